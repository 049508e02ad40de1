import { round, type Point } from "./path";

/** Words in an area of a plot: the middle of the text, in units of the view box. */
export interface AreaLabel extends Point {
  text: string;
}

/** Size of a character where the window is wide enough for labels, in units of the view box (Plot/styles.module.css). */
const CHARACTER = { width: 6.6, height: 13 };

/** Room around the words. */
const PADDING = 4;

/** Distance between two places that are tried. */
const STEP = 4;

/**
 * Returns the place in the area between two lines where words have the most room above and below them; places in the
 * middle of the plot count for more than those at its edges.
 *
 * @param upper, lower points from left to right over the same span; `y` grows downwards
 * @param upright abscissa of an upright line that the words must not cross
 * @returns undefined where the words have no room
 */
export function writeLabel(
  text: string,
  upper: readonly Point[],
  lower: readonly Point[],
  upright?: number,
): AreaLabel | undefined {
  const half = (text.length * CHARACTER.width) / 2 + PADDING;
  const [from, to] = [upper[0]!.x + half, upper.at(-1)!.x - half];
  let best: AreaLabel | undefined;
  let score = 0;
  for (let x = from; x <= to; x += STEP) {
    if (upright !== undefined && Math.abs(x - upright) < half) continue;
    const columns = Array.from({ length: Math.ceil((2 * half) / STEP) + 1 }, (_, index) =>
      Math.min(x - half + index * STEP, x + half),
    );
    const top = Math.max(...columns.map((column) => findHeight(upper, column)));
    const bottom = Math.min(...columns.map((column) => findHeight(lower, column)));
    const room = bottom - top;
    const worth = room * (1 - Math.abs(x - (from + to) / 2) / (to - from));
    if (room < CHARACTER.height + 2 * PADDING || worth <= score) continue;
    score = worth;
    best = { text, x: round(x), y: round((top + bottom) / 2) };
  }
  return best;
}

/** Returns the line's `y` at an abscissa; at a vertical that of the point before it. */
function findHeight(line: readonly Point[], x: number): number {
  const index = line.findIndex((point) => point.x >= x);
  if (index <= 0) return (index === 0 ? line[0] : line.at(-1))!.y;
  const [before, after] = [line[index - 1]!, line[index]!];
  if (after.x === before.x) return after.y;
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
}
