import { beforeAll, describe, expect, it } from "vitest";
import type { Hex } from "viem";
import {
  flowStatuses,
  lockupStatuses,
  type StatusCell,
  type StatusFacts,
} from "../../../data/contracts/statuses/statuses";
import { Chain, type Contract, deploySablier, deployToken, fund, Revert, type Sablier } from "../rig";

/**
 * Calls every function in every status on the real contracts, and compares with what the tables on the status pages
 * say: what is allowed goes through, what reverts does so with the error named, and a condition does both.
 */

const DAY = 86_400n;
const DEPOSIT = 864_000_000n;
/** 0.001 tokens a second; the token has six decimals, so a day is 86.4 tokens. */
const RATE = 10n ** 15n;
const PER_DAY = 86_400_000n;

/** The name of the custom error that a call ends with; undefined when it goes through. */
async function outcomeOf(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof Revert) return error.errorName;
    throw error;
  }
}

/** Whether the condition of a limited cell is met (`good`) or not (`bad`) in the stream that is made for the call. */
type Variant = "good" | "bad";

interface Subject<S extends string> {
  facts: StatusFacts<S>;
  /** Brings a new stream into a status. */
  make(status: S, row: string, variant: Variant): Promise<bigint>;
  call(id: bigint, row: string, variant: Variant): Promise<unknown>;
  statusOf(id: bigint): Promise<number>;
}

let chain: Chain;
let sablier: Sablier;
let token: Contract;
let sender: Hex;
let recipient: Hex;

beforeAll(async () => {
  chain = await Chain.create();
  sablier = await deploySablier(chain);
  token = await deployToken(chain, "USDC", 6);
  sender = await chain.account("sender");
  recipient = await chain.account("recipient");
  await fund(token, sender, sablier.lockup.address, 10n ** 18n);
  await token.send("approve", [sablier.flow.address, 10n ** 18n], { from: sender });
});

async function check<S extends string>(
  subject: Subject<S>,
  row: string,
  status: S,
  cell: StatusCell,
): Promise<void> {
  const run = (variant: Variant) =>
    chain.sandbox(async () => {
      const id = await subject.make(status, row, variant);
      const value = subject.facts.statuses.find(({ name }) => name === status)!.value;
      expect(await subject.statusOf(id), "the status that was made").toBe(value);
      return outcomeOf(subject.call(id, row, variant));
    });
  if (cell.outcome !== "reverts") expect(await run("good")).toBeUndefined();
  if (cell.outcome === "reverts") expect(await run("good")).toBe(cell.errors![0]);
  if (cell.outcome === "limited") expect(await run("bad")).toBe(cell.errors![0]);
}

const amountOf = async (read: Promise<unknown>): Promise<bigint> => BigInt(String(await read));

const lockup: Subject<keyof (typeof lockupStatuses)["functions"][number]["cells"]> = {
  facts: lockupStatuses,
  statusOf: async (id) => Number(await sablier.lockup.read("statusOf", [id])),
  async make(status, row, variant) {
    // Ten days from tomorrow or from now; a condition on the flags fails for a stream that has neither.
    const isFree = variant === "good";
    const start = chain.timestamp + (status === "PENDING" ? DAY : 0n);
    const { result: id } = await sablier.lockup.send<bigint>(
      "createWithTimestampsLL",
      [
        {
          sender,
          recipient,
          depositAmount: DEPOSIT,
          token: token.address,
          cancelable: isFree || status === "CANCELED",
          transferable: isFree,
          timestamps: { start: Number(start), end: Number(start + 10n * DAY) },
          shape: "linear",
        },
        { start: 0n, cliff: 0n },
        1,
        0,
      ],
      { from: sender },
    );
    if (status !== "PENDING")
      chain.advance(status === "STREAMING" || status === "CANCELED" ? 5n * DAY : 10n * DAY);
    if (status === "CANCELED") await sablier.lockup.send("cancel", [id], { from: sender });
    if (status === "DEPLETED") await sablier.lockup.send("withdrawMax", [id, recipient], { from: recipient });
    if (status === "STREAMING" && row === "withdrawMax" && variant === "bad") {
      await sablier.lockup.send("withdrawMax", [id, recipient], { from: recipient });
    }
    return id!;
  },
  async call(id, row, variant) {
    const { lockup: contract } = sablier;
    switch (row) {
      case "withdraw": {
        const withdrawable = await amountOf(contract.read("withdrawableAmountOf", [id]));
        const amount = variant === "bad" ? withdrawable + 1n : withdrawable || 1n;
        return contract.send("withdraw", [id, recipient, amount], { from: sender });
      }
      case "withdrawMax":
        return contract.send("withdrawMax", [id, recipient], { from: sender });
      case "withdrawMaxAndTransfer":
        return contract.send("withdrawMaxAndTransfer", [id, sender], { from: recipient });
      case "cancel":
      case "renounce":
        return contract.send(row, [id], { from: sender });
      case "burn":
        return contract.send("burn", [id], { from: recipient });
      case "transferFrom":
        return contract.send("transferFrom", [recipient, sender, id], { from: recipient });
      default:
        throw new Error(`No call for ${row}.`);
    }
  },
};

const flow: Subject<keyof (typeof flowStatuses)["functions"][number]["cells"]> = {
  facts: flowStatuses,
  statusOf: async (id) => Number(await sablier.flow.read("statusOf", [id])),
  async make(status, row, variant) {
    const isPending = status === "PENDING";
    const isInsolvent = status.endsWith("_INSOLVENT");
    const { result: id } = await sablier.flow.send<bigint>(
      "create",
      [
        sender,
        recipient,
        RATE,
        isPending ? Number(chain.timestamp + DAY) : 0,
        token.address,
        variant === "good",
      ],
      { from: sender },
    );
    const deposit = (amount: bigint) =>
      sablier.flow.send("deposit", [id, amount, sender, recipient], { from: sender });

    // The balance that the call's condition asks for, or the one that fails it. A day's debt follows, except when pending.
    const wantsEmpty = variant === "bad" && ["withdrawMax", "depletionTimeOf"].includes(row);
    const wantsNoSurplus = variant === "bad" && row === "refundMax";
    const wantsNoDebt = wantsEmpty && !isInsolvent && row === "withdrawMax";
    if (isInsolvent) {
      if (!wantsEmpty) await deposit(PER_DAY / 2n);
    } else if (wantsNoSurplus) {
      if (!isPending) await deposit(PER_DAY);
    } else if (!(wantsEmpty && row === "depletionTimeOf")) {
      await deposit(DEPOSIT);
    }
    // With no balance a stream is solvent only in its first second.
    const isFirstSecond = wantsNoDebt || (wantsEmpty && row === "depletionTimeOf" && !isInsolvent);
    if (!isPending && !isFirstSecond) chain.advance(DAY);
    if (status.startsWith("PAUSED")) await sablier.flow.send("pause", [id], { from: sender });
    if (status === "VOIDED") await sablier.flow.send("void", [id], { from: sender });
    return id!;
  },
  async call(id, row, variant) {
    const { flow: contract } = sablier;
    const from = { from: sender };
    const more = variant === "bad" ? 1n : 0n;
    switch (row) {
      case "deposit":
        return contract.send("deposit", [id, 1n, sender, recipient], from);
      case "depositAndPause":
        return contract.send("depositAndPause", [id, 1n], from);
      case "adjustRatePerSecond":
      case "restart":
        return contract.send(row, [id, 2n * RATE], from);
      case "restartAndDeposit":
        return contract.send(row, [id, 2n * RATE, 1n], from);
      case "pause":
      case "void":
      case "refundMax":
        return contract.send(row, [id], from);
      case "refund":
      case "refundAndPause": {
        const refundable = await amountOf(contract.read("refundableAmountOf", [id]));
        return contract.send(row, [id, (refundable || 1n) + more], from);
      }
      case "withdraw": {
        const withdrawable = await amountOf(contract.read("withdrawableAmountOf", [id]));
        return contract.send("withdraw", [id, recipient, (withdrawable || 1n) + more], from);
      }
      case "withdrawMax":
        return contract.send("withdrawMax", [id, recipient], from);
      case "transferFrom":
        return contract.send("transferFrom", [recipient, sender, id], { from: recipient });
      case "depletionTimeOf":
        return contract.read("depletionTimeOf", [id]);
      default:
        throw new Error(`No call for ${row}.`);
    }
  },
};

describe.each(lockupStatuses.functions)("Lockup: $name", (row) => {
  it.each(Object.entries(row.cells))("in %s", (status, cell) =>
    check(lockup, row.name, status as keyof typeof row.cells, cell),
  );
});

describe.each(flowStatuses.functions)("Flow: $name", (row) => {
  it.each(Object.entries(row.cells))("in %s", (status, cell) =>
    check(flow, row.name, status as keyof typeof row.cells, cell),
  );
});
