import { memo, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";

interface AnyHit {
  url: string;
}

interface HitProps<H extends AnyHit> {
  hit: H;
  /** The row as DocSearch renders it, which follows from the hit. */
  children: ReactNode;
}

/**
 * The link around a hit, for DocSearch's `hitComponent`: followed in place with a plain click, its page loaded when the
 * reader points at it. No Docusaurus link, which would observe each of twenty rows for each letter. A hit that stays
 * as it is (an arrow key, the mouse) is not rendered again. It exists with JavaScript only.
 *
 * @param follow opens the address of a hit on this site.
 */
export function searchHit<H extends AnyHit>(follow: (hit: H) => void) {
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
    function SearchHit({ hit, children }: HitProps<H>): ReactNode {
      return (
        <a
          href={hit.url}
          onClick={(event) => onClick(event, hit)}
          onMouseEnter={preload}
          onTouchStart={preload}
        >
          {children}
        </a>
      );
    },
    (before, after) => before.hit === after.hit,
  );
}
