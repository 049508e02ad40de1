import { draw, type StreamPlot } from "../../../src/lib/plot/streamPlot";
import { catalog } from "../../../src/lib/shapes/catalog";

/** A drawing of every stream shape, computed with the contracts' arithmetic. */
export const drawStreamPlots = (): StreamPlot[] => catalog.map(draw);
