import { existsSync, readFileSync } from "node:fs";
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

/**
 * The file of a route: `/concepts/fees` is `concepts/fees.html`, `/` is `index.html`.
 *
 * @throws Error where the build has no file for it
 */
export function builtPage(outDir: string, route: string, baseUrl: string): string {
  const page = path.join(outDir, route.slice(baseUrl.length));
  const names = page.endsWith(".html") ? [page] : [`${page}.html`, path.join(page, "index.html")];
  const file = names.find((name) => existsSync(name));
  if (!file) throw new Error(`The build has no page for ${route}: neither ${names.join(" nor ")}.`);
  return file;
}

/** The HTML of a built page. */
export const readPage = (file: string): string => readFileSync(file, "utf8");
