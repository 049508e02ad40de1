import { type Shape, composeShapeKey } from "../shapes/catalog";
import { type Family, type Timeline } from "../shapes/entry";
import { type Parameter, listParameters } from "../shapes/parameters";
import * as Curve from "./curve";
import { type Axis, FRAME } from "./frame";
import { writeLabel, type AreaLabel } from "./label";
import * as Path from "./path";
import { formatCut } from "../../text/amount";

/** All that the component `StreamPlot` renders: geometry and words, ready for JSON. */
export interface StreamPlot {
  /** As pages name the shape; unique, so ids in the markup derive from it. */
  key: string;
  family: Family;
  name: string;
  model: string;
  methods: readonly string[];
  since: string;
  isDeprecated: boolean;
  summary: string;
  /** What the plot assumes, as a sentence, if its curve depends on more than time. */
  assumption?: string;
  /** The text alternative: what the curve does, with the amounts at the ticks. */
  description: string;
  parameters: readonly Parameter[];
  /** The address that opens the same stream in a playground; undefined for what is claimed at once. */
  playground?: string;
  /** What the curve shows, for the legend. */
  series: string;
  /** What the dashed line shows, for the legend. */
  limit: string;
  /** SVG path of the curve, and of the area below it. */
  line: string;
  area: string;
  /** What the areas below and above the curve are, where the words have room in them. */
  labels: readonly AreaLabel[];
  /** Moments at which an amount is released at once, at the amount that holds from then on. */
  jumps: readonly Path.Point[];
  /** Spans in which the assumed price is at or above the target. */
  bands: readonly { x: number; width: number }[];
  xAxis: Axis;
  yAxis: Axis;
}

/** Room before the start and after the end, as a share of the time axis, so that jumps there can be seen. */
const MARGIN = 0.04;

/** Samples between two knots; what is straight is reduced to its two ends afterwards. */
const SAMPLES = 60;

/** How far the line of a plot may be from the curve, in units of the view box. */
const TOLERANCE = 0.12;

/** A jump below this share of the deposit gets no dot: it is the slope of a curve, not an unlock. */
const JUMP_SHARE = 200n;

/**
 * Returns the plot of a shape's demo stream.
 *
 * @param playground the address that opens the same stream in a playground, if there is one
 */
export function plotShape(shape: Shape, playground?: string): StreamPlot {
  const { demo, name, origin, summary, timeline } = shape;
  const curve = Curve.compute(demo);
  const { toX, toY } = createScales(timeline, curve.deposit);
  const { jumps, points } = traceCurve(curve, timeline, toX, toY);
  const last = points[points.length - 1]!;
  const isClaim = shape.family === "airdrops";
  const series =
    demo.kind === "flow"
      ? "Withdrawable"
      : isClaim && demo.kind !== "lockup"
        ? "Paid by a claim"
        : "Streamed";

  return {
    key: composeShapeKey(shape),
    family: shape.family,
    name,
    model: origin.model,
    methods: origin.methods,
    since: origin.since,
    isDeprecated: origin.isDeprecated,
    summary,
    ...(shape.assumption === undefined ? {} : { assumption: shape.assumption }),
    description: `${summary} ${series}: ${describe(curve, timeline)}.`,
    parameters: listParameters(shape),
    ...(playground === undefined ? {} : { playground }),
    series,
    limit: isClaim ? "Allocation" : "Deposit",
    line: Path.describe(points),
    area: `${Path.describe([{ x: points[0]!.x, y: FRAME.bottom }, ...points, { x: last.x, y: FRAME.bottom }])}Z`,
    labels: [
      writeLabel(series, points, getLevel(points, FRAME.bottom)),
      shape.family === "lockup" && demo.kind === "lockup"
        ? writeLabel("Locked", getLevel(points, toY(curve.deposit)), points)
        : undefined,
    ].filter((label) => label !== undefined),
    jumps: jumps.map(({ x, y }) => ({ x: Path.round(x), y: Path.round(y) })),
    bands:
      demo.kind === "lockup"
        ? (demo.priceReached ?? []).map(({ from, until }) => ({
            x: Path.round(toX(from)),
            width: Path.round(toX(until) - toX(from)),
          }))
        : [],
    xAxis: {
      label: timeline.label,
      ticks: timeline.ticks.map(({ at, label }) => ({ position: Path.round(toX(at)), label })),
    },
    yAxis: {
      label: "tokens",
      ticks: [0n, 1n, 2n, 3n, 4n].map((quarter) => {
        const amount = (curve.deposit * quarter) / 4n;
        return { position: Path.round(toY(amount)), label: formatCut(amount, 18) };
      }),
    },
  };
}

/** Returns a level line over the span of another. */
const getLevel = (points: readonly Path.Point[], y: number): Path.Point[] => [
  { x: points[0]!.x, y },
  { x: points.at(-1)!.x, y },
];

type ToX = (at: bigint) => number;
type ToY = (amount: bigint) => number;

function createScales(timeline: Timeline, deposit: bigint): { toX: ToX; toY: ToY } {
  const duration = Number(timeline.end - timeline.start);
  const width = FRAME.right - FRAME.left;
  const height = FRAME.bottom - FRAME.top;
  return {
    toX: (at) => {
      const share = Number(at - timeline.start) / duration;
      return FRAME.left + (width * (share + MARGIN)) / (1 + 2 * MARGIN);
    },
    // A millionth of the deposit is far below what a plot shows, and fits a floating point number.
    toY: (amount) => FRAME.bottom - (height * Number((amount * 1_000_000n) / deposit)) / 1_000_000,
  };
}

/**
 * Follows the curve from left to right. Between two knots it is sampled and simplified; at a knot the value just
 * before and the value from then on share one abscissa, so that a step is a true vertical.
 */
function traceCurve(
  curve: Curve.Curve,
  timeline: Timeline,
  toX: ToX,
  toY: ToY,
): { points: Path.Point[]; jumps: Path.Point[] } {
  const margin = (BigInt(MARGIN * 100) * (timeline.end - timeline.start)) / 100n;
  const [from, to] = [timeline.start - margin, timeline.end + margin];
  const knots = [from, ...curve.knots.filter((knot) => from < knot && knot < to), to];

  const points: Path.Point[] = [];
  const jumps: Path.Point[] = [];
  for (const [index, knot] of knots.entries()) {
    const next = knots[index + 1];
    if (index > 0) {
      const released = curve.amountAt(knot) - curve.amountAt(knot - 1n);
      const size = released < 0n ? -released : released;
      if (size * JUMP_SHARE >= curve.deposit) jumps.push({ x: toX(knot), y: toY(curve.amountAt(knot)) });
    }
    if (next === undefined) break;
    const span = next - 1n - knot;
    const piece = Array.from({ length: SAMPLES + 1 }, (_, sample): Path.Point => {
      const at = knot + (span * BigInt(sample)) / BigInt(SAMPLES);
      return { x: toX(sample === SAMPLES ? next : at), y: toY(curve.amountAt(at)) };
    });
    points.push(...Path.simplify(piece, TOLERANCE));
  }
  return { points, jumps };
}

/** Returns the amounts at the ticks in words. */
function describe(curve: Curve.Curve, { ticks }: Timeline): string {
  return ticks.map(({ at, name }) => `${approximate(curve.amountAt(at))} tokens at ${name}`).join(", ");
}

/** Returns an amount rounded to three digits after the point: a text alternative is read aloud. */
function approximate(amount: bigint): string {
  return formatCut(amount + 5n * 10n ** 14n, 18, 3);
}
