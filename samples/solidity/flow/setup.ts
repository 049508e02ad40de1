import type { Hex } from "viem";
import { STATUSES } from "../../../src/protocol/streams/flow/stream";
import {
  Chain,
  compileContract,
  type Contract,
  deploySablier,
  deployToken,
  fund,
  people,
  type Sablier,
  type SablierOptions,
} from "../rig";

export const DAY = 86_400n;

/** `usdc(86.4)` in the base units of a token with 6 decimals. */
export function usdc(amount: number): bigint {
  return BigInt(Math.round(amount * 1e6));
}

/** 0.001 tokens a second, 86.4 a day: a rate without remainder. */
export const RATE = 10n ** 15n;

/** What every test of a Flow sample starts from. */
export class Stage {
  private constructor(
    readonly chain: Chain,
    readonly sablier: Sablier,
    /** Six decimals. */
    readonly usdc: Contract,
    /** Sends the streams. */
    readonly alice: Hex,
    /** Receives them. */
    readonly bob: Hex,
    /** Has nothing to do with them, but has USDC too. */
    readonly carol: Hex,
  ) {}

  static async set(options: SablierOptions = {}): Promise<Stage> {
    const chain = await Chain.create();
    const sablier = await deploySablier(chain, options);
    const token = await deployToken(chain, "USDC", 6);
    const { alice, bob, carol } = await people(chain);
    await fund(token, alice, sablier.flow.address, usdc(1_000_000));
    await fund(token, carol, sablier.flow.address, usdc(1_000_000));
    return new Stage(chain, sablier, token, alice, bob, carol);
  }

  get flow(): Contract {
    return this.sablier.flow;
  }

  /** Deploys a sample of this folder, from Alice, and lets it pull Alice's tokens. */
  async sample(name: string, args: readonly unknown[]): Promise<Contract> {
    const artifact = await compileContract(`samples/solidity/flow/${name}.sol`);
    const contract = await this.chain.deploy(artifact, args, { from: this.alice });
    await this.usdc.send("approve", [contract.address, usdc(1_000_000)], { from: this.alice });
    return contract;
  }

  read<T>(name: string, id: bigint): Promise<T> {
    return this.flow.read<T>(name, [id]);
  }

  balance(account: Hex): Promise<bigint> {
    return this.usdc.read<bigint>("balanceOf", [account]);
  }

  async status(id: bigint): Promise<string> {
    return STATUSES[Number(await this.read("statusOf", id))] ?? "unknown";
  }
}
