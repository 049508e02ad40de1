import { type StreamPlot } from "./streamPlot";

/**
 * The drawing of one shape.
 *
 * @param key how pages name the shape: its SDK id, `priceGated`, or `airdrops/<id>`
 * @throws Error that lists the known keys
 */
export function drawingOf(drawings: readonly StreamPlot[], key: string): StreamPlot {
  const drawing = drawings.find((one) => one.key === key);
  if (!drawing)
    throw new Error(`No shape "${key}". There are: ${drawings.map((one) => one.key).join(", ")}.`);
  return drawing;
}

/**
 * The drawings of a family, in the order in which pages show them.
 *
 * @throws Error that lists the families
 */
export function drawingsOf(drawings: readonly StreamPlot[], family: string): readonly StreamPlot[] {
  const found = drawings.filter((one) => one.family === family);
  const families = [...new Set(drawings.map((one) => one.family))];
  if (found.length === 0) throw new Error(`No family "${family}". There are: ${families.join(", ")}.`);
  return found;
}
