import {
  readAttribute,
  type MarkdownNode,
  locate,
  setAttribute,
  visit,
} from "../../site/markdownTree/markdownTree";
import { composeFaqPage, findQuestions } from "./faqPage";
import { composeTestAddress } from "./tests";

/**
 * Returns what a page of questions and answers needs beyond Markdown:
 *
 * - `<ShownBy file="samples/…" test="…" />` below an answer becomes the sign `<Tested>` with a link to the test that
 * shows
 *   what the answer says; several in a row become one sign. A test that is not there fails the build.
 * - `<QuestionsData />` gets all questions of the page as structured data, in the server's bundle alone, and each group
 *   of them a fold for phones.
 *
 * @param options.repository where readers see the project's files
 */
export default function remarkQuestions({ repository }: { repository: string }) {
  return (tree: MarkdownNode, file: { path?: string }): void => {
    let isQuestionsPage = false;
    visit(tree, (node) => {
      if (node.name === "QuestionsData") {
        isQuestionsPage = true;
        setAttribute(node, "json", onServer(JSON.stringify(composeFaqPage(findQuestions(tree)))));
      }
      if (node.children?.some(({ name }) => name === "ShownBy")) {
        node.children = replaceTestRows(node.children, repository, file.path);
      }
    });
    if (isQuestionsPage) tree.children = foldGroups(tree.children ?? []);
  };
}

/** Returns `IS_SERVER_BUNDLE ? "text" : undefined` as the value of an attribute. */
function onServer(text: string): object {
  const expression = {
    type: "ConditionalExpression",
    test: { type: "Identifier", name: "IS_SERVER_BUNDLE" },
    consequent: { type: "Literal", value: text, raw: JSON.stringify(text) },
    alternate: { type: "Identifier", name: "undefined" },
  };
  return {
    type: "mdxJsxAttributeValueExpression",
    value: `IS_SERVER_BUNDLE ? ${JSON.stringify(text)} : undefined`,
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

/** Returns the nodes with a sign instead of each row of tests. */
function replaceTestRows(nodes: readonly MarkdownNode[], repository: string, page?: string): MarkdownNode[] {
  const result: MarkdownNode[] = [];
  let tests: MarkdownNode[] | undefined;
  for (const node of nodes) {
    if (node.name !== "ShownBy") {
      tests = undefined;
      result.push(node);
      continue;
    }
    if (!tests) {
      tests = [];
      result.push(createElement("Tested", {}, [{ type: "list", children: tests }]));
    }
    tests.push({
      type: "listItem",
      children: [{ type: "paragraph", children: [getLink(node, repository, page)] }],
    });
  }
  return result;
}

/**
 * Returns the nodes with a fold around the questions below each heading of level 2. Groups without questions stay as
 * they are.
 */
function foldGroups(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const result: MarkdownNode[] = [];
  const isHeading = (node: MarkdownNode, depth: number) => node.type === "heading" && node.depth === depth;
  let isFirst = true;
  for (let index = 0; index < nodes.length;) {
    const node = nodes[index++]!;
    result.push(node);
    if (!isHeading(node, 2)) continue;
    const end = nodes.findIndex(
      (other, at) => at >= index && (isHeading(other, 2) || other.name === "QuestionsData"),
    );
    const group = nodes.slice(index, end === -1 ? nodes.length : end);
    index += group.length;
    const count = group.filter((other) => isHeading(other, 3)).length;
    if (count === 0) {
      result.push(...group);
      continue;
    }
    const attributes = { summary: `${count} questions`, narrow: null, ...(isFirst ? { open: null } : {}) };
    result.push(createElement("Fold", attributes, group));
    isFirst = false;
  }
  return result;
}

/** Returns a component of a page. An attribute without a value is null. */
const createElement = (
  name: string,
  attributes: Record<string, string | null>,
  children: MarkdownNode[],
): MarkdownNode => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: "mdxJsxAttribute",
    name: key,
    value,
  })),
  children,
});

function getLink(node: MarkdownNode, repository: string, page?: string): MarkdownNode {
  const [file, name] = [readAttribute(node, "file"), readAttribute(node, "test")];
  try {
    if (!file || !name) throw new Error('Write <ShownBy file="samples/…" test="its name" />.');
    return {
      type: "link",
      url: composeTestAddress({ file, name }, repository),
      children: [createText(name)],
    };
  } catch (error) {
    throw new Error(`${locate(node, page)}: ${(error as Error).message}`, { cause: error });
  }
}

const createText = (value: string): MarkdownNode => ({ type: "text", value });
