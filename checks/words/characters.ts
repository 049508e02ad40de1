import { textCharacters } from "../../config/build/fonts";
import { type Check } from "../support/check";

/** The text font holds the characters named in config/build/fonts.ts; a letter from another font is visible. */
const known = new Set(textCharacters);

/** Letters and punctuation that the text font has glyphs for. Arrows, formulas and the like come from elsewhere anyway. */
const EXPECTED = /[\p{Script=Latin}\u00a0-\u00bf\u2010-\u2027\u20ac]/gu;

export const characters: Check = {
  name: "characters",
  title: "the text font holds every letter and sign of the pages",

  *page(page) {
    const { $ } = page;
    const body = $("body").clone();
    body.find("script, style, template, code, pre, svg, .katex").remove();
    const missing = new Set((body.text().match(EXPECTED) ?? []).filter((character) => !known.has(character)));
    for (const character of missing) {
      yield {
        near: character,
        message: `"${character}" (U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}) is not in the text font.`,
        remedy: "Add it to config/build/fonts.ts, or write it otherwise.",
      };
    }
  },
};
