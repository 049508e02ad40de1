import { readFileSync } from "node:fs";
import path from "node:path";
import { cutRegion, parseReference } from "./regions";

/** The parts of a Markdown tree that this plugin looks at. */
interface Node {
  type: string;
  meta?: string | null;
  value?: string;
  children?: Node[];
  position?: { start: { line: number } };
}

/**
 * Fills code blocks that name a file, from the file: prose holds no code of its own, so what a page shows is what the
 * tests ran.
 *
 *     ```solidity file="samples/solidity/Create.sol" region="create" title="Create.sol"
 *     ```
 *
 * @throws Error, and so fails the build, when the file or the region does not exist, or the block already holds code
 */
export default function fillFromSamples(options: { readonly root?: string } = {}) {
  const root = options.root ?? process.cwd();
  return (tree: Node, page: { path?: string }) => {
    const visit = (node: Node) => {
      const reference = node.type === "code" && node.meta ? parseReference(node.meta) : undefined;
      if (reference) {
        const where = `${page.path ?? "a page"}:${node.position?.start.line ?? "?"}, ${reference.file}`;
        if (node.value?.trim()) throw new Error(`${where}: the block names a file and holds code as well.`);
        try {
          node.value = cutRegion(readFileSync(path.join(root, reference.file), "utf8"), reference.region);
        } catch (error) {
          throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
        }
        node.meta = reference.rest || null;
      }
      node.children?.forEach(visit);
    };
    visit(tree);
  };
}
