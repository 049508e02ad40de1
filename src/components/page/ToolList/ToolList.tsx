import type { ReactNode } from "react";
import Link from "@docusaurus/Link";
import { tools } from "@site/src/tools/list";
import styles from "./styles.module.css";

/** Shows every tool of the site with its task, each as a link. Plain HTML that needs no JavaScript. */
export function ToolList(): ReactNode {
  return (
    <ul className={styles.tools}>
      {tools.map(({ name, task, address }) => (
        <li key={address}>
          <Link to={address} className={styles.tool}>
            <strong>{name}</strong>
            <span>{task}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
