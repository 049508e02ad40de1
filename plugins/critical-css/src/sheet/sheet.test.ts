import { describe, expect, it } from "vitest";
import { Sheet, removeFonts } from "./sheet";
import { readTokens } from "./tokens";

const select = (css: string, html: string, states?: RegExp[]) =>
  Sheet.parse(css, states).select(readTokens(html));

describe("Sheet.select", () => {
  it("keeps the rules that a page's tags, classes, ids and attributes ask for, in their order", () => {
    const css = `a{color:red}.card>b,.none b{margin:0}#top{top:0}[role=tab]{left:0}#gone{top:1px}i{top:2px}`;
    expect(select(css, `<a></a><p class="x card" id=top><b role=tab></b></p>`)).toBe(
      `a{color:red}.card>b{margin:0}#top{top:0}[role=tab]{left:0}`,
    );
  });

  it("keeps states that the built page does not show: focus, what is before, what scripts set", () => {
    const css =
      `a:focus{top:0}a::after{top:1px}a:not(.x){top:2px}[data-theme=dark] a{top:3px}details[open]{top:4px}` +
      `a[aria-expanded=true]{top:5px}.shown_aB{top:6px}.other{top:7px}`;
    expect(select(css, `<a></a><details></details>`, [/^shown_/])).toBe(css.replace(".other{top:7px}", ""));
  });

  it("leaves out what a pointer shows, whose first move enables the full style sheet", () => {
    const css = `a:hover{top:0}a:active,a:focus{top:1px}a:not(:hover){top:2px}:is(a:hover,b){top:3px}`;
    expect(select(css, `<a></a>`)).toBe(`a:focus{top:1px}a:not(:hover){top:2px}`);
  });

  it("asks for one alternative of :is() and :where()", () => {
    expect(select(`:is(h1,h2) a{top:0}:where(h5,h6) a{top:1px}`, `<h2><a></a></h2>`)).toBe(
      `:is(h1,h2) a{top:0}`,
    );
  });

  it("keeps conditions around what they hold, and none around nothing", () => {
    const css = `@media print{a{top:0}b{top:1px}}@media (forced-colors:active){b{top:2px}}@supports (a:b){a{top:3px}}`;
    expect(select(css, `<a></a>`)).toBe(`@media print{a{top:0}}@supports (a:b){a{top:3px}}`);
  });

  it("keeps the order of layers whose rules it leaves out", () => {
    const css = `@layer base{b{top:0}}@layer theme{@layer inner{a{top:1px}}}@layer last;a{top:2px}`;
    expect(select(css, `<a></a>`)).toBe(
      `@layer base,theme,theme.inner,last;@layer theme{@layer inner{a{top:1px}}}a{top:2px}`,
    );
  });

  it("keeps custom properties that rules, other properties, inline styles or SVG use", () => {
    const css = `:root{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:4px}p{top:var(--a)}`;
    expect(select(css, `<p style="left: var(--c)"><path fill="var(--d)"/></p>`)).toBe(
      `:root{--a:var(--b);--b:1px;--c:2px;--d:3px}p{top:var(--a)}`,
    );
  });

  it("keeps animations and fonts that a rule names", () => {
    const css =
      `@font-face{font-family:"One";src:url(/1)}@font-face{font-family:Two;src:url(/2)}` +
      `@keyframes turn{to{top:var(--x)}}@keyframes fall{to{top:1px}}:root{--f:"One",serif;--x:1px}p{font:1em var(--f);animation:turn 1s}`;
    const selected = select(css, `<p></p>`);
    expect(selected).toContain(`url(/1)`);
    expect(selected).toContain(`@keyframes turn`);
    expect(selected).toContain(`--x:1px`);
    expect(selected).not.toMatch(/Two|fall/);
  });

  it("keeps all fonts where a page must name them all", () => {
    const css = `@font-face{font-family:One;src:url(/1)}@keyframes One{to{top:0}}p{top:0}`;
    expect(Sheet.parse(css, [], { allFonts: true }).select(readTokens("<p></p>"))).toBe(
      `@font-face{font-family:One;src:url(/1)}p{top:0}`,
    );
    expect(select(css, "<p></p>")).toBe(`p{top:0}`);
  });

  it("refuses what it cannot judge, by name", () => {
    expect(() => Sheet.parse(`@scope (.card){a{top:0}}`)).toThrow(/@scope/);
    expect(() => Sheet.parse(`a{b{top:0}}`)).toThrow(/within a rule: a/);
  });
});

it("leaves fonts out of the full style sheet, and nothing else", () => {
  expect(removeFonts(`@font-face{font-family:One;src:url(/1)}a{top:0}@media print{a{top:1px}}`)).toBe(
    `a{top:0}@media print{a{top:1px}}`,
  );
});
