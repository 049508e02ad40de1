import Link from "@docusaurus/Link";
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import styles from "./styles.module.css";

export interface TermProps {
  /** Key of data/site/glossary.ts. */
  id: string;
  /** The words on the page. */
  children?: ReactNode;
  /** Written by src/remark/glossary.ts while the page is compiled; authors leave it out. */
  definition?: string;
}

/**
 * A word that the glossary explains: a link to its entry, with the definition in a tooltip on hover and on focus. The
 * definition is in the HTML and described by the link, so screen readers read it too. Without JavaScript the link and
 * the tooltip work; JavaScript lets Escape close it, keeps it inside the window and over what scrolls sideways.
 */
export function Term({ id, children, definition }: TermProps): ReactNode {
  const tooltipId = useId();
  const tooltip = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDismissed, setDismissed] = useState(false);

  // Before the next frame: the tooltip may cover what has the focus then.
  useLayoutEffect(() => {
    const element = tooltip.current;
    const word = element?.previousElementSibling;
    if (!isOpen || isDismissed || !element || !word) return undefined;
    let resetTooltip: (() => void) | undefined;
    let isOver = false;
    import("./placeTooltip").then(
      ({ placeTooltip }) => {
        if (!isOver) resetTooltip = placeTooltip(word, element);
      },
      // Without it the tooltip stands where the style sheet puts it.
      () => undefined,
    );
    return () => {
      isOver = true;
      resetTooltip?.();
    };
  }, [isOpen, isDismissed]);

  const close = ({ key }: { key: string }): void => {
    if (key === "Escape") setDismissed(true);
  };

  // With the focus on the word the key comes by itself, however soon; with the mouse on it from anywhere.
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [isOpen]);

  const open = (): void => {
    setOpen(true);
    setDismissed(false);
  };
  const leave = (): void => setOpen(false);

  return (
    <span
      className={styles.term}
      onPointerEnter={open}
      onPointerLeave={leave}
      onFocus={open}
      onBlur={leave}
      onKeyDown={close}
      data-dismissed={isDismissed || undefined}
    >
      <Link className={styles.link} to={`/concepts/glossary#${id}`} aria-describedby={tooltipId}>
        {children}
      </Link>
      <span ref={tooltip} className={styles.tooltip} role="tooltip" id={tooltipId}>
        {definition}
      </span>
    </span>
  );
}
