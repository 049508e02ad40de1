import { type ReactNode } from "react";
import Head from "@docusaurus/Head";
import { mathStylesheet } from "@site/config/origins";

/** The development server's pages have no rules of their own: there the sheet is waited for. */
const LATE = process.env.NODE_ENV === "production" ? { media: "print", "data-media": "all" } : {};

/**
 * The stylesheet of mathematics in the head of this page, from its CDN with integrity. The first paint does not wait
 * for it: what the page needs of it stands in the page (plugins/math-stylesheet), and asking for it as for print makes
 * the browser fetch it late. Once there it is put to use, or the copy on this site when the CDN fails.
 * Placed by plugins/math-stylesheet, never by hand. Without JavaScript the rules in the page are all there is.
 */
export default function MathStylesheet(): ReactNode {
  return (
    <Head>
      <link
        rel="stylesheet"
        href={mathStylesheet.href}
        integrity={mathStylesheet.integrity}
        crossOrigin="anonymous"
        {...LATE}
        data-fallback={mathStylesheet.fallback}
      />
    </Head>
  );
}
