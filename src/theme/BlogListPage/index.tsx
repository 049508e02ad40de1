import { PageMetadata } from "@docusaurus/theme-common";
import { type ComponentProps, type ReactNode } from "react";
import { PageHead } from "@site/src/components/page/PageHead/PageHead";
import BlogListPage from "@theme-original/BlogListPage";

/**
 * Adds to upstream's list of release notes its social card, which front matter cannot name, the words for it, and where
 * the list is as Markdown.
 */
export default function BlogListPageWithHead(props: ComponentProps<typeof BlogListPage>): ReactNode {
  const { permalink, blogTitle } = props.metadata;
  return (
    <>
      <BlogListPage {...props} />
      <PageMetadata image={`/img/cards${permalink}.png`} />
      <PageHead route={permalink} title={blogTitle} />
    </>
  );
}
