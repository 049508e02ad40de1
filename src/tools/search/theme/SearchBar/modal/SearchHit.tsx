import { memo, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";

interface HitProps {
  hit: { url: string };
  /** The row as DocSearch renders it, which follows from the hit. */
  children: ReactNode;
}

/** Returns what follows a link in place with a plain click. */
export const followInPlace =
  (follow: (address: string) => void, address: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    follow(address);
  };

/**
 * Returns the link around a hit: followed in place with a plain click, its page loaded when the reader points at it. No
 * Docusaurus link, which would observe each of twenty rows for each letter. A hit that stays as it is (an arrow key,
 * the mouse) is not rendered again. It exists with JavaScript only.
 *
 * @param follow opens an address in place.
 */
export function searchHit(follow: (address: string) => void) {
  const preload = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    // What cannot be fetched ahead is asked for again, and complained of, when it is opened.
    Promise.resolve(window.docusaurus.preload(currentTarget.pathname)).catch(() => undefined);
  };
  return memo(
    function SearchHit({ hit: { url }, children }: HitProps): ReactNode {
      return (
        <a href={url} onClick={followInPlace(follow, url)} onMouseEnter={preload} onTouchStart={preload}>
          {children}
        </a>
      );
    },
    (before, after) => before.hit === after.hit,
  );
}
