/** Writes NatSpec as MDX: what the source means as text stays text, whatever MDX would make of it. */

import { type Block, splitBlocks } from "../model/natspec";

/** What a text needs from the page that it is on. */
export interface Context {
  /** Writes the text between braces as a link, or as code if it is no reference. */
  reference(name: string): string;
  /** LaTeX for a formula that the source sets in characters. */
  formula(words: string): string | undefined;
}

const SPECIAL = new Set([..."\\`*_{}[]<>#|~$"]);

/** Escapes every character that Markdown, MDX or the maths plugin could take for syntax. */
function escape(text: string): string {
  let result = "";
  for (const character of text) {
    if (character === "&") result += "&amp;";
    else result += SPECIAL.has(character) ? `\\${character}` : character;
  }
  return escapeLineStart(result);
}

/** A line of prose that starts like a list, a quote or a rule is none. */
function escapeLineStart(text: string): string {
  const first = text.charAt(0);
  if (first === "-" || first === "+" || first === "=" || first === ":") return `\\${text}`;
  let digits = 0;
  while (digits < text.length && text.charAt(digits) >= "0" && text.charAt(digits) <= "9") digits++;
  const mark = text.charAt(digits);
  if (digits > 0 && (mark === "." || mark === ")")) return `${text.slice(0, digits)}\\${text.slice(digits)}`;
  return text;
}

/** Inline code that survives any content, also inside a table. */
export function writeInlineCode(text: string): string {
  let run = 0;
  let longest = 0;
  for (const character of text) {
    run = character === "`" ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const fence = "`".repeat(longest + 1);
  const padded = text.startsWith("`") || text.endsWith("`") ? ` ${text} ` : text;
  return `${fence}${padded.split("|").join("\\|")}${fence}`;
}

/** Returns a link whose address may hold parentheses. */
export function writeLink(text: string, url: string): string {
  return `[${text}](${url.includes("(") || url.includes(")") ? `<${url}>` : url})`;
}

/**
 * Returns one paragraph's worth of NatSpec: code spans, references, formulas and addresses stay, the rest is escaped.
 */
export function writeInline(text: string, context: Context): string {
  let result = "";
  let plain = "";
  const flush = () => {
    result += result === "" ? escape(plain) : escapeMiddle(plain);
    plain = "";
  };
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (character === "`") {
      // Some authors write two backticks around code.
      const fence = text.charAt(i + 1) === "`" ? "``" : "`";
      const end = text.indexOf(fence, i + fence.length);
      if (end > i + fence.length) {
        flush();
        result += writeInlineCode(text.slice(i + fence.length, end));
        i = end + fence.length - 1;
        continue;
      }
    } else if (character === "{") {
      const end = text.indexOf("}", i + 1);
      if (end > i + 1) {
        flush();
        result += context.reference(text.slice(i + 1, end));
        i = end;
        continue;
      }
    } else if (character === "$") {
      const end = text.indexOf("$", i + 1);
      if (end > i + 1 && isFormula(text.slice(i + 1, end))) {
        flush();
        const formula = text.slice(i + 1, end);
        result += hasWords(formula) ? writeInlineCode(formula) : `$${formula}$`;
        i = end;
        continue;
      }
    } else if (text.startsWith("https://", i)) {
      let end = i;
      while (end < text.length && !" \t)>,[".includes(text.charAt(end))) end++;
      // OpenZeppelin writes AsciiDoc: `https://…[text]`.
      const close = text.charAt(end) === "[" ? text.indexOf("]", end) : -1;
      if (close > end + 1) {
        flush();
        result += writeLink(writeInline(text.slice(end + 1, close), context), text.slice(i, end));
        i = close;
        continue;
      }
      if (text.charAt(end - 1) === ".") end--;
      const url = text.slice(i, end);
      flush();
      result += writeLink(escape(url.slice("https://".length)), url);
      i = end - 1;
      continue;
    }
    plain += character;
  }
  flush();
  return result;
}

function escapeMiddle(text: string): string {
  // A leading letter keeps the line-start rule out; it is taken off again.
  return escape(`x${text}`).slice(1);
}

/** `$x$` is a formula; `$100 and $200` and `$POL token ... $` are money and tickers. */
function isFormula(text: string): boolean {
  const first = text.charAt(0);
  if (first === " " || (first >= "0" && first <= "9") || text.endsWith(" ")) return false;
  // Between two amounts a {Reference} may be; in a formula braces follow a command, a power or an index.
  return !text.includes("{") || ["\\", "^{", "_{"].some((mark) => text.includes(mark));
}

/** A formula with words of a sentence in it reads better as code. */
function hasWords(formula: string): boolean {
  return !formula.includes("\\") && formula.split(" ").some((word) => word.length > 4 && !word.includes("^"));
}

/** Returns blocks of a NatSpec text as MDX, separated by blank lines. */
export function writeProse(text: string, context: Context): string {
  return splitBlocks(text)
    .map((block) => writeBlock(block, context, ""))
    .join("\n\n");
}

function writeBlock(block: Block, context: Context, indent: string): string {
  switch (block.kind) {
    case "paragraph":
      return indent + writeInline(block.text, context);
    case "label":
      return `${indent}**${block.text}**`;
    case "math":
      return writeDisplayMath(block.lines, context, indent);
    case "list":
      return block.items
        .map((item, index) => {
          const mark = block.ordered ? `${index + 1}.` : "-";
          const deeper = indent + " ".repeat(mark.length + 1);
          const nested = item.blocks.map((child) => `\n${writeBlock(child, context, deeper)}`).join("\n");
          return `${indent}${mark} ${writeInline(item.text, context)}${nested}`;
        })
        .join("\n");
  }
}

/** Typesets formulas that are set in characters from our own LaTeX. Without it they stay as they are. */
function writeDisplayMath(lines: string[], context: Context, indent: string): string {
  const shift = Math.min(
    ...lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length),
  );
  const isSetInCharacters = lines.some((line) => [...line].some((character) => character > "~"));
  const formula = isSetInCharacters ? context.formula(composeFormulaKey(lines)) : undefined;
  const body = formula ? [formula] : lines.map((line) => line.slice(Math.max(shift, 0)));
  const [open, close] = isSetInCharacters && !formula ? ["```text", "```"] : ["$$", "$$"];
  return [open, ...body, close].map((line) => (indent + line).trimEnd()).join("\n");
}

/**
 * Returns the words of a formula set in characters, by which its LaTeX is found: blanks and line breaks do not count.
 */
function composeFormulaKey(lines: string[]): string {
  return lines
    .flatMap((line) => line.split(" "))
    .filter((word) => word !== "")
    .join(" ");
}

/** NatSpec in one table cell: paragraphs and list items on lines of their own. */
export function writeCell(text: string, context: Context): string {
  const lines = (list: Block[]): string[] =>
    list.flatMap((block) => {
      if (block.kind === "list") {
        return block.items.flatMap((item) => [`• ${writeInline(item.text, context)}`, ...lines(item.blocks)]);
      }
      return block.kind === "math"
        ? [writeInlineCode(block.lines.join(" "))]
        : [writeInline(block.text, context)];
    });
  return lines(splitBlocks(text)).join("<br />");
}

/** Returns the first sentence of a text, for tables of many members. */
export function writeSummary(text: string, context: Context): string {
  const first = splitBlocks(text).find((block) => block.kind === "paragraph");
  if (!first) return "";
  const end = findSentenceEnd(first.text);
  return writeInline(first.text.slice(0, end), context);
}

function findSentenceEnd(text: string): number {
  for (let i = text.indexOf(". "); i !== -1; i = text.indexOf(". ", i + 1)) {
    const before = text.slice(0, i);
    const next = text.charAt(i + 2);
    // "i.e. the" and "e.g. the" go on; a sentence starts with a capital or code.
    const startsSentence = next === "`" || next === "{" || (next >= "A" && next <= "Z");
    if (startsSentence && !before.endsWith("e.g") && !before.endsWith("i.e")) return i + 1;
  }
  return text.length;
}

/** Returns a Markdown table. Cells are Markdown already: a "|" in one must be escaped. */
export function writeTable(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Returns blocks below a heading as a fold that says what is inside. */
export function fold(summary: string, content: string[]): string[] {
  return [`<Fold summary=${JSON.stringify(summary)}>`, ...content, "</Fold>"];
}

/** `1 function`, `2 functions`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
