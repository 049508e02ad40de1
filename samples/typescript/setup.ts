import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  custom,
  type PublicClient,
} from "viem";
import { foundry } from "viem/chains";
import { expect } from "vitest";
import { type Chain, chainProvider, chainTransport } from "../solidity/rig";
import type { Session } from "./stream";

/** A session of one of the chain's accounts, as an application makes it of a node and a wallet. */
export function openSession(chain: Chain, account: Address, lockup: Address): Session {
  const transport = chainTransport(chain);
  return {
    client: createPublicClient({ transport }) as PublicClient,
    wallet: createWalletClient({ transport, account, chain: foundry }),
    lockup,
  };
}

/**
 * A client for which every transaction has reverted when it was mined: it has a receipt all the same, without logs.
 * What is simulated with it succeeds.
 */
export function revertingClient(chain: Chain): PublicClient {
  const provider = chainProvider(chain);
  const request = async (asked: { method: string; params?: unknown }) => {
    const answer = await provider.request(asked);
    if (asked.method !== "eth_getTransactionReceipt") return answer;
    return { ...(answer as object), status: "0x0", logs: [] };
  };
  return createPublicClient({ transport: custom({ request }) }) as PublicClient;
}

/** The session with a wallet that sends nothing and names the chain's last transaction: nothing gets approved. */
export function withoutApproval(chain: Chain, session: Session): Session {
  const writeContract = async () => chain.receipts.at(-1)!.hash;
  return { ...session, wallet: { ...session.wallet, writeContract } };
}

/**
 * Checks with which error of the ABI a call reverts, as viem names it. Messages are no measure, because the chain in this
 * process names errors in them, which nodes do not.
 *
 * @throws what the call threw if a contract did not revert it, and an error if the call succeeded
 */
export async function expectRevertName(call: Promise<unknown>, name: string): Promise<void> {
  const failure = await call.then(
    () => new Error("The call succeeded."),
    (error: unknown) => error,
  );
  const reverted =
    failure instanceof BaseError && failure.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (!(reverted instanceof ContractFunctionRevertedError)) throw failure;
  expect(reverted.data?.errorName).toBe(name);
}
