// Lists of random cells. All rounds: LONG_TESTS=true.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseRounds } from "../../../tests/standIns/long";
import { checkFile } from "./check";
import type { CsvFormat } from "./format";
import { UnreadableFile } from "./lines";
import { mendFile, type MendOptions } from "./mend/mend";

const [ONE, TWO, THREE] = ["1", "2", "3"].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string];
const airdrop: CsvFormat = { columns: ["address", "amount"], decimals: 18 };
const linear: CsvFormat = { columns: ["address", "amount", "startAt", "endAt"] };
const cliff: CsvFormat = { columns: ["address", "amount", "startAt", "endAt", "cliffAmount", "cliffAt"] };
const flow: CsvFormat = { columns: ["address", "rateAmount", "rateInterval", "initialDepositAmount"] };

const mend = (text: string, format: CsvFormat, options: Partial<MendOptions>) =>
  mendFile(new Blob([text]), format, { decimals: 18, ...options });
const check = (text: string, format: CsvFormat) => checkFile(new Blob([text]), format);

describe("whatever a list holds", () => {
  const cell = fc.oneof(
    fc.constantFrom(
      ONE,
      TWO,
      THREE,
      "",
      "0",
      "1",
      "2.5",
      "1,000",
      "3.500",
      "12",
      "Total",
      "USDC",
      "base",
      "x",
    ),
    fc.constantFrom("2027-01-01", "1/2/2027", "1798761600", "Monthly", '"', "=1+1", "#N/A", "é", "1e3"),
    fc.string({ maxLength: 12 }),
  );
  const header = fc.constantFrom(
    ...[
      "address",
      "amount",
      "Wallet",
      "Total",
      "Share",
      "start",
      "end",
      "Cliff",
      "currency",
      "",
      "rate",
      "index",
    ],
  );
  const sheet = fc
    .tuple(
      fc.array(header, { minLength: 1, maxLength: 6 }),
      fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }),
      fc.constantFrom(",", ";", "\t"),
      fc.constantFrom("\n", "\r\n"),
    )
    .map(([names, rows, mark, end]) => [names, ...rows].map((cells) => cells.join(mark)).join(end));
  const format = fc.constantFrom(airdrop, linear, cliff, flow);
  const options = fc.record<Partial<MendOptions>>(
    {
      columns: fc.dictionary(
        fc.constantFrom("amount", "address", "endAt", "rateInterval"),
        fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constant("month")),
      ),
      isSummed: fc.boolean(),
      isUnixRead: fc.boolean(),
      lengthUnit: fc.constantFrom("month", "year"),
      style: fc.constantFrom("point", "comma"),
    },
    { requiredKeys: [] },
  );

  it("it is answered, and never an exception", async () => {
    await fc.assert(
      fc.asyncProperty(sheet, format, options, async (text, kind, chosen) => {
        for (const run of [() => check(text, kind), () => mend(text, kind, chosen)]) {
          const found = await run().catch((error: unknown) => error);
          if (found instanceof Error) expect(found).toBeInstanceOf(UnreadableFile);
        }
      }),
      { numRuns: chooseRounds(400, 150, 1_000) },
    );
  });

  it("no row of an accepted list is lost or changed without a word", async () => {
    await fc.assert(
      fc.asyncProperty(sheet, format, options, async (text, kind, chosen) => {
        const mended = await mend(text, kind, chosen).catch(() => undefined);
        if (!mended || mended.columns?.open.length || mended.report.problems.length > 0) return;
        const said = new Set(mended.changes.map(({ line }) => line));
        const written = mended.text.trimEnd().split("\n").slice(1);
        // Each address and plain amount of a line that no change names is still there, in its order.
        const kept = text
          .split(/\r\n|\n/u)
          .map((line, index) => ({ line: line.trim(), number: index + 1 }))
          .slice(1)
          .filter(({ line, number }) => line !== "" && !said.has(number));
        for (const { line } of kept) {
          const address = /0x[0-9a-f]{40}/iu.exec(line)?.[0];
          if (address) expect(written.some((row) => row.includes(address))).toBe(true);
        }
        expect(written.length).toBeGreaterThanOrEqual(
          kept.filter(({ line }) => /0x[0-9a-f]{40}/u.test(line)).length,
        );
      }),
      { numRuns: chooseRounds(400, 150, 1_000) },
    );
  });
});
