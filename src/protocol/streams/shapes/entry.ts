import { type Schedule } from "../lockup/schedule";

/** The family of products that a shape belongs to, as the SDK groups them. */
export type Family = "lockup" | "flow" | "airdrops";

/** How the time axis of a plot is divided. */
export interface Timeline {
  /** Unix seconds of the left and of the right end. */
  start: bigint;
  end: bigint;
  /** What the ticks count, for the axis label: `days after the start`. */
  label: string;
  /** `label` is at the axis, `name` in sentences: `25` and `day 25`. */
  ticks: readonly { at: bigint; label: string; name: string }[];
}

/** What a plot of a shape is computed from. Amounts have 18 decimals; 100 tokens are deposited where nothing else is said. */
export type Demo =
  | {
      kind: "lockup";
      schedule: Schedule;
      /** Price Gated: when the assumed price is at or above the target, from (inclusive) and until (exclusive). */
      priceReached?: readonly { from: bigint; until: bigint }[];
    }
  | { kind: "flow"; ratePerSecond: bigint; deposit: bigint; startTime: bigint }
  | { kind: "instant"; amount: bigint; startTime: bigint }
  | { kind: "variableClaim"; amount: bigint; unlockPercentage: bigint; startTime: bigint; endTime: bigint };

/** One shape, as this site explains it. What the SDK knows of it is added by `catalog.ts`. */
export interface ShapeEntry {
  family: Family;
  /** The SDK's id; `priceGated`, which the SDK does not list, is ours. */
  id: string;
  /** The name that pages use. */
  name: string;
  /** One sentence: what the recipient gets when. Also the beginning of the plot's text alternative. */
  summary: string;
  demo: Demo;
  /** What the plot assumes, as a sentence, if its curve depends on more than time. */
  assumption?: string;
  timeline: Timeline;
  /** Replaces the generated list of segments or tranches where that would be long. */
  pattern?: string;
}
