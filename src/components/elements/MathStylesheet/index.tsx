import { useEffect, type ReactNode } from "react";
import Head from "@docusaurus/Head";
import { firstUse } from "@site/src/client/reading/firstUse";
import { mathStylesheet } from "@site/config/origins";

const { href, integrity, fallback } = mathStylesheet;
const SHEET = { rel: "stylesheet", href, integrity, crossOrigin: "anonymous" } as const;

/** The development server's pages have no rules of their own: there the sheet is waited for. */
const COMES_LATE = process.env.NODE_ENV === "production";
/** A browser loads no sheet that is disabled, but it would fetch it ahead, if it were not for print. */
const WAITING = { disabled: true, media: "print" } as const;

/**
 * The stylesheet of mathematics in the head of this page, from its CDN with integrity. The first paint has the network
 * for itself: what the page needs of the sheet stands in the page (plugins/math-stylesheet), and the link is disabled.
 * When the reader first does something, which may lead to a page with other formulas, the sheet is asked for, and put to
 * use when it is there, or the copy on this site when the CDN fails.
 * Placed by plugins/math-stylesheet, never by hand. Without JavaScript the rules in the page are all there is.
 */
export default function MathStylesheet(): ReactNode {
  useEffect(() => {
    if (COMES_LATE) void firstUse.then(askForSheet);
  }, []);
  return (
    <Head>
      <link {...SHEET} {...(COMES_LATE && WAITING)} data-fallback={fallback} />
    </Head>
  );
}

/** Asks for the sheet, once, as for print: plugins/first-paint puts it to use without its fonts, which the page has. */
function askForSheet(): void {
  if (document.querySelector("link[data-fallback]:not([disabled])")) return;
  const link = Object.assign(document.createElement("link"), { ...SHEET, media: "print" });
  Object.assign(link.dataset, { media: "all", fallback });
  document.head.append(link);
}
