import type { Element, ElementContent, RootContent } from "hast";
import { collapseWhitespace, find, findAll, isElement, readProperty, type Parent } from "./html";

/** A paragraph, an item of a list or another piece of text; of a row of a table its cells. */
export type Text = string | readonly string[];

/** A heading with the texts below it, up to the next heading. What links can name is a section of its own. */
export interface TextSection {
  /** 1 for the page itself, 2 to 6 for what is below it. */
  readonly level: number;
  readonly heading: string;
  /** Its id; empty where no link can name it. */
  readonly anchor: string;
  readonly texts: Text[];
}

const HEADING = /^h[1-6]$/;
/** Elements whose text is one piece. */
const TEXT = new Set(["p", "li", "tr", "dt", "dd", "figcaption", "blockquote"]);
/** Elements that end the text of the element around them. */
const NESTED = new Set([
  "p",
  "li",
  "tr",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "pre",
  "ul",
  "ol",
  "table",
  "blockquote",
]);

/**
 * Returns the sections of a page. Code is no text: its names are in headings and tables as well.
 *
 * @param root what `simplifyHtml` makes of the page: it has the words that the Markdown of the page has
 * @param title the name of the first section
 */
export function splitSections(root: Parent, title: string): TextSection[] {
  const sections: TextSection[] = [{ level: 1, heading: title, anchor: "", texts: [] }];
  addTexts(root, sections);
  return sections;
}

function addTexts(parent: Parent, sections: TextSection[]): void {
  // Groups of rows and terms are below the heading that is above them, all at the same level.
  const level = Math.min(sections.at(-1)!.level + 1, 6);
  const begin = (heading: string, anchor: string, at = level) =>
    sections.push({ level: at, heading, anchor, texts: [] });
  for (const child of parent.children as RootContent[]) {
    if (!isElement(child) || isUnsearched(child)) continue;
    const id = readProperty(child, "id");
    const group = child.tagName === "tbody" && id ? find(child, isGroupName) : undefined;
    const term = readProperty(child, "dataTerm")
      ? find(child, ({ tagName }) => tagName === "dfn")
      : undefined;
    if (group) {
      begin(listWords(group), id);
      addTexts(child, sections);
    } else if (term) {
      begin(listWords(term), readProperty(child, "dataTerm"));
      addTexts(without(child, term), sections);
    } else if (HEADING.test(child.tagName)) {
      const heading = listWords(child);
      // The page's own title begins the first section.
      if (child.tagName !== "h1" && heading) begin(heading, id, Number(child.tagName[1]));
    } else if (TEXT.has(child.tagName) && (child.tagName === "tr" || !hasNested(child))) {
      sections.at(-1)!.texts.push(...listTexts(child));
    } else {
      // Text that is between nested texts, as in an item with a list.
      if (TEXT.has(child.tagName)) sections.at(-1)!.texts.push(...listTexts(withoutNested(child)));
      addTexts(child, sections);
    }
  }
}

const isUnsearched = (node: Element): boolean =>
  node.tagName === "pre" || readProperty(node, "dataSearch") === "off";

const isGroupName = (node: Element): boolean => readProperty(node, "scope") === "rowgroup";

const hasNested = (node: Element): boolean => find(node, ({ tagName }) => NESTED.has(tagName)) !== undefined;

const withoutNested = (node: Element): Element => ({
  ...node,
  children: node.children.filter((child) => !isElement(child) || !NESTED.has(child.tagName)),
});

/** Returns a copy of an element that lacks one of those below it. */
const without = (node: Element, left: Element): Element => ({
  ...node,
  children: node.children
    .filter((child) => child !== left)
    .map((child) => (isElement(child) ? without(child, left) : child)),
});

/** Returns the text of an element, if it has any. A row of headings says nothing: its words belong to each row. */
function listTexts(node: Element): Text[] {
  if (readProperty(node, "dataDefinition")) {
    // The term, and what is said of it.
    const [term, , ...said] = node.children;
    return [listWords(term!), listWords({ ...node, children: said })].filter(Boolean);
  }
  if (node.tagName !== "tr") {
    const text = listWords(node);
    return text ? [text] : [];
  }
  const cells = findAll(node, ({ tagName }) => tagName === "td" || tagName === "th");
  return cells.some(({ tagName }) => tagName === "td") ? [cells.map(listWords)] : [];
}

const listWords = (node: ElementContent): string => collapseWhitespace(listRawWords(node));

function listRawWords(node: ElementContent): string {
  if (node.type === "text") return node.value;
  if (!isElement(node) || isUnsearched(node) || node.tagName === "verbatim") return "";
  if (node.tagName === "br" || node.tagName === "cell-break") return " ";
  return node.children.map(listRawWords).join("");
}
