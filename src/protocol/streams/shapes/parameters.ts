import { formatCut } from "../../text/amount";
import { formatDuration } from "../plot/quantity";
import { type ShapeEntry } from "./entry";

/** One parameter of a demo stream in words. */
export interface Parameter {
  name: string;
  value: string;
}

/** More segments or tranches than this are described by the entry's `pattern`. */
const MAX_LISTED = 6;

/** Returns the parameters that produce a shape's demo, read from the very stream that is plotted. */
export function listParameters({ demo, pattern }: ShapeEntry): Parameter[] {
  switch (demo.kind) {
    case "instant":
      return [{ name: "Allocation", value: writeAmount(demo.amount) }];
    case "variableClaim":
      return [
        { name: "Allocation", value: writeAmount(demo.amount) },
        { name: "Vesting", value: formatDuration(demo.endTime - demo.startTime) },
        { name: "Unlock at the start", value: `${formatCut(demo.unlockPercentage * 100n, 18)}%` },
      ];
    case "flow":
      return [
        { name: "Rate per second", value: `${demo.ratePerSecond} (UD21x18), about 1 token a day` },
        { name: "Deposit at the start", value: writeAmount(demo.deposit) },
      ];
    case "lockup":
      break;
  }

  const { schedule } = demo;
  const { depositedAmount, startTime, endTime } = schedule;
  const parameters: Parameter[] = [
    { name: "Deposit", value: writeAmount(depositedAmount) },
    { name: "Duration", value: formatDuration(endTime - startTime) },
  ];
  switch (schedule.model) {
    case "linear": {
      const { cliffTime, granularity, unlockAmounts } = schedule;
      if (unlockAmounts.start > 0n) {
        parameters.push({ name: "Unlock at the start", value: writeAmount(unlockAmounts.start) });
      }
      if (cliffTime > 0n) {
        parameters.push(
          { name: "Cliff", value: `${formatDuration(cliffTime - startTime)} after the start` },
          { name: "Unlock at the cliff", value: writeAmount(unlockAmounts.cliff) },
        );
      }
      parameters.push({ name: "Granularity", value: formatDuration(granularity) });
      break;
    }
    case "dynamic": {
      let previous = startTime;
      const segments = schedule.segments.map((segment) => {
        const duration = formatDuration(segment.timestamp - previous);
        previous = segment.timestamp;
        return `${writeAmount(segment.amount)}, exponent ${formatCut(segment.exponent, 18)}, ${duration}`;
      });
      parameters.push(...listValues("Segment", segments, pattern));
      break;
    }
    case "tranched": {
      const tranches = schedule.tranches.map(
        (tranche) =>
          `${writeAmount(tranche.amount)}, ${formatDuration(tranche.timestamp - startTime)} after the start`,
      );
      parameters.push(...listValues("Tranche", tranches, pattern));
      break;
    }
    case "priceGated":
      parameters.push(
        { name: "Target price", value: `$${formatCut(schedule.targetPrice, 8)}` },
        {
          name: "Assumed price",
          value: (demo.priceReached ?? [])
            .map(
              ({ from, until }) =>
                `at or above the target from ${formatDuration(from - startTime)} to ${formatDuration(until - startTime)} after the start, below it at all other times`,
            )
            .join("; "),
        },
      );
  }
  return parameters;
}

function listValues(name: string, values: readonly string[], pattern: string | undefined): Parameter[] {
  if (values.length > MAX_LISTED) {
    if (!pattern) throw new Error(`${values.length} ${name.toLowerCase()}s need a pattern that tells them.`);
    return [{ name: `${name}s`, value: pattern }];
  }
  if (values.length === 1) return [{ name, value: values[0]! }];
  return values.map((value, index) => ({ name: `${name} ${index + 1}`, value }));
}

function writeAmount(baseUnits: bigint): string {
  return `${formatCut(baseUnits, 18)} tokens`;
}
