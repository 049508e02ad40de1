import { useEffect, useState, type ReactNode } from "react";
import Mobile from "@theme-original/DocItem/TOC/Mobile";

/**
 * Wraps upstream's list of headings on narrow screens, which stays unfolded over the text once a heading is chosen: it
 * is drawn afresh, folded, and the heading is shown again, as everything below has moved.
 * Without JavaScript the list does not unfold.
 */
export default function FoldingContents(): ReactNode {
  const [choices, setChoices] = useState(0);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('.theme-doc-toc-mobile a[href^="#"]')) return;
      // Behind what the browser does with the link.
      setTimeout(() => setChoices((before) => before + 1));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  useEffect(() => {
    if (choices > 0) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [choices]);

  return <Mobile key={choices} />;
}
