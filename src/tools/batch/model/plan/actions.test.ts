import { type Address, type Hex, toFunctionSelector } from "viem";
import { describe, expect, it } from "vitest";
import { readFunctions } from "../../../../../plugins/protocol-data/src/contracts/functions";
import { readKnownContracts } from "../../../../../plugins/protocol-data/src/contracts/names/knownContracts";
import * as ReleaseAliases from "../../../../protocol/links/identifiers/releaseAliases";
import { getFunctionAbi } from "./calls/abi";
import { ALIASES } from "../rows/actionRows";
import { ACTIONS, findActionKind } from "./actions";
import { GAS, type Transaction } from "./calls/calls";
import { createContractFinder } from "./calls/deployments";
import {
  deployments,
  createForm as anyForm,
  planData as data,
  planned,
  SAFE,
  TOKEN,
  createTrial,
} from "./fixtures/plans";
import { openExamples, readStates } from "../trial/examples";
import type { BatchForm } from "../form/form";
import { writeHandover } from "../handover/handover";
import { type Plan, planBatch } from "./plan";
import { callsIn, readText } from "../reading/fixtures/read";
import { describeInWords } from "../explanation/words";

/** What a batch does with streams that exist, on streams that are opened for it. */

const functions = readFunctions(process.cwd());
const known = readKnownContracts();
const NOW = 1_798_761_600n;
const USDC = 10n ** 6n;

const createForm = (template: string, rest: Partial<BatchForm> = {}): BatchForm => {
  const { text, isDeposit } = findActionKind(template)!;
  return anyForm(template, text, { token: isDeposit ? TOKEN : "", ...rest });
};

async function triedOn(plan: Plan) {
  const actions = plan.batches.flatMap(({ orders }) => orders.filter((order) => order.kind === "action"));
  const trial = await createTrial(plan, NOW);
  await openExamples(trial, actions, plan.example!);
  return { trial, actions };
}

const HANDED = { chainId: 1, safe: SAFE, name: "Many", says: [], createdAt: 0 };

/** Returns what a Safe executes: the transactions of the file, which are those of the calldata. */
function inFile({ batches }: Plan): Transaction[] {
  const { safe, calldata } = writeHandover(batches[0]!.calls, HANDED);
  const { transactions } = JSON.parse(safe) as { transactions: { to: Hex; value: string; data: Hex }[] };
  const lines = transactions.map(({ to, value, data: bytes }) => `to ${to}\nvalue ${value}\ndata ${bytes}\n`);
  expect(calldata).toBe(lines.join("\n"));
  return transactions.map((transaction) => ({ ...transaction, value: BigInt(transaction.value) }));
}

async function tried(form: BatchForm) {
  const plan = await planned(form);
  const { trial, actions } = await triedOn(plan);
  const before = await readStates(trial, actions);
  const result = await trial.run(inFile(plan));
  return { plan, before, after: await readStates(trial, actions), ...result };
}

/** 1,000 USDC paid in 30 days ago, which last 60 days: half of it is the recipient's. */
const HALF = { withdrawable: 500n * USDC, refundable: 500n * USDC };
/** The rate is rounded down, so a base unit less is owed. */
const OWED = { withdrawable: 500n * USDC - 1n, refundable: 500n * USDC + 1n };
const RATE = (1_000n * 10n ** 18n) / (60n * 86_400n);

describe("what comes of the streams", () => {
  it.each([
    ["manage/flow/deposit", { status: "streaming", rate: RATE, ...OWED, refundable: 3_500n * USDC + 1n }],
    ["manage/flow/adjust", { status: "streaming", rate: (3_300n * 10n ** 18n) / 2_592_000n, ...OWED }],
    ["manage/flow/pause", { status: "paused", rate: 0n, ...OWED }],
    ["manage/flow/restart", { status: "streaming", rate: (3_000n * 10n ** 18n) / 2_592_000n, ...OWED }],
    ["manage/flow/void", { status: "permanently stopped", rate: 0n, ...OWED }],
    ["manage/flow/refund", { status: "streaming", rate: RATE, ...OWED, refundable: 0n }],
    ["manage/flow/withdraw", { status: "streaming", rate: RATE, ...OWED, withdrawable: 0n }],
    ["manage/lockup/withdraw", { status: "streaming", ...HALF, withdrawable: 0n }],
    ["manage/lockup/withdraw-amounts", { status: "streaming", ...HALF, withdrawable: 250n * USDC }],
    ["manage/lockup/cancel", { status: "canceled", ...HALF, refundable: 0n }],
  ])("%s", async (id, first) => {
    const { refusal, before, after, gas, plan } = await tried(createForm(id));
    expect(refusal).toBeUndefined();
    const isFlow = id.includes("flow");
    const isPaused = id === "manage/flow/restart";
    expect(before[0]).toEqual({
      status: isPaused ? "paused" : "streaming",
      ...(isFlow ? { rate: isPaused ? 0n : RATE, ...OWED } : HALF),
    });
    expect(after[0]).toEqual(first);
    expect(after).toHaveLength(2);
    expect(after[1]).not.toEqual(before[1]);
    const rows = BigInt(plan.batches[0]!.orders.length);
    expect(Number(gas)).toBeLessThan(Number(21_000n + GAS.action * rows));
  });

  it("names every action", () => {
    expect(ACTIONS).toHaveLength(10);
    expect(new Set(ACTIONS.map(({ id }) => id)).size).toBe(ACTIONS.length);
  });
});

describe("reading back", () => {
  const knowledge = {
    functions,
    contractAt: createContractFinder(known, 1),
    tokens: { "*": { symbol: "USDC", decimals: 6 } },
    zone: "UTC",
    safe: SAFE,
  };
  it.each(ACTIONS.map(({ id }) => id))("%s, with and without a fee", async (id) => {
    for (const fee of ["0", "330000000000000"]) {
      const { batches } = await planned(createForm(id, { fee }));
      const { calls } = batches[0]!;
      const handover = writeHandover(calls, HANDED);
      for (const text of [handover.safe, handover.calldata]) {
        const read = callsIn(text);
        expect(read.map(({ to, value, data: bytes }) => [to, value, bytes])).toEqual(
          calls.map(({ to, value, data: bytes }) => [to, value, bytes]),
        );
        const words = read.map((call) => describeInWords(call, knowledge));
        expect(words.flatMap(({ warnings }) => warnings)).toEqual([]);
        const sentences = words.flatMap((word) => word.sentences);
        expect(sentences).toHaveLength(findActionKind(id)!.isDeposit ? 3 : 2);
        for (const streamId of ["12", "13"]) expect(sentences.join("\n")).toContain(`stream ${streamId}`);
      }
    }
  });

  it("tells what each call does", async () => {
    const listSentences = async (id: string) => {
      const { batches } = await planned(createForm(id));
      return batches[0]!.calls.map((call) => describeInWords(call, knowledge).sentences[0]);
    };
    expect(await listSentences("manage/flow/deposit")).toEqual([
      "Lets SablierFlow, Flow v3.0 take 5,500.5 USDC from the account.",
      `Pays 3,000 USDC into stream 12 of ${`0x${"4".repeat(40)}`}.`,
      `Pays 2,500.5 USDC into stream 13 of ${`0x${"5".repeat(40)}`}.`,
    ]);
    expect((await listSentences("manage/flow/adjust"))[0]).toBe(
      "Changes the rate of stream 12 to 0.001273148148148148 USDC a second, which is 3,299.999999 USDC in 30 days.",
    );
    expect((await listSentences("manage/lockup/withdraw-amounts"))[0]).toBe(
      "Withdraws 250 USDC from stream 12 to its recipient. The call skips this stream if the contract rejects it.",
    );
  });

  it("warns of an approval that the deposits do not use up", async () => {
    const { batches } = await planned(createForm("manage/flow/deposit"));
    const { calls } = batches[0]!;
    expect(readText(writeHandover(calls, HANDED).safe, SAFE)).toMatchObject({ findings: [] });
    expect(readText(writeHandover(calls.slice(0, -1), HANDED).safe, SAFE)).toMatchObject({
      findings: [{ level: "danger", sentence: expect.stringContaining("stay approved") }],
    });
  });

  it("warns of value that is sent for nothing", async () => {
    const { batches } = await planned(createForm("manage/flow/pause"));
    const calls = batches[0]!.calls.map((call) => ({ ...call, value: 1n }));
    const [first] = callsIn(writeHandover(calls, HANDED).safe);
    expect(first!.warnings).toEqual([expect.stringContaining("which pause does not need")]);
  });
});

describe("the fee", () => {
  it.each(["manage/flow/withdraw", "manage/lockup/withdraw", "manage/lockup/withdraw-amounts"])(
    "%s pays it once for all rows",
    async (id) => {
      const { product } = findActionKind(id)!;
      const ofFee = async (wei: bigint) => {
        const plan = await planned(createForm(id, { fee: String(wei) }));
        const { trial } = await triedOn(plan);
        await trial.sablier.setFeeUSD(product, 10n ** 8n);
        const least = await trial.sablier[product].read<bigint>("calculateMinFeeWei", [12n]);
        const balance = () => trial.chain.balance(trial.sablier[product].address);
        const had = await balance();
        const { refusal } = await trial.run(inFile(plan));
        return { least, refusal: refusal?.errorName, paid: (await balance()) - had };
      };
      const { least, refusal, paid } = await ofFee(0n);
      expect(refusal).toMatch(/InsufficientFeePayment$/u);
      expect(paid).toBe(0n);
      // One dollar, at 3,000 dollars for the native token.
      expect(least).toBe(333_333_333_333_333n);
      expect(await ofFee(least)).toEqual({ least, refusal: undefined, paid: least });
      expect((await ofFee(least - 1n)).refusal).toMatch(/InsufficientFeePayment$/u);
    },
  );
});

describe("what the contracts refuse", () => {
  it.each<[id: string, Partial<BatchForm>, error: string]>([
    ["manage/lockup/withdraw-amounts", { elapsed: "1" }, "SablierLockup_Overdraw"],
    ["manage/lockup/cancel", { elapsed: "60" }, "SablierLockup_StreamSettled"],
    ["manage/lockup/withdraw", { elapsed: "0" }, "SablierLockup_WithdrawAmountZero"],
    ["manage/flow/withdraw", { elapsed: "0" }, "SablierFlow_WithdrawAmountZero"],
    ["manage/flow/refund", { elapsed: "61" }, "SablierFlow_RefundAmountZero"],
    [
      "manage/flow/adjust",
      { rows: "streamId,rateAmount,rateInterval\n12,1000,month\n", held: "2000" },
      "SablierFlow_RatePerSecondNotDifferent",
    ],
  ])("%s %o", async (id, change, error) => {
    const { refusal, before, after } = await tried(createForm(id, change));
    expect(refusal?.errorName).toBe(error);
    expect(after).toEqual(before);
  });
});

describe("rows", () => {
  const pause = (rows: string, chainId = 1) =>
    planBatch(createForm("manage/flow/pause", { rows, chainId }), data);

  it.each([
    ["12", 12n],
    ["FL4-1-12", 12n],
    ["fl4‑1‑12", 12n],
    [`${deployments.find(({ chainId }) => chainId === 1)!.flow}-1-12`, 12n],
    [String(2n ** 256n - 1n), 2n ** 256n - 1n],
  ])("%s is a stream", async (text, id) => {
    const plan = await pause(`streamId\n${text}\n`);
    expect("batches" in plan && plan.batches[0]!.calls[0]!.args).toEqual([id]);
  });

  it.each([
    ["0", "is not a stream's number"],
    ["1.5", "is not a stream's number"],
    [String(2n ** 256n), "is not a stream's number"],
    ["FL3-1-12", "is not a Flow v3.0 stream"],
    ["LK3-1-12", "is not a Flow v3.0 stream"],
    ["FL4-10-12", "on chain 10, but the batch is for chain 1"],
    ["FL4-1-x", "is not a stream ID"],
    ["12\n13\nFL4-1-12", "Line 2 has the same stream"],
  ])("%s is refused", async (text, says) => {
    const plan = await pause(`streamId\n${text}\n`);
    expect(plan).toMatchObject({ rows: [{ column: "streamId", message: expect.stringContaining(says) }] });
  });

  it.each<[Partial<BatchForm>, string, string]>([
    [{ fee: "0.1" }, "fee", "whole number of wei"],
    [{ fee: "" }, "fee", "whole number of wei"],
    [{ held: "0" }, "held", "above 0"],
    [{ held: "1.1234567" }, "held", "6 decimals"],
    [{ held: "9".repeat(30) }, "held", "above 0"],
    [{ held: "0.000000000000000001", decimals: "18" }, "held", "too small"],
    [{ lasts: "0" }, "lasts", "from 1"],
    [{ elapsed: "-1" }, "elapsed", "from 0"],
  ])("%o", async (change, field, says) => {
    const plan = await planBatch(createForm("manage/flow/withdraw", change), data);
    expect(plan).toMatchObject({ fields: [{ field, sentence: expect.stringContaining(says) }] });
  });
});

it("knows the names of streams of the current releases", () => {
  const names = { flow: "SablierFlow", lockup: "SablierLockup" };
  for (const product of ["flow", "lockup"] as const) {
    expect(ReleaseAliases.listAll().get(ALIASES[product])).toMatchObject({
      contractName: names[product],
      isLatest: true,
    });
  }
});

it("asks for the token of top-ups alone", async () => {
  const plan = await planBatch(createForm("manage/flow/deposit", { token: "" }), data);
  expect(plan).toMatchObject({ fields: [{ field: "token" }] });
  expect(ACTIONS.filter(({ isDeposit }) => isDeposit)).toHaveLength(1);
});

it("lists functions that it declares", () => {
  for (const { product, functionName } of ACTIONS) {
    expect(toFunctionSelector(getFunctionAbi(product, functionName)[0])).toMatch(/^0x/u);
  }
});

it("opens two hundred streams and pauses them", async () => {
  const rows = Array.from({ length: 200 }, (_, n) => `${7_000 - 31 * n}\n`).join("");
  const plan = await planned(createForm("manage/flow/pause", { rows: `streamId\n${rows}` }));
  expect(plan.batches.map(({ orders }) => orders.length)).toEqual([149, 51]);
  const { trial, actions } = await triedOn(plan);
  for (const { calls } of plan.batches) expect((await trial.run(calls)).refusal).toBeUndefined();
  const states = await readStates(trial, actions);
  expect(states.every(({ status }) => status === "paused")).toBe(true);
  const sender: Address = await trial.sablier.flow.read("getSender", [7_000n]);
  expect(sender.toLowerCase()).toBe(SAFE);
});
