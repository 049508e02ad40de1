import type { Address, Hex } from "viem";
import {
  Chain,
  type Contract,
  deploySablier,
  type Receipt,
  Revert,
  type Sablier,
  type SablierArtifacts,
} from "../../../../protocol/evm/chain";
import type { Transaction } from "../plan/calls/calls";
import type { Deployment } from "../plan/calls/deployment";

/** What price-gated streams ask for the price. */
export interface PriceFeed {
  readonly address: Address;
  /** What it answers now, dollars with 8 decimals. */
  readonly price: bigint;
}

/** What a batch is tried with. */
export interface TrialOptions {
  /** Who sends the transactions. */
  readonly safe: Address;
  readonly deployment: Deployment;
  /** Tokens that the Safe is given enough of, by address. */
  readonly tokens: Readonly<Record<Address, { readonly symbol: string; readonly decimals: number }>>;
  /** Unix seconds of the execution. */
  readonly now: bigint;
  readonly feed?: PriceFeed | undefined;
  /** Called with the share that is done, 0 to 1. */
  readonly onShare?: (share: number) => void;
  /** Is waited for before each call of a contract, so that other work of the process gets its turn. */
  readonly pause?: () => Promise<void>;
}

/** What can be withdrawn from a stream at a moment. */
export interface Moment {
  readonly label: string;
  /** Unix seconds. */
  readonly at: bigint;
  /** Base units of the token. */
  readonly amount: bigint;
}

/** A stream that a batch has created. */
export interface TriedStream {
  readonly product: "lockup" | "flow";
  readonly recipient: Address;
  readonly token: Address;
  /** Base units. */
  readonly deposit: bigint;
  readonly moments: readonly Moment[];
}

/** Why a transaction was rejected: the error's data, which the decoder reads. */
export interface TrialRefusal {
  /** Which transaction, counted from 0. */
  readonly index: number;
  readonly errorName?: string;
  readonly args: readonly string[];
  readonly data: Hex;
}

/** What came of a batch. A Safe executes all of it or nothing. */
export interface Trial {
  readonly refusal?: TrialRefusal;
  /** Gas of the whole batch in one transaction, without what the Safe itself takes. */
  readonly gas: bigint;
  readonly streams: readonly TriedStream[];
}

/** The released contracts at the addresses of a chain, with tokens that the Safe owns. */
export class TrialChain {
  private constructor(
    readonly chain: Chain,
    readonly sablier: Sablier,
    /** Who sends the transactions. */
    readonly safe: Address,
    readonly tokens: readonly Contract[],
  ) {}

  /** Deploys the contracts at their addresses on the chain that the batch is for. Takes half a second. */
  static async create(
    artifacts: SablierArtifacts,
    { safe, deployment, tokens, now, feed, pause, onShare = () => undefined }: TrialOptions,
  ): Promise<TrialChain> {
    const chain = await Chain.create({ timestamp: now, keyless: true, ...(pause && { pause }) });
    const places = deployment;
    const sablier = await deploySablier(chain, artifacts, { places }, (done, total) => onShare(done / total));
    const deployed: Contract[] = [];
    for (const [address, { symbol, decimals }] of Object.entries(tokens)) {
      const token = await chain.deployAt(address as Address, artifacts.contracts.TestToken, [
        symbol,
        decimals,
      ]);
      await token.send("mint", [safe, 2n ** 128n - 1n]);
      deployed.push(token);
    }
    if (feed) await chain.deployAt(feed.address, artifacts.contracts.TestPriceFeed, [8, feed.price]);
    await chain.setBalance(safe, 10n ** 30n);
    return new TrialChain(chain, sablier, safe, deployed);
  }

  /** Runs a batch; the chain stays as it is afterwards. Where one transaction is refused, all of them are undone. */
  async run(
    transactions: readonly Transaction[],
    onShare: (share: number) => void = () => undefined,
  ): Promise<Trial> {
    const before = await this.chain.snapshot();
    const first = {
      lockup: await readNextId(this.sablier.lockup),
      flow: await readNextId(this.sablier.flow),
    };
    let gas = TRANSACTION;
    for (const [index, { to, value, data }] of transactions.entries()) {
      try {
        const receipt = await this.chain.transact({ from: this.safe, to, value, data });
        throwSkipped(receipt, this.chain);
        gas += receipt.transactionGas - TRANSACTION;
      } catch (error) {
        if (!(error instanceof Revert)) throw error;
        await this.chain.restore(before);
        const { errorName, args, data: bytes } = error;
        const refusal = { index, ...(errorName && { errorName }), args: args.map(String), data: bytes };
        return { refusal, gas, streams: [] };
      }
      onShare((0.5 * (index + 1)) / transactions.length);
    }
    const streams: TriedStream[] = [];
    for (const product of ["lockup", "flow"] as const) {
      const end = await readNextId(this.sablier[product]);
      for (let id = first[product]; id < end; id++) {
        streams.push(await this.streamOf(product, id));
        onShare(0.5 + (0.5 * Number(id - first[product] + 1n)) / Number(end - first[product]));
      }
    }
    return { gas, streams };
  }

  private async streamOf(product: "lockup" | "flow", id: bigint): Promise<TriedStream> {
    const contract = this.sablier[product];
    const deposit = await contract.read<bigint>(product === "flow" ? "getBalance" : "getDepositedAmount", [
      id,
    ]);
    const now = this.chain.timestamp;
    const labelled = await (product === "flow"
      ? listFlowMoments(contract, id, now)
      : listLockupMoments(contract, id));
    const moments: Moment[] = [];
    for (const { label, at } of [...labelled].sort((a, b) => Number(a.at - b.at))) {
      // Nobody can withdraw before the execution; a moment that has passed keeps its date and shows what there is now.
      const readAt = at < now ? now : at;
      moments.push({
        label,
        at,
        amount: await contract.read("withdrawableAmountOf", [id], { at: readAt }),
      });
    }
    return {
      product,
      recipient: await contract.read("getRecipient", [id]),
      token: await contract.read(product === "flow" ? "getToken" : "getUnderlyingToken", [id]),
      deposit,
      moments,
    };
  }
}

/** `cancelMultiple` and `withdrawMultiple` skip a stream whose call reverts, and say so in an event. */
function throwSkipped({ events }: Receipt, { registry }: Chain): void {
  const skipped = events.find(({ name }) => /^Invalid\w+Multiple$/u.test(name));
  if (skipped) throw registry.revert(skipped.args.revertData as Hex, "skipped");
}

/** Gas that every transaction pays: a batch pays it once. */
const TRANSACTION = 21_000n;

const readNextId = (contract: Contract) => contract.read<bigint>("nextStreamId");

type Labelled = Pick<Moment, "label" | "at">;

const DAY = 86_400n;

async function listFlowMoments(flow: Contract, id: bigint, now: bigint): Promise<Labelled[]> {
  const snapshot = BigInt(await flow.read<number>("getSnapshotTime", [id]));
  const start = snapshot > now ? snapshot : now;
  const balance = await flow.read<bigint>("getBalance", [id]);
  const end = balance === 0n ? 0n : BigInt(await flow.read<bigint>("depletionTimeOf", [id]));
  return [
    { label: "After 1 day", at: start + DAY },
    { label: "After 7 days", at: start + 7n * DAY },
    { label: "After 30 days", at: start + 30n * DAY },
    // At this second the debt exceeds the balance for the first time.
    ...(end > now ? [{ label: "Deposit used up", at: end }] : []),
  ];
}

/** The model of a stream that has a cliff, in the order of the contract's enum `Lockup.Model`. */
const LINEAR = 0;

async function listLockupMoments(lockup: Contract, id: bigint): Promise<Labelled[]> {
  const start = BigInt(await lockup.read<number>("getStartTime", [id]));
  const end = BigInt(await lockup.read<number>("getEndTime", [id]));
  const isLinear = Number(await lockup.read("getLockupModel", [id])) === LINEAR;
  const cliff = isLinear ? BigInt(await lockup.read<number>("getCliffTime", [id])) : 0n;
  return [
    { label: "At the start", at: start },
    ...(cliff > 0n ? [{ label: "At the cliff", at: cliff }] : []),
    { label: "Halfway", at: (start + end) / 2n },
    { label: "At the end", at: end },
  ];
}
