import { readFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { atomicWrite } from "../atomicWrite";
import { subset } from "./src/fonts/subset";

/**
 * Writes the text font, cut down to the characters of the site, to `.docusaurus/fonts/figtree.woff2`, where
 * src/css/theme.css asks for it. The check `characters` names a page that shows one more.
 *
 * @param options.characters what the font must be able to show
 */
export default async function textFont(
  { siteDir }: LoadContext,
  options: { characters: string },
): Promise<Plugin> {
  const source = require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");
  const font = await subset(source, options.characters);
  const target = path.join(siteDir, ".docusaurus/fonts/figtree.woff2");
  const present = await readFile(target).catch(() => undefined);
  if (!present?.equals(font)) await atomicWrite(target, font);
  return { name: "text-font" };
}
