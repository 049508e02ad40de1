import clsx from "clsx";
import { type CSSProperties, type ReactNode } from "react";
import { EnlargeButton } from "../Enlarge/EnlargeButton";
import styles from "./styles.module.css";

export interface Props {
  /** The picture, rendered while the site was built (plugins/diagrams). */
  svg: string;
  title: string;
  description: string;
  width: string;
  height: string;
  /** The same for narrow columns, and its width, where that is another picture. */
  compact?: string;
  compactWidth?: string;
}

/** From this width on, in pixels, a diagram reaches the corner of the button. */
const WIDE = 700;

/** The same on a phone, where a diagram is as wide as the window at most. */
const WIDE_ON_A_PHONE = 300;

/** From this width on a diagram needs a column that a tablet does not have. */
const WIDER_THAN_TABLETS = 600;

/**
 * A diagram as SVG in the page, in a second layout where its column is narrow. What is still too wide at a readable size
 * scrolls inside a region of its own, labelled with the diagram's title; a button shows any of them as large as the
 * window. Without JavaScript there is no such button, all else is the same.
 */
export default function Diagram({ svg, title, width, compact, compactWidth }: Props): ReactNode {
  const wide = Number(width) > WIDE;
  return (
    <figure className={clsx(styles.diagram, wide && styles.wide)}>
      <Layout
        svg={svg}
        title={title}
        width={width}
        className={compact && (Number(width) > WIDER_THAN_TABLETS ? styles.forDesks : styles.forTablets)}
      />
      {compact && compactWidth && (
        <Layout svg={compact} title={title} width={compactWidth} className={styles.compact} />
      )}
      <EnlargeButton of={title} />
    </figure>
  );
}

interface LayoutProps extends Pick<Props, "svg" | "title" | "width"> {
  readonly className: string | undefined;
}

function Layout({ svg, title, width, className }: LayoutProps): ReactNode {
  return (
    <div
      className={clsx(styles.scroll, className, Number(width) > WIDE_ON_A_PHONE && styles.wideOnAPhone)}
      role="region"
      aria-label={`Diagram: ${title}`}
      tabIndex={0}
      style={{ "--diagram-width": `${width}px` } as CSSProperties}
      // The picture comes from our own source, rendered by plugins/diagrams.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
