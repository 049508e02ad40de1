import type { ReactNode } from "react";
import clsx from "clsx";
import { CopyButton } from "@site/src/components/elements/CopyButton";
import styles from "./styles.module.css";

export interface AddressProps {
  /** The address in full, with its checksum. */
  readonly value: string;
  /** Page of the address in a block explorer; without it the address is plain text. */
  readonly href?: string;
  /** What the address belongs to, for the copy button's name: "SablierLockup on Base". */
  readonly of?: string;
  /** Hide the middle on wide screens too, for tables with several addresses in a row. */
  readonly short?: boolean;
}

/**
 * An address that never breaks a table: on narrow screens (or always, when `short`) its middle is hidden, and all of
 * it lies over the cell on hover and focus. The HTML always holds the whole address, beside a button that copies it.
 */
export function Address({ value, href, of, short = false }: AddressProps): ReactNode {
  const text = (
    <code className={styles.value} data-full={value}>
      <span className={styles.head}>{value.slice(0, -6)}</span>
      <span>{value.slice(-6)}</span>
    </code>
  );
  return (
    <span className={clsx(styles.address, short && styles.short)}>
      {href ? (
        <a href={href} className={styles.link}>
          {text}
        </a>
      ) : (
        text
      )}
      <CopyButton value={value} of={of ? `address of ${of}` : "address"} />
    </span>
  );
}
