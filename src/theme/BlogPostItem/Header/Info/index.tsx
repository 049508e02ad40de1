import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import { type ComponentProps, type ReactNode } from "react";
import { PageMenu } from "@site/src/components/PageMenu";
import Info from "@theme-original/BlogPostItem/Header/Info";
import styles from "@site/src/theme/DocBreadcrumbs/styles.module.css";

/** Adds the menu of the page as a whole beside upstream's date, on the page of a release note; not in the list of them. */
export default function InfoWithMenu(props: ComponentProps<typeof Info>): ReactNode {
  const { isBlogPostPage, metadata } = useBlogPost();
  if (!isBlogPostPage) return <Info {...props} />;
  return (
    <div className={styles.centred}>
      <Info {...props} />
      <PageMenu route={metadata.permalink} />
    </div>
  );
}
