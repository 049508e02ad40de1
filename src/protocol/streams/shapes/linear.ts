import { DAY, HUNDRED_DAYS, linear } from "./demo";
import { type ShapeEntry } from "./entry";

/** Shapes built with the Linear model. */
export const linearShapes: readonly ShapeEntry[] = [
  {
    family: "lockup",
    id: "linear",
    name: "Linear",
    summary: "The same amount is released every second from the start to the end.",
    demo: linear({ total: 100n * DAY }),
    timeline: HUNDRED_DAYS,
  },
  {
    family: "lockup",
    id: "linearUnlockLinear",
    name: "Unlock Linear",
    summary: "A part is released at the start; the rest follows at a constant rate until the end.",
    demo: linear({ total: 100n * DAY }, { startUnlock: 25 }),
    timeline: HUNDRED_DAYS,
  },
  {
    family: "lockup",
    id: "cliff",
    name: "Cliff",
    summary:
      "Nothing is released before the cliff; there a part is released at once, and the rest at a constant rate.",
    demo: linear({ cliff: 25n * DAY, total: 100n * DAY }, { cliffUnlock: 25 }),
    timeline: HUNDRED_DAYS,
  },
  {
    family: "lockup",
    id: "linearUnlockCliff",
    name: "Unlock Cliff",
    summary:
      "A part is released at the start, nothing more until the cliff, another part there, and the rest at a constant rate.",
    demo: linear({ cliff: 50n * DAY, total: 100n * DAY }, { startUnlock: 25, cliffUnlock: 25 }),
    timeline: HUNDRED_DAYS,
  },
  {
    family: "lockup",
    id: "linearStepper",
    name: "Unlock in Steps",
    summary: "Equal amounts are released at equal intervals, the first one interval after the start.",
    demo: linear({ total: 100n * DAY }, { granularity: 25n * DAY }),
    timeline: HUNDRED_DAYS,
  },
  {
    family: "lockup",
    id: "linearTimelock",
    name: "Linear Timelock",
    summary: "Everything is released at the end, and nothing before. The cliff is one second before the end.",
    demo: linear({ cliff: 100n * DAY - 1n, total: 100n * DAY }),
    timeline: HUNDRED_DAYS,
  },
];
