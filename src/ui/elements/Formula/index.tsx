import { type ReactNode } from "react";

/**
 * A formula, rendered when the site was built. Placed by src/remark/formulas.ts, never by hand.
 *
 * @param html what KaTeX has made of it: the formula for screen readers, and how it looks. The same without JavaScript.
 */
export default function Formula({ html }: { html: string }): ReactNode {
  return <span className="katex" dangerouslySetInnerHTML={{ __html: html }} />;
}
