import Head from "@docusaurus/Head";
import type { Graph } from "schema-dts";
import { type ReactNode } from "react";

/**
 * What search engines are told of the page, as a data block in its head. It shows nothing, and is the same without
 * JavaScript.
 */
export function StructuredData({ graph }: { readonly graph: Graph }): ReactNode {
  return (
    <Head>
      {/* "<" is escaped, so that no text can end the element. */}
      <script type="application/ld+json">{JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>
    </Head>
  );
}
