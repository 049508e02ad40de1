import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

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

/** Whether React renders this page: the stub of a redirect is none. */
export const isReactPage = (html: string): boolean => /<div id="?__docusaurus\b/.test(html);

/** The HTML of a built page. */
export const readPage = (file: string): string => readFileSync(file, "utf8");

/** Replaces the HTML of a built page in one go: plugins read the pages at the same time. */
export function writePage(file: string, html: string): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, html);
  renameSync(draft, file);
}
