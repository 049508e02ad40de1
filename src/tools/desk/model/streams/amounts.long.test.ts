// Runs the released contracts: the amounts of the desk must be theirs.
import { beforeAll, describe, expect, it } from "vitest";
import type { Contract } from "../../../../protocol/evm/chain";
import { type Vendor, vendors } from "../../../../protocol/indexers/request";
import { readFindings } from "../fixtures/findings";
import { Random } from "../fixtures/random";
import { type FlowCall, RigIndex } from "../fixtures/rigIndex";
import { dynamicSchedule, linearSchedule, tranchedSchedule } from "../fixtures/schedules";
import type { Findings } from "../indexer/collect";
import { computeBalanceAt } from "../year/balance";
import { getEnd } from "../year/period";
import { lockup } from "../fixtures/streams";
import { computeAmountsAt } from "./amounts";
import { isWaitingForPrice } from "./explain";
import { chooseRounds } from "../../../../../tests/standIns/long";

const DAY = 86_400n;
const random = new Random();

/** What a contract said about a stream at a moment of its history. */
interface Past {
  readonly id: string;
  readonly at: bigint;
  /** Base units. */
  readonly amount: bigint;
}

const linear = (rig: RigIndex, token: Contract, deposit: bigint) => {
  const start = rig.chain.timestamp + random.between(0n, 20n * DAY);
  const end = start + random.between(10n * DAY, 400n * DAY);
  const cliff = random.chance(0.5) ? random.between(start + 1n, end - 2n) : 0n;
  const unlock = {
    start: random.chance(0.5) ? deposit / random.between(3n, 9n) : 0n,
    cliff: cliff > 0n && random.chance(0.7) ? deposit / random.between(3n, 9n) : 0n,
  };
  const most = end - (cliff > 0n ? cliff : start);
  const granularity = random.chance(0.5) ? 1n : random.between(1n, most);
  return rig.lockup(token, deposit, { start, end }, linearSchedule(unlock, granularity, cliff));
};

/** Parts of a deposit with random ends. */
function listParts(deposit: bigint, start: bigint) {
  const count = Number(random.between(1n, 6n));
  let [at, left] = [start, deposit];
  return Array.from({ length: count }, (_, index) => {
    at += random.between(1n, 60n * DAY);
    const amount = index === count - 1 ? left : random.between(0n, left);
    left -= amount;
    return { amount, timestamp: at };
  });
}

const dynamic = (rig: RigIndex, token: Contract, deposit: bigint) => {
  const start = rig.chain.timestamp;
  const segments = listParts(deposit, start).map(({ amount, timestamp }) => ({
    amount,
    exponent: random.between(1n, 6n * 10n ** 18n),
    timestamp,
  }));
  return rig.lockup(token, deposit, { start, end: segments.at(-1)!.timestamp }, dynamicSchedule(segments));
};

const tranched = (rig: RigIndex, token: Contract, deposit: bigint) => {
  const start = rig.chain.timestamp;
  const tranches = listParts(deposit, start);
  return rig.lockup(token, deposit, { start, end: tranches.at(-1)!.timestamp }, tranchedSchedule(tranches));
};

/** Returns a call that the contract accepts at this moment; nothing where it would reject the kind that was drawn. */
async function nextFlowCall(
  { sablier: { flow } }: RigIndex,
  id: bigint,
  isLate: boolean,
): Promise<FlowCall | undefined> {
  const withdrawable = await flow.read<bigint>("withdrawableAmountOf", [id]);
  const refundable = await flow.read<bigint>("refundableAmountOf", [id]);
  const rate = await flow.read<bigint>("getRatePerSecond", [id]);
  const isVoided = await flow.read<boolean>("isVoided", [id]);
  const kind = random.pick([
    "Deposit",
    "Withdraw",
    "Withdraw",
    "Refund",
    "Adjust",
    "Pause",
    "Restart",
    "Void",
  ] as const);
  const newRate = random.between(1n, 10n ** 16n);
  if (kind === "Withdraw")
    return withdrawable > 0n ? { kind, amount: random.between(1n, withdrawable) } : undefined;
  if (kind === "Refund")
    return refundable > 0n ? { kind, amount: random.between(1n, refundable) } : undefined;
  if (isVoided) return undefined;
  if (kind === "Deposit") return { kind, amount: random.between(1n, 10n ** 9n) };
  if (kind === "Void") return isLate ? { kind, amount: 0n } : undefined;
  if (kind === "Restart") return rate === 0n ? { kind, amount: newRate } : undefined;
  return rate > 0n && rate !== newRate ? { kind, amount: newRate } : undefined;
}

let rig: RigIndex;
const past: Past[] = [];
/** Covered debts of Flow streams between two of their actions. */
const covered: Past[] = [];
const found = new Map<Vendor, Findings>();

beforeAll(async () => {
  rig = await RigIndex.create();
  const { chain, sablier } = rig;
  const tokens: { decimals: number; token: Contract }[] = [];
  for (const decimals of [0, 6, 18, 60]) {
    tokens.push({ decimals, token: await rig.token(`T${decimals}`, decimals) });
  }
  const lockups: bigint[] = [];
  const flows: bigint[] = [];
  for (let round = 0; round < 9; round += 1) {
    for (const create of [linear, dynamic, tranched]) {
      const { token } = random.pick(tokens);
      lockups.push(await create(rig, token, random.between(1_000n, 10n ** 24n)));
    }
    // Flow supports at most 18 decimals.
    const { token, decimals } = random.pick(tokens.slice(0, 3));
    const isPending = random.chance(0.25);
    const startTime = isPending ? chain.timestamp + random.between(1n, 10n * DAY) : 0n;
    flows.push(await rig.flow(token, decimals, random.between(1n, 10n ** 17n), startTime));
    if (isPending) await rig.actFlow(flows.at(-1)!, { kind: "Deposit", amount: 1_000n });
    chain.advance(random.between(1n, 4n * DAY));
  }
  for (let round = 0; round < 11; round += 1) {
    const wait = random.between(1n, 12n * DAY);
    for (const id of [...flows, ...flows, ...flows]) {
      const at = chain.timestamp + random.between(0n, wait - 1n);
      const amount = await sablier.flow.read<bigint>("coveredDebtOf", [id], { at });
      covered.push({ id: `${sablier.flow.address.toLowerCase()}-1-${id}`, at, amount });
    }
    chain.advance(wait);
    for (const id of lockups) {
      const withdrawable = await sablier.lockup.read<bigint>("withdrawableAmountOf", [id]);
      if (withdrawable > 0n && random.chance(0.25)) {
        await rig.withdrawLockup(id, random.chance(0.3) ? withdrawable : random.between(1n, withdrawable));
      }
      const isCancelable = await sablier.lockup.read<boolean>("isCancelable", [id]);
      if (isCancelable && random.chance(0.03)) await rig.cancelLockup(id);
    }
    for (const id of flows) {
      const snapshotTime = await sablier.flow.read<number>("getSnapshotTime", [id]);
      const call =
        BigInt(snapshotTime) > chain.timestamp ? undefined : await nextFlowCall(rig, id, round > 7);
      if (call) await rig.actFlow(id, call);
    }
    // What the contracts say at this moment is what a year that ends now must show.
    for (const [contract, functionName, ids] of [
      [sablier.lockup, "withdrawableAmountOf", lockups],
      [sablier.flow, "totalDebtOf", flows],
    ] as const) {
      for (const id of ids) {
        const amount = await contract.read<bigint>(functionName, [id]);
        past.push({ id: `${contract.address.toLowerCase()}-1-${id}`, at: chain.timestamp, amount });
      }
    }
  }
  chain.advance(1n);
  for (const vendor of vendors) found.set(vendor, await readFindings(rig, vendor));
}, 240_000);

/** Number of moments for each vendor. */
const MOMENTS = chooseRounds(300, 100, 1_000);
/** Number of price-gated streams, each at four moments. */
const ROUNDS = chooseRounds(30, 10, 100);

describe.each(vendors)("at %s", (vendor) => {
  it(`computes what the contracts return at ${MOMENTS} random moments`, { timeout: 240_000 }, async () => {
    const { streams } = found.get(vendor)!;
    expect(streams).toHaveLength(36);
    const { lockup, flow } = rig.sablier;
    const now = rig.chain.timestamp;
    for (let round = 0; round < MOMENTS; round += 1) {
      const stream = random.pick(streams);
      const at = now + random.between(0n, 300n * DAY);
      const contract = stream.product === "lockup" ? lockup : flow;
      const read = (functionName: string) => contract.read<bigint>(functionName, [stream.tokenId], { at });
      const amounts = computeAmountsAt(stream, at);
      const words = `${stream.name} at ${at}`;
      expect(amounts.withdrawable, words).toBe(await read("withdrawableAmountOf"));
      expect(amounts.refundable, words).toBe(await read("refundableAmountOf"));
      if (stream.product === "flow") {
        expect(amounts.uncovered, words).toBe(await read("uncoveredDebtOf"));
        expect(amounts.streamed - amounts.withdrawn, words).toBe(await read("totalDebtOf"));
      }
    }
  });

  it("knows what was streamed and not withdrawn at each moment of the history", () => {
    const { actions, streams } = found.get(vendor)!;
    for (const { id, at, amount } of past) {
      const stream = streams.find((stream) => stream.id === id)!;
      const own = actions.filter(({ streamId }) => streamId === id);
      expect(computeBalanceAt(stream, own, at)?.unpaid, `${stream.name} at ${at}`).toBe(amount);
    }
    expect(past.length).toBeGreaterThan(300);
    expect(getEnd({ from: "2026-01-01", until: "2026-12-31", zone: "UTC" })).toBe(1_798_761_600n);
  });
});

describe.each(vendors)("at %s", (vendor) => {
  it("knows how much of a debt the balance covered at random moments of the history", () => {
    const { actions, streams } = found.get(vendor)!;
    const debts = covered.map(({ id, at, amount }) => {
      const stream = streams.find((stream) => stream.id === id)!;
      const own = actions.filter(({ streamId }) => streamId === id);
      const past = computeBalanceAt(stream, own, at)!;
      expect(past.unpaid - past.uncovered, `${stream.name} at ${at}`).toBe(amount);
      return past;
    });
    const isPartly = ({ unpaid, uncovered }: (typeof debts)[number]) => uncovered > 0n && unpaid > uncovered;
    expect(debts.filter(({ uncovered }) => uncovered === 0n).length).toBeGreaterThan(20);
    expect(debts.filter(isPartly).length).toBeGreaterThan(20);
    expect(debts.length).toBeGreaterThanOrEqual(200);
  });
});

// The schemas of the indexers have no price-gated streams, so the facts come from the contract.
it("gives a price-gated stream what the contract gives below its target, and leaves the rest to the price", async () => {
  const { chain, sablier, accounts } = rig;
  /** USD with 8 decimals, above and below the price of the rig's oracle. */
  const [high, low] = [10n ** 20n, 1n];
  const token = await rig.token("PG", 18);
  await chain.sandbox(async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await sablier.oracle.send("set", [low]);
      const start = chain.timestamp;
      const end = start + random.between(10n * DAY, 400n * DAY);
      const deposit = random.between(1_000n, 10n ** 24n);
      const id = await rig.lockup(
        token,
        deposit,
        { start, end },
        {
          functionName: "createWithTimestampsLPG",
          args: [{ oracle: sablier.oracle.address, targetPrice: high }],
          columns: {},
        },
      );
      chain.advance(random.between(1n, 9n * DAY));
      if (random.chance(0.2)) await sablier.lockup.send("cancel", [id], { from: accounts.alice });
      const read = <Value>(name: string, at = chain.timestamp) =>
        sablier.lockup.read<Value>(name, [id], { at });
      const stream = lockup(
        {
          wasCanceled: await read("wasCanceled"),
          isCancelable: await read("isCancelable"),
          isDepleted: await read("isDepleted"),
          withdrawnAmount: await read("getWithdrawnAmount"),
          refundedAmount: await read("getRefundedAmount"),
        },
        // The desk never knows the target.
        {
          model: "priceGated",
          depositedAmount: deposit,
          startTime: start,
          endTime: end,
          targetPrice: 2n ** 128n - 1n,
        },
      );
      for (const at of [end - 1n, end, chain.timestamp, random.between(chain.timestamp, end + 9n * DAY)]) {
        await sablier.oracle.send("set", [low]);
        const amounts = computeAmountsAt(stream, at);
        expect(amounts.withdrawable).toBe(await read("withdrawableAmountOf", at));
        expect(amounts.refundable).toBe(await read("refundableAmountOf", at));
        await sablier.oracle.send("set", [high]);
        const withPrice = await read<bigint>("withdrawableAmountOf", at);
        // Before the end, the page shows no amount.
        expect(withPrice).toBe(isWaitingForPrice(stream, at) ? deposit : amounts.withdrawable);
      }
    }
  });
}, 240_000);
