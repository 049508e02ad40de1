import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { inProcess } from "../inProcess";
import { cacheFile, waitForDrawings } from "./draw";

const FOLDERS = ["docs", "blog", "src/pages"];
const FENCED = /^```mermaid\n([^]*?)\n```$/gm;

/** The Mermaid sources in Markdown, but for those that stand further to the right: they are drawn when their page is read. */
export const sourcesIn = (markdown: string): string[] =>
  Array.from(markdown.matchAll(FENCED), ([, source]) => source!);

/**
 * Has a build's diagrams drawn from its first moment, in another process. Pages ask for them much later, and would
 * wait for one diagram after the other.
 */
export default async function earlyDiagrams({ siteDir }: LoadContext): Promise<Plugin> {
  if (process.env.NODE_ENV === "production") {
    const sources = FOLDERS.flatMap((folder) => sourcesBelow(path.join(siteDir, folder)));
    const files = await Promise.all(sources.map(cacheFile));
    const missing = sources.filter((_, index) => !existsSync(files[index]!));
    if (missing.length > 0) waitForDrawings(inProcess(path.join(__dirname, "draw.process.ts"), missing));
  }
  return { name: "site-early-diagrams" };
}

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .flatMap((file) => sourcesIn(readFileSync(path.join(folder, file), "utf8")));
