import { type Action, apply } from "../../../protocol/streams/flow/action";
import * as Debt from "../../../protocol/streams/flow/debt";
import * as Stream from "../../../protocol/streams/flow/stream";
import { parseUnix } from "./lockup";

export interface FlowStep {
  /** ISO 8601 date, or date and time with `Z`. */
  at: string;
  note: string;
  actions?: readonly Action[];
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

/**
 * Plays an example step by step with the contract's own arithmetic.
 *
 * @throws ContractError when a step is one that the contract would refuse, so a wrong example fails the build
 * @throws RangeError when the steps are not in order of time
 */
export function playFlow(example: FlowExample): FlowRow[] {
  const createdAt = parseUnix(example.createdAt);
  let stream = Stream.create(
    { ratePerSecond: example.ratePerSecond, startTime: 0n, tokenDecimals: example.token.decimals },
    createdAt,
  );
  let previous = createdAt;
  return example.steps.map(({ at, note, actions = [] }) => {
    const now = parseUnix(at);
    if (now < previous) throw new RangeError(`steps out of order at ${at}`);
    previous = now;
    for (const action of actions) stream = apply(stream, action, now);
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
