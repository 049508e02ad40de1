/**
 * `npm run test:deploy`: what readers fetch again after a small deploy. Builds a copy of the site in which one word of one
 * page is another, and compares the names of its scripts with those in `build/`: a browser keeps a script for as long as
 * its name stays. The copy is in `.cache/deploy`, and stays there when too many differ.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { copySite } from "./deploy-names/siteCopy";

const COPY = path.resolve(".cache/deploy/site");

/** The page that is changed, and how. */
const PAGE = "docs/concepts/fees.mdx";
const WORD = "nothing else";
const OTHER_WORD = "nothing more";

/**
 * Maximum number of scripts with a new name: the page's own script, the list of scripts, what these two are named in, and two workers.
 * The minifier chooses short names by how often letters occur, and a worker's list of hashes counts.
 */
const MAX_CHANGED_SCRIPTS = 6;

/** Returns the paths of all scripts below a folder. */
async function listScripts(build: string): Promise<Set<string>> {
  const files = await readdir(build, { recursive: true });
  return new Set(files.filter((file) => file.endsWith(".js")));
}

async function main(): Promise<void> {
  if (!existsSync("build/assets/js"))
    throw new Error("There is no build to compare with: npm run build first.");
  await copySite(process.cwd(), COPY);
  const page = path.join(COPY, PAGE);
  const text = await readFile(page, "utf8");
  if (!text.includes(WORD))
    throw new Error(`${PAGE} no longer says “${WORD}”: name another word in ${__filename}.`);
  await rm(page);
  await writeFile(page, text.replace(WORD, OTHER_WORD));
  const { status } = spawnSync("node_modules/.bin/docusaurus", ["build"], { cwd: COPY, stdio: "inherit" });
  if (status !== 0) throw new Error(`The copy in ${COPY} cannot be built.`);

  const before = await listScripts("build");
  const renamed = [...(await listScripts(path.join(COPY, "build")))]
    .filter((script) => !before.has(script))
    .sort();
  console.log(`${renamed.length} of ${before.size} scripts have a new name:\n  ${renamed.join("\n  ")}`);
  if (renamed.length === 0) throw new Error("The page's own script must have one: its text is another.");
  if (renamed.length > MAX_CHANGED_SCRIPTS)
    throw new Error(`At most ${MAX_CHANGED_SCRIPTS} may. Compare with those in ${COPY}/build.`);
  await rm(path.dirname(COPY), { recursive: true });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
