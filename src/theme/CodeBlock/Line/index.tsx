import { type ReactNode } from "react";
import clsx from "clsx";
import type { Props } from "@theme/CodeBlock/Line";
import Token from "@theme/CodeBlock/Line/Token";
import "./styles.module.css";

/**
 * Replaces upstream's line of code, a `div`, with a `span`: within `code` nothing else is allowed, and reader views
 * take each `div` in it for a paragraph, and so the code for the article. Without the numbers of lines, which no page asks for.
 */
export default function CodeLine({ line, classNames, getLineProps, getTokenProps }: Props): ReactNode {
  return (
    <span {...getLineProps({ line, className: clsx(classNames) })}>
      {line.map((token, index) => {
        const { children, ...props } = getTokenProps({ token });
        return (
          <Token key={index} {...props} line={line} token={token}>
            {/* The break is at the end already. */}
            {children === "\n" ? "" : children}
          </Token>
        );
      })}
      <br />
    </span>
  );
}
