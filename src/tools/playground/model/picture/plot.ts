import { formatCut } from "../../../../protocol/text/amount";
import { type Axis, FRAME } from "../../../../protocol/streams/plot/frame";
import { type AreaLabel, writeLabel } from "../../../../protocol/streams/plot/label";
import * as Path from "../../../../protocol/streams/plot/path";
import { getDecimals, computeDeposit } from "../creation/creation";
import type { Sample } from "./curve";
import { findProtocol, type Scenario, UNITS } from "../scenario";

/** The geometry of a playground's picture, in the coordinates of `FRAME`. */
export interface PlaygroundPlot {
  protocol: "lockup" | "flow";
  /** SVG paths. Of Lockup: streamed and withdrawn; of Flow: total debt and balance. */
  upper: string;
  lower: string;
  /** The area below the upper line (Lockup) or below both (Flow). */
  area: string;
  /** Flow: between the lines where debt is on top, and where the balance is. */
  uncovered: string;
  refundable: string;
  /** The names of the areas, where they have room. */
  labels: readonly AreaLabel[];
  /** Height of the deposit's line; Lockup only. */
  deposit?: number;
  xAxis: Axis;
  yAxis: Axis;
}

/** Points nearer to a line than this are left out of it, in units of the view box. */
const TOLERANCE = 0.1;

/** At most this many labels on the axis of time. */
const MAX_TICKS = 7;

/** Returns where a moment is on the axis of time. `created` in Unix seconds. */
export function computeAbscissa(at: bigint, created: bigint, span: bigint): number {
  const share = Number(at - created) / Number(span);
  return Path.round(FRAME.left + (FRAME.right - FRAME.left) * Math.min(1, Math.max(0, share)));
}

/**
 * Plots the samples of a stream that was created at `created`, at the moment `now` (both Unix seconds). They come in
 * order of time.
 */
export function plotSamples(
  scenario: Scenario,
  samples: readonly Sample[],
  { created, now }: { created: bigint; now: bigint },
): PlaygroundPlot {
  const { span, token } = scenario;
  const decimals = getDecimals(scenario);
  const protocol = findProtocol(scenario);
  const deposit = computeDeposit(scenario.creation);
  const greatest = samples.reduce(
    (most, { lower, upper }) => max(most, upper, lower),
    protocol === "lockup" ? deposit : 1n,
  );
  const step = getStep(greatest, decimals);
  const top = ((greatest + step - 1n) / step) * step;
  const toX = (at: bigint): number =>
    FRAME.left + ((FRAME.right - FRAME.left) * Number(at - created)) / Number(span);
  const toY = (amount: bigint): number =>
    FRAME.bottom - ((FRAME.bottom - FRAME.top) * Number((amount * 1_000_000n) / top)) / 1_000_000;
  const shown = samples.filter(({ at }) => at <= created + span);
  const placePoints = (amountOf: (sample: Sample) => bigint): Path.Point[] =>
    shown.map((sample) => ({ x: toX(sample.at), y: toY(amountOf(sample)) }));

  const upper = placePoints((sample) => sample.upper);
  const lower = placePoints((sample) => sample.lower);
  const both = placePoints((sample) => (sample.upper < sample.lower ? sample.upper : sample.lower));
  const floor = shown.map(({ at }) => ({ x: toX(at), y: FRAME.bottom }));

  const present = computeAbscissa(now, created, span);
  const areas =
    protocol === "flow"
      ? [
          writeLabel("Covered debt", both, floor, present),
          writeLabel("Uncovered debt", upper, both, present),
          writeLabel("Refundable", lower, both, present),
        ]
      : [writeLabel("Streamed", upper, lower, present)];

  return {
    protocol,
    labels: areas.filter((label) => label !== undefined),
    upper: Path.describe(Path.simplify(upper, TOLERANCE)),
    lower: Path.describe(Path.simplify(lower, TOLERANCE)),
    area: drawBetween(protocol === "flow" ? both : upper, floor),
    uncovered: protocol === "flow" ? drawBetween(upper, both) : "",
    refundable: protocol === "flow" ? drawBetween(lower, both) : "",
    ...(protocol === "lockup" ? { deposit: Path.round(toY(deposit)) } : {}),
    xAxis: { label: `${scenario.unit}s after the creation`, ticks: listTimeTicks(scenario, toX) },
    yAxis: {
      label: token,
      ticks: Array.from({ length: Number(top / step) + 1 }, (_, index) => {
        const amount = BigInt(index) * step;
        return { position: Path.round(toY(amount)), label: formatCut(amount, decimals) };
      }),
    },
  };
}

function listTimeTicks({ span, unit }: Scenario, toX: (seconds: bigint) => number): Axis["ticks"] {
  const seconds = UNITS[unit];
  const count = Number(span / seconds);
  const every = [1, 2, 3, 5, 6, 10, 12, 15, 20, 25, 30, 50, 60, 100, 200, 365, 500, 1_000].find(
    (each) => count / each < MAX_TICKS,
  );
  const ticks = [];
  for (let at = 0; at <= count; at += every ?? count) {
    const x = toX(BigInt(at) * seconds) - toX(0n) + FRAME.left;
    ticks.push({ position: Path.round(x), label: String(at) });
  }
  return ticks;
}

/** Returns a step of 1, 2, 2.5 or 5 times a power of ten, three to five of which hold the greatest amount. */
function getStep(greatest: bigint, decimals: number): bigint {
  const token = 10n ** BigInt(decimals);
  let power = token > 100n ? token / 100n : 1n;
  for (;;) {
    for (const tenths of [10n, 20n, 25n, 50n]) {
      const step = (power * tenths) / 10n;
      if (step > 0n && step * 5n >= greatest) return step;
    }
    power *= 10n;
  }
}

/** Returns the area between two lines that share their abscissas. */
function drawBetween(upper: readonly Path.Point[], lower: readonly Path.Point[]): string {
  return `${Path.describe([...upper, ...[...lower].reverse()])}Z`;
}

function max(...values: bigint[]): bigint {
  return values.reduce((most, value) => (value > most ? value : most));
}
