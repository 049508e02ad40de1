import type { ReactNode } from "react";
import { styles as plotStyles } from "@site/src/ui/Plot";
import { StreamPlotSvg } from "@site/src/components/streams/StreamPlot/StreamPlotSvg";
import type { StreamPlot } from "@site/src/protocol/streams/plot/streamPlot";
import styles from "./styles.module.css";

export interface ShapeCardsProps {
  /** The plots of a family. */
  plots: readonly StreamPlot[];
  /** Whether names lead to the sections of the page that explain the shapes and have the names as headings. */
  isLinked: boolean;
}

/**
 * Shapes as cards: plot, name, model, first release, and what a plot assumes. Deprecated shapes are in a group of their own. Static HTML;
 * nothing needs JavaScript.
 */
export function ShapeCards({ plots, isLinked }: ShapeCardsProps): ReactNode {
  const current = plots.filter(({ isDeprecated }) => !isDeprecated);
  const deprecated = plots.filter(({ isDeprecated }) => isDeprecated);
  return (
    <div>
      <Cards plots={current} isLinked={isLinked} label="Current shapes" />
      {deprecated.length > 0 && (
        <>
          <p className={styles.group}>
            Deprecated. Old streams have these shapes, but new ones use the shapes above.
          </p>
          <Cards plots={deprecated} isLinked={isLinked} label="Deprecated shapes" />
        </>
      )}
    </div>
  );
}

function Cards(props: { plots: readonly StreamPlot[]; isLinked: boolean; label: string }): ReactNode {
  return (
    <ul className={styles.cards} aria-label={props.label}>
      {props.plots.map((plot) => (
        <li key={plot.key} className={styles.card}>
          <p className={styles.name}>
            {props.isLinked ? <a href={`#${getAnchor(plot.name)}`}>{plot.name}</a> : plot.name}
          </p>
          <p className={styles.origin}>
            {plot.model}, since {plot.since.split(" ")[1]}
          </p>
          <div className={plotStyles.plot}>
            <StreamPlotSvg plot={plot} />
          </div>
          {plot.assumption && <p className={styles.assumption}>{plot.assumption}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Returns the heading id that Docusaurus gives to a shape's name: `Unlock in Steps` becomes `unlock-in-steps`. */
function getAnchor(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
