import { z } from "zod";
import { type Snapshot } from "../../lib/evm/chain";
import { type Entry, type PlaygroundArtifacts, type Refusal, World } from "../../lib/playground";
import { creationCall } from "../../lib/playground/creation/creation";
import { STATUSES as FLOW_STATUSES } from "../../lib/streams/flow/stream";
import { type Creation, type Party, protocolOf, type Scenario } from "../../lib/playground/scenario";
import { findAction } from "../../lib/playground/session/actions";
import { transact } from "../../lib/playground/session/transact";
import { STATUSES } from "../../lib/streams/lockup/stream";
import { type Site } from "../site";
import { Problem, sourceOf, tool } from "../tool";
import { amount, exponent, price, rate, seconds } from "./parameters";

/** Steps of one simulation, and segments or tranches of its stream. */
const MOST = 50;

/** No simulation is worked at for longer, in milliseconds. */
const LONGEST = 10_000;

const flags = { cancelable: z.boolean().default(true), transferable: z.boolean().default(true) };
const startAfter = seconds.default(0).describe("Seconds from the creation to the start");

const creation = z.discriminatedUnion("model", [
  z.object({
    model: z.literal("linear"),
    deposit: amount,
    total: seconds.describe("Seconds from the start to the end"),
    cliff: seconds.default(0),
    unlockAtStart: amount.default("0"),
    unlockAtCliff: amount.default("0"),
    granularity: seconds.default(1),
    startAfter,
    ...flags,
  }),
  z.object({
    model: z.literal("dynamic"),
    segments: z
      .array(z.object({ amount, exponent, duration: seconds }))
      .min(1)
      .max(MOST),
    startAfter,
    ...flags,
  }),
  z.object({
    model: z.literal("tranched"),
    tranches: z
      .array(z.object({ amount, duration: seconds }))
      .min(1)
      .max(MOST),
    startAfter,
    ...flags,
  }),
  z.object({
    model: z.literal("priceGated"),
    deposit: amount,
    total: seconds,
    targetPrice: price,
    startAfter,
    ...flags,
  }),
  z.object({
    model: z.literal("flow"),
    ratePerSecond: rate,
    deposit: amount,
    startAfter,
    transferable: z.boolean().default(true),
  }),
]);

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
  at: seconds.describe("Seconds after the creation; not before the step ahead of it"),
  by: z
    .enum(["sender", "recipient", "stranger", "admin"])
    .optional()
    .describe("Who acts; without it only the time passes"),
  action: z.enum(ACTIONS).optional(),
  amount: amount
    .optional()
    .describe(
      "Of withdraw, deposit and refund, base units; the rate of adjustRatePerSecond and restart; the price of setPrice",
    ),
  to: z
    .enum(["sender", "recipient", "stranger"])
    .optional()
    .describe("Of withdraw, withdrawMax and transferFrom"),
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

/** The arguments of an action as texts, in the order of the playground's parameters. */
function argumentsOf({ action, amount, to }: z.infer<typeof step>, number: number): string[] {
  if (TAKES_AMOUNT.includes(action!) && amount === undefined) {
    throw new Problem(`Step ${number}: ${action} needs an amount.`);
  }
  const party = TAKES_PARTY.includes(action!)
    ? [to ?? (action === "transferFrom" ? "stranger" : "recipient")]
    : [];
  return [...party, ...(TAKES_AMOUNT.includes(action!) ? [amount!] : [])];
}

/** Turns every text of digits into the integer that it writes. */
function withIntegers<T>(value: T): unknown {
  if (Array.isArray(value)) return value.map(withIntegers);
  if (typeof value === "string" && /^\d+$/.test(value)) return BigInt(value);
  if (typeof value === "number") return BigInt(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withIntegers(one)]));
}

type Base = { world: World; pristine: Snapshot };
const bases = new WeakMap<Site, Promise<Base>>();
let queue: Promise<unknown> = Promise.resolve();

/** The chain as it is before anything happens. Made once. */
function baseOf(site: Site): Promise<Base> {
  let base = bases.get(site);
  if (!base) {
    const artifacts = site.json<PlaygroundArtifacts>(site.named("assets/playground", "contracts."));
    base = World.create(artifacts).then(async (world) => ({ world, pristine: await world.chain.snapshot() }));
    bases.set(site, base);
  }
  return base;
}

/** Runs one simulation at a time: all of them use the same chain, which each begins anew. */
function inTurn<T>(site: Site, run: (world: World) => Promise<T>): Promise<T> {
  const result = queue.then(async () => {
    const base = await baseOf(site);
    await base.world.chain.restore(base.pristine);
    // A snapshot can be restored once.
    base.pristine = await base.world.chain.snapshot();
    return run(base.world);
  });
  queue = result.catch(() => undefined);
  return result;
}

const outcome = z.object({
  step: z.number(),
  at: z.number(),
  call: z.string().optional(),
  revert: z
    .string()
    .optional()
    .describe("The error that the contract answered with; the step changed nothing"),
  events: z.array(
    z.object({ emitter: z.string(), name: z.string(), args: z.record(z.string(), z.string()) }),
  ),
  status: z.string(),
  amounts: z
    .record(z.string(), z.string())
    .describe(
      "What the contract's view functions answer after the step, by function: base units, rates UD21x18",
    ),
  balances: z.record(z.string(), z.string()).describe("What each person owns of the token, base units"),
});

export const simulate = tool({
  name: "simulate",
  title: "Run a stream on the real contracts",
  description:
    "Creates a stream on the released contracts in a chain of its own and plays actions at times of your choice: balances, events and reverts after each step. Sender, recipient and stranger each own a million tokens. Nothing is signed or sent anywhere.",
  input: {
    token: z.enum(["DAI", "USDC"]).default("DAI").describe("DAI has 18 decimals, USDC 6"),
    creation,
    steps: z.array(step).max(MOST),
    priceUSD: price
      .optional()
      .describe("The oracle's price at first, USD with 8 decimals; 3000 USD without it"),
  },
  output: {
    created: z.string().describe("The revert of the creation, or the status after it"),
    steps: z.array(outcome),
  },
  answer: async (site, { token, creation, steps, priceUSD }) => {
    const isFlow = creation.model === "flow";
    steps.forEach(({ at, by, action }, index) => {
      const number = index + 1;
      if (index > 0 && at < steps[index - 1]!.at)
        throw new Problem(`Step ${number} is before step ${index}: time does not go back.`);
      if ((by === undefined) !== (action === undefined))
        throw new Problem(`Step ${number} needs both by and action, or neither.`);
      const foreign = isFlow ? LOCKUP_ONLY : FLOW_ONLY;
      if (action && foreign.includes(action))
        throw new Problem(`Step ${number}: ${isFlow ? "Flow" : "Lockup"} has no ${action}.`);
    });
    const scenario: Scenario = {
      id: "simulation",
      title: "",
      experiment: "",
      token,
      creation: withIntegers(creation) as Creation,
      steps: [],
      span: 1n,
      unit: "day",
      roles: ["sender", "recipient", "stranger"],
      extras: ["setPrice"],
      ...(priceUSD === undefined ? {} : { priceUSD: BigInt(priceUSD) }),
    };
    const source = sourceOf(site, "/playground", isFlow ? "flow" : "lockup");
    const until = Date.now() + LONGEST;
    return inTurn(site, async (world) => {
      await world.setUp(scenario);
      const created = world.chain.timestamp;
      const creating = await transact(world, { at: 0n, by: "sender", call: creationCall(world, scenario) });
      if (creating.entry.refusal) return { created: inWords(creating.entry.refusal), steps: [], source };
      const stream = { world, scenario, created, streamId: creating.receipt!.result as bigint };
      const { status } = await stateOf(stream);
      const outcomes: z.infer<typeof outcome>[] = [];
      for (const [index, one] of steps.entries()) {
        if (Date.now() > until) {
          throw new Problem(
            `The simulation takes too long; it ended before step ${index + 1}. Use fewer steps or segments.`,
          );
        }
        outcomes.push(await playStep(stream, one, index + 1));
      }
      return { created: status, steps: outcomes, source };
    });
  },
});

/** A stream that is being played with. */
interface Played {
  world: World;
  scenario: Scenario;
  /** Unix seconds. */
  created: bigint;
  streamId: bigint;
}

/** Plays one step: first the time, then the action. */
async function playStep(played: Played, one: z.infer<typeof step>, number: number) {
  const { world, scenario, created, streamId } = played;
  const at = BigInt(one.at);
  if (created + at > world.chain.timestamp) world.chain.warp(created + at);
  let entry: Entry | undefined;
  if (one.action) {
    const owner = async () => {
      const address = await world.sablier[protocolOf(scenario)]
        .read<string>("ownerOf", [streamId])
        .catch(() => world.address("recipient"));
      return (world.nameOf(address) ?? one.by!) as Party;
    };
    const args = argumentsOf(one, number);
    const call = await findAction(scenario, one.action)!.call({ world, streamId, args, owner });
    ({ entry } = await transact(world, { at, by: one.by!, call }));
  }
  return {
    step: number,
    at: one.at,
    ...(entry ? { call: entry.call } : {}),
    ...(entry?.refusal ? { revert: inWords(entry.refusal) } : {}),
    events: (entry?.events ?? []).map(({ emitter, name, args }) => ({
      emitter,
      name,
      args: Object.fromEntries(args.map(({ name: key, value }) => [key, value])),
    })),
    ...(await stateOf(played)),
  };
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

/** What the contract reports at the chain's present time, and what each person owns of the token: base units. */
async function stateOf({ world, scenario, streamId }: Played) {
  const protocol = protocolOf(scenario);
  const contract = world.sablier[protocol];
  const amounts: Record<string, string> = {};
  for (const view of VIEWS[protocol]) amounts[view] = String(await contract.read<bigint>(view, [streamId]));
  const balances: Record<string, string> = {};
  for (const role of ["sender", "recipient", "stranger"] as const) {
    balances[role] = String(await world.balance(role, scenario.token));
  }
  const statuses = protocol === "flow" ? FLOW_STATUSES : STATUSES;
  return {
    status: statuses[Number(await contract.read<number>("statusOf", [streamId]))]!,
    amounts,
    balances,
  };
}

/** The error that a call was refused with: `SablierLockup_Overdraw(1, 2, 1)`. */
const inWords = ({ errorName, args }: Refusal) => `${errorName ?? "revert"}(${args.join(", ")})`;
