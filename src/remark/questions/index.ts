import {
  attributeOf,
  type MarkdownNode,
  placeOf,
  setAttribute,
  visit,
} from "../../lib/text/markdownTree/markdownTree";
import { faqPage, questionsOf } from "./faqPage";
import { addressOfTest } from "./tests";

/**
 * What a page of questions and answers needs beyond Markdown:
 *
 * - `<ShownBy file="samples/…" test="…" />` below an answer becomes a link to the test that shows what the answer says;
 *   several in a row become one paragraph. A test that is not there fails the build.
 * - `<QuestionsData />` gets all questions of the page as structured data.
 *
 * @param options.repository where readers see the project's files
 */
export default function remarkQuestions({ repository }: { repository: string }) {
  return (tree: MarkdownNode, file: { path?: string }): void => {
    visit(tree, (node) => {
      if (node.name === "QuestionsData")
        setAttribute(node, "json", JSON.stringify(faqPage(questionsOf(tree))));
      if (node.children?.some(({ name }) => name === "ShownBy")) {
        node.children = withLinks(node.children, repository, file.path);
      }
    });
  };
}

/** The nodes with a paragraph of links in the place of each row of tests. */
function withLinks(nodes: readonly MarkdownNode[], repository: string, page?: string): MarkdownNode[] {
  const result: MarkdownNode[] = [];
  let links: MarkdownNode[] | undefined;
  for (const node of nodes) {
    if (node.name !== "ShownBy") {
      links = undefined;
      result.push(node);
      continue;
    }
    if (links) links.push(text("; "));
    else {
      links = [text("Shown by a test: ")];
      const data = { hProperties: { className: "answer-tests" } };
      result.push({ type: "paragraph", data, children: links });
    }
    links.push(linkOf(node, repository, page));
  }
  return result;
}

function linkOf(node: MarkdownNode, repository: string, page?: string): MarkdownNode {
  const [file, name] = [attributeOf(node, "file"), attributeOf(node, "test")];
  try {
    if (!file || !name) throw new Error('Write <ShownBy file="samples/…" test="its name" />.');
    return { type: "link", url: addressOfTest({ file, name }, repository), children: [text(name)] };
  } catch (error) {
    throw new Error(`${placeOf(node, page)}: ${(error as Error).message}`, { cause: error });
  }
}

const text = (value: string): MarkdownNode => ({ type: "text", value });
