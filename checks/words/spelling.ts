import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import nspell from "nspell";
import { type Check } from "../support/check";
import { CODE, findLine } from "../support/passages";

/** Words that the dictionary does not know and pages may use: one a line, sorted, each used somewhere. */
const WORDS = "checks/support/words.txt";

/** Maximum number of words for which similar words of the dictionary are looked up, which takes a tenth of a second each. */
const PROPOSALS = 20;

const require = createRequire(__filename);

/** British English. The files of the dictionary are read as they are: its own loader is asynchronous. */
function readDictionary(): nspell {
  const folder = path.dirname(require.resolve("dictionary-en-gb"));
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  return nspell(read("index.aff"), read("index.dic"));
}

export const spelling: Check = {
  name: "spelling",
  title: "every word is in the dictionary of British English or in the project's list",

  *site(site) {
    const known = readDictionary();
    const list = (site.read(WORDS) ?? "").split("\n").filter(Boolean);
    const words = new Set(list);
    const used = new Set<string>();
    const found = new Map<string, { file: string; line: number }[]>();
    const isKnown = (word: string): boolean => {
      const listed = [word, lowercaseFirst(word), word.toLowerCase()].find((form) => words.has(form));
      if (listed) used.add(listed);
      return listed !== undefined || known.correct(word);
    };
    for (const passage of site.passages) {
      for (const { word, index } of listWords(passage.text)) {
        const base = word.replace(/['’]s?$/, "");
        if (isKnown(base) || base.split("-").every(isKnown)) continue;
        const places = found.get(base) ?? [];
        found.set(base, [...places, { file: passage.file, line: findLine(passage, index) }]);
      }
    }
    for (const [index, [word, places]] of [...found].entries()) {
      const proposals = index < PROPOSALS ? known.suggest(word).slice(0, 3).join(", ") : "";
      for (const location of places) {
        yield {
          ...location,
          message: `"${word}" is not in the dictionary.`,
          remedy:
            (proposals ? `Write ${proposals}, or set` : "Set") +
            ` a name from code in backticks. A word of the subject goes into ${WORDS}, in its place.`,
        };
      }
    }
    yield* findListFaults(list, known, site.isUnscoped ? used : undefined);
  },
};

/** What is wrong with the list itself: its order, words twice, and words that it need not hold. */
function* findListFaults(list: readonly string[], known: nspell, used: ReadonlySet<string> | undefined) {
  for (const [index, word] of list.entries()) {
    const location = { file: WORDS, line: index + 1 };
    const before = list[index - 1];
    if (before !== undefined && compare(before, word) >= 0) {
      yield {
        ...location,
        message: `"${word}" stands after "${before}".`,
        remedy: "Sort the list by letters, each word once.",
      };
    } else if (known.correct(word)) {
      yield { ...location, message: `The dictionary knows "${word}".`, remedy: "Take it off the list." };
    } else if (used && !used.has(word)) {
      yield { ...location, message: `No page uses "${word}".`, remedy: "Take it off the list." };
    }
  }
}

/** Puts letters first, capitals after small ones: the same on every machine. */
function compare(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()];
  if (a !== b) return a < b ? -1 : 1;
  return left === right ? 0 : left < right ? 1 : -1;
}

/**
 * Yields the words of a text: at least two letters, with apostrophes and hyphens inside. Names from code and addresses
 * are none.
 */
function* listWords(text: string): Iterable<{ word: string; index: number }> {
  const plain = text.replace(/&\w+;/g, (entity) => " ".repeat(entity.length));
  for (const { 0: chunk, index } of plain.matchAll(/[^\s\u2014()[\]"“”,;:!?+*=<>|…]+/g)) {
    // app.sablier.com, envio/flow, @sablier, v4.0, LK3-1-12, totalDebtOf, button--primary
    if (chunk.includes(CODE) || /\d|_|@|--|\p{L}[./]\p{L}|\p{Ll}\p{Lu}/u.test(chunk)) continue;
    const word = /\p{L}[\p{L}'’-]*\p{L}/u.exec(chunk)?.[0];
    if (word) yield { word, index: index + chunk.indexOf(word) };
  }
}

function lowercaseFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
