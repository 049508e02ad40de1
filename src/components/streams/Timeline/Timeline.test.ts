import { describe, expect, it } from "vitest";
import { flowExamples, lockupExamples } from "./examples";
import { playFlow } from "./flow";
import { formatDate } from "./format";
import { playLockup, parseUnix } from "./lockup";

describe("formatting", () => {
  it.each([
    ["2027-03-01", "1 March 2027"],
    ["2027-12-31T23:59:59Z", "31 December 2027, 23:59:59"],
    ["2027-12-31T18:30:00Z", "31 December 2027, 18:30"],
  ])("writes %s as %s", (date, text) => {
    expect(formatDate(parseUnix(date))).toBe(text);
  });
});

describe("worked examples", () => {
  it.each(Object.entries(lockupExamples))("plays %s as the contract would", (_key, example) => {
    const rows = playLockup(example);
    for (const row of rows) {
      expect(row.streamed - row.withdrawn).toBe(row.withdrawable);
      expect(row.streamed).toBeLessThanOrEqual(example.schedule.depositedAmount);
    }
  });

  it("gives the recipient 500 more and the sender 2,650 on day 100 of the linear year", () => {
    const [before, after] = playLockup(lockupExamples.linearYear).slice(4, 6);
    expect(before?.refundable).toBe(2_650n * 10n ** 18n);
    expect(after).toMatchObject({ status: "CANCELED", withdrawable: 500n * 10n ** 18n, refundable: 0n });
  });

  it("pays the last, incomplete step at the end", () => {
    const streamed = playLockup(lockupExamples.steps).map((row) => Number(row.streamed / 10n ** 18n));
    expect(streamed).toEqual([0, 0, 300, 600, 900, 900, 1000]);
  });

  it("takes a price-gated stream back to STREAMING when the price falls", () => {
    const statuses = playLockup(lockupExamples.priceGated).map((row) => row.status);
    expect(statuses).toEqual(["STREAMING", "SETTLED", "STREAMING", "STREAMING", "SETTLED", "DEPLETED"]);
  });

  it.each(Object.entries(flowExamples))("plays %s as the contract would", (_key, example) => {
    for (const row of playFlow(example)) {
      expect(row.covered + row.uncovered).toBe(row.debt);
      expect(row.covered + row.refundable).toBe(row.balance);
    }
  });

  it("walks through the statuses of a Flow stream", () => {
    expect(playFlow(flowExamples.statuses).map((row) => row.status)).toEqual([
      "STREAMING_SOLVENT",
      "STREAMING_SOLVENT",
      "STREAMING_INSOLVENT",
      "STREAMING_INSOLVENT",
      "PAUSED_INSOLVENT",
      "PAUSED_INSOLVENT",
      "STREAMING_INSOLVENT",
      "VOIDED",
      "VOIDED",
    ]);
  });
});
