import { memo, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";
import { DrawnRows, rowOf } from "./drawnRows";

interface HitProps {
  hit: { url: string };
  children: ReactNode;
}

const rows = new DrawnRows();

/**
 * The link around a hit, for DocSearch: followed in place with a plain click, its page loaded when the reader points
 * at it. Twenty of these are drawn for each letter, which is why it is no Docusaurus link with an observer of its
 * own, why a row like one that was drawn before is copied from it, and why a hit that stays as it is (an arrow key,
 * the mouse) is not drawn again: what stands in it follows from the hit. It exists with JavaScript only.
 */
export function hitComponent(follow: (address: string) => void) {
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return;
    event.preventDefault();
    follow(event.currentTarget.getAttribute("href")!);
  };
  const preload = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    void window.docusaurus.preload(currentTarget.pathname);
  };
  return memo(
    function Hit({ hit, children }: HitProps): ReactNode {
      const link = { href: hit.url, onClick, onMouseEnter: preload, onTouchStart: preload };
      const row = rowOf(children);
      // Different keys: what is copied is nothing that a later drawing knows of.
      if (row && rows.has(row))
        return <a key="copied" {...link} ref={(a) => void (a && rows.place(row, a))} />;
      return (
        <a
          key="drawn"
          {...link}
          ref={(a) => void (row && a?.firstElementChild && rows.keep(row, a.firstElementChild))}
        >
          {children}
        </a>
      );
    },
    (before, after) => before.hit === after.hit,
  );
}
