import type { ReactNode } from "react";

export interface QuestionsDataProps {
  /** An FAQPage of schema.org; `src/remark/questions` gives the questions of the page. */
  readonly json?: string;
}

/**
 * All questions of a page as structured data. Shows nothing, and is where the page puts it: after the answers, since
 * in the page's head the first paint would wait for it.
 */
export function QuestionsData({ json = "{}" }: QuestionsDataProps): ReactNode {
  // "<" is escaped, so that no text can end the script element.
  const __html = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
