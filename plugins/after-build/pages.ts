import { readFileSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

/** What one step makes of an HTML file. */
export type Change = (html: string, file: string) => string | Promise<string>;

/** The paths of all HTML files below a folder, sorted, so that what is made from them does not depend on the disk. */
export async function htmlFiles(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** `concepts/fees.html` is `/concepts/fees`, `guides/index.html` is `/guides`. */
export function routeOf(file: string): string {
  const route = file
    .split(path.sep)
    .join("/")
    .replace(/(?:^|\/)index\.html$|\.html$/, "");
  return `/${route}`;
}

/**
 * The HTML of a built page. Nothing else runs while steps do, and thousands of small files are read in a fraction of the
 * time when nobody is told that each is open.
 */
export const readPage = (file: string): string => readFileSync(file, "utf8");

/** Replaces the HTML of a built page. */
export const writePage = (file: string, html: string): void => writeFileSync(file, html);

/** Makes the changes, in their order, in every HTML file below a folder; files that come out as they were are left alone. */
export async function rewritePages(outDir: string, ...changes: readonly Change[]): Promise<void> {
  for (const file of await htmlFiles(outDir)) {
    const before = readPage(file);
    let after = before;
    for (const change of changes) after = await change(after, file);
    if (after !== before) writePage(file, after);
  }
}
