import { findPlayground } from "../../../src/tools/playground/model/creation/shape";
import { plotShape, type StreamPlot } from "../../../src/protocol/streams/plot/streamPlot";
import { catalog } from "../../../src/protocol/streams/shapes/catalog";

/** Returns a plot of every stream shape, computed with the contracts' arithmetic. */
export const plotShapes = (): StreamPlot[] => catalog.map((shape) => plotShape(shape, findPlayground(shape)));
