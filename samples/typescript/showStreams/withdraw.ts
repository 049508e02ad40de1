// #region withdraw
import type { Account, Chain, Hash, PublicClient, Transport, WalletClient } from "viem";
import { streamAbi } from "./amounts";
import type { Row } from "./list";

/** Releases whose contracts ask for no fee, and have no function that returns one. */
const withoutFee = { lockup: ["v1.0", "v1.1", "v1.2", "v2.0"], flow: ["v1.0", "v1.1"] };

/** Pays the whole withdrawable amount of a stream to its recipient, with the current fee. */
export async function withdraw(
  client: PublicClient,
  wallet: WalletClient<Transport, Chain, Account>,
  row: Row,
): Promise<Hash> {
  const contract = { abi: streamAbi, address: row.contract } as const;
  const streamId = BigInt(row.tokenId);
  // In the gas token, at today's price: ask now, not when the list was loaded. What is paid above it is kept.
  const value = withoutFee[row.product].includes(row.version)
    ? 0n
    : await client.readContract({ ...contract, functionName: "calculateMinFeeWei", args: [streamId] });
  const { request } = await client.simulateContract({
    ...contract,
    functionName: "withdrawMax",
    args: [streamId, row.recipient],
    value,
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  const { status } = await client.waitForTransactionReceipt({ hash });
  // viem does not throw when a mined transaction has reverted.
  if (status !== "success") throw new Error("The withdrawal reverted.");
  return hash;
}
// #endregion withdraw
