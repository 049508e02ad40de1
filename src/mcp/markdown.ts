import { anchorOf } from "../lib/search/packed/records";

/** Characters of one part of a long page: what assistants read in one go. */
const PART = 20_000;

interface Heading {
  /** The number of its line. */
  readonly line: number;
  readonly level: number;
  readonly text: string;
}

/** The headings of a page. What stands in a block of code is none. */
function headingsOf(lines: readonly string[]): Heading[] {
  const headings: Heading[] = [];
  let fence = "";
  lines.forEach((text, line) => {
    const [mark = ""] = /^\s*(?:```+|~~~+)/.exec(text) ?? [];
    if (fence !== "" ? text.trim() === fence : mark !== "") fence = fence === "" ? mark.trim() : "";
    const [, signs, title] = fence === "" ? (/^(#{1,6}) (.+)$/.exec(text) ?? []) : [];
    if (signs && title) headings.push({ line, level: signs.length, text: title });
  });
  return headings;
}

/** The words of a heading without marks of Markdown, which links, code and escapes bring. */
const wordsOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*\\]/g, "")
    .trim();

/** The headings of a page as a list, each indented by its level. */
export function outlineOf(markdown: string): string {
  return headingsOf(markdown.split("\n"))
    .map(({ level, text }) => `${"  ".repeat(level - 1)}- ${wordsOf(text)}`)
    .join("\n");
}

/**
 * A section with what stands below it, up to the next heading of its level.
 *
 * @param wanted a heading, or an anchor that follows from one (`which-fees`), with or without `#`
 */
export function sectionOf(markdown: string, wanted: string): string | undefined {
  const lines = markdown.split("\n");
  const headings = headingsOf(lines);
  const anchor = anchorOf(wordsOf(wanted.replace(/^#+\s*/, "")));
  const found = headings.find(({ text }) => anchorOf(wordsOf(text)) === anchor);
  if (!found) return undefined;
  const next = headings.find(({ line, level }) => line > found.line && level <= found.level);
  return lines.slice(found.line, next?.line).join("\n").trim();
}

/** A text in parts of at most {@link PART} characters, cut between lines where that is possible. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > PART) {
    const end = rest.lastIndexOf("\n", PART);
    const cut = end > PART / 2 ? end : PART;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).replace(/^\n/, "");
  }
  return [...parts, rest];
}
