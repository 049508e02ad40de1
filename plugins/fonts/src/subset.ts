import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont, { type Shape } from "subset-font";
import { version } from "subset-font/package.json";
import { writeAtomically } from "../../../src/node/files/atomicWrite";

export type { Shape };

const CACHE = path.resolve(".cache/fonts");

/**
 * Cuts a font down to some characters, without hinting. What was cut before is taken from the cache.
 *
 * @param file a font in any format
 * @param characters the text that it must be able to show, in any order
 * @param shape what else to leave out
 * @returns the font as WOFF2
 */
export async function subsetToCharacters(
  file: string,
  characters: Iterable<string>,
  shape: Shape = {},
): Promise<Buffer> {
  const font = await readFile(file);
  const text = [...new Set(characters)].sort().join("");
  const key = createHash("sha256")
    .update(`${version}\0${text}\0${JSON.stringify(shape)}\0`)
    .update(font)
    .digest("hex")
    .slice(0, 20);
  const cached = path.join(CACHE, `${key}.woff2`);
  try {
    return await readFile(cached);
  } catch {
    const cut = await subsetFont(font, text, { targetFormat: "woff2", noHinting: true, ...shape });
    await writeAtomically(cached, cut);
    return cut;
  }
}
