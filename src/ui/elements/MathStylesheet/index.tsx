import { useEffect, useState, type ReactNode } from "react";
import Head from "@docusaurus/Head";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { mathStylesheet } from "@site/config/security/origins";

const { href, integrity, fallback } = mathStylesheet;

/**
 * Asks for the style sheet of mathematics, from its CDN with integrity. Placed on pages with formulas by
 * src/remark/formulas.ts, never by hand. Shows nothing.
 *
 * A page that was loaded as a document holds the rules and fonts that its formulas need (plugins/fonts). There the
 * sheet waits for the page's scripts, which are after the first paint, and then is one for print, so that nothing is
 * painted again. A page that is reached by a link has no such rules, so the sheet applies. Where the CDN fails, the copy
 * on this site takes its place: `data-fallback` names it, and the script in the page's head, which runs before anything
 * can fail, does the rest. Without JavaScript the rules in the page are enough.
 */
export default function MathStylesheet(): ReactNode {
  const isHydrated = useIsBrowser();
  // True in the first render of pages that are reached by a link alone.
  const [isReachedByLink] = useState(isHydrated);
  useEffect(watchFormulas, []);
  const applies = isReachedByLink || process.env.NODE_ENV !== "production";
  const wanted = { media: applies ? "all" : "print" };
  // Chromium's preload scanner fetches a disabled sheet, if it is for a medium that there is.
  const waiting = { media: "not all", disabled: true };
  return (
    <Head>
      <link
        rel="stylesheet"
        href={href}
        integrity={integrity}
        crossOrigin="anonymous"
        data-fallback={fallback}
        {...(isHydrated ? wanted : waiting)}
      />
    </Head>
  );
}

/** A formula on its own line takes the focus only while it scrolls; src/remark/formulas.ts has each take it at first. */
function watchFormulas(): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const formula of document.querySelectorAll(".katex-display")) observer.observe(formula);
  return () => observer.disconnect();
}
