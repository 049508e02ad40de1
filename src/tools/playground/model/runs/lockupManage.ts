import { USD } from "../../../../protocol/evm/chain/units";
import type { Creation, Party } from "../scenario";
import { amount, balance, dai, emitted, returned, status } from "./expectations";
import type { SampleRun, SampleStep, Stage } from "./run";
import { FEE } from "../../../../protocol/evm/chain";
import { act } from "./steps";

/** The sample that manages Lockup streams, a run for each page about it. */

/** 1,000 DAI over 1,000 seconds. */
export const stream = {
  model: "linear",
  deposit: dai(1_000),
  total: 1_000n,
  cancelable: true,
  transferable: true,
} as const satisfies Creation;

/** The same with the sample as its sender. */
const managed = { ...stream, from: "contract" } as const satisfies Creation;

const base = {
  title: "StreamManager",
  file: "samples/solidity/lockup/StreamManager.sol",
  construction: ({ sablier }) => [sablier.lockup.address],
  token: "DAI",
  feeUSD: 1n * USD,
} as const satisfies Partial<SampleRun>;

const toRecipient =
  (name?: string) =>
  ({ address, id }: Stage) => [id(name), address("recipient")];

const withdraw: SampleRun = {
  ...base,
  id: "lockup-withdraw",
  given: "The sender has created three streams of 1,000 DAI over 1,000 seconds. A withdrawal costs 1 USD.",
  streams: { stream, first: stream, second: stream },
  steps: [
    act(
      "A stranger withdraws 50 to the recipient",
      "stranger",
      ["contract", "withdraw"],
      ({ address, id }) => [id(), address("recipient"), dai(50)],
      { at: 250n, value: FEE, expectations: [balance("withdraw.part", "recipient", dai(50))] },
    ),
    act(
      "The stranger withdraws the rest to the recipient",
      "stranger",
      ["contract", "withdrawMax"],
      toRecipient(),
      {
        value: FEE,
        expectations: [
          balance("withdraw.all", "recipient", dai(250)),
          amount("withdraw.left", "withdrawable", "withdrawableAmountOf", 0n),
          amount("withdraw.refundable", "refundable", "refundableAmountOf", dai(750)),
        ],
      },
    ),
    act("Withdraw again in the same second", "stranger", ["contract", "withdrawMax"], toRecipient(), {
      value: FEE,
      refused: "SablierLockup_WithdrawAmountZero",
    }),
    act("With a wei more than the fee", "stranger", ["contract", "withdrawMax"], toRecipient(), {
      at: 500n,
      value: FEE + 1n,
      refused: "WrongFee",
    }),
    act(
      "The stranger withdraws 500 from one stream and 501 from another",
      "stranger",
      ["contract", "withdrawMultiple"],
      ({ id }) => [
        [id("first"), id("second")],
        [dai(500), dai(501)],
      ],
      {
        value: FEE,
        expectations: [
          emitted("withdraw.multiple", "paid", ["WithdrawFromLockupStream", "amount"], dai(500)),
          emitted(
            "withdraw.overdrawSelector",
            "error of the other begins with",
            ["InvalidWithdrawalInWithdrawMultiple", "revertData"],
            "0x066920d7",
          ),
        ],
      },
    ),
    act("The recipient withdraws everything", "recipient", ["lockup", "withdrawMax"], toRecipient(), {
      at: 1_000n,
      value: FEE,
      expectations: [status("withdraw.end", "DEPLETED")],
    }),
  ],
};

export const alone =
  (name?: string) =>
  ({ id }: Stage) => [id(name)];

const cancel: SampleRun = {
  ...base,
  id: "lockup-cancel",
  given:
    "Six streams of 1,000 DAI over 1,000 seconds have this contract as their sender; one is not cancelable. A withdrawal costs 1 USD.",
  streams: {
    unstreamed: managed,
    stream: managed,
    empty: managed,
    one: managed,
    fixed: { ...managed, cancelable: false },
    two: managed,
  },
  steps: [
    act("Canceled at once", "sender", ["contract", "cancel"], alone("unstreamed"), {
      expectations: [
        returned("cancel.atOnce", "refunded", dai(1_000)),
        status(undefined, "DEPLETED", { of: "unstreamed" }),
      ],
    }),
    act(
      "Three canceled in one call",
      "sender",
      ["contract", "cancelMultiple"],
      ({ id }) => [[id("one"), id("fixed"), id("two")]],
      {
        at: 100n,
        expectations: [
          returned("cancel.multiple", "refunded of the first", dai(900)),
          emitted(
            "cancel.notCancelableSelector",
            "error of the second begins with",
            ["InvalidStreamInCancelMultiple", "revertData"],
            "0xbbb2a196",
          ),
        ],
      },
    ),
    act("The recipient tries to cancel", "recipient", ["lockup", "cancel"], alone(), {
      at: 300n,
      refused: "SablierLockup_Unauthorized",
    }),
    act("Canceled by its sender", "sender", ["contract", "cancel"], alone(), {
      expectations: [
        returned("cancel.refund", "refunded", dai(700)),
        emitted("cancel.left", "left to the recipient", ["CancelLockupStream", "recipientAmount"], dai(300)),
        status("cancel.status", "CANCELED"),
      ],
    }),
    act("Canceled a second time", "sender", ["contract", "cancel"], alone(), {
      refused: "SablierLockup_StreamCanceled",
    }),
    act(
      "The recipient withdraws all of another",
      "recipient",
      ["lockup", "withdrawMax"],
      toRecipient("empty"),
      {
        at: 500n,
        value: FEE,
      },
    ),
    act("That one is canceled", "sender", ["contract", "cancel"], alone("empty"), {
      expectations: [
        returned("cancel.afterWithdrawal", "refunded", dai(500)),
        status("cancel.afterWithdrawal.status", "DEPLETED", { of: "empty" }),
      ],
    }),
  ],
};

const renounce: SampleRun = {
  ...base,
  id: "lockup-renounce",
  given: "A stream of 1,000 DAI over 1,000 seconds has this contract as its sender.",
  streams: { stream: managed },
  steps: [
    {
      text: "100 seconds go by",
      at: 100n,
      expectations: [amount("renounce.before", "refundable", "refundableAmountOf", dai(900))],
    },
    act("Renounced", "sender", ["contract", "renounce"], alone(), {
      expectations: [amount("renounce.after", "refundable", "refundableAmountOf", 0n)],
    }),
    act("Canceled after all", "sender", ["contract", "cancel"], alone(), {
      refused: "SablierLockup_StreamNotCancelable",
    }),
    act("Renounced a second time", "sender", ["contract", "renounce"], alone(), {
      refused: "SablierLockup_StreamNotCancelable",
    }),
  ],
};

const to =
  (party: Party, name?: string) =>
  ({ address, id }: Stage) => [id(name), address(party)];

const approve = (name: string): SampleStep =>
  act("The recipient approves the contract", "recipient", ["lockup", "approve"], ({ address, id }) => [
    address("contract"),
    id(name),
  ]);

const transfer: SampleRun = {
  ...base,
  id: "lockup-transfer",
  given: "The sender has created two streams of 1,000 DAI over 1,000 seconds. A withdrawal costs 1 USD.",
  streams: { paid: stream, carried: stream },
  steps: [
    act(
      "A stranger tries to take the stream",
      "stranger",
      ["lockup", "withdrawMaxAndTransfer"],
      to("stranger", "paid"),
      { at: 400n, value: FEE, refused: "SablierLockup_Unauthorized" },
    ),
    approve("paid"),
    act("Paid, then transferred", "sender", ["contract", "withdrawMaxAndTransfer"], to("stranger", "paid"), {
      value: FEE,
      expectations: [returned("transfer.paid", "paid to the old recipient", dai(400))],
    }),
    act("The approval has ended", "sender", ["contract", "transfer"], to("recipient", "paid"), {
      refused: "ERC721InsufficientApproval",
    }),
    approve("carried"),
    act("Transferred with everything in it", "sender", ["contract", "transfer"], to("stranger", "carried"), {
      expectations: [
        amount("transfer.carried", "withdrawable by the new recipient", "withdrawableAmountOf", dai(400), {
          of: "carried",
        }),
      ],
    }),
  ],
};

export const lockupManageRuns: readonly SampleRun[] = [withdraw, cancel, renounce, transfer];
