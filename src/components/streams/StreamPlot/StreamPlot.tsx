import Link from "@docusaurus/Link";
import { type ReactNode } from "react";
import plots from "@generated/protocol-data/default/streamPlots.json";
import { findPlot } from "@site/src/protocol/streams/plot/plots";
import { styles } from "@site/src/ui/Plot";
import type { StreamPlot as Plot } from "@site/src/protocol/streams/plot/streamPlot";
import { StreamFigure } from "./StreamFigure";

export interface StreamPlotProps {
  /** The shape's SDK id, `priceGated`, or `airdrops/<id>`. */
  shape: string;
}

/**
 * A stream shape by its name: plot, legend, parameters, and a link that opens the stream in a playground. Without
 * JavaScript it has no button that enlarges it.
 *
 * @throws Error when there is no such shape
 */
export function StreamPlot({ shape }: StreamPlotProps): ReactNode {
  const plot: Plot = findPlot(plots, shape);
  return (
    <StreamFigure plot={plot}>
      {plot.playground && (
        <p className={styles.open}>
          <Link to={plot.playground}>Try {plot.name} in the playground</Link>
        </p>
      )}
    </StreamFigure>
  );
}
