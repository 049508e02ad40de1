import type { Address } from "viem";
import { computeRate } from "../../../../protocol/streams/flow/ratePerSecond";
import type { Action } from "../rows/actionRows";
import type { TrialChain } from "./trial";

/** What streams are like that exist already, as far as their owner says: each row's is opened for the trial. */
export interface Example {
  /** Paid in, base units. */
  readonly deposit: bigint;
  /** Seconds that the deposit lasts. */
  readonly lasts: bigint;
  /** Seconds since the stream began. */
  readonly elapsed: bigint;
  /** Decimals of its token. */
  readonly decimals: number;
}

/** A stream at a moment. */
export interface StreamState {
  /** In words, such as `streaming`. */
  readonly status: string;
  /** Of Flow, UD21x18. */
  readonly rate?: bigint;
  /** What the recipient can withdraw, base units. */
  readonly withdrawable: bigint;
  /** What the sender can take back, base units. */
  readonly refundable: bigint;
}

/** In the order of the contracts' enums `Flow.Status` and `Lockup.Status`. */
const STATUSES = {
  flow: [
    "pending",
    "streaming",
    "streaming, more owed than paid in",
    "paused",
    "paused, more owed than paid in",
    "permanently stopped",
  ],
  lockup: ["pending", "streaming", "settled", "canceled", "depleted"],
} as const;

/** Returns the rate per second at which an example's deposit lasts as long as it says, UD21x18. */
export const computeExampleRate = ({ deposit, lasts, decimals }: Example): bigint =>
  computeRate({ amount: deposit, period: lasts, decimals });

/**
 * Opens a stream for each action, with the number that the action names and the Safe as its sender, and lets the time of
 * the example go by.
 *
 * @param trial a chain whose clock is that time before the execution
 * @param onShare called with the share that is done, 0 to 1
 */
export async function openExamples(
  trial: TrialChain,
  actions: readonly Action[],
  example: Example,
  onShare: (share: number) => void = () => undefined,
): Promise<void> {
  const { chain, sablier, safe, tokens } = trial;
  const [first] = actions;
  const [token] = tokens;
  if (!first || !token) return;
  const { product, isForPaused } = first.action;
  const contract = sablier[product];
  const funder = await chain.account("funder");
  await token.send("mint", [funder, example.deposit * BigInt(actions.length)]);
  await token.send("approve", [contract.address, 2n ** 256n - 1n], { from: funder });
  const slot = await findSlotOfNextId(trial, product);
  const someone = await chain.account("recipient");
  for (const [index, { streamId, recipient = someone }] of actions.entries()) {
    await chain.setStorage(contract.address, slot, streamId);
    const [functionName, args] = getCreation(product, safe, recipient, token.address, example);
    await contract.send(functionName, args, { from: funder });
    onShare((index + 1) / actions.length);
  }
  chain.advance(example.elapsed);
  if (!isForPaused) return;
  for (const { streamId } of actions) await contract.send("pause", [streamId], { from: safe });
}

function getCreation(
  product: "flow" | "lockup",
  sender: Address,
  recipient: Address,
  token: Address,
  example: Example,
): [functionName: string, args: readonly unknown[]] {
  const { deposit, lasts } = example;
  if (product === "flow") {
    return ["createAndDeposit", [sender, recipient, computeExampleRate(example), 0, token, false, deposit]];
  }
  const params = {
    sender,
    recipient,
    depositAmount: deposit,
    token,
    cancelable: true,
    transferable: false,
    shape: "",
  };
  const unlocks = { start: 0n, cliff: 0n };
  return ["createWithDurationsLL", [params, unlocks, 1, { cliff: 0, total: Number(lasts) }]];
}

/** Finds the slot in which a contract keeps the number of its next stream: the one that changes what the contract returns. */
async function findSlotOfNextId({ chain, sablier }: TrialChain, product: "flow" | "lockup"): Promise<bigint> {
  const contract = sablier[product];
  const sign = 2n ** 200n + 1n;
  for (let slot = 0n; slot < 32n; slot++) {
    const found = await chain.sandbox(async () => {
      await chain.setStorage(contract.address, slot, sign);
      return contract.read<bigint>("nextStreamId");
    });
    if (found === sign) return slot;
  }
  throw new Error(`${product} keeps the number of its next stream elsewhere.`);
}

/** Returns what the streams of some actions are like now. */
export async function readStates(
  { sablier }: Pick<TrialChain, "sablier">,
  actions: readonly Action[],
): Promise<StreamState[]> {
  const states: StreamState[] = [];
  for (const { streamId, action } of actions) {
    const contract = sablier[action.product];
    const read = <Result>(name: string) => contract.read<Result>(name, [streamId]);
    states.push({
      status: STATUSES[action.product][Number(await read("statusOf"))]!,
      ...(action.product === "flow" && { rate: await read<bigint>("getRatePerSecond") }),
      withdrawable: await read("withdrawableAmountOf"),
      refundable: await read("refundableAmountOf"),
    });
  }
  return states;
}
