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
 * definition is the link's title until then, so that it describes the link and is no part of the sentence: reader
 * views, translators and all else that takes the text of a page read the sentence alone. Without JavaScript the browser shows the title.
 */
export function Term({ id, children, definition }: TermProps): ReactNode {
  const tooltipId = useId();
  const tooltip = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);

  // Before the next frame: the tooltip may cover what has the focus then.
  useLayoutEffect(() => {
    const element = tooltip.current;
    const word = element?.previousElementSibling;
    if (!isOpen || !element || !word) return undefined;
    let resetTooltip: (() => void) | undefined;
    let isOver = false;
    import("./placeTooltip").then(
      ({ placeTooltip }) => {
        if (!isOver) resetTooltip = placeTooltip(word, element);
      },
      // Without it the tooltip is where the style sheet puts it.
      () => undefined,
    );
    return () => {
      isOver = true;
      resetTooltip?.();
    };
  }, [isOpen]);

  const open = (): void => setOpen(true);
  const close = (): void => setOpen(false);
  const closeByKey = ({ key }: { key: string }): void => {
    if (key === "Escape") close();
  };

  // With the focus on the word the key comes by itself, however soon; with the mouse on it from anywhere.
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener("keydown", closeByKey);
    return () => document.removeEventListener("keydown", closeByKey);
  });

  return (
    <span
      className={styles.term}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
      onKeyDown={closeByKey}
    >
      <Link
        className={styles.link}
        to={`/concepts/glossary#${id}`}
        {...(isOpen ? { "aria-describedby": tooltipId } : { title: definition })}
      >
        {children}
      </Link>
      {isOpen && (
        <span ref={tooltip} className={styles.tooltip} role="tooltip" id={tooltipId}>
          {definition}
        </span>
      )}
    </span>
  );
}
