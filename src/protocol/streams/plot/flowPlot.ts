import { type Action, apply } from "../flow/action";
import * as Debt from "../flow/debt";
import * as Flow from "../flow/stream";
import { type Axis, FRAME } from "./frame";
import { writeLabel, type AreaLabel } from "./label";
import * as Path from "./path";
import { formatCut } from "../../text/amount";

/** Something that happens to a Flow stream in a plot. */
export type FlowEvent = { at: bigint } & Exclude<Action, { type: "withdrawMax" }>;

/** What a plot of Flow debt is computed from. Times in seconds after the creation. */
export interface FlowScenario {
  /** UD21x18. */
  ratePerSecond: bigint;
  /** 0 to 18. */
  tokenDecimals: number;
  events: readonly FlowEvent[];
  /** Where the plot ends. */
  duration: bigint;
  /** How the time axis is divided. */
  unit: { name: string; seconds: bigint; every: number };
}

/** All that the component `FlowPlot` renders. */
export interface FlowPlot {
  /** SVG paths: total debt and balance, and the three areas between them. */
  debt: string;
  balance: string;
  covered: string;
  uncovered: string;
  refundable: string;
  /** The names of the areas that have room for them. */
  labels: readonly AreaLabel[];
  /** Moments at which the stream runs out of money: the debt exceeds the balance by a base unit from then on. */
  depletions: readonly { x: number; name: string }[];
  /** Marks of the events at the top of the frame, numbered in order of time. */
  events: readonly { x: number; number: number; text: string }[];
  xAxis: Axis;
  yAxis: Axis;
  /** The text alternative. */
  description: string;
}

/** A moment of the story: the state from `at` until the next one. */
interface Chapter {
  at: bigint;
  stream: Flow.Stream;
}

/** Creation happens at this time; the contract's arithmetic wants a time that is not zero. */
const ORIGIN = 1n;

/** Points nearer to a line than this are left out of it, in units of the view box. */
const TOLERANCE = 0.05;

/**
 * Plots total debt and balance of a Flow stream over time. Both are straight between two events, so that the corners
 * are the events and the moments of depletion, all computed by the contract's formulas.
 *
 * @throws ContractError when an event would revert
 */
export function plotFlow(scenario: FlowScenario): FlowPlot {
  const { duration, tokenDecimals, unit } = scenario;
  const end = ORIGIN + duration;
  const chapters = play(scenario);

  const depletions: bigint[] = [];
  const points: { at: bigint; debt: bigint; balance: bigint }[] = [];
  for (const [index, { at, stream }] of chapters.entries()) {
    const until = chapters[index + 1]?.at ?? end;
    const point = (time: bigint): void => {
      points.push({ at: time, debt: Debt.totalDebt(stream, time), balance: stream.balance });
    };
    point(at);
    const depletion = getDepletion(stream, at);
    if (depletion !== undefined && depletion < until) {
      depletions.push(depletion);
      // The last second at which the balance covers the debt: there the areas change from covered to uncovered.
      point(depletion - 1n);
    }
    point(until);
  }

  const { step, top } = getScale(
    points.reduce((most, { balance, debt }) => max(most, balance, debt), 0n),
    tokenDecimals,
  );
  const toX = (at: bigint): number =>
    FRAME.left + ((FRAME.right - FRAME.left) * Number(at - ORIGIN)) / Number(duration);
  const toY = (amount: bigint): number =>
    FRAME.bottom - ((FRAME.bottom - FRAME.top) * Number((amount * 1_000_000n) / top)) / 1_000_000;
  const line = (amountOf: (point: (typeof points)[number]) => bigint): Path.Point[] =>
    points.map((point) => ({ x: toX(point.at), y: toY(amountOf(point)) }));

  const lower = line(({ balance, debt }) => min(balance, debt));
  const debt = line((point) => point.debt);
  const balance = line((point) => point.balance);
  const floor = points.map(({ at }) => ({ x: toX(at), y: FRAME.bottom }));
  const name = (at: bigint): string => getName(at - ORIGIN, unit);

  return {
    debt: Path.describe(Path.simplify(debt, TOLERANCE)),
    balance: Path.describe(Path.simplify(balance, TOLERANCE)),
    covered: drawBetween(lower, floor),
    uncovered: drawBetween(debt, lower),
    refundable: drawBetween(balance, lower),
    labels: [
      writeLabel("Covered debt", lower, floor),
      writeLabel("Uncovered debt", debt, lower),
      writeLabel("Refundable", balance, lower),
    ].filter((label) => label !== undefined),
    depletions: depletions.map((at) => ({ x: Path.round(toX(at)), name: name(at) })),
    events: scenario.events.map((event, index) => ({
      x: Path.round(toX(ORIGIN + event.at)),
      number: index + 1,
      text: `${describeEvent(event, tokenDecimals)} at ${name(ORIGIN + event.at)}`,
    })),
    xAxis: { label: `${unit.name}s after the creation`, ticks: listTimeTicks(scenario, toX) },
    yAxis: {
      label: "tokens",
      ticks: Array.from({ length: Number(top / step) + 1 }, (_, index) => {
        const amount = BigInt(index) * step;
        return { position: Path.round(toY(amount)), label: formatCut(amount, tokenDecimals) };
      }),
    },
    description: describe(chapters, depletions, end, name, tokenDecimals),
  };
}

function play({ events, ratePerSecond, tokenDecimals }: FlowScenario): Chapter[] {
  let stream = Flow.create({ ratePerSecond, tokenDecimals }, ORIGIN);
  const chapters: Chapter[] = [{ at: ORIGIN, stream }];
  for (const event of events) {
    const at = ORIGIN + event.at;
    stream = apply(stream, event, at);
    // Of several events at one moment only the state after the last one is seen.
    if (chapters[chapters.length - 1]!.at === at) chapters.pop();
    chapters.push({ at, stream });
  }
  return chapters;
}

/** Returns the depletion time, where there is one ahead. */
function getDepletion(stream: Flow.Stream, now: bigint): bigint | undefined {
  if (stream.ratePerSecond === 0n || stream.balance === 0n) return undefined;
  const depletion = Debt.depletionTime(stream, now);
  return depletion > now ? depletion : undefined;
}

/** Returns a step of 1, 2, 2.5 or 5 times a power of ten, three to five of which hold the greatest amount. */
function getScale(greatest: bigint, decimals: number): { step: bigint; top: bigint } {
  const token = 10n ** BigInt(decimals);
  let power = token > 10n ? token / 10n : 1n;
  for (;;) {
    for (const tenths of [10n, 20n, 25n, 50n]) {
      const step = (power * tenths) / 10n;
      if (step > 0n && step * 5n >= greatest)
        return { step, top: max(step, ((greatest + step - 1n) / step) * step) };
    }
    power *= 10n;
  }
}

function listTimeTicks({ duration, unit }: FlowScenario, toX: (at: bigint) => number): Axis["ticks"] {
  const ticks = [];
  for (let count = 0; BigInt(count) * unit.seconds <= duration; count += unit.every) {
    ticks.push({ position: Path.round(toX(ORIGIN + BigInt(count) * unit.seconds)), label: String(count) });
  }
  return ticks;
}

/** Returns the area between two lines that share their abscissas. */
function drawBetween(upper: readonly Path.Point[], lower: readonly Path.Point[]): string {
  return `${Path.describe([...upper, ...[...lower].reverse()])}Z`;
}

/** `the start`, `day 10` or, within a unit, `day 1.5`. */
function getName(elapsed: bigint, unit: FlowScenario["unit"]): string {
  if (elapsed === 0n) return "the start";
  return `${unit.name} ${formatCut((elapsed * 100n + unit.seconds / 2n) / unit.seconds, 2, 2)}`;
}

function describeEvent(event: FlowEvent, decimals: number): string {
  switch (event.type) {
    case "deposit":
      return `${formatCut(event.amount, decimals)} tokens deposited`;
    case "withdraw":
      return `${formatCut(event.amount, decimals)} tokens withdrawn`;
    case "refund":
      return `${formatCut(event.amount, decimals)} tokens refunded`;
    case "adjust":
      return "Rate per second adjusted";
    case "restart":
      return "Restarted";
    case "pause":
      return "Paused";
    case "void":
      return "Voided";
  }
}

function describe(
  chapters: readonly Chapter[],
  depletions: readonly bigint[],
  end: bigint,
  name: (at: bigint) => string,
  decimals: number,
): string {
  const state = ({ at, stream }: Chapter): string => {
    const amount = (value: bigint): string => formatCut(value, decimals, 2);
    const debt = Debt.totalDebt(stream, at);
    return (
      `At ${name(at)} the debt is ${amount(debt)} tokens, ` +
      `${amount(Debt.coveredDebt(stream, at))} covered and ${amount(Debt.uncoveredDebt(stream, at))} uncovered, ` +
      `and ${amount(Debt.refundableAmount(stream, at))} of the balance of ${amount(stream.balance)} are refundable.`
    );
  };
  const last = chapters[chapters.length - 1]!;
  const ends = last.at === end ? [] : [{ at: end, stream: last.stream }];
  return [
    ...[...chapters, ...ends].map(state),
    ...depletions.map((at) => `The balance is depleted at ${name(at)}.`),
  ].join(" ");
}

function max(...values: bigint[]): bigint {
  return values.reduce((most, value) => (value > most ? value : most));
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
