import { type ReactNode, useId } from "react";
import { EnlargeButton } from "@site/src/ui/elements/Enlarge/EnlargeButton";
import { Legend, type Mark, Parameters, styles } from "@site/src/ui/Plot";
import type { StreamPlot as Plot } from "@site/src/protocol/streams/plot/streamPlot";
import { StreamPlotSvg } from "./StreamPlotSvg";

export interface StreamFigureProps {
  /** The plot of a shape. */
  plot: Plot;
  /** Shown below the parameters. */
  children?: ReactNode;
}

/** Ids that the create functions take: not those of airdrops, nor the one that the SDK does not have. */
const NAMED = /^(?!priceGated$)\w+$/;

/**
 * A stream shape: the amount over time as an SVG with axes, legend, and the parameters that produce it. Everything is
 * in the static HTML and nothing but the button that enlarges it needs JavaScript; the plot was computed at build
 * with the contracts' arithmetic.
 */
export function StreamFigure({ plot, children }: StreamFigureProps): ReactNode {
  const captionId = useId();
  return (
    <div className={styles.frame}>
      <figure className={styles.figure} aria-labelledby={captionId}>
        <div>
          <div className={styles.plot}>
            <StreamPlotSvg plot={plot} />
          </div>
          <Legend entries={getLegend(plot)} />
        </div>
        {/* A caption is the last of a figure's children. */}
        <EnlargeButton of={plot.name} />
        <figcaption className={styles.words}>
          <p className={styles.name} id={captionId}>
            {plot.name}
            {plot.isDeprecated && " (deprecated)"}
          </p>
          <p className={styles.origin}>
            {NAMED.test(plot.key) && (
              <>
                Shape ID <code>{plot.key}</code>.{" "}
              </>
            )}
            {plot.model}, since {plot.since}:{" "}
            {plot.methods.map((method, index) => (
              <span key={method}>
                {index > 0 && " or "}
                <code>{method}</code>
              </span>
            ))}
          </p>
          <Parameters entries={plot.parameters} />
          {children}
        </figcaption>
      </figure>
    </div>
  );
}

function getLegend({ bands, jumps, limit, series }: Plot): (readonly [Mark, string])[] {
  const entries: (readonly [Mark, string])[] = [
    ["streamed", series],
    ["deposit", limit],
  ];
  if (jumps.length > 0 && bands.length === 0) entries.push(["unlock", "Released at once"]);
  if (bands.length > 0)
    entries.push(["unlock", "Released or taken back at once"], ["band", "Price at or above the target"]);
  return entries;
}
