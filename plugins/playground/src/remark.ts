import {
  attributeOf,
  type MarkdownNode,
  placeOf,
  setAttribute,
  visit,
} from "../../../src/lib/text/markdownTree/markdownTree";
import { OWN } from "../../../src/lib/playground/creationForm";
import { scenarios } from "../../../src/lib/playground/scenarios";

/**
 * Gives each `<Playground scenario="…" />` and `<CreatePlayground />` of a page its first state, as `state={require("…")}`: a page so gets the
 * states of its own playgrounds and of no others.
 *
 * @throws Error that names the place and the known scenarios when there is none of that name
 */
export default function firstStates() {
  return (tree: MarkdownNode, file: { path?: string }): void => {
    visit(tree, (node) => {
      if (node.name !== "Playground" && node.name !== "CreatePlayground") return;
      const id = node.name === "CreatePlayground" ? OWN : attributeOf(node, "scenario");
      if (!scenarios.some((scenario) => scenario.id === id)) {
        const known = scenarios.map((scenario) => scenario.id).join(", ");
        throw new Error(`${placeOf(node, file.path)}: no scenario "${id}". There are: ${known}.`);
      }
      setAttribute(node, "state", requireOf(`@generated/playground/default/${id}.json`));
    });
  };
}

/** `require("name")` as the value of an attribute. */
function requireOf(name: string): object {
  const expression = {
    type: "CallExpression",
    optional: false,
    callee: { type: "Identifier", name: "require" },
    arguments: [{ type: "Literal", value: name, raw: JSON.stringify(name) }],
  };
  return {
    type: "mdxJsxAttributeValueExpression",
    value: `require(${JSON.stringify(name)})`,
    data: {
      estree: {
        type: "Program",
        sourceType: "module",
        comments: [],
        body: [{ type: "ExpressionStatement", expression }],
      },
    },
  };
}
