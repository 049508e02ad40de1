import { faq, type Question } from "../../../data/faq";
import { attributeOf, type MarkdownNode, placeOf } from "../../lib/markdownTree/markdownTree";
import { parse } from "../../lib/richText/richText";
import { addressOfTest } from "./tests";

/**
 * Writes the questions of a group where `<Questions group="senders" />` stands, each with links to the tests that show
 * what the answer says. An unknown group, or a test that is not there, fails the build and says what to do.
 *
 * @param options.repository where readers see the project's files
 */
export default function remarkQuestions({ repository }: { repository: string }) {
  return (tree: MarkdownNode, file: { path?: string }): void => {
    const expand = (node: MarkdownNode): MarkdownNode[] => {
      if (node.name === "Questions") {
        const id = attributeOf(node, "group");
        const group = faq.find((candidate) => candidate.id === id);
        if (!group) {
          throw new Error(
            `${placeOf(node, file.path)}: <Questions group="${String(id)}"> is not in data/faq.` +
              ` There are: ${faq.map((one) => one.id).join(", ")}.`,
          );
        }
        return group.questions.flatMap((question) => write(question, repository));
      }
      if (node.children) node.children = node.children.flatMap(expand);
      return [node];
    };
    expand(tree);
  };
}

function write({ id, question, answer, tests = [] }: Question, repository: string): MarkdownNode[] {
  return [
    {
      type: "heading",
      depth: 3,
      data: { hProperties: { id } },
      children: [text(question)],
    },
    ...answer.map((paragraph) => ({
      type: "paragraph",
      children: parse(paragraph).map((piece): MarkdownNode => {
        if (piece.type === "text") return text(piece.value);
        if (piece.type === "code") return { type: "inlineCode", value: piece.value };
        return link(piece.to, piece.value);
      }),
    })),
    ...(tests.length === 0
      ? []
      : [
          {
            type: "paragraph",
            data: { hProperties: { className: "answer-tests" } },
            children: [
              text("Shown by a test: "),
              ...tests.flatMap((test, index) => [
                ...(index === 0 ? [] : [text("; ")]),
                link(addressOfTest(test, repository), test.name),
              ]),
            ],
          },
        ]),
  ];
}

const text = (value: string): MarkdownNode => ({ type: "text", value });
const link = (url: string, words: string): MarkdownNode => ({ type: "link", url, children: [text(words)] });
