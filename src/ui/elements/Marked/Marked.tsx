import { Fragment, type ReactNode } from "react";
import { CodeInline } from "../CodeInline/CodeInline";

/** Text from data in which backticks mark code, as in Markdown. Static. */
export function Marked({ text }: { readonly text: string }): ReactNode {
  return text
    .split("`")
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <CodeInline>{part}</CodeInline> : part}</Fragment>
    ));
}
