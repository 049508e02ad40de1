// Long, because it holds a cell for each function in each status of two products: data, not code.

import { currentReleases } from "../currentReleases";

/**
 * What the contracts of the current Lockup and Flow let each status do.
 *
 * Read from `SablierLockup.sol`, `SablierLockupState.sol`, `SablierFlow.sol` and `SablierFlowState.sol` in the npm
 * packages `@sablier/lockup` and `@sablier/flow`. The caller and the arguments are assumed to be right: what goes
 * wrong in every status alike is in `callerErrors`. Where two errors are named, the note says which applies when.
 * Every cell is tried on the contracts by `samples/solidity/statuses`.
 */

/** How a call ends in one status. */
export type Outcome = "allowed" | "limited" | "reverts";

export interface StatusCell {
  /** `allowed`: goes through. `limited`: goes through under the condition in `note`. `reverts`: never. */
  readonly outcome: Outcome;
  /** What the call does here, or the condition; plain text, no final full stop. */
  readonly note?: string;
  /** Custom errors that end the call otherwise. */
  readonly errors?: readonly string[];
}

export interface StatusFact<S extends string> {
  readonly name: S;
  /** Value of the enum member. */
  readonly value: number;
  /** Place in the order in which `statusOf` tests, counted from 1. */
  readonly testedAs: number;
  /** The test itself, in words. */
  readonly predicate: string;
  /** What it means for the people in the stream. */
  readonly meaning: string;
  /** `flag`: set in storage by a transaction. `computed`: worked out when read. */
  readonly kind: "flag" | "computed";
}

export interface Transition<S extends string> {
  readonly from: S | "null";
  readonly to: S;
  /** What causes it; plain text, function names in backticks. */
  readonly trigger: string;
  /** Whether someone has to send a transaction, or the passing of time (or a price) is enough. */
  readonly needsTransaction: boolean;
}

export interface FunctionFact<S extends string> {
  readonly name: string;
  /** Who may call it. */
  readonly caller: string;
  readonly cells: Readonly<Record<S, StatusCell>>;
}

export interface CallerError {
  readonly error: string;
  readonly when: string;
}

export interface StatusFacts<S extends string> {
  readonly contract: string;
  readonly release: string;
  readonly statuses: readonly StatusFact<S>[];
  readonly transitions: readonly Transition<S>[];
  readonly functions: readonly FunctionFact<S>[];
  /** Errors that do not depend on the status. */
  readonly callerErrors: readonly CallerError[];
}

const yes = (note?: string): StatusCell => ({ outcome: "allowed", ...(note === undefined ? {} : { note }) });
const limited = (note: string, ...errors: string[]): StatusCell => ({ outcome: "limited", note, errors });
const no = (...errors: string[]): StatusCell => ({ outcome: "reverts", errors });

/** A row of cells: the same one for every status, then the exceptions. */
const everyStatus =
  <S extends string>(statuses: readonly S[]) =>
  (cell: StatusCell, exceptions: Partial<Record<S, StatusCell>> = {}) =>
    ({ ...Object.fromEntries(statuses.map((status) => [status, cell])), ...exceptions }) as Record<
      S,
      StatusCell
    >;

const transition =
  (needsTransaction: boolean) =>
  <S extends string>(from: S | "null", to: S, trigger: string): Transition<S> => ({
    from,
    to,
    trigger,
    needsTransaction,
  });
/** Someone has to send a transaction. */
const byCall = transition(true);
/** The passing of time, or a price, is enough. */
const byItself = transition(false);

const LOCKUP = ["PENDING", "STREAMING", "SETTLED", "CANCELED", "DEPLETED"] as const;
export type LockupStatus = (typeof LOCKUP)[number];

const overdraw = "SablierLockup_Overdraw";
const notAll = "SablierLockup_WithdrawAmountNotEqualWithdrawableAmount";
const withdrawZero = "SablierLockup_WithdrawAmountZero";
const depleted = "SablierLockup_StreamDepleted";
const canceled = "SablierLockup_StreamCanceled";
const settled = "SablierLockup_StreamSettled";
const notCancelable = "SablierLockup_StreamNotCancelable";
const notDepleted = "SablierLockup_StreamNotDepleted";
const lockupTransfer = "SablierLockup_NotTransferable";

const everyLockupStatus = everyStatus(LOCKUP);
const onlyWhileCancelable = everyLockupStatus(limited("if cancelable", notCancelable), {
  SETTLED: no(settled),
  CANCELED: no(canceled),
  DEPLETED: no(depleted),
});

export const lockupStatuses: StatusFacts<LockupStatus> = {
  contract: "SablierLockup",
  release: currentReleases.lockup.release,
  statuses: [
    {
      name: "PENDING",
      value: 0,
      testedAs: 3,
      predicate: "the current time is before the start time",
      meaning: "The stream is created and funded but has not started, so nothing has streamed yet.",
      kind: "computed",
    },
    {
      name: "STREAMING",
      value: 1,
      testedAs: 4,
      predicate: "the streamed amount is less than the deposit",
      meaning: "The stream has started, and part of the deposit is still locked.",
      kind: "computed",
    },
    {
      name: "SETTLED",
      value: 2,
      testedAs: 5,
      predicate: "the streamed amount has reached the deposit",
      meaning: "Everything has streamed, and part or all of it waits to be withdrawn.",
      kind: "computed",
    },
    {
      name: "CANCELED",
      value: 3,
      testedAs: 2,
      predicate: "the flag wasCanceled is set",
      meaning: "The sender canceled and was refunded. The recipient's share waits to be withdrawn.",
      kind: "flag",
    },
    {
      name: "DEPLETED",
      value: 4,
      testedAs: 1,
      predicate: "the flag isDepleted is set",
      meaning:
        "The stream holds no tokens, because all of them were withdrawn or refunded. This status is final.",
      kind: "flag",
    },
  ],
  transitions: [
    byCall("null", "PENDING", "create with a start time in the future"),
    byCall(
      "null",
      "STREAMING",
      "create with a start time now or in the past, part of the deposit still locked",
    ),
    byCall(
      "null",
      "SETTLED",
      "create with everything already unlocked, because the end time is not in the future or the whole deposit unlocks at the start",
    ),
    byItself("PENDING", "STREAMING", "the start time is reached"),
    byItself("PENDING", "SETTLED", "the start time is reached and everything unlocks at it"),
    byCall(
      "PENDING",
      "DEPLETED",
      "`cancel`: nothing is streamed, so the sender gets the whole deposit back; price-gated: also a withdrawal, if the price is reached before the start",
    ),
    byItself(
      "STREAMING",
      "SETTLED",
      "time passes until all is streamed; price-gated: the oracle price reaches the target, or the end time",
    ),
    byCall("STREAMING", "CANCELED", "`cancel` while the recipient has streamed tokens left to withdraw"),
    byCall(
      "STREAMING",
      "DEPLETED",
      "`cancel` while the recipient has nothing left to withdraw; every cancellation of a price-gated stream",
    ),
    byCall("SETTLED", "DEPLETED", "the last token is withdrawn"),
    byItself(
      "SETTLED",
      "STREAMING",
      "price-gated only: the oracle price falls below the target before the end time",
    ),
    byCall("CANCELED", "DEPLETED", "the last token is withdrawn"),
  ],
  functions: [
    {
      name: "withdraw",
      caller: "anyone, to the recipient; recipient or approved, to any address",
      cells: {
        PENDING: {
          ...no(overdraw, notAll),
          note: "price-gated: the second error, until the price is reached",
        },
        STREAMING: limited(
          "up to the withdrawable amount; price-gated: nothing yet, and the second error",
          overdraw,
          notAll,
        ),
        SETTLED: yes("price-gated: the whole amount only"),
        CANCELED: yes("the recipient's share"),
        DEPLETED: no(depleted),
      },
    },
    {
      name: "withdrawMax",
      caller: "as withdraw",
      cells: {
        PENDING: { ...no(withdrawZero), note: "price-gated: until the price is reached" },
        STREAMING: limited("if the withdrawable amount is not zero", withdrawZero),
        SETTLED: yes(),
        CANCELED: yes(),
        DEPLETED: no(depleted),
      },
    },
    {
      name: "withdrawMaxAndTransfer",
      caller: "recipient or approved",
      cells: everyLockupStatus(limited("if transferable", lockupTransfer), {
        PENDING: limited("if transferable; transfers only", lockupTransfer),
        DEPLETED: limited("if transferable; transfers only", lockupTransfer),
      }),
    },
    {
      name: "cancel",
      caller: "sender",
      cells: onlyWhileCancelable,
    },
    {
      name: "renounce",
      caller: "sender",
      cells: onlyWhileCancelable,
    },
    {
      name: "burn",
      caller: "recipient or approved",
      cells: everyLockupStatus(no(notDepleted), { DEPLETED: yes("once") }),
    },
    {
      name: "transferFrom",
      caller: "recipient or approved",
      cells: everyLockupStatus(limited("if transferable", lockupTransfer)),
    },
  ],
  callerErrors: [
    { error: "SablierLockupState_Null", when: "no stream has this ID" },
    {
      error: "SablierLockup_Unauthorized",
      when: "cancel or renounce by anyone but the sender; burn or withdrawMaxAndTransfer by anyone but the recipient or an approved address",
    },
    {
      error: "SablierLockup_WithdrawalAddressNotRecipient",
      when: "withdraw to an address other than the recipient, called by anyone but the recipient or an approved address",
    },
    { error: "SablierLockup_WithdrawToZeroAddress", when: "withdraw to the zero address" },
    { error: "SablierLockup_WithdrawAmountZero", when: "withdraw of amount zero" },
    {
      error: "SablierLockup_InsufficientFeePayment",
      when: "withdraw with less native token than the current minimum fee",
    },
    {
      error: "SablierLockup_InvalidHookSelector",
      when: "cancel or withdraw, if an allowlisted recipient answers its hook with the wrong selector",
    },
  ],
};

const FLOW = [
  "PENDING",
  "STREAMING_SOLVENT",
  "STREAMING_INSOLVENT",
  "PAUSED_SOLVENT",
  "PAUSED_INSOLVENT",
  "VOIDED",
] as const;
export type FlowStatus = (typeof FLOW)[number];

const paused = "SablierFlowState_StreamPaused";
const voided = "SablierFlowState_StreamVoided";
const pending = "SablierFlow_StreamPending";
const notPaused = "SablierFlow_StreamNotPaused";
const refundOverflow = "SablierFlow_RefundOverflow";
const refundZero = "SablierFlow_RefundAmountZero";
const flowOverdraw = "SablierFlow_Overdraw";
const flowWithdrawZero = "SablierFlow_WithdrawAmountZero";
const flowTransfer = "SablierFlow_NotTransferable";
const balanceZero = "SablierFlow_StreamBalanceZero";

const everyFlowStatus = everyStatus(FLOW);

const onlyWhileStreaming = (streaming: StatusCell): Record<FlowStatus, StatusCell> =>
  everyFlowStatus(streaming, {
    PENDING: no(pending),
    PAUSED_SOLVENT: no(paused),
    PAUSED_INSOLVENT: no(paused),
    VOIDED: no(paused),
  });

const onlyWhilePaused = everyFlowStatus(yes(), {
  PENDING: no(notPaused),
  STREAMING_SOLVENT: no(notPaused),
  STREAMING_INSOLVENT: no(notPaused),
  VOIDED: no(voided),
});

export const flowStatuses: StatusFacts<FlowStatus> = {
  contract: "SablierFlow",
  release: currentReleases.flow.release,
  statuses: [
    {
      name: "PENDING",
      value: 0,
      testedAs: 1,
      predicate: "the snapshot time is in the future",
      meaning: "The start time is still in the future, so no debt accrues.",
      kind: "computed",
    },
    {
      name: "STREAMING_SOLVENT",
      value: 1,
      testedAs: 6,
      predicate: "the rate is above zero and there is no uncovered debt",
      meaning: "Debt accrues every second, and the balance covers all of it.",
      kind: "computed",
    },
    {
      name: "STREAMING_INSOLVENT",
      value: 2,
      testedAs: 5,
      predicate: "the rate is above zero and there is uncovered debt",
      meaning: "Debt accrues every second and exceeds the balance.",
      kind: "computed",
    },
    {
      name: "PAUSED_SOLVENT",
      value: 3,
      testedAs: 4,
      predicate: "the rate is zero and there is no uncovered debt",
      meaning: "No new debt accrues, and the balance covers what is owed.",
      kind: "computed",
    },
    {
      name: "PAUSED_INSOLVENT",
      value: 4,
      testedAs: 3,
      predicate: "the rate is zero and there is uncovered debt",
      meaning: "No new debt accrues, but the balance does not cover what is owed.",
      kind: "computed",
    },
    {
      name: "VOIDED",
      value: 5,
      testedAs: 2,
      predicate: "the flag isVoided is set",
      meaning:
        "The stream is stopped permanently. Uncovered debt was written off, but covered debt can still be withdrawn.",
      kind: "flag",
    },
  ],
  transitions: [
    byCall("null", "PENDING", "create with a rate above zero and a start time in the future"),
    byCall(
      "null",
      "STREAMING_SOLVENT",
      "create with a rate above zero and a start now, or a start in the past with a deposit that covers the debt since then",
    ),
    byCall(
      "null",
      "STREAMING_INSOLVENT",
      "create with a rate above zero, a start in the past, and a deposit below the debt since then",
    ),
    byCall("null", "PAUSED_SOLVENT", "create with rate zero and a start time not in the future"),
    byItself("PENDING", "STREAMING_SOLVENT", "the start time is reached, when the debt is zero"),
    byCall("PENDING", "VOIDED", "`void`"),
    byItself(
      "STREAMING_SOLVENT",
      "STREAMING_INSOLVENT",
      "the debt exceeds the balance, at the depletion time",
    ),
    byCall("STREAMING_INSOLVENT", "STREAMING_SOLVENT", "`deposit` that covers the debt"),
    byCall("STREAMING_SOLVENT", "PAUSED_SOLVENT", "`pause`, `depositAndPause` or `refundAndPause`"),
    byCall(
      "STREAMING_INSOLVENT",
      "PAUSED_INSOLVENT",
      "`pause`, or `depositAndPause` that leaves debt uncovered",
    ),
    byCall("STREAMING_INSOLVENT", "PAUSED_SOLVENT", "`depositAndPause` that covers the debt"),
    byCall("PAUSED_INSOLVENT", "PAUSED_SOLVENT", "`deposit` that covers the debt"),
    byCall("PAUSED_SOLVENT", "STREAMING_SOLVENT", "`restart` or `restartAndDeposit`"),
    byCall(
      "PAUSED_INSOLVENT",
      "STREAMING_INSOLVENT",
      "`restart`, or `restartAndDeposit` that leaves debt uncovered",
    ),
    byCall("PAUSED_INSOLVENT", "STREAMING_SOLVENT", "`restartAndDeposit` that covers the debt"),
    byCall("STREAMING_SOLVENT", "VOIDED", "`void`, with nothing to write off"),
    byCall("STREAMING_INSOLVENT", "VOIDED", "`void`, which writes off the uncovered debt"),
    byCall("PAUSED_SOLVENT", "VOIDED", "`void`, with nothing to write off"),
    byCall("PAUSED_INSOLVENT", "VOIDED", "`void`, which writes off the uncovered debt"),
  ],
  functions: [
    {
      name: "deposit",
      caller: "anyone",
      cells: everyFlowStatus(yes(), { VOIDED: no(voided) }),
    },
    {
      name: "depositAndPause",
      caller: "sender",
      cells: onlyWhileStreaming(yes()),
    },
    {
      name: "adjustRatePerSecond",
      caller: "sender",
      cells: everyFlowStatus(yes(), {
        PAUSED_SOLVENT: no(paused),
        PAUSED_INSOLVENT: no(paused),
        VOIDED: no(paused),
      }),
    },
    {
      name: "pause",
      caller: "sender",
      cells: onlyWhileStreaming(yes()),
    },
    {
      name: "restart",
      caller: "sender",
      cells: onlyWhilePaused,
    },
    {
      name: "restartAndDeposit",
      caller: "sender",
      cells: onlyWhilePaused,
    },
    {
      name: "refund",
      caller: "sender",
      cells: everyFlowStatus(limited("up to balance minus debt", refundOverflow), {
        PENDING: limited("up to the whole balance", refundOverflow),
        STREAMING_INSOLVENT: no(refundOverflow),
        PAUSED_INSOLVENT: no(refundOverflow),
      }),
    },
    {
      name: "refundMax",
      caller: "sender",
      cells: everyFlowStatus(limited("if the balance exceeds the debt", refundZero), {
        PENDING: limited("if the balance is not zero", refundZero),
        STREAMING_INSOLVENT: no(refundZero),
        PAUSED_INSOLVENT: no(refundZero),
      }),
    },
    {
      name: "refundAndPause",
      caller: "sender",
      cells: {
        ...onlyWhileStreaming(limited("up to balance minus debt", refundOverflow)),
        STREAMING_INSOLVENT: no(refundOverflow),
      },
    },
    {
      name: "void",
      caller: "sender, recipient or approved",
      cells: everyFlowStatus(yes(), { VOIDED: no(voided) }),
    },
    {
      name: "withdraw",
      caller: "anyone, to the recipient; recipient or approved, to any address",
      cells: everyFlowStatus(limited("up to the debt", flowOverdraw), {
        PENDING: no(flowOverdraw),
        STREAMING_INSOLVENT: limited("up to the balance", flowOverdraw),
        PAUSED_INSOLVENT: limited("up to the balance", flowOverdraw),
      }),
    },
    {
      name: "withdrawMax",
      caller: "as withdraw",
      cells: everyFlowStatus(limited("if the debt is not zero", flowWithdrawZero), {
        PENDING: no(flowWithdrawZero),
        STREAMING_INSOLVENT: limited("if the balance is not zero", flowWithdrawZero),
        PAUSED_INSOLVENT: limited("if the balance is not zero", flowWithdrawZero),
      }),
    },
    {
      name: "transferFrom",
      caller: "recipient or approved",
      cells: everyFlowStatus(limited("if transferable", flowTransfer)),
    },
    {
      name: "depletionTimeOf",
      caller: "anyone (view)",
      cells: everyFlowStatus(limited("if the balance is not zero", balanceZero), {
        STREAMING_INSOLVENT: limited("returns 0, if the balance is not zero", balanceZero),
        PAUSED_SOLVENT: no(paused),
        PAUSED_INSOLVENT: no(paused),
        VOIDED: no(paused),
      }),
    },
  ],
  callerErrors: [
    { error: "SablierFlowState_Null", when: "no stream has this ID" },
    {
      error: "SablierFlowState_Unauthorized",
      when: "a call reserved for the sender, made by anyone else",
    },
    {
      error: "SablierFlow_Unauthorized",
      when: "void by anyone but the sender, the recipient or an approved address",
    },
    {
      error: "SablierFlow_NotStreamSender",
      when: "deposit naming a sender that is not the stream's",
    },
    {
      error: "SablierFlow_NotStreamRecipient",
      when: "deposit naming a recipient that is not the stream's",
    },
    {
      error: "SablierFlow_DepositAmountZero",
      when: "deposit of amount zero, also as a part of a combined call",
    },
    {
      error: "SablierFlow_NewRatePerSecondZero",
      when: "adjustRatePerSecond to zero (use pause)",
    },
    {
      error: "SablierFlow_RatePerSecondNotDifferent",
      when: "adjustRatePerSecond to the current rate, or restart with rate zero",
    },
    {
      error: "SablierFlow_WithdrawalAddressNotRecipient",
      when: "withdraw to an address other than the recipient, called by anyone but the recipient or an approved address",
    },
    { error: "SablierFlow_WithdrawAmountZero", when: "withdraw of amount zero" },
    {
      error: "SablierFlow_RefundAmountZero",
      when: "refund of amount zero, also as a part of refundAndPause",
    },
    { error: "SablierFlow_WithdrawToZeroAddress", when: "withdraw to the zero address" },
    {
      error: "SablierFlow_InsufficientFeePayment",
      when: "withdraw with less native token than the current minimum fee",
    },
  ],
};
