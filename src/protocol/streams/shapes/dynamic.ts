import { CALENDAR_YEAR, DAY, dynamic, HUNDRED_DAYS, MONTHS } from "./demo";
import { type ShapeEntry } from "./entry";

/** Shapes built with the Dynamic model. */
export const dynamicShapes: readonly ShapeEntry[] = [
  {
    family: "lockup",
    id: "dynamicExponential",
    name: "Exponential",
    summary: "Little is released early and ever more towards the end: one segment with an exponent above 1.",
    demo: dynamic([100, 6, 100n * DAY]),
    timeline: HUNDRED_DAYS,
  },
  {
    family: "lockup",
    id: "dynamicCliffExponential",
    name: "Cliff Exponential",
    summary:
      "Nothing is released before the cliff, a part at once there, and the rest along an exponential curve.",
    demo: dynamic([0, 1, 50n * DAY - 1n], [20, 1, 1n], [80, 6, 50n * DAY]),
    timeline: HUNDRED_DAYS,
  },
  {
    family: "lockup",
    id: "dynamicDoubleUnlock",
    name: "Double Unlock",
    summary:
      "A part is released at once at each of two moments, and the rest at a constant rate after the second.",
    demo: dynamic(
      [0, 1, 50n * DAY - 1n],
      [10, 1, 1n],
      [0, 1, 25n * DAY - 1n],
      [20, 1, 1n],
      [70, 1, 25n * DAY],
    ),
    timeline: HUNDRED_DAYS,
  },
  {
    family: "lockup",
    id: "dynamicUnlockLinear",
    name: "Dynamic Unlock Linear",
    summary: "A part is released in the first second, and the rest at a constant rate until the end.",
    demo: dynamic([25, 1, 1n], [75, 1, 100n * DAY - 1n]),
    timeline: HUNDRED_DAYS,
  },
  {
    family: "lockup",
    id: "dynamicUnlockCliff",
    name: "Dynamic Unlock Cliff",
    summary:
      "A part is released in the first second, nothing more until the cliff, another part there, and the rest at a constant rate.",
    demo: dynamic([25, 1, 1n], [0, 1, 50n * DAY - 2n], [25, 1, 1n], [50, 1, 50n * DAY]),
    timeline: HUNDRED_DAYS,
  },
  {
    family: "lockup",
    id: "dynamicStepper",
    name: "Dynamic Stepper",
    summary: "Equal amounts are released at equal intervals, each within one second after a wait.",
    demo: dynamic(...Array.from({ length: 4 }, () => stepAfter(25n * DAY, 25)).flat()),
    timeline: HUNDRED_DAYS,
    pattern: "8 segments: 0 tokens for 25 days less one second, then 25 tokens in one second, four times",
  },
  {
    family: "lockup",
    id: "dynamicMonthly",
    name: "Dynamic Monthly",
    summary: "Equal amounts are released on the same day of each month, each within one second after a wait.",
    demo: dynamic(...MONTHS.flatMap((month) => stepAfter(month, 10))),
    timeline: CALENDAR_YEAR,
    pattern: "24 segments: 0 tokens for a month less one second, then 10 tokens in one second, twelve times",
  },
  {
    family: "lockup",
    id: "dynamicTimelock",
    name: "Dynamic Timelock",
    summary: "Everything is released at the end, within one second, and nothing before.",
    demo: dynamic(...stepAfter(100n * DAY, 100)),
    timeline: HUNDRED_DAYS,
  },
];

/** Returns a wait without any amount and a last second that releases it all: how segments make a step. */
function stepAfter(duration: bigint, amount: number): [number, number, bigint][] {
  return [
    [0, 1, duration - 1n],
    [amount, 1, 1n],
  ];
}
