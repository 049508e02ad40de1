import {
  readAttribute,
  type MarkdownNode,
  locate,
  setAttribute,
  visit,
} from "../../../../site/markdownTree/markdownTree";
import { CUSTOM_SCENARIO } from "../../model/creation/form";
import { sampleRuns } from "../../model/runs";
import { scenarios } from "../../model/scenarios";

/** The components that get a state, and where the name of theirs is. */
const IDS: Record<string, { attribute?: string; known: readonly string[] }> = {
  StreamPlayground: { attribute: "scenario", known: scenarios.map(({ id }) => id) },
  CreatePlayground: { known: [CUSTOM_SCENARIO] },
  SampleRun: { attribute: "of", known: sampleRuns.map(({ id }) => id) },
};

/**
 * Gives each `<StreamPlayground scenario="…" />`, `<CreatePlayground />` and `<SampleRun of="…" />` of a page its first state,
 * as `state={require("…")}`: a page so gets the states of its own playgrounds and of no others.
 *
 * @throws Error that names the place and the known names when there is none of that name
 */
export default function computeFirstStates() {
  return (tree: MarkdownNode, file: { path?: string }): void => {
    visit(tree, (node) => {
      const { attribute, known } = IDS[node.name ?? ""] ?? {};
      if (known === undefined) return;
      const id = attribute === undefined ? known[0]! : readAttribute(node, attribute);
      if (id === undefined || !known.includes(id)) {
        throw new Error(
          `${locate(node, file.path)}: ${node.name} has no ${attribute} "${id}". There are: ${known.join(", ")}.`,
        );
      }
      setAttribute(node, "state", getRequire(`@generated/playground/default/${id}.json`));
    });
  };
}

/** Returns `require("name")` as the value of an attribute. */
function getRequire(name: string): object {
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
