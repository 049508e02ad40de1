import { type Scenario, UNITS } from "../scenario";

const USDC = 10n ** 6n;
const { day } = UNITS;

/** 100 tokens a day in Flow's 18 decimals a second, rounded up so that whole days give whole tokens. */
const HUNDRED_A_DAY = (100n * 10n ** 18n + day - 1n) / day;

/** Streams of Flow. */
export const flowScenarios: readonly Scenario[] = [
  {
    id: "flow-overview",
    title: "100 USDC a day, with money for ten days",
    experiment:
      "Day 6: the balance covers the debt. Move the clock past day 10 and see uncovered debt appear. Deposit as the sender, and the whole debt is covered again.",
    token: "USDC",
    creation: {
      model: "flow",
      ratePerSecond: HUNDRED_A_DAY,
      deposit: 1_000n * USDC,
      transferable: true,
    },
    steps: [{ at: 6n * day }],
    span: 20n * day,
    unit: "day",
    roles: ["sender", "recipient", "stranger"],
  },
  {
    id: "flow-statuses",
    title: "A stream that owes more than it holds",
    experiment:
      "Day 13, with money for ten days: STREAMING_INSOLVENT. Pause as the sender, deposit 300 USDC, restart, and read the status after each. Undo everything and void as the recipient: the uncovered debt is lost permanently.",
    token: "USDC",
    creation: {
      model: "flow",
      ratePerSecond: HUNDRED_A_DAY,
      deposit: 1_000n * USDC,
      transferable: true,
    },
    steps: [
      { at: 8n * day },
      { by: "recipient", action: "withdraw", args: ["recipient", String(500n * USDC)] },
      { at: 13n * day },
    ],
    span: 20n * day,
    unit: "day",
    roles: ["sender", "recipient", "stranger"],
  },
];
