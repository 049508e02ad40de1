import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import { type ReactNode } from "react";
import { PageHead } from "@site/src/components/page/PageHead/PageHead";
import Metadata from "@theme-original/BlogPostPage/Metadata";

/** Adds to upstream's metadata of a release note where it is as Markdown, and the words for its social card. */
export default function BlogPostPageMetadata(): ReactNode {
  const { metadata } = useBlogPost();
  return (
    <>
      <Metadata />
      <PageHead route={metadata.permalink} title={metadata.title} />
    </>
  );
}
