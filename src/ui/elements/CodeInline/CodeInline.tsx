import clsx from "clsx";
import { statusMarks } from "../../../../data/contracts/statuses/statusMarks";
import { type ComponentProps, type ReactNode } from "react";
import { ADDRESS_OR_HASH, Breakable } from "./Breakable";

/** A longer name fits on no line of a phone. */
const LINE = 30;

/** A name that a column of a wide window has room for, such as `aggregateBalance(token)`. */
const WHOLE = /^(?=.{10,26}$)\w+(?:\(\w*\))?$/;

/**
 * Inline code whose long names may wrap between their words; src/css/text.css says where they do. A break within a name
 * is generated content: what is copied, searched or read aloud stays the name. It is in the HTML, so
 * nothing changes without JavaScript. The name of a status has its mark before it and its tint
 * around it.
 */
export function CodeInline({ children, className, ...props }: ComponentProps<"code">): ReactNode {
  if (typeof children !== "string") {
    return (
      <code {...props} className={className}>
        {children}
      </code>
    );
  }
  const status = Object.hasOwn(statusMarks, children) ? statusMarks[children] : undefined;
  const kind = ADDRESS_OR_HASH.test(children)
    ? "unbroken"
    : children.length > LINE
      ? "long"
      : WHOLE.test(children) && "whole";
  return (
    <code {...props} className={clsx(className, kind) || undefined} data-tint={status?.tint}>
      {status && (
        <svg className="status-mark" viewBox="0 0 10 10" aria-hidden="true">
          <path d={status.path} fillRule="evenodd" />
        </svg>
      )}
      <Breakable name={children} />
    </code>
  );
}
