import { type ReactNode } from "react";
import clsx from "clsx";
// eslint-disable-next-line no-restricted-imports -- the public entry does not know which tab is chosen
import { useTabs } from "@docusaurus/theme-common/internal";
import type { Props } from "@theme/TabItem";
import styles from "./styles.module.css";

/**
 * Replaces upstream's panel of a tab with one that names its tab (see `Tabs`). Every panel is in the HTML, for readers
 * without JavaScript, for paper and for find in page.
 */
export default function TabPanel({ children, className, value, attributes }: Props): ReactNode {
  const tab = attributes?.id as string | undefined;
  return (
    <div
      role="tabpanel"
      id={tab && `${tab}p`}
      aria-labelledby={tab}
      className={clsx(styles.panel, className)}
      hidden={useTabs().selectedValue !== value}
    >
      {children}
    </div>
  );
}
