import type { ReactNode } from "react";
import clsx from "clsx";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import styles from "./styles.module.css";

export interface AddressProps {
  /** The address in full, with its checksum. */
  readonly value: string;
  /** Page of the address in a block explorer; without it the address is plain text. */
  readonly href?: string;
  /** What the address belongs to, for the copy button's name: "SablierLockup on Base". */
  readonly of?: string;
  /** A second or third address in a row: a smaller face, so that the row fits a page. */
  readonly small?: boolean;
}

/**
 * An address and a button that copies it. The address is one inline piece of text that never breaks: a double click
 * takes all of it, find in page finds it, paper shows it on one line. Without JavaScript there is no button.
 */
export function Address({ value, href, of: subject, small = false }: AddressProps): ReactNode {
  const text = <code className={styles.value}>{value}</code>;
  return (
    <span className={clsx("address", styles.address, small && styles.small)}>
      {href ? <a href={href}>{text}</a> : text}{" "}
      <CopyButton value={value} of={subject ? `address of ${subject}` : "address"} />
    </span>
  );
}
