import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { type ReactNode } from "react";
import Metadata from "@theme-original/DocItem/Metadata";
import { PageHead } from "@site/src/components/page/PageHead/PageHead";
import { StructuredData, useIdentity } from "@site/src/components/page/StructuredData";
import { composeDocumentGraph } from "@site/src/site/structuredData";

/**
 * Adds to upstream's metadata of a document what search engines read, where it is as Markdown, and the words for
 * its social card. The same without JavaScript.
 */
export default function DocumentMetadata(): ReactNode {
  const { metadata, assets, frontMatter } = useDoc();
  const graph = composeDocumentGraph(
    {
      route: metadata.permalink,
      title: metadata.title,
      description: metadata.description,
      modified: metadata.lastUpdatedAt ?? undefined,
      picture: assets.image ?? frontMatter.image,
    },
    useIdentity(),
  );
  return (
    <>
      <Metadata />
      <PageHead route={metadata.permalink} title={metadata.title} />
      {!metadata.unlisted && <StructuredData graph={graph} />}
    </>
  );
}
