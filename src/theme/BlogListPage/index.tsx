import { PageMetadata } from "@docusaurus/theme-common";
// eslint-disable-next-line no-restricted-imports -- the public entry does not have the tag
import { DEFAULT_SEARCH_TAG } from "@docusaurus/theme-common/internal";
import { type ComponentProps, type ReactNode } from "react";
import { PageHead } from "@site/src/components/page/PageHead/PageHead";
import BlogListPage from "@theme-original/BlogListPage";
import SearchMetadata from "@theme/SearchMetadata";

/**
 * Adds to upstream's list of release notes its social card, which front matter cannot name, the words for it, and where
 * the list is as Markdown. Searches find the list as they find other pages, because readers search for "release notes".
 */
export default function BlogListPageWithHead(props: ComponentProps<typeof BlogListPage>): ReactNode {
  const { permalink, blogTitle } = props.metadata;
  return (
    <>
      <BlogListPage {...props} />
      <PageMetadata image={`/img/cards${permalink}.png`} />
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} />
      <PageHead route={permalink} title={blogTitle} />
    </>
  );
}
