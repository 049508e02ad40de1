import { composeAnchor } from "../../site/anchors";

interface Heading {
  /** The number of its line. */
  readonly line: number;
  readonly level: number;
  readonly text: string;
  /** What a link to it names after `#`: set by hand, or what follows from its words. */
  readonly id: string;
  /** Whether the id was set by hand. */
  readonly isSet: boolean;
}

/** Returns the headings of a page. What is in a block of code is none. */
function listHeadings(lines: readonly string[]): Heading[] {
  const headings: Heading[] = [];
  let fence = "";
  lines.forEach((text, line) => {
    const [mark = ""] = /^\s*(?:```+|~~~+)/.exec(text) ?? [];
    if (fence !== "" ? text.trim() === fence : mark !== "") fence = fence === "" ? mark.trim() : "";
    const [, signs, title] = fence === "" ? (/^(?:- |> )?(#{1,6}) (.+)$/.exec(text) ?? []) : [];
    if (!signs || !title) return;
    const [, words = title, set] = /^(.*?)(?: \{#([^{}\s]+)\})?$/.exec(title) ?? [];
    headings.push({
      line,
      level: signs.length,
      text: words,
      id: set ?? composeAnchor(listWords(words)),
      isSet: set !== undefined,
    });
  });
  return headings;
}

/** Returns the words of a heading without marks of Markdown, which links, code and escapes bring. */
const listWords = (heading: string) =>
  heading
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[`*\\]/g, "")
    .trim();

/** Lists the headings of a page, each indented by its level, with the id where it was set by hand. */
export function writeOutline(markdown: string): string {
  return listHeadings(markdown.split("\n"))
    .map(({ level, text, id, isSet }) => {
      return `${"  ".repeat(level - 1)}- ${listWords(text)}${isSet ? ` (#${id})` : ""}`;
    })
    .join("\n");
}

/**
 * Returns a section with everything below its heading, up to the next heading of its level.
 *
 * @param wanted an id (`which-fees`) or the words of a heading, with or without `#`
 */
export function findSection(markdown: string, wanted: string): string | undefined {
  const lines = markdown.split("\n");
  const headings = listHeadings(lines);
  const id = wanted.replace(/^#+\s*/, "").trim();
  const anchor = composeAnchor(listWords(id));
  const found =
    headings.find((heading) => heading.id === id) ??
    headings.find((heading) => heading.id.toLowerCase() === id.toLowerCase()) ??
    headings.find(({ text }) => composeAnchor(listWords(text)) === anchor);
  if (!found) return undefined;
  const next = headings.find(({ line, level }) => line > found.line && level <= found.level);
  return lines.slice(found.line, next?.line).join("\n").trim();
}

/** Returns the text before the first heading below the title. */
export function readOpening(markdown: string): string {
  const lines = markdown.split("\n");
  const first = listHeadings(lines).find(({ level }) => level > 1);
  return lines.slice(0, first?.line).join("\n").trim();
}

/** Most lines that are returned of a row or a term and what follows it. */
const LINES = 12;

/**
 * Returns the lines of a text from the first one that contains some words: a row of a table with the head of the table,
 * a term with its definition.
 *
 * @param words plain words, as a page shows them
 */
export function findLinesAbout(text: string, words: string): string | undefined {
  const lines = text.split("\n");
  const wanted = squeeze(words);
  const at = wanted === "" ? -1 : lines.findIndex((line) => squeeze(line).includes(wanted));
  if (at < 0) return undefined;
  if (!lines[at]!.startsWith("|"))
    return lines
      .slice(at, at + LINES)
      .join("\n")
      .trim();
  const isHead = (index: number) => /^\|[ :|-]+\|$/.test(lines[index] ?? "");
  const head = lines.findLastIndex((_, index) => index < at && isHead(index + 1));
  return [...(head >= 0 ? lines.slice(head, head + 2) : []), lines[at]].join("\n");
}

const squeeze = (text: string) =>
  text
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/<[^<>]*>/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Cuts a text into parts of at most `size` characters, between lines where that is possible. */
export function splitParts(text: string, size: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > size) {
    const end = rest.lastIndexOf("\n", size);
    const cut = end > size / 2 ? end : size;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).replace(/^\n/, "");
  }
  return [...parts, rest];
}
