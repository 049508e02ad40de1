import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import type { Step } from "../after-build";

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

/** Puts the copy that takes over when the CDN fails beside the pages: the stylesheet and the fonts it names. */
export function localCopy(target: string): Step {
  return {
    name: "local copy of the mathematics stylesheet",
    async run({ outDir }) {
      const from = path.dirname(require.resolve("katex/dist/katex.min.css"));
      const to = path.join(outDir, path.dirname(target));
      await mkdir(to, { recursive: true });
      await cp(path.join(from, "katex.min.css"), path.join(outDir, target));
      await cp(path.join(from, "fonts"), path.join(to, "fonts"), {
        recursive: true,
        filter: (file) => !/\.(ttf|woff)$/.test(file),
      });
    },
  };
}
