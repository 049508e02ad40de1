import { dynamicShapes } from "./dynamic";
import { DAY, DEPOSIT, fixed, HUNDRED_DAYS, START } from "./demo";
import { type ShapeEntry } from "./entry";
import { linearShapes } from "./linear";
import { tranchedShapes } from "./tranched";

/** Shapes of airdrop campaigns: a claim pays at once, or opens a Lockup stream of the shape with the same id. */
export const airdropShapes: readonly ShapeEntry[] = [
  {
    family: "airdrops",
    id: "instant",
    name: "Instant",
    summary: "A claim transfers the whole allocation at once, at any time from the start of the campaign.",
    demo: { kind: "instant", amount: DEPOSIT, startTime: START },
    timeline: HUNDRED_DAYS,
  },
  ...["linear", "linearUnlockLinear", "cliff", "linearUnlockCliff", "linearStepper", "tranchedStepper"].map(
    findClaimedShape,
  ),
  {
    family: "airdrops",
    id: "variableClaimAmount",
    name: "Variable Claim Amount",
    summary: "A claim transfers what has been released by then and forfeits the rest.",
    demo: {
      kind: "variableClaim",
      amount: DEPOSIT,
      unlockPercentage: fixed(0.1),
      startTime: START,
      endTime: START + 100n * DAY,
    },
    timeline: HUNDRED_DAYS,
  },
];

/** Returns the Lockup shape that a claim opens. */
function findClaimedShape(id: string): ShapeEntry {
  const shape = [...linearShapes, ...dynamicShapes, ...tranchedShapes].find((entry) => entry.id === id);
  if (!shape) throw new Error(`No Lockup shape has the id "${id}".`);
  return { ...shape, family: "airdrops" };
}
