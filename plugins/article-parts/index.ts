import { type MarkdownNode } from "../../src/lib/markdownTree/markdownTree";
import type { Step } from "../after-build";

/** A node of the tree that HTML is made from. */
interface Node extends Omit<MarkdownNode, "children"> {
  tagName?: string;
  children?: Node[];
}

/** How much is taken over at once: about so many elements take a slow phone a few milliseconds. */
const AT_ONCE = 120;

/** What a link costs, against an element that only stands there. */
const LINK = 3;

/**
 * Rehype plugin: puts what a page consists of into parts (`ArticlePart`, src/theme/MDXComponents.tsx) of neighbours
 * that are taken over together. They draw no element of their own. A component is a part by itself: the tree does not
 * tell what it draws. A page of a few paragraphs stays as it is.
 */
export default function articleParts() {
  return divide;
}

function divide(node: Node): void {
  const children = (node.children ?? []).filter((child) => !isBlank(child));
  const imports = children.filter(({ type }) => type === "mdxjsEsm");
  const drawn = children.filter((child) => !imports.includes(child));
  if (drawn.reduce((sum, child) => sum + weight(child), 0) <= AT_ONCE) return;
  for (const child of drawn) if (isFrame(child)) divide(child);
  node.children = [...imports, ...partsOf(drawn)];
}

function partsOf(nodes: readonly Node[]): Node[] {
  const parts: Node[][] = [];
  let room = 0;
  for (const node of nodes) {
    const needed = weight(node);
    if (parts.length === 0 || needed > room) {
      parts.push([]);
      room = AT_ONCE;
    }
    parts.at(-1)!.push(node);
    room -= needed;
  }
  return parts.map((children) => ({
    type: "mdxJsxFlowElement",
    name: "ArticlePart",
    attributes: [],
    children,
  }));
}

function weight(node: Node): number {
  if (node.type === "mdxFlowExpression" || (node.type === "mdxJsxFlowElement" && !isFrame(node)))
    return AT_ONCE;
  const own = node.tagName === "a" || node.type === "mdxJsxTextElement" ? LINK : node.tagName ? 1 : 0;
  return (node.children ?? []).reduce((sum, child) => sum + weight(child), own);
}

/** An element that an author has written around a piece of the page. */
const isFrame = ({ type, name }: Node) => type === "mdxJsxFlowElement" && name === "div";

const isBlank = ({ type, value }: Node) => type === "text" && value?.trim() === "";

/**
 * Marks in the HTML where the parts begin and end, for Preact: React's server writes comments of its own kind around
 * what stands in a `Suspense`.
 */
export const markParts: Step = {
  name: "article parts",
  pages: () => (html) => html.replace(/<!--(\/?)\$-->/g, "<!--$1$$s-->"),
};
