/** A node of a syntax tree, as far as this plugin looks at it. */
interface Node {
  type: string;
  children?: Node[];
  properties?: Record<string, unknown>;
}

const isMath = (node: Node): boolean =>
  (Array.isArray(node.properties?.className) && node.properties.className.includes("katex")) ||
  (node.children ?? []).some(isMath);

const displayed = (node: Node): Node[] => [
  ...(Array.isArray(node.properties?.className) && node.properties.className.includes("katex-display")
    ? [node]
    : []),
  ...(node.children ?? []).flatMap(displayed),
];

/**
 * Rehype plugin, after rehype-katex: a page with mathematics gets the component that asks for the stylesheet, and a
 * page without does not. A formula on its own line may be wider than a phone: it can be scrolled by keyboard, too.
 * The component is src/components/elements/MathStylesheet, known to all pages by its name.
 */
export function requestStylesheet() {
  return (tree: Node): void => {
    if (!isMath(tree)) return;
    for (const formula of displayed(tree)) {
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
