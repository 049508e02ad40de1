import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { describe, expect, it } from "vitest";
import { codeCharacters, textCharacters } from "../../../config/build/fonts";
import { subsetToCharacters } from "./subset";

const SOURCE = require.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2");

describe("subset", () => {
  it("keeps what it is asked for, and little else", async () => {
    const [all, some] = [await readFile(SOURCE), await subsetToCharacters(SOURCE, "stream")];
    expect(some.subarray(0, 4).toString("latin1")).toBe("wOF2");
    expect(some.length).toBeLessThan(all.length / 4);
    expect((await subsetToCharacters(SOURCE, "streams and tranches")).length).toBeGreaterThan(some.length);
  });

  it("gives the same bytes for the same letters, in any order and number", async () => {
    expect(await subsetToCharacters(SOURCE, "tranche")).toEqual(
      await subsetToCharacters(SOURCE, "echnart tranche".replace(" ", "")),
    );
  });
});

describe("the font of code", () => {
  const CODE =
    require.resolve("@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2");

  it("costs 20 kB at most", async () => {
    const shape = { noLayoutClosure: true, variationAxes: { wght: { min: 400, max: 700 } } };
    expect((await subsetToCharacters(CODE, codeCharacters, shape)).length).toBeLessThan(20_000);
    expect((await subsetToCharacters(CODE, codeCharacters)).length, "with its ligatures").toBeGreaterThan(
      20_000,
    );
  });

  it("is as wide and as high as what stands in for it", async () => {
    // Advances in em, as the fonts have them.
    const advances: Record<string, number> = {
      Menlo: 1233 / 2048,
      "DejaVu Sans Mono": 1233 / 2048,
      Consolas: 1126 / 2048,
      "Liberation Mono": 1229 / 2048,
      "Droid Sans Mono": 1229 / 2048,
    };
    const css = await readFile("src/css/theme.css", "utf8");
    const faces = [...css.matchAll(/@font-face \{\s*font-family: "Code\w+";([^}]+)\}/g)].map(
      ([, body]) => body!,
    );
    expect(faces).toHaveLength(3);
    for (const face of faces) {
      const percent = (name: string) =>
        Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1] ?? 100) / 100;
      const names = [...face.matchAll(/local\("([^"]+)"\)/g)]
        .map(([, name]) => name!)
        .filter((name) => name in advances);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(advances[name]! * percent("size-adjust"), name).toBeCloseTo(0.6, 3);
      expect(percent("ascent-override") * percent("size-adjust")).toBeCloseTo(1.02, 3);
      expect(percent("descent-override") * percent("size-adjust")).toBeCloseTo(0.3, 3);
    }
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
