import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { markFiles, officialMarks, palettes } from "./brand";

describe("palettes", () => {
  it("have unique ids, and colours in lower case", () => {
    expect(new Set(palettes.map(({ id }) => id)).size).toBe(palettes.length);
    for (const { name, hex } of palettes.flatMap(({ colours }) => colours)) {
      expect(hex, name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe("files of the mark", () => {
  const read = (file: string) => readFileSync(path.join("static", file));

  it.each(markFiles.filter(({ format }) => format === "PNG"))(
    "$path is as large as it says, and transparent",
    (file) => {
      const bytes = read(file.path);
      expect(bytes.subarray(1, 4).toString()).toBe("PNG");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([file.size, file.size]);
      // Colour type 6: red, green, blue and alpha.
      expect(bytes[25]).toBe(6);
    },
  );

  it("the SVG has the primary gradient", () => {
    const svg = read(markFiles[0]!.path).toString();
    for (const { hex } of palettes.find(({ id }) => id === "primary")!.colours) expect(svg).toContain(hex);
  });

  it.each(officialMarks)(
    "$path is the official SVG, with the gradient of the logo files or without any",
    ({ path: file }) => {
      const svg = read(file).toString();
      expect(svg).toMatch(/^<svg [^>]*viewBox="/);
      const [start, end] = palettes.find(({ id }) => id === "logo")!.colours;
      expect(svg.includes(start!.hex)).toBe(svg.includes("linearGradient"));
      expect(svg.includes(end!.hex)).toBe(svg.includes("linearGradient"));
    },
  );
});
