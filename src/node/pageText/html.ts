import type { Element, ElementContent, Root, RootContent } from "hast";

/** A node that may have children, as far as this folder looks at it. */
export type Parent = Root | Element;
type Node = RootContent | ElementContent;

export const isElement = (node: Node | Root, tagName?: string): node is Element =>
  node.type === "element" && (tagName === undefined || node.tagName === tagName);

export const findElement = (tagName: string, ...children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

export const createText = (value: string): ElementContent => ({ type: "text", value });

/** Returns a property as text; empty where there is none. Lists, such as classes, are joined by spaces. */
export function readProperty(node: Element, name: string): string {
  const value = node.properties[name];
  return Array.isArray(value) ? value.join(" ") : value == null || value === false ? "" : String(value);
}

/** Checks whether an element has a class. */
export const hasClass = (node: Element, name: string): boolean =>
  readProperty(node, "className").split(" ").includes(name);

/** Returns the text of a node as it is in the HTML; `br` is a line break. */
export function collectText(node: Node | Root): string {
  if (node.type === "text") return node.value;
  if (isElement(node, "br")) return "\n";
  return "children" in node ? node.children.map(collectText).join("") : "";
}

/** Returns all elements below a node for which `matches` holds, in their order; nothing below a match is looked at. */
export function findAll(node: Parent, matches: (element: Element) => boolean): Element[] {
  return listElements(node).flatMap((child) => (matches(child) ? [child] : findAll(child, matches)));
}

/** Returns the elements right below a node. */
const listElements = (node: Parent): Element[] =>
  (node.children as RootContent[]).filter((child): child is Element => isElement(child));

/** Returns the first element below a node for which `matches` holds. */
export const find = (node: Parent, matches: (element: Element) => boolean): Element | undefined =>
  findAll(node, matches)[0];

/** Returns text in one line, without the invisible characters that Docusaurus puts into headings. */
export const collapseWhitespace = (value: string): string =>
  value
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim();
