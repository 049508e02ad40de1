import { readFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { atomicWrite } from "../../src/lib/files/atomicWrite";
import { copyMathSheet } from "./src/mathSheet";
import { subset } from "./src/subset";

export { mathSheet } from "./src/mathSheet";

export interface Options {
  /** What the text font must be able to show. */
  readonly characters: string;
  /** Site path of the copy of the style sheet of mathematics that serves where the CDN fails. */
  readonly mathFallback: string;
}

/**
 * Writes the text font, cut down to the characters of the site, to `.docusaurus/fonts/figtree.woff2`, where
 * src/css/theme.css asks for it. The check `characters` names a page that shows one more.
 */
export default async function fonts(
  { siteDir }: LoadContext,
  { characters, mathFallback }: Options,
): Promise<Plugin> {
  const source = require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");
  const font = await subset(source, characters);
  const target = path.join(siteDir, ".docusaurus/fonts/figtree.woff2");
  const present = await readFile(target).catch(() => undefined);
  if (!present?.equals(font)) await atomicWrite(target, font);
  return { name: "site-fonts", postBuild: ({ outDir }) => copyMathSheet(outDir, mathFallback) };
}
