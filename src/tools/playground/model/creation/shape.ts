import type { Shape } from "../../../../protocol/streams/shapes/catalog";
import type { Demo } from "../../../../protocol/streams/shapes/entry";
import type { Creation } from "../scenario";
import { fillForm, composeLink } from "./formAddress";

/** Returns the address that opens a shape's stream in a playground. A claim has none. */
export function findPlayground({ demo, family }: Shape): string | undefined {
  const creation = family === "airdrops" ? undefined : recreateShape(demo);
  return creation && `/playground${composeLink(fillForm(creation))}`;
}

/**
 * Returns the stream that a shape's plot shows, to be created in a playground; undefined for what is claimed and no
 * stream.
 */
export function recreateShape(demo: Demo): Creation | undefined {
  if (demo.kind === "flow") {
    return { model: "flow", ratePerSecond: demo.ratePerSecond, deposit: demo.deposit, transferable: true };
  }
  if (demo.kind !== "lockup") return undefined;
  const { schedule } = demo;
  const { depositedAmount: deposit, endTime, startTime } = schedule;
  const flags = { cancelable: true, transferable: true };
  switch (schedule.model) {
    case "linear": {
      const { cliffTime, granularity, unlockAmounts } = schedule;
      return {
        model: "linear",
        deposit,
        total: endTime - startTime,
        cliff: cliffTime === 0n ? 0n : cliffTime - startTime,
        unlockAtStart: unlockAmounts.start,
        unlockAtCliff: unlockAmounts.cliff,
        granularity,
        ...flags,
      };
    }
    case "dynamic":
      return { model: "dynamic", segments: addDurations(schedule.segments, startTime), ...flags };
    case "tranched":
      return { model: "tranched", tranches: addDurations(schedule.tranches, startTime), ...flags };
    case "priceGated":
      return {
        model: "priceGated",
        deposit,
        total: endTime - startTime,
        targetPrice: schedule.targetPrice,
        ...flags,
      };
  }
}

/** Returns the segments or tranches with the seconds since the one before instead of their moment. */
function addDurations<Part extends { timestamp: bigint }>(
  parts: readonly Part[],
  start: bigint,
): (Part & { duration: bigint })[] {
  let before = start;
  return parts.map((part) => {
    const duration = part.timestamp - before;
    before = part.timestamp;
    return { ...part, duration };
  });
}
