import { plotShape, type StreamPlot } from "../../../src/lib/streams/plot/streamPlot";
import { catalog } from "../../../src/lib/streams/shapes/catalog";

/** A plot of every stream shape, computed with the contracts' arithmetic. */
export const plotShapes = (): StreamPlot[] => catalog.map(plotShape);
