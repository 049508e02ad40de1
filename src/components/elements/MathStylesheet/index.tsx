import { type ReactNode } from "react";
import Head from "@docusaurus/Head";
import { mathStylesheet } from "@site/config/origins";

/**
 * The stylesheet of mathematics in the head of this page, from its CDN with integrity. When the CDN fails, the early
 * script puts the copy on this site in its place. Placed by plugins/math-stylesheet, never by hand.
 */
export default function MathStylesheet(): ReactNode {
  return (
    <Head>
      <link
        rel="stylesheet"
        href={mathStylesheet.href}
        integrity={mathStylesheet.integrity}
        crossOrigin="anonymous"
        data-fallback={mathStylesheet.fallback}
      />
    </Head>
  );
}
