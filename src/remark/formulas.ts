import { toHtml } from "hast-util-to-html";
import type rehypeKatex from "rehype-katex";

type Tree = Extract<Parameters<typeof toHtml>[0], { type: "root" }>;
type Child = Tree["children"][number];

/**
 * Rehype plugin: rehype-katex, loaded when the first page is compiled. A build that takes all pages from its cache does
 * without.
 */
export const renderFormulas =
  (options: Parameters<typeof rehypeKatex>[0]) =>
  async (...page: Parameters<ReturnType<typeof rehypeKatex>>): Promise<void> => {
    const { default: plugin } = await import("rehype-katex");
    plugin(options)(...page);
  };

/**
 * Rehype plugin, after all that look for formulas: gives each to the page's script as one text. A formula consists of
 * hundreds of elements, of which nothing in a browser looks at a single one: as calls that make them they were most of
 * the script of a page with mathematics. The component is src/ui/elements/Formula, known to all pages by its
 * name.
 */
export function writeFormulasAsText() {
  return (tree: Tree): void => replace(tree as { children?: Child[] });
}

function replace(parent: { children?: Child[] }): void {
  parent.children = parent.children?.map((child) => {
    if (isFormula(child)) return createComponent(toHtml(child.children));
    replace(child as { children?: Child[] });
    return child;
  });
}

const isFormula = (node: Child): node is Extract<Child, { type: "element" }> =>
  node.type === "element" &&
  Array.isArray(node.properties?.className) &&
  node.properties.className.includes("katex");

const createComponent = (html: string): Child =>
  ({
    type: "mdxJsxTextElement",
    name: "Formula",
    attributes: [{ type: "mdxJsxAttribute", name: "html", value: html }],
    children: [],
  }) as unknown as Child;

/** A node of a syntax tree, as far as this file looks at it. */
interface Node {
  type: string;
  children?: Node[];
  properties?: Record<string, unknown>;
}

const isMath = (node: Node): boolean =>
  (Array.isArray(node.properties?.className) && node.properties.className.includes("katex")) ||
  (node.children ?? []).some(isMath);

const findDisplayed = (node: Node): Node[] => [
  ...(Array.isArray(node.properties?.className) && node.properties.className.includes("katex-display")
    ? [node]
    : []),
  ...(node.children ?? []).flatMap(findDisplayed),
];

/**
 * Rehype plugin, after rehype-katex: a page with mathematics gets the component that asks for the stylesheet, and a
 * page without does not. A formula on its own line may be wider than a phone: it can be scrolled by keyboard, too.
 * The component is src/ui/elements/MathStylesheet, known to all pages by its name.
 */
export function addStylesheet() {
  return (tree: Node): void => {
    if (!isMath(tree)) return;
    for (const formula of findDisplayed(tree)) {
      Object.assign((formula.properties ??= {}), { tabIndex: 0, role: "group", ariaLabel: "Formula" });
    }
    tree.children?.push({
      type: "mdxJsxFlowElement",
      name: "MathStylesheet",
      attributes: [],
      children: [],
    } as Node);
  };
}
