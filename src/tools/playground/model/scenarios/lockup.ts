import { USD } from "../../../../protocol/evm/chain/units";
import { type Scenario, UNITS } from "../scenario";

const DAI = 10n ** 18n;
const { day, month } = UNITS;

/** 3,000 DAI over 30 days: 100 a day. */
const thirtyDays = {
  model: "linear",
  deposit: 3_000n * DAI,
  total: 30n * day,
  cancelable: true,
  transferable: true,
} as const;

/** Streams of Lockup whose rules are the subject. */
export const lockupScenarios: readonly Scenario[] = [
  {
    id: "token-streaming",
    title: "A stream of 100 DAI a day",
    experiment:
      "The recipient withdrew 400 DAI on day 6, and it is now day 10. Move the clock to day 20 and withdraw everything. Then withdraw again in the same second: nothing is left, so the contract rejects the call.",
    token: "DAI",
    creation: thirtyDays,
    steps: [
      { at: 6n * day },
      { by: "recipient", action: "withdraw", args: ["recipient", String(400n * DAI)] },
      { at: 10n * day },
    ],
    span: 34n * day,
    unit: "day",
    roles: ["recipient", "sender", "stranger"],
  },
  {
    id: "cancelability",
    title: "A cancelable stream after five of twelve months",
    experiment:
      "Try to cancel as the recipient: only the sender may. Then act as the sender, cancel, and see the deposit split into what was earned and what comes back. Undo, renounce, and try to cancel once more.",
    token: "DAI",
    creation: {
      model: "linear",
      deposit: 12_000n * DAI,
      total: 12n * month,
      cancelable: true,
      transferable: true,
    },
    steps: [
      { at: 2n * month },
      { by: "recipient", action: "withdrawMax", args: ["recipient"] },
      { at: 5n * month },
    ],
    span: 13n * month,
    unit: "month",
    roles: ["recipient", "sender", "stranger"],
  },
  {
    id: "transferability",
    title: "A stream that can change hands",
    experiment:
      "As the recipient, transfer the NFT to the stranger. From then on, the stranger can withdraw to any address, and the former recipient no longer can.",
    token: "DAI",
    creation: thirtyDays,
    steps: [{ at: 12n * day }],
    span: 34n * day,
    unit: "day",
    roles: ["recipient", "stranger", "sender"],
  },
  {
    id: "lockup-statuses",
    title: "A stream that has not begun",
    experiment:
      "The start is five days ahead, so the status is PENDING. Move the clock to day 5 and to day 35, and read the status change without a transaction. Go back, cancel as the sender, and see which status follows.",
    token: "DAI",
    creation: { ...thirtyDays, startAfter: 5n * day },
    steps: [{ at: 2n * day }],
    span: 38n * day,
    unit: "day",
    roles: ["sender", "recipient", "stranger"],
  },
  {
    id: "hooks",
    title: "A recipient that is a contract",
    experiment:
      "Cancel as the sender: the contract is not notified, because it is not on the list. Undo, let the admin allow it to hook, and cancel again. The log now has an event of the contract itself.",
    token: "DAI",
    creation: { ...thirtyDays, to: "contract" },
    steps: [{ at: 12n * day }],
    span: 34n * day,
    unit: "day",
    roles: ["sender", "stranger", "admin"],
    extras: ["allowToHook"],
  },
  {
    id: "stream-nft",
    title: "The NFT of a stream, drawn by the contract",
    experiment:
      "Move the clock and see the picture and its status change: the contract draws it again for every request. Withdraw everything after day 30, burn the NFT, and nobody owns the stream any more.",
    token: "DAI",
    creation: thirtyDays,
    steps: [{ at: 15n * day }],
    span: 34n * day,
    unit: "day",
    roles: ["recipient", "sender", "stranger"],
    showsNft: true,
  },
  {
    id: "fees",
    title: "A withdrawal that costs 1 USD",
    experiment:
      "The fee of 1 USD is charged in the chain's native token, at the price of the oracle. Lower the fee that is sent and try to withdraw. Then let the admin set another price or fee, and see the amount change.",
    token: "DAI",
    creation: thirtyDays,
    steps: [{ at: 10n * day }],
    span: 34n * day,
    unit: "day",
    roles: ["recipient", "stranger", "admin"],
    extras: ["setMinFeeUSD", "setPrice"],
    feeUSD: 1n * USD,
    priceUSD: 3_000n * USD,
  },
];
