import { isTag, isText, type AnyNode, type Element, type ParentNode } from "domhandler";

/** What of a page is no part of its text: controls, what only shows on hover, navigation, and what repeats the text. */
const CONTROLS = new Set([
  "button",
  "input",
  "select",
  "textarea",
  "output",
  "label",
  "form",
  "nav",
  "footer",
  "script",
  "style",
  "noscript",
  "template",
  "kbd",
]);
const CLASSES = [
  "hash-link",
  "theme-doc-toc-mobile",
  "theme-doc-toc-desktop",
  "table-of-contents",
  "theme-unlisted-banner",
];
const ROLES = new Set(["tablist", "tooltip", "status", "search"]);

/** An attribute of an element; empty where there is none, or the node is no element. */
export function attribute(node: AnyNode, name: string): string {
  return isTag(node) ? (node.attribs[name] ?? "") : "";
}

/** Whether an element has a class. */
export function hasClass(node: AnyNode, name: string): boolean {
  return attribute(node, "class").split(/\s+/).includes(name);
}

/** Whether an element is left out of the twin, with all that it holds. */
export function isLeftOut(node: Element): boolean {
  return (
    CONTROLS.has(node.name) ||
    ROLES.has(attribute(node, "role")) ||
    attribute(node, "aria-hidden") === "true" ||
    attribute(node, "data-twin") === "off" ||
    CLASSES.some((name) => hasClass(node, name))
  );
}

/** The text of a node as it stands in the HTML. */
export function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** All elements below a node for which `matches` holds, in their order; nothing below a match is looked at. */
export function findAll(node: ParentNode, matches: (element: Element) => boolean): Element[] {
  return node.children.filter(isTag).flatMap((child) => (matches(child) ? [child] : findAll(child, matches)));
}

/** The first element below a node for which `matches` holds. */
export function find(node: ParentNode, matches: (element: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (!isTag(child)) continue;
    const found = matches(child) ? child : find(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** The TeX source that KaTeX keeps in its MathML. */
export function texOf(node: Element): string {
  const source = find(node, ({ name }) => name === "annotation");
  return (source ? textOf(source) : textOf(node)).trim();
}

/** What a picture shows, in words: its title and description; nothing for one that is decoration. */
export function pictureText(svg: Element): string {
  if (attribute(svg, "role") !== "img" || attribute(svg, "aria-hidden") === "true") return "";
  const words = (name: string) =>
    svg.children
      .filter((child) => isTag(child) && child.name === name)
      .map(textOf)
      .join(" ")
      .trim();
  const title = words("title") || attribute(svg, "aria-label");
  const description = words("desc");
  return [title, description]
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
