import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { measureBuild } from "../build";
import { scaledSite } from "./scaledSite";
import { weighOne } from "../weight";

/** What a site of a certain size costs, by name; times in seconds, sizes in bytes with brotli. */
export type ScaleFigures = Readonly<Record<string, number>>;

/** A page that is in the site whatever its size, with the sidebar of the section that grows. */
const PAGE = "/guides/lockup/overview";

/** Builds a site with a number of documents, cold and warm, and measures it. */
export async function measureScale(documents: number): Promise<ScaleFigures> {
  const folder = await scaledSite(documents);
  const cold = await measureBuild("cold", folder);
  const warm = await measureBuild("warm", folder);
  const dir = path.join(folder, "build");
  const weight = await weighOne(dir, PAGE);
  const html = readFileSync(path.join(dir, `${PAGE}.html`), "utf8");
  return {
    "cold build, s a page": cold.seconds / documents,
    "warm build, s a page": warm.seconds / documents,
    "memory of a cold build, bytes a page": cold.peak / documents,
    "a page's HTML, bytes": weight.html,
    "its sidebar, bytes": compressed(partOf(html, /<aside\b[\s\S]*?<\/aside>/)),
    "its JavaScript, bytes": weight.js,
    "its CSS, bytes": weight.css,
    "all that it loads, bytes": weight.total,
    "search index, bytes a page": searchBytes(dir) / documents,
  };
}

/** Returns how much each figure of the larger site is of that of the smaller one; nothing is as much as nothing. */
export function ratios(smaller: ScaleFigures, larger: ScaleFigures): Record<string, number> {
  return Object.fromEntries(
    Object.entries(smaller).map(([name, figure]) => {
      const other = larger[name] ?? Number.NaN;
      return [name, figure === other ? 1 : other / figure];
    }),
  );
}

const compressed = (text: string): number => brotliCompressSync(text).byteLength;

/** @throws Error when the page has no such part: a missing one would look like one that weighs nothing */
export function partOf(html: string, pattern: RegExp): string {
  const [part] = pattern.exec(html) ?? [];
  if (!part) throw new Error(`${PAGE} has nothing that matches ${pattern}.`);
  return part;
}

function searchBytes(dir: string): number {
  const folder = path.join(dir, "assets/search");
  if (!existsSync(folder)) throw new Error(`There is no search index in ${folder}.`);
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
  return files.reduce((sum, text) => sum + compressed(text), 0);
}
