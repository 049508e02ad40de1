import { type ReactNode } from "react";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import styles from "./styles.module.css";

export interface AnchorProps {
  id: string;
}

/**
 * A place that links can lead to where there is no heading, for example in a row of a table. Shows nothing. It registers itself
 * with the check for broken anchors, which only headings do by themselves.
 */
export function Anchor({ id }: AnchorProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} className={styles.anchor} />;
}
