import { spawnSync } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import path from "node:path";
import { type LaunchOptions } from "@playwright/test";
import manifest from "../../../package.json";
import { writeAtomically } from "../files/atomicWrite";

/** Where the bundled browser is unpacked: inside the project, so that other checkouts have their own. */
const CACHE = path.resolve(".cache");
const BUNDLED = path.join(CACHE, `chromium-${manifest.devDependencies["@sparticuz/chromium"]}`);
const BUNDLED_FONTS = path.join(BUNDLED, "fonts", "fonts");

/** Browsers that people have where the bundled one does not run. */
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A container may have 64 MB of shared memory, which a few pages fill. */
const ENOUGH_SHARED_MEMORY = 2 ** 30;

/** Checks whether the browser can keep what its processes share in memory. Otherwise it keeps it in files, which takes longer. */
function hasSharedMemory(): boolean {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize >= ENOUGH_SHARED_MEMORY;
}

/** Playwright has every browser use files. */
const ignoreDefaultArgs = hasSharedMemory() ? ["--disable-dev-shm-usage"] : [];

/**
 * Flags that every Chromium gets. No sandbox, because CI runs as root; no host but the loopback resolves, so that
 * nothing a page asks for leaves the machine even where a request escapes Playwright's interception.
 */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** What Playwright needs to start a browser. */
export type Browser = Pick<LaunchOptions, "executablePath" | "args" | "env" | "ignoreDefaultArgs">;

/**
 * Finds a Chromium: the one that `CHROMIUM_PATH` names, or the one that travels inside `@sparticuz/chromium` (Linux on
 * x64), which is unpacked into `.cache/` on first use, whatever else is installed: tests and diagrams are then the same
 * on every machine. Where that one does not run, an installed one, or Playwright's own.
 *
 * @throws Error when `CHROMIUM_PATH` names no file, or when there is no browser for this platform.
 */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return { executablePath: named, args: FLAGS, ignoreDefaultArgs };
  }
  if (bundledChromiumRuns) return unpackChromium();
  const installed = INSTALLED.find((candidate) => existsSync(candidate));
  if (installed) return { executablePath: installed, args: FLAGS, ignoreDefaultArgs };
  return downloadByPlaywright();
}

/** Whether the bundled browser runs here. */
export const bundledChromiumRuns = process.platform === "linux" && process.arch === "x64";

/**
 * Returns the bundled browser with its own shared libraries, so that a bare Debian image suffices, and with its own
 * fonts and none of the machine's: it renders a page the same everywhere. Linux on x64 only (`bundledChromiumRuns`).
 * The unpacking goes to a scratch folder which is then renamed: two processes never see half a browser.
 */
export async function unpackChromium(): Promise<Browser> {
  const home = BUNDLED;
  if (!existsSync(path.join(home, "chromium"))) {
    await mkdir(CACHE, { recursive: true });
    const scratch = await mkdtemp(path.join(CACHE, "unpacking-"));
    const { TMPDIR, AWS_LAMBDA_JS_RUNTIME } = process.env;
    // The package unpacks into os.tmpdir(), and brings its libraries only where it believes to run on this runtime.
    process.env.TMPDIR = scratch;
    process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs20.x";
    try {
      // Docusaurus loads its configuration, and with it this module, through jiti, which hands out the default export
      // itself; node and Playwright hand out the module.
      const imported = await import("@sparticuz/chromium");
      const chromium = imported.default ?? (imported as unknown as typeof imported.default);
      await chromium.executablePath();
      await rename(scratch, home).catch((error: NodeJS.ErrnoException) => {
        // Another process was faster: its copy is as good.
        if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
      });
    } finally {
      for (const [name, value] of Object.entries({ TMPDIR, AWS_LAMBDA_JS_RUNTIME })) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      await rm(scratch, { recursive: true, force: true });
    }
  }
  const fonts = path.join(home, "fonts-alone");
  // At once, and as a new file: another process may be starting the browser, another copy of the site may share the old.
  await writeAtomically(path.join(fonts, "fonts.conf"), FONT_CONFIGURATION);
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return {
    executablePath: path.join(home, "chromium"),
    // There is no zygote in the bundled headless shell.
    args: [...FLAGS, "--no-zygote"],
    ignoreDefaultArgs,
    env: {
      ...inherited,
      LD_LIBRARY_PATH: path.join(home, "al2023", "lib"),
      FONTCONFIG_PATH: fonts,
      HOME: inherited.HOME ?? home,
    },
  };
}

/** The package's own file names folders of a cloud function. */
const FONT_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${BUNDLED_FONTS}</dir>
  <cachedir>${path.join(BUNDLED, "fonts-cache")}</cachedir>
</fontconfig>
`;

/** Returns the last resort (macOS without Chrome, Linux on ARM): Playwright fetches its own build once. */
async function downloadByPlaywright(): Promise<Browser> {
  const { chromium } = await import("@playwright/test");
  if (!existsSync(chromium.executablePath())) {
    const { status } = spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
    if (status !== 0) {
      throw new Error("No Chromium found. Install one, or name one with CHROMIUM_PATH=/path/to/chromium.");
    }
  }
  return { executablePath: chromium.executablePath(), args: FLAGS, ignoreDefaultArgs };
}
