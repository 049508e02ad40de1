import { readFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { writeAtomically } from "../../src/node/files/atomicWrite";
import { copyMathSheet } from "./src/mathSheet";
import { subsetToCharacters, type Shape } from "./src/subset";

export { writeMathSheet } from "./src/mathSheet";

export interface Options {
  /** What the text font must be able to show. */
  readonly characters: string;
  /** What the font of code must be able to show. */
  readonly codeCharacters: string;
  /** Site path of the copy of the style sheet of mathematics that serves where the CDN fails. */
  readonly mathFallback: string;
}

/**
 * Writes the fonts of text and of code, cut down to the characters of the site, to `.docusaurus/fonts`: src/css/theme.css
 * asks for `figtree.woff2`, src/client/reading/fonts.client.ts for `jetbrains-mono.woff2`. The check `characters` names
 * a page that shows one more.
 */
export default async function fonts(
  { siteDir }: LoadContext,
  { characters, codeCharacters, mathFallback }: Options,
): Promise<Plugin> {
  const folder = path.join(siteDir, ".docusaurus/fonts");
  const text = require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");
  const code =
    require.resolve("@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2");
  await write(path.join(folder, "figtree.woff2"), await subsetToCharacters(text, characters));
  await write(
    path.join(folder, "jetbrains-mono.woff2"),
    await subsetToCharacters(code, codeCharacters, CODE),
  );
  return { name: "site-fonts", postBuild: ({ outDir }) => copyMathSheet(outDir, mathFallback) };
}

/** Code has no ligatures, which show other signs than are copied, and is regular or bold. */
const CODE: Shape = { noLayoutClosure: true, variationAxes: { wght: { min: 400, max: 700 } } };

/** Leaves a file as it is that holds the same already: whatever watches it would build again. */
async function write(file: string, font: Buffer): Promise<void> {
  const present = await readFile(file).catch(() => undefined);
  if (!present?.equals(font)) await writeAtomically(file, font);
}
