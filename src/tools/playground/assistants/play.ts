import type { Snapshot } from "../../../protocol/evm/chain";
import { STATUSES as FLOW_STATUSES } from "../../../protocol/streams/flow/stream";
import { STATUSES } from "../../../protocol/streams/lockup/stream";
import {
  type Entry,
  findAction,
  type Party,
  type PlaygroundArtifacts,
  findProtocol,
  type Scenario,
  transact,
  World,
} from "../model";
import { Problem } from "../../../server/answer/problem";
import { letOthers, createQueue } from "../../../server/answer/turns";
import type { Site } from "../../../server/site/site";
import { listArguments, type Step } from "./given";

/** Simulations that may wait or run at once. */
const MOST_WAITING = 40;

type Base = { world: World; pristine: Snapshot };
const bases = new WeakMap<Site, Promise<Base>>();
const inTurn = createQueue("simulations", MOST_WAITING);

/** Returns the chain as it is before anything happens. Made once; a start that failed is tried again. */
function getBase(site: Site): Promise<Base> {
  let base = bases.get(site);
  if (!base) {
    const artifacts = site.json<PlaygroundArtifacts>(site.named("assets/playground", "contracts."));
    base = World.create(artifacts).then(async (world) => ({ world, pristine: await world.chain.snapshot() }));
    bases.set(site, base);
    base.catch(() => bases.delete(site));
  }
  return base;
}

/**
 * Runs one simulation at a time, because all of them use the same chain, which each starts from its beginning.
 *
 * @throws Problem while too many wait
 */
export const runAlone = <T>(site: Site, run: (world: World) => Promise<T>): Promise<T> =>
  inTurn(async () => {
    try {
      const base = await getBase(site);
      await base.world.chain.restore(base.pristine);
      // A snapshot can be restored once.
      base.pristine = await base.world.chain.snapshot();
      return await run(base.world);
    } catch (error) {
      // A chain in which something failed that no caller asked for is made again.
      if (!(error instanceof Problem)) bases.delete(site);
      throw error;
    }
  });

/** A stream that is being played with. */
export interface Played {
  world: World;
  scenario: Scenario;
  /** Unix seconds. */
  created: bigint;
  streamId: bigint;
}

/** Plays one step: first the time, then the action. */
export async function playStep(
  { world, scenario, created, streamId }: Played,
  given: Step,
): Promise<Entry | undefined> {
  const at = BigInt(given.at);
  if (created + at > world.chain.timestamp) world.chain.warp(created + at);
  if (!given.action) return undefined;
  const findOwner = async () => {
    const address = await world.sablier[findProtocol(scenario)]
      .read<string>("ownerOf", [streamId])
      .catch(() => world.address("recipient"));
    return (world.findName(address) ?? given.by!) as Party;
  };
  const call = await findAction(scenario, given.action)!.call({
    world,
    streamId,
    args: listArguments(given),
    owner: findOwner,
  });
  const { entry } = await transact(world, { at, by: given.by!, call });
  return entry;
}

/** The view functions that answer with an amount, by protocol. */
const VIEWS = {
  lockup: [
    "getDepositedAmount",
    "streamedAmountOf",
    "withdrawableAmountOf",
    "refundableAmountOf",
    "getWithdrawnAmount",
    "getRefundedAmount",
  ],
  flow: [
    "getBalance",
    "getRatePerSecond",
    "totalDebtOf",
    "coveredDebtOf",
    "uncoveredDebtOf",
    "withdrawableAmountOf",
    "refundableAmountOf",
  ],
} as const;

/** Reads what the contract reports at the chain's time, and what each person owns of the token: base units. */
export async function readState({ world, scenario, streamId }: Played, withBalances: boolean) {
  const protocol = findProtocol(scenario);
  const contract = world.sablier[protocol];
  const amounts: Record<string, string> = {};
  for (const view of VIEWS[protocol]) {
    amounts[view] = String(await contract.read<bigint>(view, [streamId]));
    await letOthers();
  }
  const statuses = protocol === "flow" ? FLOW_STATUSES : STATUSES;
  const status = statuses[Number(await contract.read<number>("statusOf", [streamId]))]!;
  if (!withBalances) return { status, amounts };
  const balances: Record<string, string> = {};
  for (const role of ["sender", "recipient", "stranger"] as const) {
    balances[role] = String(await world.balance(role, scenario.token));
  }
  return { status, amounts, balances };
}

/** What a stream is after a step. */
export type State = Awaited<ReturnType<typeof readState>>;
