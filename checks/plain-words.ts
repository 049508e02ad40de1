import { type Check } from "./support/check";
import { lineAt } from "./support/passages";

const BELITTLING = "It tells readers who struggle that they should not. Leave it out.";
const PRAISE = "It praises instead of saying. Say what the thing does, with a figure if there is one.";

/** What pages do not say, and what to do instead. The spelling list cannot hold these: the words exist. */
const RULES: readonly [pattern: RegExp, remedy: string][] = [
  [/\p{L}!(?=\s|$)/gu, "No exclamation marks: end the sentence with a full stop."],
  [/\b(?:simply|obviously|of course|basically|easy|effortless(?:ly)?)\b/gi, BELITTLING],
  // Of time and place ("just before") it says something.
  [/\bjust\b(?! (?:after|above|as|before|below|now|outside|the same|under)\b)/gi, BELITTLING],
  [
    /\b(?:seamless(?:ly)?|powerful|robust|blazing(?:ly)?|cutting-edge|world-class|game-chang\w+|revolutionary|best-in-class|state-of-the-art)\b/gi,
    PRAISE,
  ],
  [/\b(?:leverag(?:e|es|ed|ing)|utili[sz](?:e|es|ed|ing))\b/gi, 'Write "use".'],
  [/\bin order to\b/gi, 'Write "to".'],
  [/\bplease\b/gi, "Ask directly: the imperative is polite enough."],
  [/(?<![\p{L}.])(?:e\.g\.|i\.e\.|etc\.)/giu, 'Write "for example", "that is" or the whole list.'],
  // "US dollars" is not "us"; "let us know" asks for a report.
  [
    /\b(?:[Ww]e|(?<!\b[Ll]et )us|[Oo]urs?|[Ll]et's)\b/g,
    "Speak to the reader, not of the writers: you, or the thing itself.",
  ],
];

export const plainWords: Check = {
  name: "plain-words",
  title: "no page praises, belittles, exclaims or speaks of its writers",

  *site(site) {
    for (const passage of site.passages) {
      for (const [pattern, remedy] of RULES) {
        for (const match of passage.text.matchAll(pattern)) {
          const around = passage.text.slice(
            Math.max(0, match.index - 25),
            match.index + match[0].length + 25,
          );
          yield {
            file: passage.file,
            line: lineAt(passage, match.index),
            message: `Says "${match[0]}": "${around.replace(/\s+/g, " ").trim()}".`,
            remedy,
          };
        }
      }
    }
  },
};
