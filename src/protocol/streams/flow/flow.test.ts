// Long, because it follows streams through every function of Flow.
import { describe, expect, it } from "vitest";
import { type ContractError } from "../contractError";
import * as Debt from "./debt";
import * as RatePerSecond from "./ratePerSecond";
import * as Flow from "./stream";
import * as Transition from "./transition";

const DAY = 86_400n;
const T0 = 1_800_000_000n;
const e6 = (tokens: number): bigint => BigInt(Math.round(tokens * 1e6));
const reverts = (errorName: string, ...args: bigint[]): ContractError =>
  expect.objectContaining(args.length > 0 ? { errorName, args } : { errorName }) as ContractError;

function view(stream: Flow.Stream, now: bigint): (bigint | number)[] {
  return [
    Debt.totalDebt(stream, now),
    stream.balance,
    Debt.refundableAmount(stream, now),
    Flow.STATUSES.indexOf(Debt.status(stream, now)),
  ];
}

describe("100 tokens a day, 200 deposited", () => {
  const stream = Transition.deposit(
    Flow.create(
      {
        ratePerSecond: RatePerSecond.computeRate({ amount: e6(100), period: DAY, decimals: 6 }, "up"),
        tokenDecimals: 6,
      },
      T0,
    ),
    e6(200),
  );

  it.each([
    [1n, 100, 100, 0, 100],
    [2n, 200, 200, 0, 0],
    [10n, 1000, 200, 800, 0],
  ])(
    "day %s: debt %s, covered %s, uncovered %s, refundable %s",
    (day, total, covered, uncovered, refundable) => {
      const now = T0 + day * DAY;
      expect(Debt.totalDebt(stream, now)).toBe(e6(total));
      expect(Debt.coveredDebt(stream, now)).toBe(e6(covered));
      expect(Debt.uncoveredDebt(stream, now)).toBe(e6(uncovered));
      expect(Debt.refundableAmount(stream, now)).toBe(e6(refundable));
    },
  );

  it("turns solvent by a deposit of 2,800 and keeps 2,000 after a withdrawal of 1,000", () => {
    const now = T0 + 10n * DAY;
    expect(Debt.status(stream, now)).toBe("STREAMING_INSOLVENT");
    const topped = Transition.deposit(stream, e6(2800));
    expect([Debt.coveredDebt(topped, now), Debt.refundableAmount(topped, now)]).toEqual([e6(1000), e6(2000)]);
    const withdrawn = Transition.withdraw(topped, e6(1000), now);
    expect([withdrawn.balance, Debt.totalDebt(withdrawn, now)]).toEqual([e6(2000), 0n]);
  });
});

describe("a stream of 0.001 tokens a second through every function", () => {
  it("has the figures of the stream-management example", () => {
    const at = (days: bigint): bigint => T0 + days * DAY;
    let stream = Transition.deposit(
      Flow.create({ ratePerSecond: 10n ** 15n, tokenDecimals: 6 }, T0),
      e6(1000),
    );
    expect(view(stream, T0)).toEqual([0n, e6(1000), e6(1000), 1]);
    expect(Debt.depletionTime(stream, T0)).toBe(T0 + 1_000_001n);
    expect(view(stream, at(5n))).toEqual([e6(432), e6(1000), e6(568), 1]);

    stream = Transition.withdraw(stream, e6(200), at(5n));
    expect(view(stream, at(5n))).toEqual([e6(232), e6(800), e6(568), 1]);
    expect(stream.snapshotDebtScaled).toBe(232n * 10n ** 18n);
    expect(() => Transition.withdraw(stream, 232000001n, at(5n))).toThrowError(
      reverts("SablierFlow_Overdraw", 1n, 232000001n, 232000000n),
    );

    stream = Transition.adjustRatePerSecond(stream, 2n * 10n ** 15n, at(5n));
    expect(view(stream, at(5n))).toEqual([e6(232), e6(800), e6(568), 1]);
    expect(view(stream, at(6n))).toEqual([e6(404.8), e6(800), e6(395.2), 1]);
    stream = Transition.deposit(stream, e6(100));
    expect(view(stream, at(6n))).toEqual([e6(404.8), e6(900), e6(495.2), 1]);
    stream = Transition.pause(stream, at(6n));
    expect(view(stream, at(10n))).toEqual([e6(404.8), e6(900), e6(495.2), 3]);
    stream = Transition.refund(stream, e6(95.2), at(10n));
    expect(view(stream, at(10n))).toEqual([e6(404.8), e6(804.8), e6(400), 3]);
    stream = Transition.refund(stream, Debt.refundableAmount(stream, at(10n)), at(10n));
    expect(view(stream, at(10n))).toEqual([e6(404.8), e6(404.8), 0n, 3]);

    stream = Transition.deposit(Transition.restart(stream, 10n ** 15n, at(10n)), e6(86.4));
    expect(view(stream, at(10n))).toEqual([e6(404.8), e6(491.2), e6(86.4), 1]);
    expect(Debt.depletionTime(stream, at(10n))).toBe(at(10n) + 86_401n);
    expect(view(stream, at(12n))).toEqual([e6(577.6), e6(491.2), 0n, 2]);
    expect(Debt.uncoveredDebt(stream, at(12n))).toBe(e6(86.4));
    expect(Debt.depletionTime(stream, at(12n))).toBe(0n);

    stream = Transition.withdraw(stream, Debt.withdrawableAmount(stream, at(12n)), at(12n));
    expect(view(stream, at(12n))).toEqual([e6(86.4), 0n, 0n, 2]);
    expect(() => Transition.withdraw(stream, 0n, at(12n))).toThrowError(
      reverts("SablierFlow_WithdrawAmountZero", 1n),
    );

    stream = Transition.voidStream(stream, at(12n));
    expect(view(stream, at(12n))).toEqual([0n, 0n, 0n, 5]);
    for (const call of [
      () => Transition.deposit(stream, 1n),
      () => Transition.restart(stream, 1n, at(12n)),
      () => Transition.voidStream(stream, at(12n)),
    ]) {
      expect(call).toThrowError(reverts("SablierFlowState_StreamVoided", 1n));
    }
  });
});

describe("1,000 tokens per 30 days, 500 deposited, 6 decimals", () => {
  const ratePerSecond = 385802469135802n;
  const stream = Transition.deposit(Flow.create({ ratePerSecond, tokenDecimals: 6 }, T0), e6(500));

  it("has the figures of the create-stream example", () => {
    expect(Debt.depletionTime(stream, T0)).toBe(T0 + 1_296_001n);
    const day10 = T0 + 10n * DAY;
    expect(Debt.totalDebt(stream, day10)).toBe(333333333n);
    expect(Debt.ongoingDebtScaled(stream, day10)).toBe(333333333333332928000n);
    expect(Debt.withdrawableAmount(stream, day10)).toBe(333333333n);
    expect(Debt.refundableAmount(stream, day10)).toBe(166666667n);
    expect(Debt.status(stream, day10)).toBe("STREAMING_SOLVENT");
    const day30 = T0 + 30n * DAY;
    expect(Debt.totalDebt(stream, day30)).toBe(999999999n);
    expect(Debt.uncoveredDebt(stream, day30)).toBe(499999999n);
    expect(Debt.depletionTime(stream, day30)).toBe(0n);
  });

  it("writes uncovered debt off when voided after a withdrawal", () => {
    const day30 = T0 + 30n * DAY;
    const withdrawn = Transition.withdraw(stream, e6(100), T0 + 10n * DAY);
    expect([Debt.totalDebt(withdrawn, day30), Debt.uncoveredDebt(withdrawn, day30)]).toEqual([
      899999999n,
      499999999n,
    ]);
    const voided = Transition.voidStream(withdrawn, day30);
    expect(view(voided, day30)).toEqual([400000000n, 400000000n, 0n, 5]);
    expect(Transition.withdraw(voided, 400000000n, day30).balance).toBe(0n);
  });
});

describe("creation and the pending state", () => {
  it("starts paused with a rate of zero, pending with a start in the future, in debt with one in the past", () => {
    expect(Debt.status(Flow.create({ ratePerSecond: 0n, tokenDecimals: 6 }, T0), T0)).toBe("PAUSED_SOLVENT");
    const pending = Flow.create({ ratePerSecond: 1n, tokenDecimals: 6, startTime: T0 + DAY }, T0);
    expect([Debt.status(pending, T0), Debt.totalDebt(pending, T0)]).toEqual(["PENDING", 0n]);
    const past = Flow.create({ ratePerSecond: 10n ** 15n, tokenDecimals: 6, startTime: T0 - DAY }, T0);
    expect([Debt.totalDebt(past, T0), Debt.status(past, T0)]).toEqual([86400000n, "STREAMING_INSOLVENT"]);
  });

  it("allows adjust, deposit, refund and void but not pause while pending", () => {
    const pending = Transition.deposit(
      Flow.create({ ratePerSecond: 5n, tokenDecimals: 6, startTime: T0 + DAY }, T0),
      e6(1),
    );
    expect(() => Transition.pause(pending, T0)).toThrowError(
      reverts("SablierFlow_StreamPending", 1n, T0 + DAY),
    );
    expect(Transition.adjustRatePerSecond(pending, 6n, T0).snapshotTime).toBe(T0 + DAY);
    expect(Transition.refund(pending, e6(1), T0).balance).toBe(0n);
    expect(Debt.status(Transition.voidStream(pending, T0), T0)).toBe("VOIDED");
  });

  it.each([
    [
      () => Flow.create({ ratePerSecond: 0n, tokenDecimals: 6, startTime: T0 + 1n }, T0),
      "SablierFlow_CreateRatePerSecondZero",
    ],
    [() => Flow.create({ ratePerSecond: 1n, tokenDecimals: 19 }, T0), "SablierFlow_InvalidTokenDecimals"],
    [
      () => Debt.depletionTime(Flow.create({ ratePerSecond: 1n, tokenDecimals: 6 }, T0), T0),
      "SablierFlow_StreamBalanceZero",
    ],
    [
      () => Debt.depletionTime(Flow.create({ ratePerSecond: 0n, tokenDecimals: 6 }, T0), T0),
      "SablierFlowState_StreamPaused",
    ],
    [
      () => Transition.adjustRatePerSecond(Flow.create({ ratePerSecond: 1n, tokenDecimals: 6 }, T0), 1n, T0),
      "SablierFlow_RatePerSecondNotDifferent",
    ],
    [
      () => Transition.adjustRatePerSecond(Flow.create({ ratePerSecond: 1n, tokenDecimals: 6 }, T0), 0n, T0),
      "SablierFlow_NewRatePerSecondZero",
    ],
    [
      () => Transition.restart(Flow.create({ ratePerSecond: 1n, tokenDecimals: 6 }, T0), 2n, T0),
      "SablierFlow_StreamNotPaused",
    ],
    [
      () => Transition.deposit(Flow.create({ ratePerSecond: 1n, tokenDecimals: 6 }, T0), 0n),
      "SablierFlow_DepositAmountZero",
    ],
    [
      () => Transition.refund(Flow.create({ ratePerSecond: 1n, tokenDecimals: 6 }, T0), 0n, T0),
      "SablierFlow_RefundAmountZero",
    ],
    [
      () => Transition.refund(Flow.create({ ratePerSecond: 1n, tokenDecimals: 6 }, T0), 1n, T0),
      "SablierFlow_RefundOverflow",
    ],
  ])("%s reverts with %s", (call, errorName) => {
    expect(call).toThrowError(reverts(errorName));
  });
});

describe("rate per second", () => {
  it.each([
    [1n, DAY, 11574074074074n, 999999n, 999999999999993600n],
    [100n, DAY, 1157407407407407n, 99999999n, 99999999999999964800n],
    [500n, 604_800n, 826719576719576n, 499999999n, 499999999999999564800n],
    [1000n, 604_800n, 1653439153439153n, 999999999n, 999999999999999734400n],
    [1000n, 2_592_000n, 385802469135802n, 999999999n, 999999999999998784000n],
    [5000n, 2_592_000n, 1929012345679012n, 4999999999n, 4999999999999999104000n],
    [10000n, 2_592_000n, 3858024691358024n, 9999999999n, 9999999999999998208000n],
    [60000n, 31_536_000n, 1902587519025875n, 59999999999n, 59999999999999994000000n],
    [100000n, 31_536_000n, 3170979198376458n, 99999999999n, 99999999999999979488000n],
    [1000000n, 31_536_000n, 31709791983764586n, 999999999999n, 999999999999999984096000n],
    [3000n, 1743465600n - 1735689600n, 385802469135802n, 2999999999n, 2999999999999996352000n],
  ])("%s tokens per %s seconds is %s", (tokens, period, rate, debt6, debt18) => {
    const target6 = { amount: tokens * 10n ** 6n, period, decimals: 6 };
    const target18 = { amount: tokens * 10n ** 18n, period, decimals: 18 };
    expect(RatePerSecond.computeRate(target6)).toBe(rate);
    expect(RatePerSecond.computeRate(target18)).toBe(rate);
    expect(RatePerSecond.computePayment(rate, target6)).toEqual({ paid: debt6, loss: 1n });
    expect(RatePerSecond.computePayment(rate, target18).paid).toBe(debt18);
  });

  it("rounds up on request, which reaches the target on time", () => {
    const target = { amount: 1000n * 10n ** 6n, period: 2_592_000n, decimals: 6 };
    const rate = RatePerSecond.computeRate(target, "up");
    expect(rate).toBe(385802469135803n);
    expect(RatePerSecond.computePayment(rate, target)).toEqual({ paid: 1000000000n, loss: 0n });
    expect(RatePerSecond.computeRate({ amount: 10n ** 12n, period: 31_536_000n, decimals: 6 }, "up")).toBe(
      31709791983764587n,
    );
  });

  it.each([
    [10n ** 14n, "8.64", "60.48", "259.2", "3153.6"],
    [2n * 10n ** 14n, "17.28", "120.96", "518.4", "6307.2"],
    [10n ** 15n, "86.4", "604.8", "2592", "31536"],
    [
      385802469135802n,
      "33.3333333333332928",
      "233.3333333333330496",
      "999.999999999998784",
      "12166.666666666651872",
    ],
  ])("%s a second is %s a day, %s a week, %s in 30 days, %s in 365 days", (rate, ...expected) => {
    const { day, week, month, year } = RatePerSecond.PERIODS;
    const decimal = (scaled: bigint): string => {
      const text = scaled.toString().padStart(19, "0");
      return `${text.slice(0, -18)}.${text.slice(-18)}`.replace(/\.?0+$/, "");
    };
    expect(
      [day, week, month, year].map((period) => decimal(RatePerSecond.computeAmountOver(rate, period, 18))),
    ).toEqual(expected);
  });

  it.each([
    [0, 999n, 1000n],
    [2, 99999n, 100000n],
    [6, 999999999n, 1000000385n],
    [8, 99999999999n, 100000038580n],
    [18, 999999999999998784000n, 1000000385802467919802n],
  ])("with %s decimals owes %s after 30 days and %s a second later", (decimals, after, later) => {
    expect(RatePerSecond.computeAmountOver(385802469135802n, 2_592_000n, decimals)).toBe(after);
    expect(RatePerSecond.computeAmountOver(385802469135802n, 2_592_001n, decimals)).toBe(later);
  });

  it("finds the smallest visible step", () => {
    expect(RatePerSecond.countSecondsUntil(10n ** 11n, 1n, 6)).toBe(10n);
    expect(RatePerSecond.countSecondsUntil(385802469135802n, 1n, 2)).toBe(26n);
  });

  it("refuses what no stream can have", () => {
    expect(() => RatePerSecond.computeRate({ amount: 1n, period: 0n, decimals: 6 })).toThrowError(RangeError);
    expect(() => RatePerSecond.computeRate({ amount: 1n, period: 1n, decimals: 19 })).toThrowError(
      RangeError,
    );
    expect(() => RatePerSecond.computeRate({ amount: -1n, period: 1n, decimals: 6 })).toThrowError(
      RangeError,
    );
    expect(() => RatePerSecond.computeRate({ amount: 10n ** 39n, period: 1n, decimals: 18 })).toThrowError(
      reverts("SafeCastOverflowedUintDowncast"),
    );
    expect(() => RatePerSecond.countSecondsUntil(0n, 1n, 6)).toThrowError(RangeError);
  });
});
