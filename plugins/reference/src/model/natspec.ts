/**
 * Reads NatSpec: the text of one documentation comment, as the compiler hands it over (without slashes and stars).
 *
 * The compiler's own `userdoc` and `devdoc` outputs are not enough: they join all lines into one, which turns lists
 * of requirements into prose, and they leave out internal members. Format:
 * https://docs.soliditylang.org/en/v0.8.29/natspec-format.html
 */

/** The tags of one comment. Texts keep their line breaks; `blocks` takes them apart. */
export interface NatSpec {
  notice?: string;
  dev?: string;
  title?: string;
  /** Name of the contract whose text is inherited. */
  inheritdoc?: string;
  /** `@param name text`, in the order written. */
  params: { name: string; text: string }[];
  /** `@return text`, in the order written; for named values the text still begins with the name. */
  returns: string[];
  /** `@custom:tag text`, in the order written. */
  custom: { tag: string; text: string }[];
}

/** One block of a NatSpec text. */
export type Block =
  | { kind: "paragraph"; text: string }
  /** A word such as "Requirements" that introduces the list after it. */
  | { kind: "label"; text: string }
  | { kind: "list"; ordered: boolean; items: ListItem[] }
  | { kind: "math"; lines: string[] };

export interface ListItem {
  text: string;
  blocks: Block[];
}

/** Splits at the first run of spaces: the word, and what follows it. */
export function splitWord(text: string): [word: string, rest: string] {
  const trimmed = text.trimStart();
  for (let i = 0; i < trimmed.length; i++) {
    if (isSpace(trimmed[i])) return [trimmed.slice(0, i), trimmed.slice(i).trim()];
  }
  return [trimmed, ""];
}

/** Parses a documentation comment. A comment that starts without a tag is its notice. */
export function parse(text: string): NatSpec {
  const doc: NatSpec = { params: [], returns: [], custom: [] };
  const sections: { tag: string; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const trimmed = line.trim();
    const last = sections.at(-1);
    if (trimmed.startsWith("@") && trimmed.length > 1) {
      const [tag, rest] = splitWord(trimmed.slice(1));
      // The remainder of the tag's line is as if it were indented like the lines after it.
      sections.push({ tag, lines: [` ${rest}`] });
    } else if (last) {
      last.lines.push(line);
    } else if (trimmed !== "") {
      sections.push({ tag: "notice", lines: [line] });
    }
  }
  for (const { tag, lines } of sections) add(doc, tag, trimLines(lines));
  return doc;
}

function add(doc: NatSpec, tag: string, text: string): void {
  if (tag === "notice" || tag === "dev" || tag === "title") {
    doc[tag] = doc[tag] === undefined ? text : `${doc[tag]}\n${text}`;
  } else if (tag === "inheritdoc") {
    doc.inheritdoc = splitWord(text)[0];
  } else if (tag === "param") {
    const [name, rest] = splitWord(text);
    doc.params.push({ name, text: rest });
  } else if (tag === "return") {
    doc.returns.push(text);
  } else if (tag.startsWith("custom:")) {
    doc.custom.push({ tag: tag.slice("custom:".length), text });
  }
  // `@author` names nobody that a reader of a reference page needs.
}

/** Words that are alone on a line before a list, and what a page calls them. */
const LABELS = ["Notes", "Requirements", "Assumptions"];

/**
 * Takes a NatSpec text apart: paragraphs (lines joined), lists (nested by indentation), labels, display formulas.
 * A line under "Requirements:" that lacks its dash is an item too: released sources contain such lines.
 */
export function splitBlocks(text: string): Block[] {
  return listBlocks(text.split("\n"));
}

function listBlocks(lines: string[]): Block[] {
  const result: Block[] = [];
  let paragraph: string[] = [];
  let list: { ordered: boolean; indent: number; items: { text: string[]; nested: string[] }[] } | undefined;
  let underLabel = false;

  const closeParagraph = () => {
    if (paragraph.length > 0) result.push({ kind: "paragraph", text: paragraph.join(" ") });
    paragraph = [];
  };
  const closeList = () => {
    if (!list) return;
    result.push({
      kind: "list",
      ordered: list.ordered,
      items: list.items.map((item) => ({ text: item.text.join(" "), blocks: listBlocks(item.nested) })),
    });
    list = undefined;
  };

  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    const trimmed = line.trim();
    const indent = line.length - line.trimStart().length;

    if (trimmed === "$$") {
      const end = lines.findIndex((other, index) => index > i && other.trim() === "$$");
      if (end > i) {
        if (list && indent > list.indent) {
          list.items.at(-1)?.nested.push(...lines.slice(i, end + 1));
        } else {
          closeParagraph();
          closeList();
          result.push({ kind: "math", lines: trimBlankLines(lines.slice(i + 1, end)) });
        }
        i = end;
        continue;
      }
    }
    if (trimmed === "") {
      closeParagraph();
      // A list survives a blank line only when an item of its own or deeper indentation follows.
      const next = lines.slice(i + 1).find((other) => other.trim() !== "");
      const nextIndent = next === undefined ? -1 : next.length - next.trimStart().length;
      const continues =
        list !== undefined &&
        next !== undefined &&
        (nextIndent > list.indent || (nextIndent === list.indent && readBullet(next.trim()) !== undefined));
      if (!continues) {
        closeList();
        underLabel = false;
      }
      continue;
    }
    const mark = readBullet(trimmed);
    if (mark) {
      if (list && indent > list.indent + 1) {
        list.items.at(-1)?.nested.push(line);
        continue;
      }
      closeParagraph();
      if (list && list.ordered !== mark.ordered) closeList();
      list ??= { ordered: mark.ordered, indent, items: [] };
      list.items.push({ text: [mark.text], nested: [] });
      continue;
    }
    const label = LABELS.find((word) => trimmed === `${word}:`);
    if (label) {
      closeParagraph();
      closeList();
      result.push({ kind: "label", text: label });
      underLabel = true;
      continue;
    }
    if (list) {
      const item = list.items.at(-1);
      if (item && item.nested.length > 0) item.nested.push(line);
      else item?.text.push(trimmed);
      continue;
    }
    if (underLabel) {
      list = { ordered: false, indent, items: [{ text: [trimmed], nested: [] }] };
      continue;
    }
    paragraph.push(trimmed);
  }
  closeParagraph();
  closeList();
  return result;
}

function readBullet(line: string): { ordered: boolean; text: string } | undefined {
  if (line.startsWith("- ") || line.startsWith("* ")) return { ordered: false, text: line.slice(2).trim() };
  const dot = line.indexOf(". ");
  if (dot < 1 || dot > 2) return undefined;
  for (const character of line.slice(0, dot)) if (character < "0" || character > "9") return undefined;
  return { ordered: true, text: line.slice(dot + 2).trim() };
}

function trimLines(lines: string[]): string {
  return trimBlankLines(lines.map((line) => line.trimEnd()))
    .join("\n")
    .trim();
}

function trimBlankLines(lines: string[]): string[] {
  let start = 0;
  let end = lines.length;
  while (start < end && lines[start]?.trim() === "") start++;
  while (end > start && lines[end - 1]?.trim() === "") end--;
  return lines.slice(start, end);
}

function isSpace(character: string | undefined): boolean {
  return character === " " || character === "\t" || character === "\n" || character === "\r";
}
