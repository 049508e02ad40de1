import * as Debt from "../../../lib/flow/debt";
import * as Stream from "../../../lib/flow/stream";
import * as Transition from "../../../lib/flow/transition";
import { unix } from "./lockup";

/** What somebody does to the stream at a moment. Amounts in base units, rates in UD21x18. */
export type FlowAction =
  | { type: "deposit"; amount: bigint }
  | { type: "withdraw"; amount: bigint }
  | { type: "withdrawMax" }
  | { type: "refund"; amount: bigint }
  | { type: "adjust"; ratePerSecond: bigint }
  | { type: "restart"; ratePerSecond: bigint }
  | { type: "pause" }
  | { type: "void" };

export interface FlowStep {
  /** ISO 8601 date, or date and time with `Z`. */
  at: string;
  note: string;
  actions?: readonly FlowAction[];
}

export interface FlowExample {
  /** Caption of the table. */
  title: string;
  token: { symbol: string; decimals: number };
  /** UD21x18: whole tokens per second with 18 decimals. */
  ratePerSecond: bigint;
  /** ISO 8601 date of the creation, which is also the start. */
  createdAt: string;
  steps: readonly FlowStep[];
}

export interface FlowRow {
  /** Unix seconds. */
  at: bigint;
  note: string;
  status: Stream.Status;
  /** Base units, all five, after the step's actions. */
  balance: bigint;
  debt: bigint;
  covered: bigint;
  uncovered: bigint;
  refundable: bigint;
}

function act(stream: Stream.Stream, action: FlowAction, now: bigint): Stream.Stream {
  switch (action.type) {
    case "deposit":
      return Transition.deposit(stream, action.amount);
    case "withdraw":
      return Transition.withdraw(stream, action.amount, now);
    case "withdrawMax":
      return Transition.withdraw(stream, Debt.coveredDebt(stream, now), now);
    case "refund":
      return Transition.refund(stream, action.amount, now);
    case "adjust":
      return Transition.adjustRatePerSecond(stream, action.ratePerSecond, now);
    case "restart":
      return Transition.restart(stream, action.ratePerSecond, now);
    case "pause":
      return Transition.pause(stream, now);
    case "void":
      return Transition.voidStream(stream, now);
  }
}

/**
 * Plays an example step by step with the contract's own arithmetic.
 *
 * @throws ContractError when a step is one that the contract would refuse, so a wrong example fails the build
 * @throws RangeError when the steps are not in order of time
 */
export function playFlow(example: FlowExample): FlowRow[] {
  const createdAt = unix(example.createdAt);
  let stream = Stream.create(
    { ratePerSecond: example.ratePerSecond, startTime: 0n, tokenDecimals: example.token.decimals },
    createdAt,
  );
  let previous = createdAt;
  return example.steps.map(({ at, note, actions = [] }) => {
    const now = unix(at);
    if (now < previous) throw new RangeError(`steps out of order at ${at}`);
    previous = now;
    for (const action of actions) stream = act(stream, action, now);
    return {
      at: now,
      note,
      status: Debt.status(stream, now),
      balance: stream.balance,
      debt: Debt.totalDebt(stream, now),
      covered: Debt.coveredDebt(stream, now),
      uncovered: Debt.uncoveredDebt(stream, now),
      refundable: Debt.refundableAmount(stream, now),
    };
  });
}
