import { Revert } from "../../../../protocol/evm/chain";
import { findProtocol, type Scenario } from "../scenario";
import type { World } from "../world";

/**
 * Amounts at a moment, base units. Of Lockup: streamed and withdrawn, measured against the deposit. Of Flow: total debt,
 * and the balance that covers it.
 */
export interface Sample {
  /** Unix seconds. */
  at: bigint;
  /** Streamed, or total debt. */
  upper: bigint;
  /** Withdrawn, or balance. */
  lower: bigint;
}

/** A stream with more steps than this is plotted as if it were continuous. */
const MAX_STEPS = 60n;

/** Samples between two bends of a curve that is not straight there. */
const SMOOTH = 16;

/**
 * Asks the contract what the stream `id` will be worth from the chain's present time to `end` if nothing else happens:
 * at each bend, just before each bend, and in between where it is curved.
 *
 * @param bends of {@link findBends}
 * @param end Unix seconds; the present when left out
 */
export async function sampleAhead(
  world: World,
  scenario: Scenario,
  id: bigint,
  bends: readonly bigint[] = [],
  end = world.chain.timestamp,
): Promise<Sample[]> {
  const isFlow = findProtocol(scenario) === "flow";
  const contract = world.sablier[findProtocol(scenario)];
  const now = world.chain.timestamp;
  const knots = bends.filter((at) => now < at && at < end);
  const times = new Set([now, end]);
  const ordered = [now, ...knots, end];
  const isCurved = scenario.creation.model === "dynamic" && end > now;
  for (const [index, knot] of ordered.entries()) {
    const next = ordered[index + 1];
    times.add(knot);
    if (index > 0 && knot - 1n > now) times.add(knot - 1n);
    if (isCurved && next !== undefined) {
      for (let part = 1n; part < SMOOTH; part++) times.add(knot + ((next - knot) * part) / BigInt(SMOOTH));
    }
  }
  // Neither changes without a transaction.
  const lower = await contract.read<bigint>(isFlow ? "getBalance" : "getWithdrawnAmount", [id]);
  const samples: Sample[] = [];
  for (const at of [...times].sort((a, b) => Number(a - b))) {
    const upper = await contract.read<bigint>(isFlow ? "totalDebtOf" : "streamedAmountOf", [id], { at });
    samples.push({ at, upper, lower });
  }
  return samples;
}

/**
 * Returns Unix seconds at which the curve of a stream may bend or jump, as the contract has stored them. Those of a
 * Lockup stream never change.
 */
export async function findBends(world: World, scenario: Scenario, id: bigint): Promise<bigint[]> {
  const { creation } = scenario;
  const { flow, lockup } = world.sablier;
  const read = async (name: string): Promise<bigint> =>
    BigInt(await lockup.read<number | bigint>(name, [id]));
  if (creation.model === "flow") {
    const snapshot = BigInt(await flow.read<number>("getSnapshotTime", [id]));
    const depletion = await flow.read<bigint>("depletionTimeOf", [id]).catch((error: unknown) => {
      // Paused, voided or without a balance: it never depletes.
      if (error instanceof Revert) return 0n;
      throw error;
    });
    return sortAscending([snapshot, depletion]);
  }
  const bends = [await read("getStartTime"), await read("getEndTime")];
  switch (creation.model) {
    case "linear": {
      const [start, end] = bends as [bigint, bigint];
      const cliff = await read("getCliffTime");
      const granularity = await read("getGranularity");
      const base = cliff === 0n ? start : cliff;
      if (cliff !== 0n) bends.push(cliff);
      if (granularity > 1n && (end - base) / granularity <= MAX_STEPS) {
        for (let at = base + granularity; at < end; at += granularity) bends.push(at);
      }
      break;
    }
    case "dynamic":
    case "tranched": {
      const parts = await lockup.read<readonly { timestamp: number }[]>(
        creation.model === "dynamic" ? "getSegments" : "getTranches",
        [id],
      );
      bends.push(...parts.map(({ timestamp }) => BigInt(timestamp)));
      break;
    }
    case "priceGated":
      break;
  }
  return sortAscending(bends);
}

function sortAscending(values: readonly bigint[]): bigint[] {
  return [...new Set(values)].sort((a, b) => Number(a - b));
}
