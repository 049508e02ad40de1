import { USD } from "../../../../protocol/evm/chain/units";
import { type Scenario, UNITS } from "../scenario";

const DAI = 10n ** 18n;
const { day } = UNITS;

/** Exponents are numbers with 18 decimals. */
const EXPONENT = 10n ** 18n;

/** Streams of Lockup whose curve is the subject. */
export const shapeScenarios: readonly Scenario[] = [
  {
    id: "segments",
    title: "Two segments: slow, then fast",
    experiment:
      "The first segment pays 200 DAI along a cube, the second 800 in a straight line. Move the clock day by day and watch the streamed amount grow faster and faster. Withdraw just before day 10 and just after it.",
    token: "DAI",
    creation: {
      model: "dynamic",
      segments: [
        { amount: 200n * DAI, exponent: 3n * EXPONENT, duration: 10n * day },
        { amount: 800n * DAI, exponent: 1n * EXPONENT, duration: 10n * day },
      ],
      cancelable: true,
      transferable: true,
    },
    steps: [{ at: 8n * day }],
    span: 22n * day,
    unit: "day",
    roles: ["recipient", "sender", "stranger"],
  },
  {
    id: "tranches",
    title: "Four tranches, one a week",
    experiment:
      "Day 13: one tranche of 250 DAI has unlocked. Move the clock hour by hour to day 14: nothing unlocks in between, and then the whole second tranche unlocks at once. Cancel as the sender, and see that no part of a tranche is paid.",
    token: "DAI",
    creation: {
      model: "tranched",
      tranches: Array.from({ length: 4 }, () => ({ amount: 250n * DAI, duration: 7n * day })),
      cancelable: true,
      transferable: true,
    },
    steps: [{ at: 13n * day }],
    span: 30n * day,
    unit: "day",
    roles: ["recipient", "sender", "stranger"],
  },
  {
    id: "price-gated",
    title: "Released when the price is reached",
    experiment:
      "The price is 3,000 USD and the target 4,000, so nothing is streamed. Let the admin set the price to 4,000, withdraw or cancel, undo, and set it lower again.",
    token: "DAI",
    creation: {
      model: "priceGated",
      deposit: 1_000n * DAI,
      total: 30n * day,
      targetPrice: 4_000n * USD,
      cancelable: true,
      transferable: true,
      startAfter: 0n,
    },
    steps: [{ at: 10n * day }],
    span: 34n * day,
    unit: "day",
    roles: ["recipient", "sender", "admin"],
    extras: ["setPrice"],
    priceUSD: 3_000n * USD,
  },
];
