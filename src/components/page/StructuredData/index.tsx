import Head from "@docusaurus/Head";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { SiteIdentity } from "@site/src/site/structuredData";
import type { Graph } from "schema-dts";
import { type ReactNode } from "react";

/** Returns whose site this is (config/metadata/identity.ts). */
export const useIdentity = (): SiteIdentity =>
  useDocusaurusContext().siteConfig.customFields?.identity as SiteIdentity;

/**
 * Describes the page for search engines, as a data block in its head. It shows nothing, and is the same without
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
