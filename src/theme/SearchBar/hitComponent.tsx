import { memo, useEffect, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";
import { DrawnRows, rowOf } from "./drawnRows";

interface AnyHit {
  url: string;
  /** Its place in the list, from 0. */
  __autocomplete_id?: number;
}

interface HitProps<H extends AnyHit> {
  hit: H;
  children: ReactNode;
}

/**
 * In pixels, by the style sheet: what stands above the results with the first title, and what a row takes with its
 * share of the titles. There is one for every five rows at least.
 */
const ABOVE_ROWS = 108;
const ROW_HEIGHT = 70;

const rows = new DrawnRows();

/**
 * The link around a hit, for DocSearch: followed in place with a plain click, its page loaded when the reader points
 * at it. Twenty of these are drawn for each letter, which is why it is no Docusaurus link with an observer of its
 * own, why a row like one that was drawn before is copied from it, why a hit that stays as it is (an arrow key,
 * the mouse) is not drawn again (what stands in it follows from the hit), and why a row that is out of sight is
 * drawn once those in sight are painted. It exists with JavaScript only.
 */
export function hitComponent<H extends AnyHit>(follow: (hit: H) => void) {
  const inSight = Math.ceil((window.innerHeight - ABOVE_ROWS) / ROW_HEIGHT);
  const onClick = (event: MouseEvent<HTMLAnchorElement>, hit: H) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return;
    event.preventDefault();
    follow(hit);
  };
  const preload = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    // What cannot be fetched ahead is asked for again, and complained of, when it is opened.
    Promise.resolve(window.docusaurus.preload(currentTarget.pathname)).catch(() => undefined);
  };
  return memo(
    function Hit({ hit, children }: HitProps<H>): ReactNode {
      const [painted, setPainted] = useState<object>();
      const isLater = (hit.__autocomplete_id ?? 0) >= inSight && painted !== hit;
      // Effects run after the paint; what has happened meanwhile has its turn before this.
      useEffect(() => {
        if (!isLater) return undefined;
        const timer = setTimeout(() => setPainted(hit));
        return () => clearTimeout(timer);
      }, [isLater, hit]);
      const link = {
        href: hit.url,
        onClick: (event: MouseEvent<HTMLAnchorElement>) => onClick(event, hit),
        onMouseEnter: preload,
        onTouchStart: preload,
      };
      if (isLater) return <a key="copied" {...link} />;
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
