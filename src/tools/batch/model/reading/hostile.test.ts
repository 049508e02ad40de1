import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knowledge } from "./fixtures/knowledge";
import { pastedFiles } from "./fixtures/files";
import { treasuryFiles } from "./fixtures/treasuryFiles";
import {
  approval,
  writeFile,
  type Fixtures,
  FLOW,
  multiSend,
  payment,
  SAFE,
  vesting,
} from "./fixtures/encode";
import { disguisedBatches } from "./fixtures/disguised";
import { earlyBatches } from "./fixtures/early";
import { hostileBatches } from "./fixtures/hostile";
import { subtleBatches } from "./fixtures/subtle";
import { twistedBatches } from "./fixtures/twisted";
import { readBatch, type ReadOptions } from "./read";

/** Before the dates of the fixtures. */
const NOW = 1_790_000_000;

/** The reader names their own Safe, because nothing is clear without it. */
const OPTIONS = { chainId: 1, zone: "UTC", safe: SAFE, now: NOW };

const show = (text: string, options: ReadOptions = OPTIONS): { said: string; verdict: string } => {
  const report = readBatch(text, options, knowledge);
  if (typeof report === "string") return { said: report, verdict: "refused" };
  const said = JSON.stringify(report, (_key, value: unknown) =>
    typeof value === "bigint" ? `${value}` : value,
  );
  return { said, verdict: report.verdict };
};

describe("hostile batches", () => {
  const files = [hostileBatches, disguisedBatches, earlyBatches, subtleBatches, twistedBatches];
  it.each(files.flatMap(Object.entries<Fixtures[string]>))("never calls %s clear", (_, { text, shows }) => {
    const { said, verdict } = show(text);
    expect(verdict).not.toBe("clear");
    for (const part of shows) expect(said.toLowerCase()).toContain(part.toLowerCase());
  });
});

describe("one changed byte", () => {
  const genuine = [
    approval(FLOW, 1_000_000_000n).data,
    payment().data,
    vesting().data,
    multiSend(approval(FLOW, 1_000_000_000n), payment()),
  ];

  it("is shown, or the batch is no longer clear", () => {
    const options = { chainId: 1, zone: "UTC", safe: SAFE };
    fc.assert(
      fc.property(
        fc.constantFrom(...genuine),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (data, position, change) => {
          const at = 2 + 2 * (position % ((data.length - 2) / 2));
          const byte = (parseInt(data.slice(at, at + 2), 16) ^ change).toString(16).padStart(2, "0");
          const mutated = `${data.slice(0, at)}${byte}${data.slice(at + 2)}`;
          const [before, after] = [data, mutated].map((text) => readBatch(text, options, knowledge));
          expect(after).not.toEqual(before);
          const steps = (report: typeof before) =>
            typeof report === "string" ? report : report!.steps.map(({ data: _, ...step }) => step);
          expect(steps(after)).not.toEqual(steps(before));
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("a genuine batch", () => {
  it("is clear for the reader's own Safe", () => {
    const text = writeFile([approval(FLOW, 1_000_000_000n), payment()]);
    expect(readBatch(text, { chainId: 1, zone: "UTC", safe: SAFE }, knowledge)).toMatchObject({
      verdict: "clear",
    });
    // The file could name the attacker's account as the Safe, and as the sender of the streams.
    expect(show(text, { chainId: 1, zone: "UTC" }).verdict).toBe("unknown");
  });
});

describe("files as people paste them", () => {
  it.each(Object.entries({ ...pastedFiles, ...treasuryFiles }))("reads %s", (_, { text, shows }) => {
    const { said } = show(text);
    for (const part of shows) expect(said.toLowerCase()).toContain(part.toLowerCase());
  });
});
