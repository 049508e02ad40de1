import { expect, it } from "vitest";
import * as Debt from "../../../src/protocol/streams/flow/debt";
import * as Stream from "../../../src/protocol/streams/flow/stream";
import * as Transition from "../../../src/protocol/streams/flow/transition";
import { debtOf, type FlowRow } from "./flowDebt";

const start = 1_798_761_600n;
const day = 86_400n;
const row: FlowRow = {
  ratePerSecond: "1000000000000000",
  snapshotAmount: "0",
  lastAdjustmentTimestamp: String(start),
  startTime: String(start),
  withdrawnAmount: "0",
  availableAmount: "864000000",
  assetDecimalsValue: "6",
};

it("gives the figures of the page after one day", () => {
  expect(debtOf(row, start + day)).toEqual({
    debt: 86_400_000n,
    covered: 86_400_000n,
    uncovered: 0n,
    refundable: 777_600_000n,
  });
});

it("owes nothing before the start", () => {
  expect(debtOf(row, start - day).debt).toBe(0n);
});

it("knows uncovered debt and withdrawals", () => {
  expect(
    debtOf({ ...row, withdrawnAmount: "100000000", availableAmount: "764000000" }, start + 12n * day),
  ).toEqual({
    debt: 936_800_000n,
    covered: 764_000_000n,
    uncovered: 172_800_000n,
    refundable: 0n,
  });
});

it("counts from the snapshot after the rate was adjusted", () => {
  // Two days at 86.4 a day, then three days at half of it.
  const adjusted = {
    ...row,
    ratePerSecond: "500000000000000",
    snapshotAmount: "172800000000000000000",
    lastAdjustmentTimestamp: String(start + 2n * day),
  };
  expect(debtOf(adjusted, start + 5n * day).debt).toBe(302_400_000n);
});

it("agrees with the contract's arithmetic", () => {
  const rate = BigInt(row.ratePerSecond);
  const stream = Transition.deposit(
    Stream.create({ ratePerSecond: rate, tokenDecimals: 6 }, start),
    864_000_000n,
  );
  for (const elapsed of [0n, 1n, 999n, 1000n, day, 10n * day, 10n * day + 1n, 400n * day]) {
    const { debt, covered, uncovered, refundable } = debtOf(row, start + elapsed);
    expect(debt).toBe(Debt.totalDebt(stream, start + elapsed));
    expect(covered).toBe(Debt.coveredDebt(stream, start + elapsed));
    expect(uncovered).toBe(Debt.uncoveredDebt(stream, start + elapsed));
    expect(refundable).toBe(Debt.refundableAmount(stream, start + elapsed));
  }
});
