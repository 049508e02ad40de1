import type { ReactNode } from "react";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import styles from "./styles.module.css";

/**
 * What is wrong with the value of a field, below it; empty while nothing is. Screen readers say it when it appears, and
 * the field names it with `aria-describedby`. Without JavaScript there is nothing to say.
 * @param id names the element
 * @param children a sentence, or an empty text
 */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }): ReactNode {
  return (
    <div id={id} role="status" className={styles.fieldError}>
      {children ? <TranslatableText>{children}</TranslatableText> : null}
    </div>
  );
}
