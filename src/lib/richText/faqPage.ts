import { plain } from "./richText";

/** As much of a question as structured data needs. */
interface Question {
  readonly question: string;
  readonly answer: readonly string[];
}

/**
 * Questions as an FAQPage of schema.org, for search engines.
 * @see https://schema.org/FAQPage
 */
export function faqPage(questions: readonly Question[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.map(plain).join(" ") },
    })),
  };
}
