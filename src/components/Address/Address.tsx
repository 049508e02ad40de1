import { useEffect, useState, type ReactNode } from "react";
import styles from "./styles.module.css";

export interface AddressProps {
  /** The address in full, with its checksum. */
  readonly value: string;
  /** Page of the address in a block explorer; without it the address is plain text. */
  readonly href?: string;
  /** What the address belongs to; part of the copy button's name, e.g. "SablierLockup on Base". */
  readonly of?: string;
}

/**
 * An address that never breaks a table: on narrow screens its middle is hidden and comes back on hover and focus.
 * The HTML always holds all of it. The button copies the whole address and says so; without JavaScript it is not shown.
 */
export function Address({ value, href, of }: AddressProps): ReactNode {
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
    <code className={styles.value} title={value}>
      <span className={styles.head}>{value.slice(0, -6)}</span>
      <span>{value.slice(-6)}</span>
    </code>
  );
  const message = { idle: "Copy", copied: "Copied", refused: "Select and copy" }[state];
  return (
    <span className={styles.address}>
      {href ? <a href={href}>{text}</a> : text}
      <button
        type="button"
        className={styles.copy}
        onClick={copy}
        aria-label={of ? `Copy address of ${of}` : "Copy address"}
      >
        {message}
      </button>
      <span role="status" className={styles.status}>
        {state === "copied" ? `Copied ${value}` : ""}
      </span>
    </span>
  );
}
