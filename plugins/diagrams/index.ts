import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { type MarkdownNode, locate } from "../../src/site/markdownTree/markdownTree";
import { Thread } from "../../src/node/thread";
import type * as Ahead from "./ahead";
import { renderLayouts } from "./layouts";
import { cache } from "./renderDiagram";

interface File {
  path?: string;
}

const listCodeBlocks = (node: MarkdownNode): MarkdownNode[] =>
  node.type === "code" && node.lang === "mermaid" ? [node] : (node.children ?? []).flatMap(listCodeBlocks);

let ahead: Promise<void> | undefined;

/**
 * Begins to render all diagrams while other plugins load, where a build has none in its cache: the bundler would wait for
 * each of them, and half a minute for all.
 *
 * @param folders where pages and their parts are
 */
export default function diagrams(folders: readonly string[]): Plugin {
  if (process.env.NODE_ENV === "production" && cache.isEmpty()) {
    const thread = new Thread<typeof Ahead>(path.join(__dirname, "ahead"));
    ahead = thread
      .call("renderAhead", folders)
      .catch(() => undefined)
      .finally(() => thread.close());
  }
  return {
    name: "diagrams",
    async postBuild() {
      // A page that the bundler has in its own cache renders nothing, so that its diagrams are looked up here.
      const { renderAhead } = await import("./ahead");
      await renderAhead(folders);
      await cache.prune();
    },
  };
}

/**
 * Remark plugin, before Docusaurus' own: replaces Mermaid code with the picture, rendered while the site is built, so
 * that a page needs no diagram library and shows its diagrams without JavaScript.
 * @throws Error with page and line for a diagram that cannot be rendered
 */
export function renderDiagrams() {
  return async (tree: MarkdownNode, file: File): Promise<void> => {
    const blocks = listCodeBlocks(tree);
    if (blocks.length > 0) await ahead;
    await Promise.all(
      blocks.map(async (node) => {
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
            `${locate(node, file.path)}: the diagram cannot be rendered. ${(error as Error).message}`,
            { cause: error },
          );
        }
      }),
    );
  };
}
