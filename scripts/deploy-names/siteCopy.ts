import { spawnSync } from "node:child_process";
import { link, mkdir, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";

/** What builds and tests have made, and Git's folder: a copy starts without. Paths from the site's folder. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  ".git .docusaurus build test-results playwright-report node_modules/.cache .cache/bench .cache/deploy .cache/reproducible".split(
    " ",
  ),
);

/**
 * Copies a site with its packages and the plugins' caches, but without the bundler's cache. The files are hard links: who
 * changes one in the copy must remove it first, or changes the original.
 *
 * @param site the site's folder
 * @param copy the copy's, on the same file system; replaced if it exists
 */
export async function copySite(site: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await linkFolder(site, copy, (file) => LEFT_OUT.has(path.relative(site, file)));
  // Pages have the date of their last change from Git, where there is one.
  const git = spawnSync("git", ["rev-parse", "--absolute-git-dir"], { cwd: site, encoding: "utf8" });
  if (git.status === 0) await writeFile(path.join(copy, ".git"), `gitdir: ${git.stdout}`);
}

async function linkFolder(from: string, to: string, isLeftOut: (file: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (isLeftOut(source)) continue;
    if (entry.isDirectory()) await linkFolder(source, target, isLeftOut);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.isFile()) await link(source, target);
  }
}
