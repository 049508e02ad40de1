import { useEffect, useState, type ReactNode } from "react";
import clsx from "clsx";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { ThemeClassNames } from "@docusaurus/theme-common";
import TOCCollapsible from "@theme/TOCCollapsible";
import styles from "./styles.module.css";

/**
 * The list of headings on narrow screens. Upstream's stays unfolded over the text once a heading is chosen: it is
 * rendered again, folded, and the heading is shown again, as everything below has moved.
 * Without JavaScript the list does not unfold.
 */
export function FoldingContents(): ReactNode {
  const [choices, setChoices] = useState(0);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('.theme-doc-toc-mobile a[href^="#"]')) return;
      // After what the browser does with the link.
      setTimeout(() => setChoices((before) => before + 1));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  useEffect(() => {
    if (choices > 0) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, [choices]);

  const { toc, frontMatter } = useDoc();
  return (
    <TOCCollapsible
      key={choices}
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents)}
    />
  );
}
