/** How a status of a stream is distinguished at a glance, next to its name. */
export interface StatusMark {
  /** A path in a box of 10 by 10, filled by the rule `evenodd`. */
  readonly path: string;
  /** A quantity whose colour in the plots says the same (`--sb-<tint>` in src/css/theme.css). */
  readonly tint: "deposit" | "streamed" | "covered" | "refundable" | "debt";
}

const RING = "M5 0a5 5 0 1 0 0 10a5 5 0 1 0 0-10M5 1.7a3.3 3.3 0 1 1 0 6.6a3.3 3.3 0 1 1 0-6.6";
const TRIANGLE = "M1 0 10 5 1 10z";
const HOLLOW_TRIANGLE = "M1 0 10 5 1 10zM2.6 2.6V7.4L6.9 5z";
const DISC = "M5 0a5 5 0 1 0 0 10a5 5 0 1 0 0-10";
const BARS = "M1 0h3v10H1zM6 0h3v10H6z";
const CROSS = "M1.5 0 5 3.5 8.5 0 10 1.5 6.5 5 10 8.5 8.5 10 5 6.5 1.5 10 0 8.5 3.5 5 0 1.5z";
const HOLLOW_SQUARE = "M0 0h10v10H0zM1.7 1.7v6.6h6.6V1.7z";

/** The marks of the statuses of Lockup and Flow, by their names in Solidity. */
export const statusMarks: Readonly<Record<string, StatusMark>> = {
  PENDING: { path: RING, tint: "deposit" },
  STREAMING: { path: TRIANGLE, tint: "streamed" },
  SETTLED: { path: DISC, tint: "covered" },
  CANCELED: { path: CROSS, tint: "refundable" },
  DEPLETED: { path: HOLLOW_SQUARE, tint: "deposit" },
  STREAMING_SOLVENT: { path: TRIANGLE, tint: "streamed" },
  STREAMING_INSOLVENT: { path: HOLLOW_TRIANGLE, tint: "debt" },
  PAUSED_SOLVENT: { path: BARS, tint: "deposit" },
  PAUSED_INSOLVENT: { path: BARS, tint: "debt" },
  VOIDED: { path: CROSS, tint: "debt" },
};
