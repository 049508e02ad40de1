// #region create
import { encodeFunctionData, type Address } from "viem";
import { legacyAbi } from "./abi";

/** The largest deposit not above `amount` that streams a whole number of units each second. */
export function wholeDeposit(amount: bigint, duration: bigint): bigint {
  return amount - (amount % duration);
}

/** Calldata of `createStream`, for a stream that starts an hour from now. Approve the deposit for the contract first. */
export function createStreamData(
  stream: { recipient: Address; token: Address; amount: bigint; duration: bigint },
  now: bigint,
) {
  // The start may not be in the past when the transaction is mined, so leave it some time.
  const startTime = now + 3_600n;
  const stopTime = startTime + stream.duration;
  const deposit = wholeDeposit(stream.amount, stream.duration);
  const data = encodeFunctionData({
    abi: legacyAbi,
    functionName: "createStream",
    args: [stream.recipient, deposit, stream.token, startTime, stopTime],
  });
  return { data, deposit, startTime, stopTime };
}
// #endregion create
