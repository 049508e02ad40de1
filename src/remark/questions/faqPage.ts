import { type MarkdownNode } from "../../site/markdownTree/markdownTree";

/** A question of a page: a heading of level 3 with an anchor, and the paragraphs below it. */
export interface Question {
  readonly id: string;
  readonly question: string;
  /** As text without markup. */
  readonly answer: string;
}

/** Returns the questions of a page. Headings of level 3 without an anchor of their own are none. */
export function findQuestions(tree: MarkdownNode): Question[] {
  const questions: { id: string; question: string; answer: string[] }[] = [];
  let isAnswer = false;
  for (const node of tree.children ?? []) {
    if (node.type === "heading") {
      const id = /^\/\* #(\S+) \*\/$/u.exec(node.children?.at(-1)?.value ?? "")?.[1];
      isAnswer = node.depth === 3 && id !== undefined;
      if (isAnswer) questions.push({ id: id!, question: getText(node), answer: [] });
    } else if (isAnswer && node.type === "paragraph") questions.at(-1)!.answer.push(getText(node));
  }
  return questions.map(({ answer, ...question }) => ({ ...question, answer: answer.join(" ") }));
}

/** Returns the words of a node, without markup, comments and components. */
function getText(node: MarkdownNode): string {
  const collect = ({ type, value, children }: MarkdownNode): string => {
    if (type === "mdxTextExpression") return "";
    return type === "text" || type === "inlineCode" ? (value ?? "") : (children ?? []).map(collect).join("");
  };
  return collect(node).replace(/\s+/gu, " ").trim();
}

/**
 * Returns the questions as an FAQPage of schema.org, for search engines.
 * @see https://schema.org/FAQPage
 */
export function composeFaqPage(questions: readonly Question[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
