import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Returns the files below a folder, at any depth, sorted, so that what is made of them does not depend on the disk.
 * Paths are relative to the folder, with forward slashes: `concepts/fees.mdx`.
 *
 * @param ending keeps files whose name ends so or matches, for example `.html`
 * @throws Error of `node:fs` when there is no such folder
 */
export function listFilesBelow(folder: string, ending: string | RegExp = ""): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => (typeof ending === "string" ? file.endsWith(ending) : ending.test(file)))
    .sort();
}
