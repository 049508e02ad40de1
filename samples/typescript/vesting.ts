import { type Address, parseAbi, type PublicClient } from "viem";

export const vestingAbi = parseAbi([
  "function getDepositedAmount(uint256 streamId) view returns (uint128)",
  "function getRefundedAmount(uint256 streamId) view returns (uint128)",
  "function getWithdrawnAmount(uint256 streamId) view returns (uint128)",
  "function refundableAmountOf(uint256 streamId) view returns (uint128)",
  "function streamedAmountOf(uint256 streamId) view returns (uint128)",
]);

/** The figures of a stream, in base units of its token. */
export async function readVesting(client: PublicClient, lockup: Address, streamId: bigint) {
  // All five of one block: between two blocks the amounts change.
  const blockNumber = await client.getBlockNumber({ cacheTime: 0 });
  const contract = { abi: vestingAbi, address: lockup, args: [streamId], blockNumber } as const;
  const [deposited, refunded, withdrawn, refundable, streamed] = await Promise.all([
    client.readContract({ ...contract, functionName: "getDepositedAmount" }),
    client.readContract({ ...contract, functionName: "getRefundedAmount" }),
    client.readContract({ ...contract, functionName: "getWithdrawnAmount" }),
    client.readContract({ ...contract, functionName: "refundableAmountOf" }),
    client.readContract({ ...contract, functionName: "streamedAmountOf" }),
  ]);
  return {
    inStream: deposited - withdrawn - refunded,
    locked: deposited - streamed - refunded,
    unlocked: streamed + refunded,
    withdrawable: streamed - withdrawn,
    refundable,
  };
}
