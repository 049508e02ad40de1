import { type Passage } from "../../support/passages";
import { PHRASES, TERMS } from "./phrases";
import { beginsWithClause, hasVerb, isLabelWithLink, splitSentences } from "./sentences";

/** A place at which a text breaks a rule of the style guide. */
export interface Hit {
  readonly passage: Passage;
  /** Where in the text of the passage. */
  readonly index: number;
  /** The words, as they are quoted. */
  readonly words: string;
}

/** A rule of the style guide that a program can check. */
export interface Rule {
  /** The name by which an exception or a budget refers to it. */
  readonly name: string;
  readonly remedy: string;
  find(passages: readonly Passage[]): Iterable<Hit>;
}

/** Number of words above which the content of a table cell belongs below the table. */
const LONGEST_CELL = 25;

/** The opening of an answer. "Only Envio has counts" and "No other function" begin with a subject. */
const ANSWER =
  /^(?:Yes|None|Not|Because|No(?=[,.;:])|Only (?=(?:by|in|on|if|when|while|from|to|with|for|after|before|as|where)\b))(?=[\s,.:;]|(?<= ))/;

const isPage = ({ file }: Passage) => /^(?:docs|blog|src\/pages)\/.*\.mdx?$/.test(file);

/** Makes a rule of something to look for in each passage alone. */
function searchEach(
  name: string,
  remedy: string,
  find: (passage: Passage) => Iterable<{ index: number; words: string }>,
): Rule {
  return {
    name,
    remedy,
    *find(passages) {
      for (const passage of passages) {
        for (const hit of find(passage)) yield { passage, ...hit };
      }
    },
  };
}

/** Every rule. Those that have no budget hold everywhere. */
export const rules: readonly Rule[] = [
  ...[...PHRASES, ...TERMS].map(({ name, pattern, remedy }) =>
    searchEach(name, remedy, function* ({ text }) {
      for (const { 0: words, index } of text.matchAll(pattern)) yield { index, words };
    }),
  ),
  searchEach("semicolons", "Make sentences of it, or a list.", function* ({ kind, text }) {
    if (kind !== "paragraph") return;
    const [, second] = text.matchAll(/;(?=\s)/g);
    if (second) yield { index: second.index, words: quoteAround(text, second.index) };
  }),
  {
    name: "answer without a question",
    remedy:
      "The heading asks nothing, so the first sentence cannot answer. Write a sentence that can be quoted alone.",
    *find(passages) {
      for (const { heading, first } of listSections(passages)) {
        const words = ANSWER.exec(first.text)?.[0];
        if (words && !heading.text.trim().endsWith("?")) yield { passage: first, index: 0, words };
      }
    },
  },
  searchEach("semicolon in a description", "Write one sentence with a verb.", function* (passage) {
    const index = passage.text.indexOf(";");
    if (isDescription(passage) && index >= 0) yield { index, words: quoteAround(passage.text, index) };
  }),
  searchEach(
    "chain of colons and semicolons",
    "Make sentences of it, or a list.",
    function* ({ kind, text }) {
      if (kind !== "paragraph") return;
      for (const sentence of splitSentences(text)) {
        const count = sentence.match(/[;:](?=\s)/g)?.length ?? 0;
        if (count >= 2) yield locateSentence(text, sentence);
      }
    },
  ),
  searchEach("semicolon in a cell", "Write a phrase or whole sentences.", function* ({ kind, text }) {
    const index = text.search(/;(?=\s)/);
    if (kind === "cell" && index >= 0) yield { index, words: quoteAround(text, index) };
  }),
  searchEach("cell of more than 25 words", "Move it below the table.", function* ({ kind, text }) {
    if (kind === "cell" && text.split(/\s+/).length > LONGEST_CELL) yield { index: 0, words: start(text) };
  }),
  {
    name: "section begins without a verb",
    remedy: "Write a sentence with a subject and a verb that can be quoted alone.",
    *find(passages) {
      for (const { heading, first } of listSections(passages)) {
        if (heading.text.trim().endsWith("?")) continue;
        const [sentence = ""] = splitSentences(first.text);
        if (!hasVerb(sentence) && !sentence.endsWith(":"))
          yield { passage: first, index: 0, words: start(sentence) };
      }
    },
  },
  searchEach("clause as subject", "Let a noun be the subject.", function* ({ kind, text }) {
    if (kind !== "paragraph" && kind !== "text" && kind !== "cell") return;
    for (const sentence of splitSentences(text)) {
      if (/[.:]$/.test(sentence) && beginsWithClause(sentence)) {
        yield locateSentence(text, sentence);
      }
    }
  }),
  searchEach("label with link", "Let the link be part of a sentence.", function* ({ kind, text, links }) {
    if (kind !== "paragraph") return;
    const names = links.map((link) => link.text);
    for (const sentence of splitSentences(text)) {
      if (isLabelWithLink(sentence, names)) {
        yield locateSentence(text, sentence);
      }
    }
  }),
  {
    name: "unknown twice",
    remedy: "Say a limit of knowledge once per section.",
    *find(passages) {
      const seen = new Set<string>();
      let section = "";
      for (const passage of passages.filter(isPage)) {
        if (passage.kind === "heading" || passage.kind === "title")
          section = `${passage.file}:${passage.line}`;
        for (const { 0: words, index } of passage.text.matchAll(
          /\b(?:not documented|not read (?:for|here)|was not tried|not verified)\b/gi,
        )) {
          const key = section || passage.file;
          if (seen.has(key)) yield { passage, index, words };
          seen.add(key);
        }
      }
    },
  },
];

/** Yields the headings of pages, each with the first paragraph after it. */
function* listSections(passages: readonly Passage[]): Iterable<{ heading: Passage; first: Passage }> {
  for (const [index, heading] of passages.entries()) {
    const first = passages[index + 1];
    if (heading.kind !== "heading" || !isPage(heading) || first?.file !== heading.file) continue;
    if (first.kind === "paragraph") yield { heading, first };
  }
}

/** Checks whether a passage is the description in the front matter, which comes before everything else. */
function isDescription({ file, kind, line }: Passage): boolean {
  return kind === "text" && line <= 12 && /\.mdx?$/.test(file) && !/README/.test(file);
}

/** Returns the place of a sentence in a text, whose white space may be different. */
function locateSentence(text: string, sentence: string): { index: number; words: string } {
  const [first = ""] = sentence.split(" ", 1);
  return { index: Math.max(0, text.indexOf(first)), words: start(sentence) };
}

/** Returns the words around a place of a text. */
function quoteAround(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 30), index + 30)
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the first words of a sentence. */
function start(sentence: string): string {
  const words = sentence.split(/\s+/);
  return words.length > 9 ? `${words.slice(0, 9).join(" ")} …` : sentence;
}
