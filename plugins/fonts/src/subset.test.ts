import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { describe, expect, it } from "vitest";
import { textCharacters } from "../../../config/build/fonts";
import { subset } from "./subset";

const SOURCE = require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");

describe("subset", () => {
  it("keeps what it is asked for, and little else", async () => {
    const [all, some] = [await readFile(SOURCE), await subset(SOURCE, "stream")];
    expect(some.subarray(0, 4).toString("latin1")).toBe("wOF2");
    expect(some.length).toBeLessThan(all.length / 4);
    expect((await subset(SOURCE, "streams and tranches")).length).toBeGreaterThan(some.length);
  });

  it("gives the same bytes for the same letters, in any order and number", async () => {
    expect(await subset(SOURCE, "tranche")).toEqual(await subset(SOURCE, "echnart tranche".replace(" ", "")));
  });
});

describe("the text font", () => {
  /** The table of characters and the glyphs are all that a character adds. */
  const cut = async (character: string) =>
    Buffer.from(await subsetFont(await readFile(SOURCE), character, { targetFormat: "sfnt" }));

  it("has a shape for every character that the site counts on", async () => {
    const none = await cut("\u{10FFFF}");
    const missing: string[] = [];
    for (const character of textCharacters) if ((await cut(character)).equals(none)) missing.push(character);
    expect(missing).toEqual([]);
    expect(await cut("Ж"), "a letter that the font lacks, to show that one would be named").toEqual(none);
  });
});
