import { type ReactNode } from "react";
import { EnlargeButton } from "../Enlarge";
import styles from "./styles.module.css";

export interface Props {
  /** The picture, drawn while the site was built (plugins/diagrams). */
  svg: string;
  title: string;
  description: string;
  width: string;
  height: string;
}

/**
 * A diagram as SVG in the page. Wide ones scroll inside a region of their own, labelled with the diagram's title; a
 * button shows any of them as large as the window. Without JavaScript there is no such button, all else is the same.
 */
export default function Diagram({ svg, title }: Props): ReactNode {
  return (
    <figure className={styles.diagram}>
      <div
        className={styles.scroll}
        role="region"
        aria-label={`Diagram: ${title}`}
        tabIndex={0}
        // The picture comes from our own source, drawn by plugins/diagrams.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <EnlargeButton of={title} />
    </figure>
  );
}
