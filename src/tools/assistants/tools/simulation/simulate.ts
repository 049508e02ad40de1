// Long, because it is one tool: its arguments, the steps that it plays and the words of its answer belong together.
import { z } from "zod";
import { type Snapshot } from "../../../../protocol/evm/chain";
import {
  type Creation,
  creationCall,
  type Entry,
  findAction,
  type Party,
  type PlaygroundArtifacts,
  protocolOf,
  type Refusal,
  type Scenario,
  transact,
  World,
} from "../../../playground/model";
import { STATUSES as FLOW_STATUSES } from "../../../../protocol/streams/flow/stream";
import { STATUSES } from "../../../../protocol/streams/lockup/stream";
import { type Site } from "../../site/site";
import { readModel } from "../../arguments";
import { hiddenOf, moreOf, partOf, roomIn } from "../../answer/limit";
import { Problem } from "../../answer/problem";
import { sourceOf } from "../../site/source";
import { tool } from "../../answer/tool";
import { letOthers } from "../../answer/turns";
import { asDigits, inTokens } from "../amounts";
import { amount, cursor, exponent, price, rate, seconds } from "../parameters";

/** Steps of one simulation, and segments or tranches of its stream. */
const MOST = 50;

/** No simulation is worked at for longer, in milliseconds. */
const LONGEST = 10_000;

/** Simulations that may wait or run at once. */
const MOST_WAITING = 40;

/** Steps that the words of an answer name; the data has all. */
const NAMED = 10;

const described = {
  deposit: amount.describe("Base units; not of dynamic, tranched: 5000"),
  total: seconds.describe("linear, priceGated; seconds: 31536000"),
  cliff: seconds.describe("linear; seconds: 7776000"),
  unlockAtStart: amount.describe("linear; base units: 5000"),
  unlockAtCliff: amount.describe("linear; base units: 5000"),
  granularity: seconds.describe("linear; seconds of a step: 86400"),
  segments: z
    .array(z.object({ amount, exponent, duration: seconds }))
    .min(1)
    .max(MOST)
    .describe('dynamic, at most 50: [{"amount":"5000","exponent":"1000000000000000000","duration":86400}]'),
  tranches: z
    .array(z.object({ amount, duration: seconds }))
    .min(1)
    .max(MOST)
    .describe('tranched, at most 50: [{"amount":"5000","duration":86400}]'),
  targetPrice: price.describe("priceGated; USD, 8 decimals: 350000000000"),
  ratePerSecond: rate.describe("flow; UD21x18: 1000000000000000000"),
  startAfter: seconds.describe("Seconds to the start: 0"),
  cancelable: z.boolean().describe("Sender can cancel: true"),
  transferable: z.boolean().describe("NFT can move: true"),
};
const startAfter = described.startAfter.default(0);
const flags = { cancelable: z.boolean().default(true), transferable: z.boolean().default(true) };
const { deposit, total, segments, tranches, targetPrice } = described;

/** The fields of each model. */
const MODELS = {
  linear: z.object({
    deposit,
    total,
    cliff: seconds.default(0),
    unlockAtStart: amount.default("0"),
    unlockAtCliff: amount.default("0"),
    granularity: seconds.default(1),
    startAfter,
    ...flags,
  }),
  dynamic: z.object({ segments, startAfter, ...flags }),
  tranched: z.object({ tranches, startAfter, ...flags }),
  priceGated: z.object({ deposit, total, targetPrice, startAfter, ...flags }),
  flow: z.object({
    ratePerSecond: described.ratePerSecond,
    deposit,
    startAfter,
    transferable: z.boolean().default(true),
  }),
};

const creation = z
  .object({
    model: z
      .enum(["linear", "dynamic", "tranched", "priceGated", "flow"])
      .describe("Shape; flow is open-ended: linear"),
    ...(Object.fromEntries(Object.entries(described).map(([name, field]) => [name, field.optional()])) as {
      [Name in keyof typeof described]: z.ZodOptional<(typeof described)[Name]>;
    }),
  })
  .describe('Stream: {"model":"linear","deposit":"1000000000","total":31536000}');

const ACTIONS = [
  "withdrawMax",
  "withdraw",
  "cancel",
  "renounce",
  "transferFrom",
  "burn",
  "deposit",
  "adjustRatePerSecond",
  "pause",
  "restart",
  "refund",
  "refundMax",
  "void",
  "setPrice",
] as const;

const step = z.object({
  at: seconds.describe("Seconds after creation: 86400"),
  by: z.enum(["sender", "recipient", "stranger", "admin"]).optional().describe("Who acts: sender"),
  action: z.enum(ACTIONS).optional().describe("What they do: withdrawMax"),
  amount: amount.optional().describe("Base units, UD21x18 rate or 8-decimal price: 5000"),
  to: z.enum(["sender", "recipient", "stranger"]).optional().describe("Who receives: recipient"),
});

const TAKES_AMOUNT: readonly string[] = [
  "withdraw",
  "deposit",
  "adjustRatePerSecond",
  "restart",
  "refund",
  "setPrice",
];
const TAKES_PARTY: readonly string[] = ["withdraw", "withdrawMax", "transferFrom"];
const LOCKUP_ONLY: readonly string[] = ["cancel", "renounce", "burn"];
const FLOW_ONLY: readonly string[] = [
  "deposit",
  "adjustRatePerSecond",
  "pause",
  "restart",
  "refund",
  "refundMax",
  "void",
];

/** Returns the arguments of an action as texts, in the order of the playground's parameters. */
function argumentsOf({ action, amount: digits, to }: z.infer<typeof step>): string[] {
  const party = TAKES_PARTY.includes(action!)
    ? [to ?? (action === "transferFrom" ? "stranger" : "recipient")]
    : [];
  return [...party, ...(TAKES_AMOUNT.includes(action!) ? [digits!] : [])];
}

/** Turns every text of digits into the integer that it writes. */
function withIntegers<T>(value: T): unknown {
  if (Array.isArray(value)) return value.map(withIntegers);
  if (typeof value === "string" && /^\d+$/.test(value)) return BigInt(value);
  if (typeof value === "number") return BigInt(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withIntegers(item)]));
}

type Base = { world: World; pristine: Snapshot };
const bases = new WeakMap<Site, Promise<Base>>();
let queue: Promise<unknown> = Promise.resolve();

/** Returns the chain as it is before anything happens. Made once; a start that failed is tried again. */
function baseOf(site: Site): Promise<Base> {
  let base = bases.get(site);
  if (!base) {
    const artifacts = site.json<PlaygroundArtifacts>(site.named("assets/playground", "contracts."));
    base = World.create(artifacts).then(async (world) => ({ world, pristine: await world.chain.snapshot() }));
    bases.set(site, base);
    base.catch(() => bases.delete(site));
  }
  return base;
}

/** Simulations that wait or run. */
let waiting = 0;

/**
 * Runs one simulation at a time, because all of them use the same chain, which each starts from its beginning.
 *
 * @throws Problem while too many wait
 */
function inTurn<T>(site: Site, run: (world: World) => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) {
    throw new Problem("The server is busy with other simulations. Ask again in a few seconds.");
  }
  waiting += 1;
  const result = queue.then(async () => {
    const base = await baseOf(site);
    await base.world.chain.restore(base.pristine);
    // A snapshot can be restored once.
    base.pristine = await base.world.chain.snapshot();
    return run(base.world);
  });
  queue = result
    .catch((error: unknown) => {
      // A chain in which something failed that no caller asked for is made again.
      if (!(error instanceof Problem)) bases.delete(site);
    })
    .finally(() => {
      waiting -= 1;
    });
  return result;
}

/** What an answer says of one step: the action, and what differs from the step before. */
interface Outcome {
  readonly step: number;
  readonly at: number;
  readonly call?: string;
  /** The error with which the contract rejected the action; the step changed nothing. */
  readonly revert?: string;
  readonly events?: readonly { emitter: string; name: string; args: Record<string, string> }[];
  readonly status: string;
  /** What the view functions return now and did not return before: base units, rates UD21x18. */
  readonly changed?: Readonly<Record<string, string>>;
  readonly changedInTokens?: Readonly<Record<string, string>>;
  readonly balances?: Readonly<Record<string, string>>;
  readonly balancesInTokens?: Readonly<Record<string, string>>;
}

const DECIMALS = { DAI: 18, USDC: 6 } as const;

export const simulate = tool({
  name: "simulate",
  title: "Simulate a stream",
  description:
    "Creates a stream on the released contracts in a private chain and plays actions (withdraw, cancel, pause, transfer, price changes): events, reverts and changes at each step. Use it for what happens if. For amounts without actions use stream_amounts.",
  input: {
    token: z.enum(["DAI", "USDC"]).default("DAI").describe("DAI has 18 decimals, USDC 6: USDC"),
    creation,
    steps: z.array(step).max(MOST).describe('At most 50: [{"at":86400,"by":"sender","action":"cancel"}]'),
    priceUSD: price.optional().describe("priceGated; first price, USD, 8 decimals: 300000000000"),
    balances: z.boolean().default(false).describe("Include balances: true"),
    cursor,
  },
  answer: async (site, { token, creation: flat, steps, priceUSD, balances, cursor: from = 0 }, { max }) => {
    const given = readModel(MODELS, flat, "creation");
    const isFlow = given.model === "flow";
    checkSteps(steps, isFlow);
    const scenario: Scenario = {
      id: "simulation",
      title: "",
      experiment: "",
      token,
      creation: withIntegers(given) as Creation,
      steps: [],
      span: 1n,
      unit: "day",
      roles: ["sender", "recipient", "stranger"],
      extras: ["setPrice"],
      ...(priceUSD === undefined ? {} : { priceUSD: BigInt(priceUSD) }),
    };
    const source = sourceOf(site, "/playground", [site.currentRelease(isFlow ? "flow" : "lockup")]);
    return inTurn(site, async (world) => {
      // The wait for others does not count.
      const until = Date.now() + LONGEST;
      await world.setUp(scenario);
      const created = world.chain.timestamp;
      const creating = await transact(world, { at: 0n, by: "sender", call: creationCall(world, scenario) });
      const { refusal } = creating.entry;
      if (refusal) {
        const revert = inWords(refusal);
        return {
          text: `The contract rejected the creation: ${revert}. decode_error says what it means.`,
          data: { revert, steps: [] },
          source,
        };
      }
      const stream = { world, scenario, created, streamId: creating.receipt!.result as bigint };
      const first = await stateOf(stream, balances);
      const outcomes: Outcome[] = [];
      let before = first;
      for (const [index, step] of steps.entries()) {
        await letOthers();
        if (Date.now() > until) {
          throw new Problem(
            `The simulation takes more than ${LONGEST / 1000} s; it ended before step ${index + 1}. Use fewer steps, segments or tranches.`,
          );
        }
        const played = await playStep(stream, step);
        const after = await stateOf(stream, balances);
        outcomes.push(outcomeOf(index + 1, step.at, played, before, after, DECIMALS[token]));
        before = after;
      }
      const part = partOf(outcomes, from, roomIn(max) * 0.8);
      return {
        text: [
          `Created: ${first.status}.`,
          ...part.rows.slice(0, NAMED).map(accountOf),
          hiddenOf(part, from, NAMED, "steps"),
          moreOf(part, from, "steps"),
        ]
          .filter(Boolean)
          .join("\n"),
        data: {
          created: first.status,
          ...(from === 0
            ? {
                amounts: first.amounts,
                amountsInTokens: inUnits(first.amounts, DECIMALS[token]),
                ...balancesOf(first, DECIMALS[token]),
              }
            : {}),
          steps: part.rows,
          ...(part.next === undefined ? {} : { next: part.next }),
        },
        source,
      };
    });
  },
});

function checkSteps(steps: readonly z.infer<typeof step>[], isFlow: boolean): void {
  steps.forEach(({ at, by, action }, index) => {
    const number = index + 1;
    if (index > 0 && at < steps[index - 1]!.at)
      throw new Problem(`Step ${number} is before step ${index}: time does not go back.`);
    if ((by === undefined) !== (action === undefined))
      throw new Problem(`Step ${number} needs both by and action, or neither.`);
    const foreign = isFlow ? LOCKUP_ONLY : FLOW_ONLY;
    if (action && foreign.includes(action))
      throw new Problem(`Step ${number}: ${isFlow ? "Flow" : "Lockup"} has no ${action}.`);
    if (action && TAKES_AMOUNT.includes(action) && steps[index]!.amount === undefined)
      throw new Problem(`Step ${number}: ${action} needs an amount.`);
  });
}

/** Returns one step in a line. */
function accountOf({ step: number, at, call, revert, status, changed = {} }: Outcome): string {
  const what = call ? ` ${call}:` : "";
  const effect = revert
    ? `reverted with ${revert}`
    : Object.entries(changed)
        .map(([name, value]) => `${name} ${value}`)
        .join(", ");
  return `- step ${number} at ${at} s:${what} ${effect || "nothing changed"}; ${status}`;
}

/** Returns amounts in units of the token; a rate is none. */
const inUnits = (amounts: Readonly<Record<string, string>>, places: number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([name, value]) =>
      name === "getRatePerSecond" ? [] : [[name, inTokens(value, places)]],
    ),
  );

/** Returns what each person owns of the token, in both forms, where it was asked for. */
const balancesOf = ({ balances }: State, places: number) =>
  balances ? { balances, balancesInTokens: inUnits(balances, places) } : {};

type State = Awaited<ReturnType<typeof stateOf>>;

function outcomeOf(
  number: number,
  at: number,
  entry: Entry | undefined,
  before: State,
  after: State,
  places: number,
): Outcome {
  const changes = Object.entries(after.amounts).filter(([name, value]) => before.amounts[name] !== value);
  const events = (entry?.events ?? []).map(({ emitter, name, args }) => ({
    emitter,
    name,
    args: Object.fromEntries(args.map(({ name: key, value }) => [key, asDigits(value)])),
  }));
  return {
    step: number,
    at,
    ...(entry ? { call: entry.call.replace(/\d{1,3}(?:,\d{3})+/g, asDigits) } : {}),
    ...(entry?.refusal ? { revert: inWords(entry.refusal) } : {}),
    ...(events.length > 0 ? { events } : {}),
    status: after.status,
    ...(changes.length > 0
      ? {
          changed: Object.fromEntries(changes),
          changedInTokens: inUnits(Object.fromEntries(changes), places),
        }
      : {}),
    ...balancesOf(after, places),
  };
}

/** A stream that is being played with. */
interface Played {
  world: World;
  scenario: Scenario;
  /** Unix seconds. */
  created: bigint;
  streamId: bigint;
}

/** Plays one step: first the time, then the action. */
async function playStep(
  { world, scenario, created, streamId }: Played,
  given: z.infer<typeof step>,
): Promise<Entry | undefined> {
  const at = BigInt(given.at);
  if (created + at > world.chain.timestamp) world.chain.warp(created + at);
  if (!given.action) return undefined;
  const owner = async () => {
    const address = await world.sablier[protocolOf(scenario)]
      .read<string>("ownerOf", [streamId])
      .catch(() => world.address("recipient"));
    return (world.nameOf(address) ?? given.by!) as Party;
  };
  const call = await findAction(scenario, given.action)!.call({
    world,
    streamId,
    args: argumentsOf(given),
    owner,
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
async function stateOf({ world, scenario, streamId }: Played, withBalances: boolean) {
  const protocol = protocolOf(scenario);
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

/** Returns the error that a call was rejected with, as decode_error reads it: `SablierLockup_Overdraw(1, 2, 1)`. */
const inWords = ({ errorName, args }: Refusal) =>
  `${errorName ?? "revert"}(${args.map(asDigits).join(", ")})`;
