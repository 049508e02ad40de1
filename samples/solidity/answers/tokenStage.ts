import type { Hex } from "viem";
import { Chain, compileContract, type Contract, deploySablier, people, type Sablier } from "../rig";

/** What a test of a token that is unlike others starts from. */
export interface TokenStage {
  readonly chain: Chain;
  readonly sablier: Sablier;
  readonly token: Contract;
  /** Lets Lockup, its batch contract and Flow spend all that she has. */
  readonly alice: Hex;
  readonly bob: Hex;
  readonly carol: Hex;
}

/**
 * Deploys the protocols and a token, and gives Alice some of it.
 *
 * @param fixture the token's file below `fixtures/`, without its ending
 * @param amount what Alice gets, in base units
 * @param prepare what the token wants before it moves
 */
export async function setTokenStage(
  fixture: string,
  amount: bigint,
  prepare: (stage: TokenStage) => Promise<void> = async () => undefined,
): Promise<TokenStage> {
  const chain = await Chain.create();
  const sablier = await deploySablier(chain);
  const artifact = await compileContract(`samples/solidity/answers/fixtures/${fixture}.sol`);
  const token = await chain.deploy(artifact, []);
  const { alice, bob, carol } = await people(chain);
  const stage = { chain, sablier, token, alice, bob, carol };
  await prepare(stage);
  await token.send("mint", [alice, amount]);
  for (const { address } of [sablier.lockup, sablier.batchLockup, sablier.flow]) {
    await token.send("approve", [address, amount], { from: alice });
  }
  return stage;
}
