import { glossary, type GlossaryTerm } from "../../data/site/glossary";
import {
  readAttribute,
  type MarkdownNode,
  locate,
  setAttribute,
  visit,
} from "../site/markdownTree/markdownTree";

const terms = new Map<string, GlossaryTerm>(Object.entries(glossary));

/**
 * Hands definitions to `<Term id="cliff">`: the tag gets the property `definition`, and the term as its text if it has
 * none. An unknown id fails the build with the page, the line and the nearest ids.
 */
export default function remarkGlossary() {
  return (tree: MarkdownNode, file: { path?: string }): void => {
    visit(tree, (node) => {
      if (node.name !== "Term") return;
      const id = readAttribute(node, "id");
      const entry = id === undefined ? undefined : terms.get(id);
      if (!entry) {
        throw new Error(
          `${locate(node, file.path)}: <Term id="${String(id)}"> is not in the glossary.` +
            ` ${suggestNear(String(id))} Add the term to data/site/glossary.ts or correct the id.`,
        );
      }
      setAttribute(node, "definition", entry.definition);
      if (!node.children?.length) node.children = [{ type: "text", value: entry.term }];
    });
  };
}

/** Returns a sentence with the ids that share a word with the given one. */
function suggestNear(id: string): string {
  const words = id.toLowerCase().split(/[^a-z0-9]+/);
  const found = [...terms.keys()].filter((key) =>
    words.some((word) => word.length > 2 && key.includes(word.slice(0, 5))),
  );
  return found.length > 0 ? `It has: ${found.slice(0, 6).join(", ")}.` : `It has ${terms.size} other terms.`;
}
