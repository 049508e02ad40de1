import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readComponents } from "../../src/remark/components";
import { isLong, isWeekly } from "../../tests/standIns/long";
import { isList, isPage, isTest } from "./rooms";

const copy = path.resolve(".cache/rooms");
const compiler = path.resolve("node_modules/typescript-7/bin/tsc");
const files: string[] = [];

/** Lists the errors of types in the copy, apart from those in tests: some name a tool that is gone. */
function findErrors(): string[] {
  const { stdout, status } = spawnSync("node", [compiler, "--noEmit", "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  const errors = [...stdout.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error .*$/gmu)];
  if (status !== 0 && errors.length === 0) throw new Error(`The compiler ended with ${status}: ${stdout}`);
  return errors.filter(([, file]) => !isTest(file!)).map(([line]) => line);
}

beforeAll(() => {
  if (!isLong) return;
  rmSync(copy, { recursive: true, force: true });
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  files.push(
    ...list
      .trim()
      .split("\n")
      .filter((file) => existsSync(file)),
  );
  for (const file of files) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    copyFileSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Rewrites a file of the copy. */
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(copy, file), change(readFileSync(path.join(copy, file), "utf8")));

/**
 * Takes a tool out of the copy: its folder, its lines in the lists of tools, its components on pages with their imports, and
 * the signs on pages that name its tests.
 */
function takeOut(room: string, components: readonly string[]): void {
  rmSync(path.join(copy, "src/tools", room), { recursive: true });
  const lines = new RegExp(`^import .* from "\\./${room}/.*";\\n|^  ${room},\\n`, "gmu");
  const entries = new RegExp(`\\{\\s*folder: "${room}",[^{}]*\\},`, "gu");
  for (const file of files.filter((file) => isList(file)))
    edit(file, (list) => list.replace(lines, "").replace(entries, ""));
  const uses = new RegExp(
    [
      `<(?:${['ShownBy file="src/tools/' + room + "/", ...components.map((name) => `${name}\\b`)].join("|")})[^<]*?/>`,
      `^import .* from "@site/src/tools/${room}";$`,
    ].join("|"),
    "gmu",
  );
  for (const page of files.filter((file) => file.endsWith(".mdx") || isPage(file)))
    edit(page, (text) => text.replace(uses, ""));
}

/** Folders of a build that are the same without a tool. The copy gets those that the project has. */
const BUILT = [
  ...["airdrops", "flow", "lockup", "utils"].map((name) => `docs/reference/${name}/contracts`),
  ...["diagrams", "fonts", "page-text", "playground", "reference"].map((name) => `.cache/${name}`),
  ...["sdk-reference", "search-index", "social-cards", "solidity"].map((name) => `.cache/${name}`),
];

/** Maximum number of lines of an error that are quoted. */
const QUOTED = 12;

/** Builds the copy. Minifying would find nothing, and the bundler's cache would be of no use to any other build. */
function buildCopy(): void {
  const { stdout, stderr, status, signal } = spawnSync("npx", ["docusaurus", "build", "--no-minify"], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", DOCUSAURUS_NO_PERSISTENT_CACHE: "true", NO_COLOR: "1" },
  });
  if (status === 0) return;
  const lines = `${stdout}\n${stderr}`.split("\n").filter((line) => !/^\s*(?:at .*|\.{3} .*)?$/u.test(line));
  // The first lines of a message are those that a summary shows, and the last cause says the most.
  const cause = lines.findLastIndex((line) => line.includes("[cause]"));
  const first = cause === -1 ? lines.findIndex((line) => /error/iu.test(line)) : cause;
  const quoted = first === -1 ? lines.slice(-QUOTED) : lines.slice(first, first + QUOTED);
  throw new Error(`The build ended with ${status ?? signal}: ${quoted.join("\n")}`);
}

// No tool uses another (rooms.test.ts), so a copy without all of them says the same as eleven copies without one each. The
// build is a second one of the complete site and takes most of the time, so the weekly job alone does it.
it.runIf(isLong)(
  `the site type-checks ${isWeekly ? "and builds " : ""}without its tools`,
  () => {
    const rooms = readdirSync(path.join(copy, "src/tools"), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(rooms.length).toBeGreaterThan(10);
    const components = [...readComponents(copy)];
    for (const { name: room } of rooms) {
      const own = components.filter(([, source]) => source === `@site/src/tools/${room}`);
      takeOut(
        room,
        own.map(([name]) => name),
      );
    }
    expect(findErrors()).toEqual([]);
    if (!isWeekly) return;
    for (const folder of BUILT.filter((folder) => existsSync(folder)))
      cpSync(folder, path.join(copy, folder), { recursive: true });
    buildCopy();
  },
  1_800_000,
);
