import type { ReactNode } from "react";
import type { AreaLabel } from "@site/src/protocol/streams/plot/label";
import styles from "./styles.module.css";

/** The names of areas, inside them. In small plots they would cover what they name: there the legend does alone. */
export function AreaLabels({ labels }: { labels: readonly AreaLabel[] }): ReactNode {
  return (
    <g className={styles.labels} aria-hidden="true">
      {labels.map(({ text, x, y }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}
