import type { ReactNode } from "react";
import { ScrollTable } from "@site/src/ui/elements/ScrollTable/ScrollTable";
import table from "@site/src/ui/elements/ScrollTable/styles.module.css";
import * as Dynamic from "../../../protocol/streams/lockup/dynamic";
import { formatAmount } from "@site/src/protocol/text/amount";

/** A segment of 100 tokens over 100 seconds: elapsed seconds are per cent of time, tokens are per cent of amount. */
const START = 1_000_000n;
const UNIT = 10n ** 18n;

const ELAPSED = [0n, 10n, 25n, 50n, 75n, 90n, 100n];

/** Exponents with their UD2x18 value, and the word for the curve. */
const EXPONENTS: readonly [label: string, exponent: bigint, curve: string][] = [
  ["0", 0n, "constant"],
  ["0.2", 2n * 10n ** 17n, "decelerating"],
  ["0.3", 3n * 10n ** 17n, "decelerating"],
  ["0.5", 5n * 10n ** 17n, "square root"],
  ["1", UNIT, "linear"],
  ["2", 2n * UNIT, "quadratic"],
  ["3", 3n * UNIT, "cubic"],
  ["4", 4n * UNIT, "accelerating"],
  ["6", 6n * UNIT, "accelerating"],
];

function computeShare(exponent: bigint, elapsed: bigint): string {
  const schedule: Dynamic.DynamicSchedule = {
    model: "dynamic",
    depositedAmount: 100n * UNIT,
    startTime: START,
    endTime: START + 100n,
    segments: [{ amount: 100n * UNIT, exponent, timestamp: START + 100n }],
  };
  const streamed = Dynamic.streamedAmount(schedule, START + elapsed);
  return `${formatAmount(streamed / 10n ** 14n, 4)}%`;
}

/**
 * How much of a single segment is streamed after which part of its time, for a choice of exponents. Computed by
 * `src/protocol` with the contract's fixed-point power function. Plain HTML.
 */
export function ExponentTable(): ReactNode {
  const title =
    "Share of the segment's amount that is streamed, by share of the segment's time that has passed.";
  return (
    <ScrollTable label={title} caption={title}>
      <thead>
        <tr>
          <th scope="col">Exponent</th>
          <th scope="col">Curve</th>
          {ELAPSED.map((elapsed) => (
            <th scope="col" key={String(elapsed)} className={table.number}>{`${elapsed}%`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {EXPONENTS.map(([label, exponent, curve]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{curve}</td>
            {ELAPSED.map((elapsed) => (
              <td key={String(elapsed)} className={table.number}>
                {computeShare(exponent, elapsed)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
