import { useEffect, useState, type ReactNode } from "react";
import clsx from "clsx";
import styles from "./styles.module.css";

export interface AddressProps {
  /** The address in full, with its checksum. */
  readonly value: string;
  /** Page of the address in a block explorer; without it the address is plain text. */
  readonly href?: string;
  /** What the address belongs to; part of the copy button's name, e.g. "SablierLockup on Base". */
  readonly of?: string;
  /** Hide the middle on wide screens too, for tables with several addresses in a row. */
  readonly short?: boolean;
}

/**
 * An address that never breaks a table: on narrow screens (or always, when `short`) its middle is hidden, and all of
 * it lies over the cell on hover and focus. The HTML always holds the whole address. The button copies it and says so;
 * without JavaScript the button is not shown.
 */
export function Address({ value, href, of, short = false }: AddressProps): ReactNode {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setState("copied");
    } catch {
      // No permission, or no clipboard outside a secure context.
      setState("refused");
    }
  }

  const text = (
    <code className={styles.value} data-full={value}>
      <span className={styles.head}>{value.slice(0, -6)}</span>
      <span>{value.slice(-6)}</span>
    </code>
  );
  const message = { idle: "Copy", copied: "Copied", refused: "Refused" }[state];
  const spoken = { idle: "", copied: `Copied ${value}`, refused: "The browser refused to copy." }[state];
  return (
    <span className={clsx(styles.address, short && styles.short)}>
      {href ? (
        <a href={href} className={styles.link}>
          {text}
        </a>
      ) : (
        text
      )}
      <button
        type="button"
        className={styles.copy}
        onClick={copy}
        aria-label={of ? `Copy address of ${of}` : "Copy address"}
      >
        {message}
      </button>
      <span role="status" className={styles.status}>
        {spoken}
      </span>
    </span>
  );
}
