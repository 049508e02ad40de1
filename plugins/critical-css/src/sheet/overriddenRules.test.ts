import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { dropOverridden } from "./overriddenRules";

function left(css: string): string {
  const root = postcss.parse(css);
  dropOverridden(root);
  return root.toString();
}

describe("dropOverridden", () => {
  it("takes out custom properties that the same selector sets again, and rules that then hold nothing", () => {
    expect(left(`.a{--x:1;--y:1}.b{--x:2}.a{--x:3}`)).toBe(`.a{--y:1}.b{--x:2}.a{--x:3}`);
    expect(left(`.a{--x:1}.a{--x:2}`)).toBe(`.a{--x:2}`);
  });

  it("lets rules outside of layers override those in a layer, in whatever order", () => {
    expect(left(`.a{--x:1}@layer base{.a{--x:2;--y:2}.b{--x:2}}`)).toBe(
      `.a{--x:1}@layer base{.a{--y:2}.b{--x:2}}`,
    );
    expect(left(`@layer one{.a{--x:1}}@layer two{.a{--x:2}}`)).toBe(
      `@layer one{.a{--x:1}}@layer two{.a{--x:2}}`,
    );
  });

  it("knows that the root is the root in every state, and no other element is", () => {
    expect(left(`@layer base{html[data-theme=dark]{--x:1}}:root{--x:2}`)).toBe(`@layer base{}:root{--x:2}`);
    expect(left(`@layer base{html[data-theme=dark]{--x:1}}[data-theme=dark]{--x:2}`)).toBe(
      `@layer base{}[data-theme=dark]{--x:2}`,
    );
    const unchanged = [
      `@layer base{[data-theme=dark]{--x:1}}:root{--x:2}`,
      `@layer base{html[data-theme=dark]{--x:1}}[data-theme=light]{--x:2}`,
      `@layer base{html .a{--x:1}}:root{--x:2}`,
      `html[data-theme=dark]{--x:1}:root{--x:2}`,
    ];
    for (const css of unchanged) expect(left(css)).toBe(css);
  });

  it("keeps what holds for one of several selectors, under a condition, with weight, or is no custom property", () => {
    const unchanged = [
      `.a,.b{--x:1}.a{--x:2}`,
      `.a{--x:1}@layer{.a{--x:2}}`,
      `.a{--x:1}@media print{.a{--x:2}}`,
      `@media print{.a{--x:1}}.a{--x:2}`,
      `.a{--x:1!important}.a{--x:2}`,
      `.a{--x:1}.a{--x:2!important}`,
      `.a{width:100vw}.a{width:100dvw}`,
    ];
    for (const css of unchanged) expect(left(css)).toBe(css);
    expect(left(`.a,.b{--x:1}.b{--x:2}.a{--x:3}`)).toBe(`.b{--x:2}.a{--x:3}`);
  });
});
