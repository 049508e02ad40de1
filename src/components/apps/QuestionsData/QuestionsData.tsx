import type { ReactNode } from "react";
import { faq } from "@site/data/faq";
import { faqPage } from "@site/src/lib/richText/faqPage";

// "<" is escaped, so that no text can end the script element.
const json = JSON.stringify(faqPage(faq.flatMap(({ questions }) => questions))).replaceAll("<", "\\u003c");

/**
 * All questions as structured data. Shows nothing, and stands where the page puts it: after the answers, since in the
 * page's head the first paint would wait for it.
 */
export function QuestionsData(): ReactNode {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
