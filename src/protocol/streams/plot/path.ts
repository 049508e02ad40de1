/** A point in units of the view box. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Leaves out points that are within a tolerance of the line between their neighbours (Ramer, Douglas and Peucker), so
 * that straight parts cost two points and curves as many as the eye can see.
 *
 * @param tolerance in units of the view box
 */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last || points.length < 3) return [...points];

  let farthest = 0;
  let distance = 0;
  for (let index = 1; index < points.length - 1; index++) {
    const current = measureDistance(points[index]!, first, last);
    if (current > distance) [farthest, distance] = [index, current];
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

/** Returns an SVG path through the points, with one decimal, and with `H` and `V` where a coordinate stays. */
export function describe(points: readonly Point[]): string {
  const corners: Point[] = [];
  for (const { x, y } of points) {
    const corner = { x: round(x), y: round(y) };
    const [before, last] = corners.slice(-2);
    // What goes straight on, level or upright, needs no corner.
    if (last && (isBetween(before, last, corner, "x", "y") || isBetween(before, last, corner, "y", "x")))
      corners.pop();
    corners.push(corner);
  }
  return corners.reduce((path, { x, y }, index) => {
    const last = corners[index - 1];
    if (!last) return `M${x} ${y}`;
    if (x === last.x && y === last.y) return path;
    if (x === last.x) return `${path}V${y}`;
    if (y === last.y) return `${path}H${x}`;
    return `${path}L${x} ${y}`;
  }, "");
}

function isBetween(a: Point | undefined, b: Point, c: Point, along: "x" | "y", across: "x" | "y"): boolean {
  if (!a || a[across] !== b[across] || b[across] !== c[across]) return false;
  return (a[along] <= b[along] && b[along] <= c[along]) || (a[along] >= b[along] && b[along] >= c[along]);
}

/** Returns a coordinate with one decimal: a tenth of a unit is less than a hair at any size the plots have. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function measureDistance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const lengthSquared = dx * dx + dy * dy;
  const share =
    lengthSquared === 0
      ? 0
      : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / lengthSquared));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}
