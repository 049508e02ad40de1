import { isTag, isText, type AnyNode, type Element } from "domhandler";
import { attribute, hasClass, isLeftOut, pictureText, texOf, textOf } from "./elements";

/** What turning inline content into Markdown depends on. */
export interface InlineContext {
  /** The address under which a twin names what a page links to. */
  link(href: string): string;
  /** Inside a cell of a table: a line break is `<br>`, and `|` would end the cell. */
  readonly inCell?: boolean;
}

/** Inline content as Markdown, in one line: white space collapsed, nothing at the ends. */
export function inline(nodes: readonly AnyNode[], context: InlineContext): string {
  return piece(nodes, context)
    .replace(/ +/g, " ")
    .replace(/ ?(\\\n|<br>) ?/g, "$1")
    .replace(/^(?:\\\n|<br>| )+|(?:\\\n|<br>| )+$/g, "");
}

function piece(nodes: readonly AnyNode[], context: InlineContext): string {
  let written = "";
  for (const node of nodes) {
    const next = isText(node) ? escape(node.data, context) : isTag(node) ? element(node, context) : "";
    written += touches(written, node, next) ? ` ${next}` : next;
  }
  return written;
}

/** Words that only their styling sets apart, such as a chain and its id, would run together, and so would markers. */
function touches(written: string, node: AnyNode, next: string): boolean {
  if (/[`*~]$/.test(written) && !/\\.$/.test(written) && written.at(-1) === next[0]) return true;
  if (
    !isTag(node) ||
    node.name !== "span" ||
    !(attribute(node, "class") || (node.prev && isTag(node.prev)))
  ) {
    return false;
  }
  return /[\p{L}\p{N}*`)]$/u.test(written) && /^[\p{L}\p{N}*`[]/u.test(next);
}

function element(node: Element, context: InlineContext): string {
  if (hasClass(node, "katex")) return context.inCell ? `$$${cell(texOf(node))}$$` : `$$${texOf(node)}$$`;
  if (node.name === "svg") return escape(pictureText(node), context);
  if (isLeftOut(node)) return "";
  switch (node.name) {
    case "br":
      return context.inCell ? "<br>" : "\\\n";
    case "code":
      return code(textOf(node), context);
    case "strong":
    case "b":
      return around("**", node, context);
    case "em":
    case "i":
      return around("*", node, context);
    case "del":
    case "s":
      return around("~~", node, context);
    case "sup":
    case "sub":
      return `<${node.name}>${piece(node.children, context)}</${node.name}>`;
    case "img":
      return attribute(node, "alt")
        ? `![${escape(attribute(node, "alt"), context)}](${context.link(attribute(node, "src"))})`
        : "";
    case "a":
      return anchor(node, context);
    default:
      return piece(node.children, context);
  }
}

/** Markers stand against the words that they mark; white space stays outside. */
function around(marker: string, node: Element, context: InlineContext): string {
  const content = piece(node.children, context);
  const text = content.trim();
  if (!text) return content;
  // A marker around a marker would be read as one longer marker.
  if (text.startsWith(marker[0]!) || text.endsWith(marker[0]!)) return content;
  const [before, after] = content.split(text) as [string, string];
  return `${before}${marker}${text}${marker}${after}`;
}

function anchor(node: Element, context: InlineContext): string {
  const content = piece(node.children, context);
  const text = content.trim();
  const href = attribute(node, "href");
  // A file in an address would fill lines; the text of the link stays.
  if (!href || !text || href.startsWith("data:")) return content;
  return content.replace(text, () => `[${text}](${context.link(href)})`);
}

/** Code with as many backticks around it as it needs. */
function code(text: string, context: InlineContext): string {
  const content = text.replace(/\s+/g, " ").trim();
  if (!content) return "";
  const longest = Math.max(0, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = /^`|`$/.test(content) ? " " : "";
  return `${fence}${space}${context.inCell ? cell(content) : content}${space}${fence}`;
}

/** Tables are split into cells before anything else is read, code included. */
const cell = (text: string): string => text.replaceAll("|", "\\|");

/** Text in which nothing reads as markup. `_` within a word is none. */
export function escape(text: string, { inCell }: Pick<InlineContext, "inCell"> = {}): string {
  const escaped = text
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .replace(/[\\`*~]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/[[\]]/g, "\\$&")
    .replace(/<(?=[\p{L}/!?])/gu, "\\<")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/\$(?=\$)/g, "\\$");
  return inCell ? cell(escaped) : escaped;
}
