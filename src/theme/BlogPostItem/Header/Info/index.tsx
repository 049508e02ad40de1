import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import type { ReactNode } from "react";
import { PageMenu } from "@site/src/components/page/PageMenu/PageMenu";
import styles from "@site/src/theme/DocBreadcrumbs/styles.module.css";
import { formatDays, formatMonths } from "@site/src/protocol/text/wording";

/**
 * Replaces upstream's line under a post's title, and adds the menu of the page on the page of a release
 * note. Upstream always names a day, in the American order; a post with `date_precision: month` in its front matter
 * shows the month alone, because no source knows more. Reading times are not shown on this site. Without JavaScript the
 * menu opens, and its links work.
 */
export default function BlogPostInfo(): ReactNode {
  const { isBlogPostPage, metadata } = useBlogPost();
  if (!isBlogPostPage) return <PostDate />;
  return (
    <div className={styles.centred}>
      <PostDate />
      <PageMenu route={metadata.permalink} />
    </div>
  );
}

function PostDate(): ReactNode {
  const { metadata, frontMatter } = useBlogPost();
  const isMonth = "date_precision" in frontMatter && frontMatter.date_precision === "month";
  return (
    <div className="post-date">
      <time dateTime={isMonth ? metadata.date.slice(0, 7) : metadata.date}>
        {isMonth ? formatMonths(metadata.date) : formatDays(metadata.date)}
      </time>
    </div>
  );
}
