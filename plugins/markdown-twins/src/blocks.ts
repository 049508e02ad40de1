import { isTag, isText, type AnyNode, type Element, type ParentNode } from "domhandler";
import { attribute, find, findAll, hasClass, isLeftOut, pictureText, texOf, textOf } from "./elements";
import { escape, inline, type InlineContext } from "./inline";
import { table } from "./tables";

/** Elements that are neither blocks of their own nor part of a line: what they hold is read as if they were not there. */
const WRAPPERS = new Set([
  "div",
  "section",
  "article",
  "main",
  "header",
  "figure",
  "figcaption",
  "aside",
  "dl",
]);
const BLOCKS = new Set([
  ...WRAPPERS,
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dt", "dd", "pre", "table", "blockquote"],
  ...["details", "summary", "hr", "iframe", "video"],
]);

/** Content as Markdown blocks, which blank lines part. */
export function blocks(parent: ParentNode, context: InlineContext): string[] {
  const written: string[] = [];
  let run: AnyNode[] = [];
  const flush = () => {
    const text = inline(run, context);
    if (text) written.push(startOfLine(text));
    run = [];
  };
  for (const node of parent.children) {
    if (isTag(node) && isBlock(node)) {
      flush();
      if (!isLeftOut(node)) written.push(...block(node, context));
    } else if (isTag(node) || isText(node)) run.push(node);
  }
  flush();
  return written;
}

/** A block, or something inline around one, such as a link that is a whole card. */
function isBlock(node: Element): boolean {
  if (BLOCKS.has(node.name) || hasClass(node, "katex-display")) return true;
  if (node.name === "svg") return pictureText(node) !== "";
  return node.name === "span" && find(node, (child) => BLOCKS.has(child.name)) !== undefined;
}

function block(node: Element, context: InlineContext): string[] {
  if (hasClass(node, "katex-display")) return [`$$\n${texOf(node)}\n$$`];
  if (hasClass(node, "theme-code-block")) return codeBlock(node);
  if (hasClass(node, "theme-admonition")) return [admonition(node, context)];
  if (attribute(node, "role") === "tabpanel") return [`**${tabName(node)}**`, ...blocks(node, context)];
  const heading = /^h([1-6])$/.exec(node.name);
  if (heading) {
    const text = inline(node.children, context).replaceAll("\\\n", " ");
    return text ? [`${"#".repeat(Number(heading[1]))} ${text}`] : [];
  }
  switch (node.name) {
    case "svg":
      return [`Picture: ${escape(pictureText(node))}`];
    case "ul":
    case "ol":
      return list(node, context);
    case "dl":
      return definitions(node, context);
    case "pre":
      return [fence(textOf(node), languageOf(node))];
    case "table":
      return table(node, context);
    case "blockquote":
      return [quote(blocks(node, context))];
    case "summary":
      return bold(node, context);
    case "hr":
      return ["---"];
    case "iframe":
    case "video":
      return attribute(node, "src")
        ? [`[${escape(attribute(node, "title") || "Video")}](${context.link(attribute(node, "src"))})`]
        : [];
    default:
      return blocks(node, context);
  }
}

function bold(node: Element, context: InlineContext): string[] {
  const text = inline(node.children, context);
  return text ? [text.includes("**") ? text : `**${text}**`] : [];
}

function codeBlock(node: Element): string[] {
  const pre = find(node, ({ name }) => name === "pre");
  if (!pre) return [];
  const title = find(node, (child) => /\bcodeBlockTitle/.test(attribute(child, "class")));
  return [...(title ? [`**${escape(textOf(title).trim())}**`] : []), fence(textOf(pre), languageOf(node))];
}

const languageOf = (node: Element): string =>
  /\blanguage-([\w+-]+)/.exec(attribute(node, "class"))?.[1] ?? "";

function fence(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const marks = "`".repeat(longest + 1);
  return `${marks}${language === "text" ? "" : language}\n${code.replace(/\s+$/, "")}\n${marks}`;
}

/** A quote that begins with the kind of the admonition, and its title where that says more. */
function admonition(node: Element, context: InlineContext): string {
  const kind = /\btheme-admonition-(\w+)/.exec(attribute(node, "class"))?.[1] ?? "note";
  const name = kind[0]!.toUpperCase() + kind.slice(1);
  const [heading, content] = node.children.filter(isTag);
  const title = heading ? inline(heading.children, context) : "";
  const first =
    title && title.toLowerCase() !== kind ? `**${name}: ${title.replaceAll("**", "")}**` : `**${name}**`;
  return quote([first, ...(content ? blocks(content, context) : [])]);
}

const quote = (content: readonly string[]): string =>
  content
    .join("\n\n")
    .split("\n")
    .map((line) => (line ? `> ${line}` : ">"))
    .join("\n");

function list(node: Element, context: InlineContext): string[] {
  const items = node.children.filter(isTag).filter((child) => !isLeftOut(child));
  const first = Number(attribute(node, "start")) || 1;
  const written = items
    .map((item) => blocks(item, context))
    .filter((content) => content.length > 0)
    .map((content, index) => ({ content, marker: node.name === "ol" ? `${first + index}. ` : "- " }));
  return written.length > 0 ? [joinItems(written)] : [];
}

/** Items stand close together where each is one block, or one with a list below it. */
function joinItems(items: readonly { content: readonly string[]; marker: string }[]): string {
  const isTight = items.every(
    ({ content }) => content.length === 1 || (content.length === 2 && /^(?:- |\d+\. )/.test(content[1]!)),
  );
  return items
    .map(({ content, marker }) =>
      content
        .join(isTight ? "\n" : "\n\n")
        .split("\n")
        .map((line, index) => (index === 0 ? marker + line : line && " ".repeat(marker.length) + line))
        .join("\n"),
    )
    .join(isTight ? "\n" : "\n\n");
}

/** A list of terms, each with what is said of it. */
function definitions(node: Element, context: InlineContext): string[] {
  const items: { content: string[]; marker: string }[] = [];
  for (const child of findAll(node, ({ name }) => name === "dt" || name === "dd")) {
    const isTerm = child.name === "dt";
    const content = isTerm ? bold(child, context) : blocks(child, context);
    if (isTerm || items.length === 0) items.push({ content, marker: "- " });
    else items.at(-1)!.content.push(...content);
  }
  for (const { content } of items) {
    // One line where there is one thing to say.
    if (
      content.length === 2 &&
      /^[^\n]*$/.test(content[1]!) &&
      !/^(?:- |\d+\. |\||#|>|```)/.test(content[1]!)
    ) {
      content.splice(0, 2, `${content[0]}: ${content[1]}`);
    }
  }
  const filled = items.filter(({ content }) => content.length > 0);
  return filled.length > 0 ? [joinItems(filled)] : [];
}

/** The name on the tab of a panel: the tabs are a list before the panels, in the same order. */
function tabName(panel: Element): string {
  const panels = (panel.parent?.children ?? []).filter((node) => attribute(node, "role") === "tabpanel");
  const group = panel.parent?.parent;
  const tabs = group ? findAll(group, (child) => attribute(child, "role") === "tab") : [];
  const tab = tabs[panels.indexOf(panel)];
  return tab ? escape(textOf(tab).trim()) : "";
}

/** A paragraph whose first characters would make it something else. */
function startOfLine(text: string): string {
  return text.replace(/^(#{1,6}(?= )|[-+](?= )|>|=+$|-+$)/, "\\$1").replace(/^(\d+)([.)])(?= )/, "$1\\$2");
}
