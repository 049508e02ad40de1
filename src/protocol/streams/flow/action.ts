import { coveredDebt } from "./debt";
import { type Stream } from "./stream";
import * as Transition from "./transition";

/** What someone does to a Flow stream. Amounts in base units of the token, rates as UD21x18. */
export type Action =
  | { type: "deposit"; amount: bigint }
  | { type: "withdraw"; amount: bigint }
  /** Withdraws all that is covered. */
  | { type: "withdrawMax" }
  | { type: "refund"; amount: bigint }
  | { type: "adjust"; ratePerSecond: bigint }
  | { type: "restart"; ratePerSecond: bigint }
  | { type: "pause" }
  | { type: "void" };

/**
 * Returns the stream after an action.
 *
 * @param now the block timestamp, in Unix seconds
 * @throws ContractError where the contract would revert
 */
export function apply(stream: Stream, action: Action, now: bigint): Stream {
  switch (action.type) {
    case "deposit":
      return Transition.deposit(stream, action.amount);
    case "withdraw":
      return Transition.withdraw(stream, action.amount, now);
    case "withdrawMax":
      return Transition.withdraw(stream, coveredDebt(stream, now), now);
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
