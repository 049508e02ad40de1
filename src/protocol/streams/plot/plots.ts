import { type StreamPlot } from "./streamPlot";

/**
 * Returns the plot of one shape.
 *
 * @param key how pages name the shape: its SDK id, `priceGated`, or `airdrops/<id>`
 * @throws Error that lists the known keys
 */
export function findPlot(plots: readonly StreamPlot[], key: string): StreamPlot {
  const plot = plots.find((plot) => plot.key === key);
  if (!plot)
    throw new Error(`No shape "${key}". There are: ${plots.map((candidate) => candidate.key).join(", ")}.`);
  return plot;
}

/**
 * Returns the plots of a family, in the order in which pages show them.
 *
 * @throws Error that lists the families
 */
export function listPlots(plots: readonly StreamPlot[], family: string): readonly StreamPlot[] {
  const found = plots.filter((plot) => plot.family === family);
  const families = [...new Set(plots.map((plot) => plot.family))];
  if (found.length === 0) throw new Error(`No family "${family}". There are: ${families.join(", ")}.`);
  return found;
}
