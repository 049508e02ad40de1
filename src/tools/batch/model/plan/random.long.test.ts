import fc from "fast-check";
import { decodeFunctionData, getAddress, type Hex } from "viem";
import { describe, expect, it } from "vitest";
import { formatDecimal } from "../../../../protocol/text/amount";
import { getFunctionAbi, functions } from "./calls/abi";
import { composeSafeCall } from "./calls/calls";
import { createForm, planned as planBatch, SAFE, templates, createTrial } from "./fixtures/plans";
import { openExamples, readStates } from "../trial/examples";
import { writeHandover } from "../handover/handover";
import { callsIn } from "../reading/fixtures/read";
import { chooseRounds } from "../../../../../tests/standIns/long";

/** Random batches: planned, run on the contracts, handed over, and read back to the rows that they were made of. */

const NOW = BigInt(Date.UTC(2027, 0, 1) / 1_000);

/** Returns base units: the least, odd ones, whole tokens, and the most of which twelve fit into what the Safe has. */
const amount = (decimals: number) =>
  fc.oneof(
    fc.constantFrom(1n, 2n, 10n ** BigInt(decimals) - 1n || 1n, 10n ** BigInt(decimals)),
    fc.bigInt({ min: 1n, max: 10n ** 24n }),
    fc.constant((2n ** 128n - 1n) / 12n),
  );
const person = fc
  .bigInt({ min: 2n ** 120n, max: 2n ** 160n - 1n })
  .map((number) => getAddress(`0x${number.toString(16).padStart(40, "0")}`));

/** A list of one kind, with what each of its rows pays in. */
interface List {
  readonly template: string;
  readonly decimals: number;
  readonly rows: string;
  readonly paid: readonly { readonly who: string; readonly amount: bigint }[];
}

/** The cells of a row after the recipient. */
const KINDS: Readonly<Record<string, (text: string) => string>> = {
  "flow/now": (text) => `3000,month,${text}`,
  "flow/stream": (text) => `1,second,${text},2027-05-01 00:00`,
  "lockup/range/linear": (text) => `${text},2027-02-01 00:00,2028-02-01 00:00`,
  "lockup/range/cliff": (text) => `${text},2027-02-01 00:00,2028-02-01 00:00,0,2027-05-01 00:00`,
  "lockup/range/linearUnlockLinear": (text) => `${text},2027-02-01 00:00,2028-02-01 00:00,${text}`,
  "lockup/duration/linearStepper": (text) => `${text},1 years,weekly`,
  "lockup/range/linearTimelock": (text) => `${text},2028-02-01 00:00`,
  "lockup/range/tranchedTimelock": (text) => `${text},2028-02-01 00:00`,
  "lockup/range/priceGated": (text) => `${text},2027-02-01 00:00,2028-02-01 00:00,3000.00000001`,
  "lockup/range/dynamicExponential": (text) => `${text},2027-02-01 00:00,2028-02-01 00:00`,
};

const list: fc.Arbitrary<List> = fc
  .record({ template: fc.constantFrom(...Object.keys(KINDS)), decimals: fc.constantFrom(6, 18, 0) })
  .chain(({ template, decimals }) =>
    fc
      .array(fc.record({ who: person, amount: amount(decimals) }), { minLength: 1, maxLength: 12 })
      .map((paid) => {
        const header = templates.find(({ id }) => id === template)!.columns.join();
        const lines = paid.map(
          (payout) => `${payout.who},${KINDS[template]!(formatDecimal(payout.amount, decimals))}`,
        );
        return { template, decimals, paid, rows: [header, ...lines].join("\n") };
      }),
  );

async function planned({ template, decimals, rows }: Pick<List, "template" | "decimals" | "rows">) {
  const plan = await planBatch(createForm(template, rows, { decimals: String(decimals) }));
  expect(plan.batches).toHaveLength(1);
  return { plan, trial: await createTrial(plan, NOW), calls: plan.batches[0]!.calls };
}

const abi = functions.flatMap(([target, name]) => getFunctionAbi(target, name));

/** Returns who gets how much, and how much is approved, as the calldata alone says it. */
function readBack(text: string) {
  const paid: { who: string; amount: bigint }[] = [];
  let approved = 0n;
  for (const { data } of callsIn(text)) {
    const { functionName, args } = decodeFunctionData({ abi, data }) as {
      functionName: string;
      args: readonly unknown[];
    };
    if (functionName === "approve") approved += args[1] as bigint;
    else if (functionName === "deposit") paid.push({ who: args[3] as Hex, amount: args[1] as bigint });
    else if (functionName.startsWith("createWith")) {
      const structs = args[2] as readonly { recipient: Hex; depositAmount: bigint }[];
      paid.push(...structs.map((struct) => ({ who: struct.recipient, amount: struct.depositAmount })));
    } else paid.push({ who: args[1] as Hex, amount: (args[6] ?? 0n) as bigint });
  }
  return { paid, approved };
}

const sum = (paid: List["paid"]) => paid.reduce((total, row) => total + row.amount, 0n);

/** Returns the forms that are no programs. */
function handedOver(calls: Parameters<typeof writeHandover>[0]) {
  const { safe, calldata } = writeHandover(calls, {
    chainId: 1,
    safe: SAFE,
    name: "",
    says: [],
    createdAt: 0,
  });
  return [safe, calldata];
}

describe("random batches", () => {
  for (const [index, listing] of fc.sample(list, { numRuns: chooseRounds(25, 5), seed: 43 }).entries()) {
    it(`${index + 1}: ${listing.paid.length} rows of ${listing.template}, ${listing.decimals} decimals`, async () => {
      const { trial, calls } = await planned(listing);
      for (const text of handedOver(calls)) {
        expect(readBack(text)).toEqual({ paid: listing.paid, approved: sum(listing.paid) });
      }
      const [token] = trial.tokens;
      const had = await token!.read<bigint>("balanceOf", [SAFE]);
      const { refusal, streams } = await trial.run(composeSafeCall(calls));
      expect(refusal).toBeUndefined();
      expect(streams.map(({ recipient, deposit }) => ({ who: recipient, amount: deposit }))).toEqual(
        listing.paid,
      );
      expect(had - (await token!.read<bigint>("balanceOf", [SAFE]))).toBe(sum(listing.paid));
      for (const { target } of calls.filter(({ target: to }) => to !== "token")) {
        const spender = trial.sablier[target as "flow"].address;
        expect(await token!.read("allowance", [SAFE, spender])).toBe(0n);
      }
    });
  }
});

describe("random top-ups", () => {
  const topUps = fc.constantFrom(6, 18, 0).chain((decimals) =>
    fc.record({
      decimals: fc.constant(decimals),
      paid: fc.uniqueArray(
        fc.record({
          who: person,
          amount: amount(decimals),
          streamId: fc.bigInt({ min: 1n, max: 2n ** 64n }),
        }),
        { minLength: 1, maxLength: 12, selector: ({ streamId }) => streamId },
      ),
    }),
  );
  for (const [index, { decimals, paid }] of fc
    .sample(topUps, { numRuns: chooseRounds(8, 2), seed: 43 })
    .entries()) {
    it(`${index + 1}: ${paid.length} rows, ${decimals} decimals`, async () => {
      const lines = paid.map(
        (payout) => `${payout.streamId},${payout.who},${formatDecimal(payout.amount, decimals)}`,
      );
      const rows = ["streamId,address,amount", ...lines].join("\n");
      const { plan, trial, calls } = await planned({ template: "manage/flow/deposit", decimals, rows });
      const expected = paid.map(({ who, amount: units }) => ({ who, amount: units }));
      for (const text of handedOver(calls)) {
        expect(readBack(text)).toEqual({ paid: expected, approved: sum(paid) });
      }
      const actions = plan.batches[0]!.orders.filter((order) => order.kind === "action");
      await openExamples(trial, actions, plan.example!);
      const before = await readStates(trial, actions);
      expect((await trial.run(composeSafeCall(calls))).refusal).toBeUndefined();
      const after = await readStates(trial, actions);
      for (const [at, { amount: units }] of paid.entries()) {
        const held = (state: typeof before) => state[at]!.withdrawable + state[at]!.refundable;
        expect(held(after) - held(before)).toBe(units);
      }
    });
  }
});
