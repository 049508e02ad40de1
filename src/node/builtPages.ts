import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFilesBelow } from "./files/list";

/** Returns the paths of all HTML files below a folder. */
export const listHtmlFiles = (outDir: string): string[] =>
  listFilesBelow(outDir, ".html").map((file) => path.join(outDir, file));

/** `concepts/fees.html` is `/concepts/fees`, `guides/index.html` is `/guides`. */
export function composeRoute(file: string): string {
  const route = file
    .split(path.sep)
    .join("/")
    .replace(/(?:^|\/)index\.html$|\.html$/, "");
  return `/${route}`;
}

/**
 * Returns the file of a route: `/concepts/fees` is `concepts/fees.html`, `/` is `index.html`.
 *
 * @throws Error where the build has no file for it
 */
export function readBuiltPage(outDir: string, route: string, baseUrl: string): string {
  const page = path.join(outDir, route.slice(baseUrl.length));
  const names = page.endsWith(".html") ? [page] : [`${page}.html`, path.join(page, "index.html")];
  const file = names.find((name) => existsSync(name));
  if (!file) throw new Error(`The build has no page for ${route}: neither ${names.join(" nor ")}.`);
  return file;
}

/** Returns the HTML of a built page. */
export const readPage = (file: string): string => readFileSync(file, "utf8");
