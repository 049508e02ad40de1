import { glossary, type GlossaryTerm } from "../../../data/glossary";

/** As much of a Markdown tree as this plugin touches. */
interface Node {
  type: string;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  position?: { start: { line: number } };
  value?: string;
}

const terms = new Map<string, GlossaryTerm>(Object.entries(glossary));

/**
 * Hands definitions to `<Term id="cliff">`: the tag gets the property `definition`, and the term as its text if it has
 * none. An unknown id fails the build with the page, the line and the nearest ids.
 */
export default function remarkGlossary() {
  return (tree: Node, file: { path?: string }): void => {
    visit(tree, (node) => {
      if (node.name !== "Term") return;
      const id = node.attributes?.find(({ name }) => name === "id")?.value;
      const entry = typeof id === "string" ? terms.get(id) : undefined;
      if (!entry) {
        throw new Error(
          `${file.path ?? "a page"}:${node.position?.start.line ?? "?"}: <Term id="${String(id)}"> is not in the glossary.` +
            ` ${near(String(id))} Add the term to data/glossary.ts or correct the id.`,
        );
      }
      node.attributes?.push({ type: "mdxJsxAttribute", name: "definition", value: entry.definition });
      if (!node.children?.length) node.children = [{ type: "text", value: entry.term }];
    });
  };
}

/** A sentence with the ids that share a word with the given one. */
function near(id: string): string {
  const words = id.toLowerCase().split(/[^a-z0-9]+/);
  const found = [...terms.keys()].filter((key) =>
    words.some((word) => word.length > 2 && key.includes(word.slice(0, 5))),
  );
  return found.length > 0 ? `It has: ${found.slice(0, 6).join(", ")}.` : `It has ${terms.size} other terms.`;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of node.children ?? []) visit(child, see);
}
