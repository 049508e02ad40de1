/**
 * `npm run test:browserslist`: holds what was built against the browsers of .browserslistrc. es-check reads the scripts
 * and doiuse the styles; both know from MDN's and caniuse's data what each browser can do. Run `npm run build` first.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { findLookbehinds } from "./browserslist/scripts";
import { findUnsupported } from "./browserslist/styles";

const BUILD = process.env.SITE_DIR ?? "build";

const files = readdirSync(BUILD, { recursive: true, encoding: "utf8" }).map((file) => path.join(BUILD, file));
const scripts = files.filter((file) => file.endsWith(".js"));
const sheets = files.filter((file) => file.endsWith(".css"));

/** What es-check finds that is not used where it is lacking. TypeScript's `lib` keeps the last two out of our sources. */
const IGNORED = [
  // A proposal that was withdrawn; methods of that name are another's.
  "ArrayPrototypeGroup",
  // @noble/hashes asks whether the browser has them.
  "Uint8ArrayFromHex",
  "Uint8ArrayToHex",
];

async function main(): Promise<void> {
  if (scripts.length === 0) throw new Error(`${BUILD}/ holds no script. Run "npm run build" first.`);
  const faults = scripts.flatMap(findLookbehinds);
  for (const sheet of sheets) faults.push(...(await findUnsupported(sheet)));
  for (const fault of faults) console.error(fault);
  const options = ["--checkFeatures", "--browserslistEnv=production", `--ignore=${IGNORED.join(",")}`];
  const { status } = spawnSync(
    "npx",
    ["--no-install", "es-check", "checkBrowser", `${BUILD}/**/*.js`, ...options],
    {
      stdio: "inherit",
    },
  );
  const failed = faults.length + (status === 0 ? 0 : 1);
  console.log(`${scripts.length + sheets.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
