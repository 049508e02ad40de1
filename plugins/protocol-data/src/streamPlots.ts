import { formOf, playgroundAddress } from "../../../src/tools/playground/model/creation/formAddress";
import { creationOfShape } from "../../../src/tools/playground/model/creation/shape";
import { plotShape, type StreamPlot } from "../../../src/protocol/streams/plot/streamPlot";
import { catalog, type Shape } from "../../../src/protocol/streams/shapes/catalog";

/** Returns a plot of every stream shape, computed with the contracts' arithmetic. */
export const plotShapes = (): StreamPlot[] => catalog.map((shape) => plotShape(shape, findPlayground(shape)));

/** Returns the address that opens a shape's stream in a playground. A claim has none. */
function findPlayground({ demo, family }: Shape): string | undefined {
  const creation = family === "airdrops" ? undefined : creationOfShape(demo);
  return creation && playgroundAddress(formOf(creation));
}
