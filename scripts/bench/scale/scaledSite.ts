import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";

/** Below the project, so that nothing of it lands in Git. */
const FOLDER = path.resolve(".cache/bench");

/** Pages of a category: as many as a reader still finds their way in. */
const IN_CATEGORY = 30;

/** Returns a page of ordinary size, each with other words, so that nothing is saved by two of them being alike. */
export function generatedPage(number: number): string {
  const section = (part: number) => {
    const seconds = number * 60 + part;
    return [
      `## Step ${part} of case ${number}`,
      `Case ${number} streams ${number * part} tokens over ${seconds} seconds. `.repeat(4).trim(),
      `- the sender deposits ${number * part} tokens\n- the recipient withdraws after ${seconds} seconds`,
      `\`\`\`ts\nconst streamed = (${number * part}n * elapsed) / ${seconds}n;\n\`\`\``,
      `| Elapsed | Streamed |\n| --- | --- |\n| ${seconds} | ${number * part} |`,
    ].join("\n\n");
  };
  const front = `---\ntitle: Case ${number}\ndescription: How case ${number} streams ${number * 5} tokens, step by step, with its figures.\n---`;
  return [front, `What happens in case ${number}.`, ...[1, 2, 3, 4, 5].map(section)].join("\n\n");
}

/**
 * Makes a copy of the site that has a given number of documents: its own, and generated ones in categories of thirty.
 *
 * @returns the copy's folder
 * @throws Error when the site has more documents already
 */
export async function scaledSite(documents: number): Promise<string> {
  const folder = path.join(FOLDER, `scale-${documents}`);
  await rm(folder, { recursive: true, force: true });
  const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" });
  for (const file of stdout.split("\n").filter((name) => name && existsSync(name))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await copyFile(file, path.join(folder, file));
  }
  await linkPackages(folder);
  // Those written by plugins count as well: the reference is there once the site was built.
  const own = (await readdir("docs", { recursive: true })).filter((name) => /\.mdx?$/.test(name)).length;
  const missing = documents - own;
  if (missing < 0) throw new Error(`The site has ${own} documents already, more than ${documents}.`);
  for (let number = 1; number <= missing; number += 1) {
    const category = path.join(folder, "docs/guides", "cases", `part-${Math.ceil(number / IN_CATEGORY)}`);
    await mkdir(category, { recursive: true });
    await writeFile(path.join(category, `case-${number}.mdx`), generatedPage(number));
  }
  return folder;
}

/** The same packages, with a cache of their own. */
export async function linkPackages(folder: string): Promise<void> {
  const target = path.join(folder, "node_modules");
  await mkdir(target, { recursive: true });
  for (const name of await readdir("node_modules")) {
    if (name !== ".cache") await symlink(path.resolve("node_modules", name), path.join(target, name));
  }
}
