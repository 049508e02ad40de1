import { draw, type StreamPlot } from "../../../src/lib/streams/plot/streamPlot";
import { catalog } from "../../../src/lib/streams/shapes/catalog";

/** A drawing of every stream shape, computed with the contracts' arithmetic. */
export const drawStreamPlots = (): StreamPlot[] => catalog.map(draw);
