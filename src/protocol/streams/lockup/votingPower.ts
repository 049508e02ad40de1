import { streamedAmount, withdrawableAmount, type Stream } from "./stream";
import type { Moment } from "./schedule";

/** The policies of the Snapshot strategy `sablier-v2`: the address is a recipient or a sender, then what counts. */
export const POLICIES = [
  "withdrawable-recipient",
  "reserved-recipient",
  "deposited-recipient",
  "deposited-sender",
  "streamed-recipient",
  "unstreamed-recipient",
] as const;

export type Policy = (typeof POLICIES)[number];

/**
 * Returns the voting power that one Lockup stream gives under a policy of the Snapshot strategy `sablier-v2`.
 * @param moment block time of the vote's snapshot, Unix seconds
 * @returns base units of the token
 * @see the strategy's source in snapshot-labs/score-api
 */
export function computeVotingPower(stream: Stream, policy: Policy, moment: Moment): bigint {
  const deposited = stream.schedule.depositedAmount;
  switch (policy) {
    case "withdrawable-recipient":
      return withdrawableAmount(stream, moment);
    case "reserved-recipient":
      return stream.wasCanceled ? withdrawableAmount(stream, moment) : deposited - stream.withdrawnAmount;
    case "deposited-recipient":
    case "deposited-sender":
      return deposited;
    case "streamed-recipient":
      return streamedAmount(stream, moment);
    case "unstreamed-recipient":
      return stream.wasCanceled ? 0n : deposited - streamedAmount(stream, moment);
  }
}
