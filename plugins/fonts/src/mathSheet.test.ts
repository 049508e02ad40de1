import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { collectCharacters, listSpecialFonts } from "./mathSheet";

it("collects the characters that rendered formulas show, by font, and no others", () => {
  const css =
    "@font-face{font-family:KaTeX_Size1;src:url(a.woff2)}.katex{font:normal 1.21em KaTeX_Main,serif}.katex .mathnormal{font-family:KaTeX_Math;font-style:italic}" +
    ".katex .delimsizing.size1,.katex .delimsizing.mult .delim-size1>span{font-family:KaTeX_Size1}";
  const html =
    `<p>abc<span class="katex"><span class="katex-mathml">d</span><span class="katex-html" aria-hidden="true">` +
    `<span class="base"><span class="mord mathnormal">x</span><svg><path d="M0"/></svg><br><span>&le;</span></span>2` +
    `<span class="delimsizing size1">(</span><span class="delimsizing mult"><span class="delim-size1"><span>|</span>` +
    `</span></span></span>e</span>f</p>`;
  expect(collectCharacters(html, listSpecialFonts(css))).toEqual({
    KaTeX_Main: "2≤",
    KaTeX_Math: "x",
    KaTeX_Size1: "(|",
  });
  expect(collectCharacters("<p>x</p>", listSpecialFonts(css))).toEqual({});
});

it("knows KaTeX's own fonts of variables and large signs", () => {
  const css = readFileSync(require.resolve("katex/dist/katex.min.css"), "utf8");
  const families = new Set(listSpecialFonts(css).map(({ family }) => family));
  expect([...families].sort()).toEqual(
    ["Math", "Size1", "Size2", "Size3", "Size4"].map((name) => `KaTeX_${name}`),
  );
});
