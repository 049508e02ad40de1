import { type Comment } from "./read";

/** Quantities without a name, verbs from another idiom, and a word for a place that is used for a time or an order. */
export const PATTERNS: readonly { name: string; pattern: RegExp; remedy: string }[] = [
  {
    name: "so many",
    pattern: /\b(?:so many|so much of|as much of|so few|so long a)\b/giu,
    remedy: 'Name the quantity: "Maximum number of …", "The part of …".',
  },
  {
    name: "stands, told, anew",
    pattern:
      /\b(?:stands?(?! (?:for|still|in for|up)\b)|stood|standing|lies|lie|lay(?!out)|tells?(?! (?:apart|you|them|readers)\b)|told|anew|afresh|amiss|seldom|mend(?:s|ed|ing)?|in (?:the )?place of|for good|for ever|hand(?:s|ed)? (?:it |them )?on|somebody|anybody|everybody|but for)\b(?!-)/giu,
    remedy:
      'Write "is", "is in", "returns", "shows", "again", "wrong", "rarely", "fix", "instead of", "permanently".',
  },
  {
    name: "behind",
    pattern: /\bbehind\b(?! (?:the scenes|a (?:gateway|proxy|flag|login)))/giu,
    remedy: 'Write "after", or "below" and "under" for layers.',
  },
];

/** Openings of a comment that look like a verb in the third person and are not. */
const NOUNS = new Set(
  "addresses alias arguments as always averages axes batches blocks bytes calls campaigns chains characters columns commas commands contracts decimals deployments digits entries errors events examples fields files findings formulas functions gas headings identities items its is letters libraries lines lookbehinds names numbers options pages paths perhaps pixels prices questions references regions rows seconds segments selectors sometimes streams subgraphs suffixes tests texts this times tokens tranches us values withdrawals words years perhaps was has does unless".split(
    " ",
  ),
);

/** Checks whether the comment of a function begins with a verb in the third person: "Returns the rows of a list." */
export function beginsWithVerb({ text }: Comment): boolean {
  const [first = ""] = /[\p{L}□@]+/u.exec(text) ?? [];
  if (/^(?:\s*@|□)/.test(text.trim())) return true;
  const word = first.toLowerCase();
  return /^\p{Lu}/u.test(first) && word.endsWith("s") && !word.endsWith("ss") && !NOUNS.has(word);
}
