import fc from "fast-check";
import { getAddress } from "viem";
import { describe, expect, it } from "vitest";
import { readItems } from "../comparison/items";
import type { BatchForm } from "../form/form";
import type { BatchTemplate } from "../form/templates";
import { writeHandover } from "../handover/handover";
import { composeSafeCall } from "../plan/calls/calls";
import { createForm, planned, templates } from "../plan/fixtures/plans";
import { SAFE, USDC } from "./fixtures/encode";
import { knowledge } from "./fixtures/knowledge";
import { type BatchReport, readBatch } from "./read";
import { listLeaves } from "./steps";

/** Any batch of the builder reads back to its rows, and a batch with one changed byte reads as something else. */

/** Well-known tokens of two chains, each with 6 decimals. */
const TOKENS = { 1: USDC, 8453: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" } as const;
/** After the first dates of the SDK's example rows, and before their last ones. */
const NOW = Date.UTC(2027, 0, 1) / 1_000;

interface Row {
  readonly address: string;
  readonly streamId: string;
  /** Base units on top of the amount in the example, so that it still covers the parts. */
  readonly extra: bigint;
}

const row: fc.Arbitrary<Row> = fc.record({
  address: fc
    .bigInt({ min: 2n ** 120n, max: 2n ** 160n - 1n })
    .map((number) => getAddress(`0x${number.toString(16).padStart(40, "0")}`)),
  streamId: fc.bigInt({ min: 1n, max: 2n ** 64n }).map(String),
  extra: fc.bigInt({ min: 0n, max: 10n ** 15n }),
});

/** Digits with 6 decimals: `42.5` and 1 become `42.500001`. */
function raise(amount: string, extra: bigint): string {
  const [whole = "0", fraction = ""] = amount.split(".");
  const units = String(BigInt(whole + fraction.padEnd(6, "0")) + extra).padStart(7, "0");
  return `${units.slice(0, -6)}.${units.slice(-6)}`;
}

/** Returns the example rows of a template with other accounts, streams and amounts. */
function listRows({ columns, text }: BatchTemplate, rows: readonly Row[]): string {
  const examples = text.trim().split("\n").slice(1);
  const lines = rows.map(({ address, streamId, extra }, index) =>
    examples[index % examples.length]!.split(",")
      .map((cell, column) => {
        if (columns[column] === "address") return address;
        if (columns[column] === "streamId") return streamId;
        return columns[column] === "amount" ? raise(cell, extra) : cell;
      })
      .join(","),
  );
  return [columns.join(","), ...lines].join("\n");
}

interface Made {
  readonly template: BatchTemplate;
  readonly rows: readonly Row[];
  readonly form: BatchForm;
}

const made: fc.Arbitrary<Made> = fc
  .record({
    template: fc.constantFrom(...templates),
    rows: fc.uniqueArray(row, { minLength: 1, maxLength: 6, selector: ({ streamId }) => streamId }),
    chainId: fc.constantFrom(1 as const, 8453 as const),
    isCancelable: fc.boolean(),
    isTransferable: fc.boolean(),
  })
  .map(({ template, rows, chainId, ...flags }) => ({
    template,
    rows,
    form: createForm(template.id, listRows(template, rows), {
      ...flags,
      chainId,
      safe: SAFE,
      token: TOKENS[chainId],
      symbol: "USDC",
    }),
  }));

async function composeCalls({ form }: Made) {
  const { batches } = await planned(form);
  expect(batches).toHaveLength(1);
  return batches[0]!.calls;
}

const read = (text: string, chainId: number) =>
  readBatch(text, { chainId, zone: "UTC", safe: SAFE, now: NOW }, knowledge) as BatchReport;

/** Returns what a page shows of the steps. Bytes alone are not counted as shown. */
const shown = (text: string): unknown => {
  const report = readBatch(text, { chainId: 1, zone: "UTC", safe: SAFE, now: NOW }, knowledge);
  return typeof report === "string" ? report : report.steps.map(({ data: _, ...step }) => step);
};

describe("any batch of the builder", () => {
  it("reads back to the calls and rows that it was made of, and nothing in it is called a danger", async () => {
    await fc.assert(
      fc.asyncProperty(made, async (original) => {
        const calls = await composeCalls(original);
        const sent = composeSafeCall(calls);
        const options = { chainId: original.form.chainId, safe: SAFE, name: "", says: [], createdAt: 0 };
        const report = read(writeHandover(calls, options).safe, original.form.chainId);
        expect(report).toMatchObject({ chainId: original.form.chainId, safe: SAFE, checksum: "matches" });
        const outer = report.steps.filter(({ path }) => !path.includes("."));
        expect(outer.map(({ to, value, data }) => ({ to, value: String(value), data }))).toEqual(
          sent.map(({ to, value, data }) => ({ to: getAddress(to), value: String(value), data })),
        );
        const items = readItems(listLeaves(report.steps)).filter(
          ({ functionName }) => functionName !== "approve",
        );
        const { columns } = original.template;
        const lines = original.form.rows.split("\n").slice(1);
        expect(items).toHaveLength(original.rows.length);
        for (const [index, { address, streamId }] of original.rows.entries()) {
          const cells = lines[index]!.split(",");
          // Payments of Flow count their deposit, which has a different column.
          if (columns.includes("amount"))
            expect(items[index]!.amount).toBe(BigInt(cells[columns.indexOf("amount")]!.replace(".", "")));
          if (columns.includes("address")) expect(items[index]!.recipient).toBe(address.toLowerCase());
          if (columns.includes("streamId")) expect(items[index]!.streamId).toBe(streamId);
        }
        // The calls name a price feed or an account that this page does not know, or do not name the recipient or the token.
        const isForeign =
          original.template.id === "lockup/range/priceGated" ||
          columns.join() === "streamId,address" ||
          items.some(({ functionName }) => /^(?:adjust|restart|void|deposit)/u.test(functionName));
        expect(report.verdict, JSON.stringify(report.steps.map(({ findings }) => findings))).toBe(
          isForeign ? "unknown" : "clear",
        );
      }),
      { numRuns: 60, seed: 53 },
    );
  });

  it("reads as something else, or not at all, after any byte of a call is changed", async () => {
    await fc.assert(
      fc.asyncProperty(
        made,
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (original, which, where, change) => {
          const sent = composeSafeCall(await composeCalls(original)).map(({ to, value, data }) => ({
            to,
            value: String(value),
            data,
          }));
          const changed = sent[which % sent.length]!;
          // The address is mutated with the data.
          const bytes = `${changed.to.slice(2)}${changed.data.slice(2)}`;
          const at = 2 * (where % (bytes.length / 2));
          const byte = (parseInt(bytes.slice(at, at + 2), 16) ^ change).toString(16).padStart(2, "0");
          const mutated = `${bytes.slice(0, at)}${byte}${bytes.slice(at + 2)}`.toLowerCase();
          const other = { ...changed, to: `0x${mutated.slice(0, 40)}`, data: `0x${mutated.slice(40)}` };
          const texts = [sent, sent.map((call) => (call === changed ? other : call))].map((list) =>
            JSON.stringify(list),
          );
          expect(shown(texts[1]!)).not.toEqual(shown(texts[0]!));
        },
      ),
      { numRuns: 150, seed: 53 },
    );
  });
});
