import type { Hex } from "viem";
import * as Protocol from "../../../src/protocol/evm/chain";
import { readSablier } from "../../../src/node/solidity/sablier";

/** The Sablier protocols on `chain`, from the artifacts of the installed packages. */
export async function deploySablier(
  chain: Protocol.Chain,
  options?: Protocol.SablierOptions,
): Promise<Protocol.Sablier> {
  return Protocol.deploySablier(chain, await readSablier(), options);
}

/** Deploys an ERC-20 token that anyone may mint: `mint(to, amount)`. */
export async function deployToken(
  chain: Protocol.Chain,
  symbol: string,
  decimals: number,
): Promise<Protocol.Contract> {
  return Protocol.deployToken(chain, await readSablier(), symbol, decimals);
}

/** Alice, who sends the streams, Bob, who receives them, and Carol, who has nothing to do with them. */
export async function people(chain: Protocol.Chain): Promise<Record<"alice" | "bob" | "carol", Hex>> {
  return {
    alice: await chain.account("alice"),
    bob: await chain.account("bob"),
    carol: await chain.account("carol"),
  };
}
