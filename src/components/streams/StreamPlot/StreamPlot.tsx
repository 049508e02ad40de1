import { type ReactNode } from "react";
import drawings from "@generated/protocol-data/default/streamPlots.json";
import { drawingOf } from "@site/src/lib/streams/plot/drawings";
import { StreamFigure } from "./StreamFigure";

export interface StreamPlotProps {
  /** The shape's SDK id, `priceGated`, or `airdrops/<id>`. */
  shape: string;
}

/**
 * A stream shape by its name: plot, legend, parameters. Without JavaScript it has no button that enlarges it.
 *
 * @throws Error when there is no such shape
 */
export function StreamPlot({ shape }: StreamPlotProps): ReactNode {
  return <StreamFigure plot={drawingOf(drawings, shape)} />;
}
