import { type Check } from "../support/check";
import { collectProse } from "../support/elements";

/** Markup that the compiler did not understand and values that were not there, each with what it comes from. */
const LEFTOVERS: [RegExp, string][] = [
  [/(?:^|\s):::\w*/, "A ::: directive that did not become an admonition: give it lines of its own."],
  [
    /\{\/\*|\*\/\}/,
    "A comment or heading id that was not read: write `## Title {/* #id */}` at the end of the line.",
  ],
  [/\{#[\w-]+\}/, "A heading id in the old notation: write `## Title {/* #id */}`."],
  [
    /\[[^\]]{1,80}\]\((?:\/|https?:)[^)\s]*\)/,
    "A Markdown link that stayed text: keep blank lines around it inside JSX.",
  ],
  [/\[object Object\]/, "An object where text was meant: print one of its fields."],
  [
    /(?<![\w`'"-])(?:undefined|NaN)(?![\w`'"-])/,
    "A value that was not there: see what the page or component computes.",
  ],
  [/(?:^|\s)\*\*\w|\w\*\*(?:\s|$)/, "Bold that stayed stars: check the spaces around **."],
  [/\$\$|(?:^|\s)\\(?:frac|cdot|text|times|sum)\b/, "Maths that stayed text: check the dollar signs."],
];

export const leftovers: Check = {
  name: "leftovers",
  title: "no page shows markup or values that were meant to become something else",

  *page(page) {
    const text = collectProse(page.$);
    for (const [pattern, remedy] of LEFTOVERS) {
      const match = pattern.exec(text);
      if (!match) continue;
      const around = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30).trim();
      yield { near: match[0].trim(), message: `Shows "${around}".`, remedy };
    }
  },
};
