import type { ReactNode } from "react";
import { styles as plotStyles } from "@site/src/components/streams/Plot";
import { StreamDrawing } from "@site/src/components/streams/StreamPlot";
import type { StreamPlot } from "@site/src/lib/plot/streamPlot";
import styles from "./styles.module.css";

export interface ShapeGalleryProps {
  /** Which shapes: `lockup` (the default, with Price Gated), `flow` or `airdrops`. */
  family?: string;
  /** The drawings. In MDX the remark plugin of `plugins/stream-plots` passes them. */
  plots?: readonly StreamPlot[];
}

/**
 * All shapes of a family as cards: drawing, name, model and first release. Names of Lockup shapes lead to the section
 * of the same page that explains them, which has the name as its heading. Deprecated shapes stand in a group of their
 * own. Static HTML; nothing needs JavaScript.
 */
export function ShapeGallery({ family = "lockup", plots = [] }: ShapeGalleryProps): ReactNode {
  const current = plots.filter(({ isDeprecated }) => !isDeprecated);
  const deprecated = plots.filter(({ isDeprecated }) => isDeprecated);
  const isLinked = family === "lockup";
  return (
    <>
      <Cards plots={current} isLinked={isLinked} label="Current shapes" />
      {deprecated.length > 0 && (
        <>
          <p className={styles.group}>
            Deprecated: old streams have these shapes, new ones use the shapes above.
          </p>
          <Cards plots={deprecated} isLinked={isLinked} label="Deprecated shapes" />
        </>
      )}
    </>
  );
}

function Cards(props: { plots: readonly StreamPlot[]; isLinked: boolean; label: string }): ReactNode {
  return (
    <ul className={styles.cards} aria-label={props.label}>
      {props.plots.map((plot) => (
        <li key={plot.key} className={styles.card}>
          <p className={styles.name}>
            {props.isLinked ? <a href={`#${anchorOf(plot.name)}`}>{plot.name}</a> : plot.name}
          </p>
          <p className={styles.origin}>
            {plot.model}, since {plot.since.split(" ")[1]}
          </p>
          <div className={plotStyles.drawing}>
            <StreamDrawing plot={plot} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The heading id that Docusaurus gives to a shape's name: `Unlock in Steps` becomes `unlock-in-steps`. */
function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
