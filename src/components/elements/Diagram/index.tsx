import clsx from "clsx";
import { type CSSProperties, type ReactNode } from "react";
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

/** From this width on, in pixels, a diagram reaches the corner in which the button stands. */
const WIDE = 700;

/**
 * A diagram as SVG in the page. Wide ones scroll inside a region of their own, labelled with the diagram's title; a
 * button shows any of them as large as the window. Without JavaScript there is no such button, all else is the same.
 */
export default function Diagram({ svg, title, width }: Props): ReactNode {
  const wide = Number(width) > WIDE;
  return (
    <figure className={clsx(styles.diagram, wide && styles.wide)}>
      <div
        className={styles.scroll}
        role="region"
        aria-label={`Diagram: ${title}`}
        tabIndex={0}
        style={{ "--diagram-width": `${width}px` } as CSSProperties}
        // The picture comes from our own source, drawn by plugins/diagrams.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <EnlargeButton of={title} />
    </figure>
  );
}
