import { describe, expect, it } from "vitest";

import { claimAmount } from "../../../src/protocol/airdrops/variableClaim";
import * as Debt from "../../../src/protocol/streams/flow/debt";
import * as Flow from "../../../src/protocol/streams/flow/stream";
import * as Linear from "../../../src/protocol/streams/lockup/linear";

const DAY = 86_400n;
const DAI = 10n ** 18n;
const USDC = 10n ** 6n;

// The figures of the examples in docs/reference/*/diagrams.mdx.
describe("examples on the pages of diagrams", () => {
  it("Lockup: 400 of 1,000 DAI after 30 days and a half", () => {
    const schedule: Linear.LinearSchedule = {
      model: "linear",
      depositedAmount: 1_000n * DAI,
      startTime: 1_000n,
      cliffTime: 0n,
      endTime: 1_000n + 90n * DAY,
      unlockAmounts: { start: 100n * DAI, cliff: 0n },
      granularity: DAY,
    };
    expect(Linear.streamedAmount(schedule, 1_000n + 30n * DAY + DAY / 2n)).toBe(400n * DAI);
  });

  it("Flow: 60 of 100 USDC owed after 60,000 seconds, 20 uncovered after 120,000", () => {
    const stream: Flow.Stream = {
      ...Flow.create({ ratePerSecond: 10n ** 15n, tokenDecimals: 6 }, 1_000n),
      balance: 100n * USDC,
    };
    expect(Debt.withdrawableAmount(stream, 61_000n)).toBe(60n * USDC);
    expect(Debt.refundableAmount(stream, 61_000n)).toBe(40n * USDC);
    expect(Debt.coveredDebt(stream, 121_000n)).toBe(100n * USDC);
    expect(Debt.uncoveredDebt(stream, 121_000n)).toBe(20n * USDC);
  });

  it("Airdrops: a quarter of the way, 400 of 1,000 tokens are paid", () => {
    const schedule = {
      fullAmount: 1_000n * DAI,
      startTime: 0n,
      endTime: 100n * DAY,
      unlockPercentage: 2n * 10n ** 17n,
    };
    expect(claimAmount(schedule, 25n * DAY)).toBe(400n * DAI);
  });
});
