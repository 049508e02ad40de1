import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { prism } from "./prism";

// The colours of code are few, and all boxes of code share them: they are compared here, each with each ground that it can
// are on, and not once more for each word of each page in the browser.

const css = readFileSync("src/css/theme.css", "utf8");

/** The colours of code in each mode, by their name in src/css/theme.css. */
const modes = Object.fromEntries(
  ["light", "dark"].map((mode) => {
    const block = css.slice(css.indexOf(`[data-theme="${mode}"]`)).split("}")[0]!;
    const colours = [...block.matchAll(/--sb-code-([\w-]+): (#[0-9a-f]{6});/g)];
    return [mode, new Map(colours.map(([, name, colour]) => [name!, colour!]))];
  }),
);

/** Relative luminance of a colour `#rrggbb`, from 0 to 1: WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colours, from 1 to 21: WCAG 2.2. */
function contrast(first: string, other: string): number {
  const [darker, lighter] = [luminance(first), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** The names of the colours that tokens have. */
const used = [prism.theme.plain, ...prism.theme.styles.map(({ style }) => style)].map(
  ({ color }) => /^var\(--sb-code-([\w-]+)\)$/.exec(String(color))?.[1],
);

it("knows contrast: black on white has the most there is, and a colour on itself none", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#8f99b0", "#8f99b0")).toBe(1);
});

describe.each(Object.entries(modes))("code in the %s mode", (_mode, colours) => {
  it.each(used)("can be read in the colour %s", (name) => {
    for (const ground of ["background", "highlight"]) {
      expect(contrast(colours.get(name!)!, colours.get(ground)!), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
