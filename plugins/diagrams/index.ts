import { type MarkdownNode, placeOf } from "../../src/lib/text/markdownTree/markdownTree";
import { renderLayouts } from "./layouts";

interface File {
  path?: string;
}

const codeBlocks = (node: MarkdownNode): MarkdownNode[] =>
  node.type === "code" && node.lang === "mermaid" ? [node] : (node.children ?? []).flatMap(codeBlocks);

/**
 * Remark plugin, before Docusaurus' own: replaces Mermaid code with the picture, rendered while the site is built, so
 * that a page needs no diagram library and shows its diagrams without JavaScript.
 * @throws Error with page and line for a diagram that cannot be rendered
 */
export function renderDiagrams() {
  return async (tree: MarkdownNode, file: File): Promise<void> => {
    await Promise.all(
      codeBlocks(tree).map(async (node) => {
        try {
          const { diagram, compact } = await renderLayouts(node.value ?? "");
          Object.assign(node, {
            type: "mdxJsxFlowElement",
            name: "Diagram",
            attributes: Object.entries({
              ...diagram,
              width: String(diagram.width),
              height: String(diagram.height),
              ...(compact ? { compact: compact.svg, compactWidth: String(compact.width) } : {}),
            }).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value })),
            children: [],
            value: undefined,
            lang: undefined,
          });
        } catch (error) {
          throw new Error(
            `${placeOf(node, file.path)}: the diagram cannot be rendered. ${(error as Error).message}`,
            { cause: error },
          );
        }
      }),
    );
  };
}
