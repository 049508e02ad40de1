import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { type ReactNode } from "react";
import DocBreadcrumbs from "@theme-original/DocBreadcrumbs";
import { PageMenu } from "@site/src/components/page/PageMenu/PageMenu";
import styles from "./styles.module.css";

/**
 * Adds the menu of the page at the end of upstream's breadcrumbs, above the title. Without JavaScript the menu
 * opens, and its links work.
 */
export default function BreadcrumbsWithMenu(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageMenu route={useDoc().metadata.permalink} />
    </div>
  );
}
