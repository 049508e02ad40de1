import { DAY, HUNDRED_DAYS, START, tokens } from "./demo";
import { type ShapeEntry } from "./entry";

/** The one shape of Flow. */
export const flowShape: ShapeEntry = {
  family: "flow",
  id: "flow",
  name: "Flow",
  summary: "Debt grows at the rate per second, without an end; what the balance covers can be withdrawn.",
  demo: { kind: "flow", ratePerSecond: tokens(1) / DAY + 1n, deposit: tokens(60), startTime: START },
  timeline: HUNDRED_DAYS,
};
