import { useMemo, type ReactNode } from "react";
import { readServerHtml, composeServerHtmlId } from "@site/src/ui/server/serverHtml";

export interface QuestionsDataProps {
  /** An FAQPage of schema.org; `src/remark/questions` gives the questions of the page to the server's bundle alone. */
  readonly json?: string | undefined;
}

const id = composeServerHtmlId("QuestionsData");

/**
 * All questions of a page as structured data. Shows nothing, and is where the page puts it: after the answers, since
 * in the page's head the first paint would wait for it. The browser keeps the element of the server, because the page's
 * script would otherwise have every answer twice.
 */
export function QuestionsData({ json }: QuestionsDataProps): ReactNode {
  const html = useMemo(() => readServerHtml(id), []);
  // "<" is escaped, so that no text can end the script element.
  const __html = json?.replaceAll("<", "\\u003c") ?? html;
  if (__html === undefined) return null;
  return (
    <script
      type="application/ld+json"
      data-server-html={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
