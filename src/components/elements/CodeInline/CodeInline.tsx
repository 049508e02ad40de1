import clsx from "clsx";
import { Fragment, type ComponentProps, type ReactNode } from "react";

/** A longer name fits on no line of a phone. */
const LINE = 30;

/** Names of fewer characters fit into any column. */
const LONG_NAME = 10;

/**
 * The last character of each word of a name, before a bracket and after a mark: `Lockup_|Deposit|Amount`, `NFT|Descriptor|(id)`,
 * `[1,|2]`, `@sablier/|lockup`, `codegen:|:envio`.
 */
const END_OF_WORD =
  /_(?=[A-Za-z])|[a-z](?=[A-Z])|[A-Z](?=[A-Z][a-z])|[\w}>)-](?=[({<])|[,?&=/](?=[\w{<"])|[:.](?=[a-z{<])/g;

/** A character that no name holds. Safari 15 cannot parse a lookbehind, which would split names without it. */
const CUT = "\u0000";

/** Addresses and hashes have no words: they are cut into pieces. */
const LONG_VALUE = /^(?:0x)?[0-9a-f]{20,}$/i;
const PIECE = /.{1,10}/g;

/**
 * Inline code whose long names may wrap between their words, by `<wbr>`; src/css/text.css says where they do. A `<wbr>`
 * is no character: what is copied, searched or read aloud stays the name. It is in the HTML, so nothing changes
 * without JavaScript.
 */
export function CodeInline({ children, className, ...props }: ComponentProps<"code">): ReactNode {
  if (typeof children !== "string") {
    return (
      <code {...props} className={className}>
        {children}
      </code>
    );
  }
  return (
    <code {...props} className={clsx(className, children.length > LINE && "long") || undefined}>
      <Breakable name={children} />
    </code>
  );
}

/** A name of the contracts that may wrap between its words, as in `CodeInline`, in any face. */
export function Breakable({ name }: { readonly name: string }): ReactNode {
  if (name.length < LONG_NAME) return name;
  return name
    .replace(END_OF_WORD, `$&${CUT}`)
    .split(CUT)
    .flatMap((word) => (LONG_VALUE.test(word) ? word.match(PIECE) : word))
    .map((word, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ));
}
