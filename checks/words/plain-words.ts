import { type Check } from "../support/check";
import { CODE, findLine } from "../support/passages";
import { splitSentences } from "./voice/sentences";

const BELITTLING = "It tells readers who struggle that they should not. Leave it out.";
const PROMISE = "A page holds what is known. Write it, or leave it out.";
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
  // Written so that they do not match themselves.
  [
    /\bcoming\s+soon\b|\bT[O]DO\b|\bF[I]XME\b|\bT[B][DC]\b|\blorem\s+ipsum\b|\bwork\s+in\s+progress\b/gi,
    PROMISE,
  ],
];

/** Words that say nothing when a screen reader lists the links of a page. */
const EMPTY_LINK =
  /^(?:here|there|this|that|it|link|more|see|page|docs|(?:this|that|the) (?:link|page|guide)|click here|read more|learn more|see here)$/i;

/** Half of the sentences here have eleven words, and one in a hundred more than 33. */
const LONGEST_SENTENCE = 45;

export const plainWords: Check = {
  name: "plain-words",
  title:
    "no page praises, belittles, promises or speaks of its writers; links say where they lead; sentences end",

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
            line: findLine(passage, match.index),
            message: `Says "${match[0]}": "${around.replace(/\s+/g, " ").trim()}".`,
            remedy,
          };
        }
      }
      for (const { text, line } of passage.links) {
        const words = text.replace(/\s+/g, " ").trim();
        if (!EMPTY_LINK.test(words) && /[\p{L}\p{N}\u25a1]/u.test(words)) continue;
        yield {
          file: passage.file,
          line,
          message: `Has a link that reads "${words.replaceAll(CODE, "…")}".`,
          remedy: "Let the link's words name the page or the thing that it leads to.",
        };
      }
      if (passage.kind !== "paragraph") continue;
      for (const sentence of splitSentences(passage.text)) {
        const words = sentence.split(" ").filter(Boolean);
        if (words.length <= LONGEST_SENTENCE) continue;
        yield {
          file: passage.file,
          line: passage.line,
          message: `Has a sentence of ${words.length} words: "${words.slice(0, 6).join(" ")} …".`,
          remedy: "Make two of it.",
        };
      }
    }
  },
};
