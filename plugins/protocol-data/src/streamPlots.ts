import { shapeLinks } from "../../../src/tools/shapeLinks";
import { plotShape, type StreamPlot } from "../../../src/protocol/streams/plot/streamPlot";
import { catalog } from "../../../src/protocol/streams/shapes/catalog";

/** Returns a plot of every stream shape, computed with the contracts' arithmetic. */
export const plotShapes = (): StreamPlot[] =>
  catalog.map((shape) => plotShape(shape, shapeLinks.map((find) => find(shape)).find(Boolean)));
