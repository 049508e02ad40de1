import { composeAnchor, type Anchor } from "../../site/anchors";
import {
  collapseWhitespace,
  findElement,
  isElement,
  readProperty,
  createText,
  collectText,
  type Parent,
} from "./html";
import type { Element, ElementContent } from "hast";

/** Characters of the words by which a row is found again. */
const WORDS = 60;

const HEADING = /^h[2-6]$/;

/** Ids that React and pictures make for themselves, which no link names. */
const isOwn = (id: string): boolean => /^(?:_R_|«|diagram-|gradient-)/.test(id);

/** Returns what follows the words of a heading whose id does not follow from them: ` {#id}`. */
export function readMark(node: Element): ElementContent[] {
  const id = readProperty(node, "id");
  if (!HEADING.test(node.tagName) || !id) return [];
  const words = collapseWhitespace(collectText(withoutHashLink(node)));
  return id === composeAnchor(words) ? [] : [findElement("verbatim", createText(` {#${id}}`))];
}

const withoutHashLink = (node: Element): Element => ({
  ...node,
  children: node.children.filter(
    (child) => !(isElement(child) && readProperty(child, "className").includes("hash-link")),
  ),
});

/** Lists the ids of a page that are not those of headings, such as the rows of a table. */
export function listAnchors(root: Parent): Record<string, Anchor> {
  const anchors: Record<string, Anchor> = {};
  let heading = "";
  const visit = (node: Element): void => {
    if (node.tagName === "svg") return;
    const id = readProperty(node, "id");
    if (HEADING.test(node.tagName)) heading = id || heading;
    else if (id && !isOwn(id)) anchors[id] ??= [heading, findFirstWords(node)];
    for (const child of node.children) if (isElement(child)) visit(child);
  };
  for (const child of root.children) if (isElement(child)) visit(child);
  return anchors;
}

/** Returns the first words of an element that has any: of a row those of its first cell. */
function findFirstWords(node: Element): string {
  const children = node.children.filter((child) => isElement(child) && collectText(child).trim() !== "");
  const first = children[0];
  const isTable = ["tbody", "tr", "table", "thead"].includes(node.tagName);
  if (isTable && first && isElement(first)) return findFirstWords(first);
  return collapseWhitespace(collectText(node)).slice(0, WORDS);
}
