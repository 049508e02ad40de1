import Head from "@docusaurus/Head";
import type { ReactNode } from "react";
import { faq } from "@site/data/faq";
import { faqPage } from "@site/src/lib/richText/faqPage";

// "<" is escaped, so that no text can end the script element.
const json = JSON.stringify(faqPage(faq.flatMap(({ questions }) => questions))).replaceAll("<", "\\u003c");

/** All questions as structured data in the page's head. Shows nothing. */
export function QuestionsData(): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
