import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";

interface Common {
  /** The element that stays, a `span` by default. */
  readonly as?: "span" | "p" | "div" | "dt" | "dd" | "li" | "strong" | "code";
}

type PlainText = Common & { readonly children: string | number; readonly changesWith?: never };
type MarkedText = Common & {
  readonly children: ReactNode;
  /** What the content is made from, as text: when it differs, so may the content. */
  readonly changesWith: string;
};

export type TranslatableTextProps = (PlainText | MarkedText) &
  Omit<ComponentPropsWithoutRef<"span">, "children">;

/**
 * A text that changes while the page is open, such as a result or the name of a button. A browser's translator puts an
 * element of its own instead of each text node. React then changes, removes, or inserts something before a node that
 * is no longer there: the old words stay, or the page fails. So the text is in an element that is keyed by its
 * words, which React replaces entirely, and which is alone in another element that stays.
 *
 * Content with elements in it says by `changesWith` what it is made from. Where an element has nothing but the text in
 * it, as a button has its name, `<span key={words}>{words}</span>` does the same. Without JavaScript it is the text.
 */
export function TranslatableText({
  as = "span",
  changesWith,
  children,
  ...attributes
}: TranslatableTextProps): ReactNode {
  const Outer: ElementType = as;
  const Inner: ElementType = as === "div" || as === "dd" || as === "li" ? "div" : "span";
  return (
    <Outer {...attributes}>
      <Inner key={changesWith ?? String(children)}>{children}</Inner>
    </Outer>
  );
}
