import { DEPOSIT, START, timeline, WEEK } from "./demo";
import { type ShapeEntry } from "./entry";

/** Weeks after the start: the assumed price reaches the target, falls below it, and the stream ends. */
const [REACHED, FALLEN, ENDED] = [26, 34, 52];

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
      endTime: START + BigInt(ENDED) * WEEK,
      targetPrice: 5_000n * 10n ** 8n,
    },
    priceReached: [{ from: START + BigInt(REACHED) * WEEK, until: START + BigInt(FALLEN) * WEEK }],
  },
  assumption: `In this example, the price reaches the target in week ${REACHED} and falls below it in week ${FALLEN}. The stream ends in week ${ENDED}.`,
  timeline: timeline({ name: "week", seconds: WEEK }, ENDED, 13),
};
