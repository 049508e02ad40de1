import { CALENDAR_YEAR, DAY, HUNDRED_DAYS, MONTHS, timeline, tranched, YEAR } from "./demo";
import { type ShapeEntry } from "./entry";

/** Shapes built with the Tranched model. */
export const tranchedShapes: readonly ShapeEntry[] = [
  {
    family: "lockup",
    id: "tranchedMonthly",
    name: "Unlock Monthly",
    summary: "Equal amounts are released on the same day of each month.",
    demo: tranched(...MONTHS.map((month): [number, bigint] => [10, month])),
    timeline: CALENDAR_YEAR,
    pattern: "12 tranches of 10 tokens, on the first of each month",
  },
  {
    family: "lockup",
    id: "tranchedBackweighted",
    name: "Backweighted",
    summary: "Once a year a part is released, each larger than the one before.",
    demo: tranched([10, YEAR], [20, YEAR], [30, YEAR], [40, YEAR]),
    timeline: timeline({ name: "year", seconds: YEAR }, 4, 1),
  },
  {
    family: "lockup",
    id: "tranchedTimelock",
    name: "Tranched Timelock",
    summary: "Everything is released at the end, and nothing before.",
    demo: tranched([100, 90n * DAY]),
    timeline: timeline({ name: "day", seconds: DAY }, 90, 30),
  },
  {
    family: "lockup",
    id: "tranchedStepper",
    name: "Tranched Stepper",
    summary: "Equal amounts are released at equal intervals, the first one interval after the start.",
    demo: tranched([25, 25n * DAY], [25, 25n * DAY], [25, 25n * DAY], [25, 25n * DAY]),
    timeline: HUNDRED_DAYS,
  },
];
