import type { Hex } from "viem";
import { STATUSES } from "../../../src/protocol/streams/lockup/stream";
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
export const WEEK = 7n * DAY;

/** `tokens(100)` in the base units of a token with 18 decimals. */
export function tokens(amount: number): bigint {
  return BigInt(Math.round(amount * 1_000)) * 10n ** 15n;
}

/** What every test of a Lockup sample starts from. */
export class Stage {
  private constructor(
    readonly chain: Chain,
    readonly sablier: Sablier,
    readonly dai: Contract,
    /** Sends the streams. */
    readonly alice: Hex,
    /** Receives them. */
    readonly bob: Hex,
    /** Has nothing to do with them. */
    readonly carol: Hex,
  ) {}

  static async set(options: SablierOptions = {}): Promise<Stage> {
    const chain = await Chain.create();
    const sablier = await deploySablier(chain, options);
    const dai = await deployToken(chain, "DAI", 18);
    const { alice, bob, carol } = await people(chain);
    await fund(dai, alice, sablier.lockup.address, tokens(1_000_000));
    return new Stage(chain, sablier, dai, alice, bob, carol);
  }

  get lockup(): Contract {
    return this.sablier.lockup;
  }

  /** Deploys a sample and lets it pull Alice's tokens. */
  async sample(name: string, args: readonly unknown[]): Promise<Contract> {
    const contract = await this.chain.deploy(
      await compileContract(`samples/solidity/lockup/${name}.sol`),
      args,
    );
    await this.dai.send("approve", [contract.address, tokens(1_000_000)], { from: this.alice });
    return contract;
  }

  /** Returns what every creation takes: 1,000 DAI from Alice to Bob, with `changes`. */
  params(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
    return {
      sender: this.alice,
      recipient: this.bob,
      depositAmount: tokens(1_000),
      token: this.dai.address,
      cancelable: true,
      transferable: true,
      shape: "",
      ...changes,
    };
  }

  /** Calls a function of Lockup that creates a stream, from Alice, and returns the stream's ID. */
  async create(name: string, ...args: readonly unknown[]): Promise<bigint> {
    return (await this.lockup.send<bigint>(name, args, { from: this.alice })).result;
  }

  /** Creates a linear stream of 1,000 DAI over 1,000 seconds from Alice to `recipient` and returns its ID. */
  stream(
    recipient: Hex,
    {
      amount = tokens(1_000),
      seconds = 1_000n,
      ...changes
    }: { sender?: Hex; cancelable?: boolean; transferable?: boolean; amount?: bigint; seconds?: bigint } = {},
  ): Promise<bigint> {
    const params = this.params({ recipient, depositAmount: amount, shape: "linear", ...changes });
    const durations = { cliff: 0, total: Number(seconds) };
    return this.create("createWithDurationsLL", params, { start: 0n, cliff: 0n }, 1, durations);
  }

  streamed(id: bigint): Promise<bigint> {
    return this.lockup.read<bigint>("streamedAmountOf", [id]);
  }

  async status(id: bigint): Promise<string> {
    return STATUSES[await this.lockup.read<number>("statusOf", [id])] ?? "unknown";
  }

  /** Runs `look` when `seconds` have passed since the time this is called, and then goes back. */
  after<T>(seconds: bigint, look: () => Promise<T>): Promise<T> {
    return this.chain.sandbox(() => {
      this.chain.advance(seconds);
      return look();
    });
  }
}
