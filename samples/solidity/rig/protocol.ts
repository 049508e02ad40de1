import * as Protocol from "../../../src/lib/evm/chain";
import { readSablier } from "../../../src/lib/evm/solidity/sablier";

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
