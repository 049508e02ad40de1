import { DEPOSIT, START, timeline, WEEK } from "./demo";
import { type ShapeEntry } from "./entry";

/** The shape of the Price Gated model. The SDK lists no id for it. */
export const priceGatedShape: ShapeEntry = {
  family: "lockup",
  id: "priceGated",
  name: "Price Gated",
  summary:
    "Everything is released while the oracle's price is at or above the target, and permanently at the end; a falling price reverses the release of everything that has not been withdrawn.",
  demo: {
    kind: "lockup",
    schedule: {
      model: "priceGated",
      depositedAmount: DEPOSIT,
      startTime: START,
      endTime: START + 52n * WEEK,
      targetPrice: 5_000n * 10n ** 8n,
    },
    priceReached: [{ from: START + 26n * WEEK, until: START + 34n * WEEK }],
  },
  timeline: timeline({ name: "week", seconds: WEEK }, 52, 13),
};
