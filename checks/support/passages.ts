// One file for both languages that prose is written in, MDX and TypeScript: they share what counts as a passage.

import { type Root, type RootContent } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import ts from "typescript";
import { unified } from "unified";

/** `notice` is an admonition, whose text is its kind; `text` comes from components and data. */
export type PassageKind = "title" | "heading" | "paragraph" | "cell" | "notice" | "text";

/** A piece of prose in a source, with code taken out. Line breaks are those of the source, so lines can be counted. */
export interface Passage {
  readonly file: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly kind: PassageKind;
  /** What a reader reads; a piece of code or maths is one CODE sign. */
  readonly text: string;
  readonly links: readonly PassageLink[];
}

export interface PassageLink {
  readonly text: string;
  readonly line: number;
}

/** What stands for code, maths and other things without words. */
export const CODE = "\u25a1";

/** The part of a Markdown tree that is needed here; the types of MDX, maths and directives differ from package to package. */
export interface MarkdownNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  children?: MarkdownNode[];
  attributes?: unknown;
  data?: { estree?: unknown };
  position?: { start: { line: number }; end: { line: number } };
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath)
  .use(remarkMdx);

/** Reads Markdown without components, in which a sign such as `<` needs no code around it. */
const plainParser = unified().use(remarkParse).use(remarkGfm);

/** Reads Markdown with what pages may hold: MDX, tables, directives and maths. */
function parseMarkdown(file: string, source: string): MarkdownNode {
  const isPlain = file.endsWith(".md");
  return (isPlain ? plainParser.parse(source) : parser.parse(source)) as Root | RootContent as MarkdownNode;
}

/**
 * Returns the prose of a page: title and description, headings, paragraphs, table cells, and texts that components are
 * given.
 */
export function collectMarkdownPassages(file: string, source: string): Passage[] {
  const passages: Passage[] = [];
  const add = (kind: PassageKind, line: number, text: string, links: PassageLink[] = []) => {
    if (/\p{L}/u.test(text)) passages.push({ file, line, kind, text, links });
  };
  const visit = (node: MarkdownNode): void => {
    const line = getLineOfNode(node);
    if (node.type === "yaml") {
      for (const [index, row] of (node.value ?? "").split("\n").entries()) {
        const field = /^(title|sidebar_label|description):\s*["']?(.*?)["']?\s*$/.exec(row);
        if (field) add(field[1] === "description" ? "text" : "title", line + index + 1, field[2]!);
      }
      return;
    }
    if (node.type === "containerDirective") add("notice", line, node.name ?? "");
    const kind = node.depth === 1 ? "title" : KINDS[node.type];
    if (kind) {
      const links: PassageLink[] = [];
      add(kind, line, getText(node, links), links);
    }
    // A link around paragraphs: they are read by themselves.
    if (node.type === "mdxJsxFlowElement" && isLinkTag(node.name)) {
      passages.push(createLinkPassage(file, line, findLinkName(node)));
    }
    for (const { text, line: at } of listExpressionTexts(node)) {
      add("text", at, dropMarkup(text), listMarkupLinks(text, at));
    }
    node.children?.forEach(visit);
  };
  visit(parseMarkdown(file, source));
  return passages;
}

const KINDS: Record<string, PassageKind | undefined> = {
  heading: "heading",
  paragraph: "paragraph",
  tableCell: "cell",
};

function getLineOfNode(node: MarkdownNode): number {
  return node.position?.start.line ?? 1;
}

function getText(node: MarkdownNode, links: PassageLink[]): string {
  switch (node.type) {
    case "text":
      return node.value ?? "";
    case "inlineCode":
    case "inlineMath":
      // A piece of code may be broken into two lines; the count must not be lost.
      return CODE + "\n".repeat((node.position?.end.line ?? 0) - (node.position?.start.line ?? 0));
    case "break":
      return "\n";
    case "mdxTextExpression":
      return (node.value ?? "").startsWith("/*") ? "" : CODE;
    case "textDirective":
      // A colon before a letter, as in 08:00 or localhost:3000, is read as a directive; on these pages it is text.
      return `:${node.name ?? ""}${readTextOfChildren(node, links)}`;
    case "image":
      return node.alt ?? "";
    case "link":
    case "linkReference":
      links.push({ text: findLinkName(node), line: getLineOfNode(node) });
      return readTextOfChildren(node, links);
    case "mdxJsxTextElement":
      if (isLinkTag(node.name)) links.push({ text: findLinkName(node), line: getLineOfNode(node) });
      return readTextOfChildren(node, links);
    default:
      return readTextOfChildren(node, links);
  }
}

function readTextOfChildren(node: MarkdownNode, links: PassageLink[]): string {
  return (node.children ?? []).map((child) => getText(child, links)).join("");
}

/** The elements and components that are links. */
function isLinkTag(name: string | null | undefined): boolean {
  return name === "a" || name === "Link";
}

/** Makes a passage of a link that is not a part of the text around it. */
function createLinkPassage(file: string, line: number, name: string): Passage {
  return { file, line, kind: "text", text: "", links: [{ text: name, line }] };
}

/** Returns how a link of a page is read out; what a component in it says is not known. */
function findLinkName(node: MarkdownNode): string {
  const attributes = Array.isArray(node.attributes)
    ? (node.attributes as { name?: string; value?: unknown }[])
    : [];
  const label = attributes.find(({ name }) => name === "aria-label")?.value;
  if (label !== undefined) return typeof label === "string" ? label : CODE;
  return readTextOfChildren(node, []) + (holdsComponent(node) ? CODE : "");
}

function holdsComponent({ children = [] }: MarkdownNode): boolean {
  return children.some((child) => /^\p{Lu}/u.test(child.name ?? "") || holdsComponent(child));
}

/** Returns the texts of several words in the attributes and expressions of components: captions, cells, labels. */
function listExpressionTexts(node: MarkdownNode): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  const walk = (value: unknown, line: number): void => {
    if (Array.isArray(value)) value.forEach((item) => walk(item, line));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    const {
      type,
      value: literal,
      loc,
    } = value as {
      type?: string;
      value?: unknown;
      loc?: { start: { line: number } };
    };
    const at = loc?.start.line ?? line;
    if (type === "Literal" && typeof literal === "string" && isProse(literal)) {
      found.push({ text: literal, line: at });
    }
    for (const [key, child] of Object.entries(value)) if (key !== "loc" && key !== "range") walk(child, at);
  };
  const line = getLineOfNode(node);
  if (node.data?.estree && node.type !== "mdxTextExpression") walk(node.data.estree, line);
  for (const attribute of Array.isArray(node.attributes) ? node.attributes : []) {
    const { value, position } = attribute as { value?: unknown; position?: MarkdownNode["position"] };
    const at = position?.start.line ?? line;
    if (typeof value === "string" && isProse(value)) found.push({ text: value, line: at });
    if (typeof value === "object") walk((value as { data?: { estree?: unknown } } | null)?.data?.estree, at);
  }
  return found;
}

/** Attributes whose value is a list of names. */
const WORDLESS = new Set(["className", "rel"]);

/** Returns the prose of a module: texts of several words, and what is between the tags of its JSX. */
export function collectModulePassages(file: string, source: string): Passage[] {
  const passages: Passage[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const add = (node: ts.Node, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    passages.push({ file, line, kind: "text", text: dropMarkup(text), links: listMarkupLinks(text, line) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return;
    if (ts.isJsxElement(node) && isLinkTag(node.openingElement.tagName.getText())) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      passages.push(createLinkPassage(file, line, findElementName(node)));
    }
    if (ts.isJsxAttribute(node) && WORDLESS.has(node.name.getText())) return;
    if (ts.isJsxText(node)) {
      const text = node.text.trim();
      if (/\p{L}/u.test(text)) add(node, text);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isProse(node.text)) add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(CODE);
      if (isProse(text)) add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return passages;
}

/** Returns how a link of a component is read out; what an expression or another component says is not known. */
function findElementName(node: ts.JsxChild): string {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node)) {
    if (!node.expression) return "";
    return ts.isStringLiteralLike(node.expression) ? node.expression.text : CODE;
  }
  if (ts.isJsxFragment(node)) return node.children.map(findElementName).join("");
  const { tagName, attributes } = ts.isJsxElement(node) ? node.openingElement : node;
  for (const attribute of attributes.properties) {
    // Names may be among what is spread.
    if (ts.isJsxSpreadAttribute(attribute)) return CODE;
    if (!/^(?:aria-label|alt)$/.test(attribute.name.getText())) continue;
    const value = attribute.initializer;
    return value && ts.isStringLiteral(value) ? value.text : CODE;
  }
  if (ts.isJsxElement(node)) return node.children.map(findElementName).join("");
  return /^[a-z]/.test(tagName.getText()) ? "" : CODE;
}

/** Three words and more, and no selector of CSS: shorter texts are keys and units as often as words for readers. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2,}/u.test(word));
  // Between clauses a semicolon has a word after it, between declarations the end or a name without a space.
  return words.length >= 3 && !/[{}<>=|]|;(?! \p{L})|^\s*[.#&@*]/u.test(text.replaceAll(/`[^`]*`/g, ""));
}

/** Takes code and the addresses of links out of a text with the little markup that data/ may hold. */
function dropMarkup(text: string): string {
  return text
    .replace(/`[^`]+`/g, CODE)
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1")
    .replace(/https?:\/\/\S+/g, CODE);
}

/** Returns the links of a text with such markup. */
function listMarkupLinks(text: string, line: number): PassageLink[] {
  return [...text.matchAll(/\[([^\]]+)\]\([^)\s]+\)/g)].map(({ 1: name = "", index }) => ({
    text: name.replace(/`[^`]+`/g, CODE),
    line: findLine({ line, text }, index),
  }));
}

/** Returns the line of a place in a passage, or in another text that begins on a line. */
export function findLine({ line, text }: Pick<Passage, "line" | "text">, index: number): number {
  return line + (text.slice(0, index).match(/\n/g)?.length ?? 0);
}
