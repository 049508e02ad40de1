import { formatThousands } from "../../../../protocol/text/wording";
import type { Nft } from "./nft";
import { computeAbscissa, type PlaygroundPlot } from "./plot";
import { formatUtc, type Report } from "./report";
import { findProtocol, type Scenario, UNITS } from "../scenario";

/** What a playground shows of a stream at one moment, in words and geometry, ready for JSON. */
export interface Picture {
  status: string;
  rows: Report["rows"];
  balances: Report["balances"];
  plot: PlaygroundPlot;
  /** Where the present is on the axis of time. */
  present: number;
  /** The present in words: `Day 10 (25 January 2027, 08:00 UTC)`. */
  moment: string;
  /** The text alternative of the plot. */
  description: string;
  nft?: Nft;
}

/** Puts a picture together. `created` in Unix seconds, `now` in seconds after it. */
export function drawPicture(
  scenario: Scenario,
  {
    created,
    now,
    nft,
    plot,
    report,
  }: { created: bigint; now: bigint; nft?: Nft; plot: PlaygroundPlot; report: Report },
): Picture {
  const { balances, rows, status } = report;
  const moment = `${getMoment(now, scenario.unit)} (${formatUtc(created + now)})`;
  const values = rows
    .filter(({ value }) => /\d/.test(value))
    .map(({ label, value }) => `${label.toLowerCase()} ${value}`);
  const curves = findProtocol(scenario) === "flow" ? "Debt and balance" : "Streamed and withdrawn amount";
  return {
    status,
    rows,
    balances,
    plot,
    present: computeAbscissa(created + now, created, scenario.span),
    moment,
    description: `${curves} over time. ${moment}: status ${status}, ${values.join(", ")}.`,
    ...(nft ? { nft } : {}),
  };
}

/** Returns the seconds after the creation in the unit of a scenario: `Day 10`, `Month 5`, `Day 10, 03:00:00`. */
export function getMoment(seconds: bigint, unit: Scenario["unit"]): string {
  if (seconds === 0n) return "At the creation";
  if (seconds % UNITS[unit] === 0n) {
    return `${unit[0]!.toUpperCase()}${unit.slice(1)} ${formatThousands(seconds / UNITS[unit])}`;
  }
  const rest = seconds % UNITS.day;
  const time = [rest / 3_600n, (rest / 60n) % 60n, rest % 60n]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return `Day ${formatThousands(seconds / UNITS.day)}${rest === 0n ? "" : `, ${time}`}`;
}
