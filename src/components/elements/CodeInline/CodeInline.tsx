import { Fragment, type ComponentProps, type ReactNode } from "react";

/** Names of fewer characters fit into any column. */
const LONG_NAME = 10;

/** Between the words of a name, and after a comma or slash: `Lockup_|Deposit|Amount`, `[1,|2]`, `@sablier/|lockup`. */
const BETWEEN_WORDS = /(?<=_)(?=[A-Za-z])|(?<=[a-z])(?=[A-Z])|(?<=,)(?=\S)|(?<=\/)(?=\w)/;

/** Words without any such place, addresses above all, are cut into pieces where they are long. */
const LONG_WORD = 20;
const PIECE = /.{1,10}/g;

/**
 * Inline code whose long names may wrap between their words, by `<wbr>`; src/css/text.css says where they do. A `<wbr>`
 * is no character: what is copied, searched or read aloud stays the name. It is in the HTML, so nothing changes
 * without JavaScript.
 */
export function CodeInline({ children, ...props }: ComponentProps<"code">): ReactNode {
  return <code {...props}>{typeof children === "string" ? breakable(children) : children}</code>;
}

function breakable(name: string): ReactNode {
  if (name.length < LONG_NAME) return name;
  return name
    .split(BETWEEN_WORDS)
    .flatMap((word) => (word.length > LONG_WORD && !word.includes(" ") ? word.match(PIECE) : word))
    .map((word, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ));
}
