import { USD } from "../../../../protocol/evm/chain/units";
import type { Report } from "../picture/report";
import type { Party, Role, Scenario } from "../scenario";
import { findProtocol } from "../scenario";
import type { Call, World } from "../world";

/**
 * What an argument is: `amount` in base units of the token, `rate` UD21x18, `usd` with 8 decimals, `wei`, `account` a
 * party.
 */
export type ParameterKind = "amount" | "rate" | "usd" | "wei" | "account";

export interface Parameter {
  name: string;
  label: string;
  kind: ParameterKind;
  /** What is in the field at first, as a text of the kind. */
  initial(report: Report): string;
}

/** Something that an account can do with the stream of a playground. */
export interface Action {
  /** The function's name, or one like it where several actions share a function. */
  id: string;
  /** What a button says. */
  label: string;
  parameters: readonly Parameter[];
  /** The roles that are shown it; all when left out. */
  roles?: readonly Role[];
  call(context: {
    world: World;
    streamId: bigint;
    args: readonly string[];
    /** Who owns the stream's NFT. */
    owner: () => Promise<Party>;
  }): Promise<Call> | Call;
}

/** The price and the fee that the fields of the administrator begin with, USD with 8 decimals. */
const FIRST_PRICE = 4_000n * USD;
const FIRST_FEE = 2n * USD;

const account = (initial: Party, name = "to", label = "To"): Parameter => ({
  name,
  label,
  kind: "account",
  initial: () => initial,
});

const amount = (initial: (report: Report) => bigint): Parameter => ({
  name: "amount",
  label: "Amount",
  kind: "amount",
  initial: (report) => String(initial(report)),
});

const half = (value: bigint): bigint => (value > 1n ? value / 2n : value);

const rate: Parameter = {
  name: "ratePerSecond",
  label: "Rate",
  kind: "rate",
  initial: ({ figures }) => String(figures.firstRate * 2n),
};

/** What the withdrawals of a scenario with fees send along. */
const fee: Parameter = {
  name: "value",
  label: "Fee sent",
  kind: "wei",
  initial: ({ figures }) => String(figures.fee),
};

const withdrawals = (contract: "lockup" | "flow"): readonly Action[] => [
  {
    id: "withdrawMax",
    label: "Withdraw all",
    parameters: [account("recipient"), fee],
    call: ({ world, streamId, args: [to, value = "0"] }) => ({
      contract,
      functionName: "withdrawMax",
      args: [streamId, world.address(to as Party)],
      value: BigInt(value),
    }),
  },
  {
    id: "withdraw",
    label: "Withdraw a part",
    parameters: [account("recipient"), amount(({ figures }) => half(figures.withdrawable)), fee],
    call: ({ world, streamId, args: [to, base, value = "0"] }) => ({
      contract,
      functionName: "withdraw",
      args: [streamId, world.address(to as Party), BigInt(base!)],
      value: BigInt(value),
    }),
  },
];

const transfer = (contract: "lockup" | "flow"): Action => ({
  id: "transferFrom",
  label: "Transfer the NFT",
  parameters: [account("stranger")],
  call: async ({ world, streamId, args: [to], owner }) => ({
    contract,
    functionName: "transferFrom",
    args: [world.address(await owner()), world.address(to as Party), streamId],
  }),
});

/** Returns an action whose function takes the stream's ID and then the parameters, which are numbers. */
const simple = (
  contract: "lockup" | "flow",
  id: string,
  label: string,
  ...parameters: readonly Parameter[]
): Action => ({
  id,
  label,
  parameters,
  call: ({ streamId, args }) => ({ contract, functionName: id, args: [streamId, ...args.map(BigInt)] }),
});

const LOCKUP: readonly Action[] = [
  ...withdrawals("lockup"),
  simple("lockup", "cancel", "Cancel"),
  simple("lockup", "renounce", "Renounce"),
  transfer("lockup"),
  simple("lockup", "burn", "Burn the NFT"),
];

const FLOW: readonly Action[] = [
  ...withdrawals("flow"),
  {
    id: "deposit",
    label: "Deposit",
    parameters: [amount(({ figures }) => figures.firstDeposit)],
    call: async ({ world, streamId, args: [base], owner }) => ({
      contract: "flow",
      functionName: "deposit",
      args: [streamId, BigInt(base!), world.address("sender"), world.address(await owner())],
    }),
  },
  simple("flow", "adjustRatePerSecond", "Change the rate", rate),
  simple("flow", "pause", "Pause"),
  simple("flow", "restart", "Restart", {
    ...rate,
    initial: ({ figures }) => String(figures.firstRate),
  }),
  simple(
    "flow",
    "refund",
    "Refund a part",
    amount(({ figures }) => half(figures.refundable)),
  ),
  simple("flow", "refundMax", "Refund all"),
  simple("flow", "void", "Void"),
  transfer("flow"),
];

/** Actions that change the surroundings of a stream. */
const EXTRAS: readonly Action[] = [
  {
    id: "setMinFeeUSD",
    label: "Set the fee of withdrawals",
    parameters: [{ name: "newMinFeeUSD", label: "Fee", kind: "usd", initial: () => String(FIRST_FEE) }],
    call: ({ args: [value] }) => ({
      contract: "comptroller",
      functionName: "setMinFeeUSD",
      // The index of Lockup in the enum of protocols.
      args: [2, BigInt(value!)],
    }),
  },
  {
    id: "allowToHook",
    label: "Allow the contract to hook",
    parameters: [],
    call: ({ world: { contract, sablier } }) => ({
      contract: "comptroller",
      functionName: "execute",
      args: [sablier.lockup.address, sablier.lockup.encode("allowToHook", [contract.address])],
    }),
  },
  {
    id: "setPrice",
    label: "Set the price that the feed answers",
    parameters: [{ name: "answer", label: "Price", kind: "usd", initial: () => String(FIRST_PRICE) }],
    call: ({ args: [value] }) => ({ contract: "oracle", functionName: "set", args: [BigInt(value!)] }),
  },
];

/** Returns the actions of a scenario. Withdrawals ask for the fee only where there is one. */
export function listActions(scenario: Scenario): readonly Action[] {
  const own = findProtocol(scenario) === "flow" ? FLOW : LOCKUP;
  const hasFee = scenario.feeUSD !== undefined;
  return [
    ...(hasFee
      ? own
      : own.map((action) => ({ ...action, parameters: action.parameters.filter((each) => each !== fee) }))),
    ...EXTRAS.filter(({ id }) => scenario.extras?.includes(id)),
  ];
}

/** Returns the action of a scenario with this id; undefined when it has none. */
export function findAction(scenario: Scenario, id: string): Action | undefined {
  return listActions(scenario).find((action) => action.id === id);
}

const PARTIES: readonly string[] = [
  "sender",
  "recipient",
  "stranger",
  "admin",
  "contract",
  "zero",
] satisfies Party[];

/** Checks whether `text` can be an argument of this kind. */
export function isArgument(kind: ParameterKind, text: string): boolean {
  return kind === "account" ? PARTIES.includes(text) : /^\d{1,78}$/.test(text);
}
