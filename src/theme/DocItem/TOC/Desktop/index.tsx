import Desktop from "@theme-original/DocItem/TOC/Desktop";
import { useEffect, useRef, type ReactNode } from "react";
import styles from "./styles.module.css";

/** Scrolls the list of headings, and nothing else, so that its current entry is in view. */
function showCurrent(list: Element): void {
  const current = list.querySelector(".table-of-contents__link--active");
  if (!current || list.scrollHeight <= list.clientHeight) return;
  // Who goes through the list by keyboard sees the entry that has the focus.
  if (list.contains(document.activeElement)) return;
  const box = list.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.top >= box.top && entry.bottom <= box.bottom) return;
  list.scrollTop += entry.top - box.top - (box.height - entry.height) / 2;
}

/**
 * Wraps upstream's list of headings so that the current one stays in view where the list is longer than the window.
 * Without JavaScript the list scrolls by hand.
 */
export default function ContentsInView(): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = holder.current?.firstElementChild;
    if (!list) return undefined;
    const observer = new MutationObserver(() => showCurrent(list));
    observer.observe(list, { subtree: true, attributeFilter: ["class"] });
    // An entry that is current from the start, as the address names it, was marked before this effect.
    showCurrent(list);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={holder} id="contents-list" className={styles.holder}>
      <Desktop />
    </div>
  );
}
