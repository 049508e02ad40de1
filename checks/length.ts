import { type Check } from "./support/check";

/** Half of the sentences here have eleven words, and one in a hundred more than 33. */
const SENTENCE = 45;
const PARAGRAPH = 120;

export const length: Check = {
  name: "length",
  title: `no sentence has more than ${SENTENCE} words, no paragraph more than ${PARAGRAPH}`,

  *site(site) {
    for (const { file, line, kind, text } of site.passages) {
      if (kind !== "paragraph") continue;
      const all = count(text);
      if (all > PARAGRAPH) {
        yield {
          file,
          line,
          message: `Has a paragraph of ${all} words: "${beginning(text)}".`,
          remedy: "Break it where the subject changes, or set what is alike as a list or a table.",
        };
      }
      for (const sentence of text.replace(/\s+/g, " ").split(/(?<=[.?:;]) /)) {
        if (count(sentence) <= SENTENCE) continue;
        yield {
          file,
          line,
          message: `Has a sentence of ${count(sentence)} words: "${beginning(sentence)}".`,
          remedy: "Make two of it.",
        };
      }
    }
  },
};

function count(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function beginning(text: string): string {
  return `${text.trim().split(/\s+/).slice(0, 6).join(" ")} …`;
}
