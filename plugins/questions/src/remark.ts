import { faq, type Question } from "../../../data/faq";
import { parse } from "../../../src/lib/richText/richText";

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
 * Writes the questions of a group where `<Questions group="senders" />` stands. An unknown group fails the build with
 * the page, the line and the groups that there are.
 */
export default function remarkQuestions() {
  return (tree: Node, file: { path?: string }): void => {
    const expand = (node: Node): Node[] => {
      if (node.name === "Questions") {
        const id = node.attributes?.find(({ name }) => name === "group")?.value;
        const group = faq.find((candidate) => candidate.id === id);
        if (!group) {
          throw new Error(
            `${file.path ?? "a page"}:${node.position?.start.line ?? "?"}: <Questions group="${String(id)}"> is not in data/faq.ts.` +
              ` There are: ${faq.map((one) => one.id).join(", ")}.`,
          );
        }
        return group.questions.flatMap(write);
      }
      if (node.children) node.children = node.children.flatMap(expand);
      return [node];
    };
    expand(tree);
  };
}

function write({ id, question, answer }: Question): Node[] {
  return [
    {
      type: "heading",
      depth: 3,
      data: { hProperties: { id } },
      children: [{ type: "text", value: question }],
    },
    ...answer.map((text) => ({
      type: "paragraph",
      children: parse(text).map((piece): Node => {
        if (piece.type === "text") return { type: "text", value: piece.value };
        if (piece.type === "code") return { type: "inlineCode", value: piece.value };
        return { type: "link", url: piece.to, children: [{ type: "text", value: piece.value }] };
      }),
    })),
  ];
}
