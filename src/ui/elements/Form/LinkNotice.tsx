import type { ReactNode } from "react";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import styles from "./styles.module.css";

/** What the address of the page did to a form. */
export type LinkEffect =
  /** It opened something of this documentation, which the sentence names. */
  | { readonly kind: "opened"; readonly sentence: string }
  /** It filled in these fields; each text names one, as `Safe` or `8 rows`. */
  | { readonly kind: "filled"; readonly fields: readonly string[] }
  /** It could not be used; the sentence says why. */
  | { readonly kind: "refused"; readonly sentence: string };

/**
 * Says above a form that a link filled it in, and what the link set, because anyone can make such a link. Browser only:
 * without JavaScript no link fills in a form.
 */
export function LinkNotice({ link }: { readonly link: LinkEffect | undefined }): ReactNode {
  if (link === undefined) return null;
  const text =
    link.kind !== "filled"
      ? link.sentence
      : `A link filled in this form. It set: ${link.fields.join(", ")}. Anyone can make such a link, so compare each value with a source that you trust.`;
  return (
    <p role="note" aria-label="About the link" className={styles.linkNotice}>
      <TranslatableText changesWith={text}>{text}</TranslatableText>
    </p>
  );
}
