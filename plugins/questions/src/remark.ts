import { faq, type Question } from "../../../data/faq";
import { parse } from "../../../src/lib/richText/richText";
import { addressOfTest } from "./tests";

/** As much of a Markdown tree as this plugin touches. */
export interface Node {
  type: string;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  children?: Node[];
  position?: { start: { line: number } };
  depth?: number;
  data?: object;
  value?: string;
  url?: string;
}

/**
 * Writes the questions of a group where `<Questions group="senders" />` stands, each with links to the tests that show
 * what the answer says. An unknown group, or a test that is not there, fails the build and says what to do.
 *
 * @param options.repository where readers see the project's files
 */
export default function remarkQuestions({ repository }: { repository: string }) {
  return (tree: Node, file: { path?: string }): void => {
    const expand = (node: Node): Node[] => {
      if (node.name === "Questions") {
        const id = node.attributes?.find(({ name }) => name === "group")?.value;
        const group = faq.find((candidate) => candidate.id === id);
        if (!group) {
          throw new Error(
            `${file.path ?? "a page"}:${node.position?.start.line ?? "?"}: <Questions group="${String(id)}"> is not in data/faq.` +
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

function write({ id, question, answer, tests = [] }: Question, repository: string): Node[] {
  return [
    {
      type: "heading",
      depth: 3,
      data: { hProperties: { id } },
      children: [text(question)],
    },
    ...answer.map((paragraph) => ({
      type: "paragraph",
      children: parse(paragraph).map((piece): Node => {
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

const text = (value: string): Node => ({ type: "text", value });
const link = (url: string, words: string): Node => ({ type: "link", url, children: [text(words)] });
