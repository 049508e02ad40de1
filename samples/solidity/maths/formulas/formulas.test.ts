// Long, because each formula of the pages is here next to the computation or the contract that proves it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { claimAmount } from "../../../../src/protocol/airdrops/variableClaim";
import { computeMinFeeWei } from "../../../../src/protocol/streams/fees";
import * as Debt from "../../../../src/protocol/streams/flow/debt";
import * as RatePerSecond from "../../../../src/protocol/streams/flow/ratePerSecond";
import * as Legacy from "../../../../src/protocol/streams/legacy/stream";
import * as Dynamic from "../../../../src/protocol/streams/lockup/dynamic";
import * as Linear from "../../../../src/protocol/streams/lockup/linear";
import * as PriceGated from "../../../../src/protocol/streams/lockup/priceGated";
import * as LockupStream from "../../../../src/protocol/streams/lockup/stream";
import * as Tranched from "../../../../src/protocol/streams/lockup/tranched";
import recorded from "./answers.json";
import {
  Draw,
  dynamicPoints,
  FIRST_TIME,
  flowPoints,
  linearPoints,
  POINTS,
  variableClaimPoints,
  type FlowPoint,
  type LinearPoint,
} from "./points";

/**
 * Every formula that a page sets apart, at 1,000 random points. For the current releases it is compared with the maths
 * in `src`, which `../lockup.long.test.ts` and `../flow.long.test.ts` compare with the contracts. For earlier releases, and for
 * campaigns, it is compared with what their contracts returned (`answers.json`, see README.md).
 */

const UNIT = 10n ** 18n;
const answers = (name: keyof typeof recorded): bigint[] => recorded[name].answers.split(" ").map(BigInt);
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
const ceil = (a: bigint, b: bigint): bigint => (a + b - 1n) / b;

/** Checks that a page's real number is the contract's amount, to ten digits of the whole. */
function expectClose(actual: bigint, expected: number, whole: bigint): void {
  expect(Math.abs(Number(actual) - expected)).toBeLessThanOrEqual(1 + Number(whole) * 1e-10);
}

const each = <Point>(points: readonly Point[], check: (point: Point, index: number) => void): void => {
  expect(points).toHaveLength(POINTS);
  points.forEach(check);
};
const draws = (seed: bigint): Draw[] =>
  Array.from({ length: POINTS }, (_, at) => new Draw(seed + BigInt(at)));

/** The Linear streams, each with the steps of v4.0. */
const stepped = linearPoints.map((point, index) => {
  const range = point.endTime - (point.cliffTime || point.startTime);
  return { ...point, granularity: 1n + new Draw(5_000_000n + BigInt(index)).below(range) };
});

/** Compares a formula with Linear of v4.0, for streams of one shape. */
const linear =
  (change: (point: LinearPoint) => Partial<LinearPoint>, formula: (p: LinearPoint) => bigint) => () =>
    each(linearPoints, (point) => {
      const stream = { ...point, ...change(point) };
      if (stream.now >= stream.endTime) stream.now = stream.endTime - 1n;
      expect(formula(stream)).toBe(
        Linear.streamedAmount({ ...stream, model: "linear", granularity: 1n }, stream.now),
      );
    });
const noCliff = (point: LinearPoint) => ({
  cliffTime: 0n,
  unlockAmounts: { ...point.unlockAmounts, cliff: 0n },
});
const withCliff = (point: LinearPoint) => ({ cliffTime: point.cliffTime || point.startTime + 1n });

const steppedLinear = () =>
  each(stepped, (point) => {
    const { depositedAmount: D, startTime: s, cliffTime: c, endTime: e, granularity: g, now: t } = point;
    const { start: u0, cliff: uc } = point.unlockAmounts;
    const b = c || s;
    const n = (t - b) / g;
    const f = t >= e ? D : c > 0n && t < c ? u0 : u0 + uc + (n * g * (D - u0 - uc)) / (e - b);
    expect(f).toBe(Linear.streamedAmount({ ...point, model: "linear" }, t));
  });

const share = (part: bigint, whole: bigint): bigint => (UNIT * part) / whole;

const tranched = () =>
  each(draws(6_000_000n), (draw) => {
    let timestamp = FIRST_TIME;
    const tranches = Array.from({ length: 1 + Number(draw.below(6n)) }, () => ({
      amount: draw.upTo(90n),
      timestamp: (timestamp += 1n + draw.below(1_000n)),
    }));
    const now = FIRST_TIME + draw.below(timestamp - FIRST_TIME + 2n);
    const f = sum(tranches.filter((tranche) => tranche.timestamp <= now).map(({ amount }) => amount));
    const depositedAmount = sum(tranches.map(({ amount }) => amount));
    const schedule = { depositedAmount, startTime: FIRST_TIME, endTime: timestamp, tranches };
    expect(f).toBe(Tranched.streamedAmount({ ...schedule, model: "tranched" }, now));
  });

/** Draws a curve between two dates and a moment of it. */
const curve = (draw: Draw) => {
  const s = FIRST_TIME;
  const c1 = s + 2n + draw.below(10_000n);
  const c2 = c1 + 2n + draw.below(10_000n);
  const e = c2 + 1n + draw.below(10_000n);
  return {
    D: 4n + draw.upTo(90n),
    s,
    c1,
    c2,
    e,
    k: UNIT / 2n + draw.below(10n * UNIT),
    t: s + draw.below(e - s),
  };
};
const dynamicStream = (s: bigint, e: bigint, segments: Dynamic.Segment[]): Dynamic.DynamicSchedule => ({
  model: "dynamic",
  depositedAmount: sum(segments.map(({ amount }) => amount)),
  startTime: s,
  endTime: e,
  segments,
});

const segments = () => {
  const contract = answers("dynamic");
  each(dynamicPoints, ({ segments: parts, startTime, endTime, now, depositedAmount }, index) => {
    // The same in every release: the maths of v4.0 equals what the earlier contracts returned.
    const streamed = Dynamic.streamedAmount(dynamicStream(startTime, endTime, [...parts]), now);
    expect(streamed).toBe(contract[index]);
    const at = parts.findIndex(({ timestamp }) => timestamp >= now);
    const from = at === 0 ? startTime : parts[at - 1]!.timestamp;
    const x = Number(now - from) / Number(parts[at]!.timestamp - from);
    const whole = sum(parts.slice(0, at).map(({ amount }) => amount));
    const power = x ** (Number(parts[at]!.exponent) / 1e18);
    expectClose(streamed, Number(whole) + Number(parts[at]!.amount) * power, depositedAmount);
  });
};

const flowState = (point: FlowPoint) => {
  const scaled = 10n ** BigInt(18 - point.tokenDecimals);
  const [before, r] = point.rates;
  return { q: before * point.wait, r, o: r * point.elapsed, scaled, B: point.balance };
};
const debts = () => {
  const contract = answers("flowDebt");
  each(flowPoints, (point, index) => {
    const { q, r, o, scaled, B } = flowState(point);
    const total = (q + o) / scaled;
    expect(total).toBe(contract[index]);
    const stream = {
      id: 1n,
      balance: B,
      ratePerSecond: r,
      snapshotTime: FIRST_TIME,
      snapshotDebtScaled: q,
      tokenDecimals: point.tokenDecimals,
      isVoided: false,
    };
    const now = FIRST_TIME + point.elapsed;
    const covered = min(B, total);
    expect(Debt.coveredDebt(stream, now)).toBe(covered);
    expect(Debt.uncoveredDebt(stream, now)).toBe(max(0n, total - B));
    expect(Debt.refundableAmount(stream, now)).toBe(B - covered);
  });
};
const depletion = () => {
  const contract = answers("flowDepletion");
  each(flowPoints, (point, index) => {
    const { q, r, scaled, B } = flowState(point);
    const snapshot = FIRST_TIME + point.wait;
    const time = B * scaled + scaled > q ? snapshot + ceil(B * scaled + scaled - q, r) : 0n;
    const now = snapshot + point.elapsed;
    expect(time > now ? time : 0n).toBe(contract[index]);
  });
};
/** The sums of an indexer: what was paid out before is in the snapshot, and is subtracted. */
const indexedDebt = () =>
  each(flowPoints, (point) => {
    const { q, r, scaled, B } = flowState(point);
    const withdrawn = min(B, q / scaled);
    const debt = (q + r * point.elapsed) / scaled - withdrawn;
    const stream = {
      id: 1n,
      balance: B - withdrawn,
      ratePerSecond: r,
      snapshotTime: FIRST_TIME,
      isVoided: false,
    };
    const state = {
      ...stream,
      snapshotDebtScaled: q - withdrawn * scaled,
      tokenDecimals: point.tokenDecimals,
    };
    const now = FIRST_TIME + point.elapsed;
    expect(debt).toBe(Debt.totalDebt(state, now));
    expect(min(debt, B - withdrawn)).toBe(Debt.coveredDebt(state, now));
  });

const variableClaim = () => {
  const contract = answers("variableClaim");
  each(variableClaimPoints, (point, index) => {
    const { fullAmount: F, unlockPercentage: u, startTime: s, endTime: e, now: t } = point;
    const u0 = (u * F) / UNIT;
    const claim = t < s ? 0n : t >= e ? F : u0 + ((F - u0) * (t - s)) / (e - s);
    expect(claim).toBe(contract[index]);
    expect(claimAmount(point, t)).toBe(contract[index]);
  });
};
const reward = () => {
  const contract = answers("reward");
  each(
    variableClaimPoints,
    ({ fullAmount: F, forgoneAmount: G, aggregateAmount: A, earlyAmount: E }, index) =>
      expect(A > E ? (F * G) / (A - E) : 0n).toBe(contract[index]),
  );
};

/** Withdrawals and cancellations of a Linear stream. */
const halves = () =>
  each(linearPoints, (point) => {
    const schedule: Linear.LinearSchedule = { ...point, model: "linear", granularity: 1n };
    const moment = { now: point.now };
    const opened = LockupStream.create(schedule, { id: 1n });
    const S = LockupStream.streamedAmount(opened, moment);
    const W = S / 3n;
    const stream = W > 0n && W < S ? LockupStream.withdraw(opened, W, moment) : opened;
    const D = point.depositedAmount;
    expect(LockupStream.withdrawableAmount(stream, moment)).toBe(S - (stream === opened ? 0n : W));
    expect(LockupStream.refundableAmount(stream, moment)).toBe(S < D ? D - S : 0n);
  });

const fee = () =>
  each(draws(7_000_000n), (draw) => {
    const [f, p] = [draw.below(100n * 10n ** 8n + 1n), draw.upTo(60n)];
    expect((f * UNIT) / p).toBe(computeMinFeeWei(f, { price: p, updatedAt: FIRST_TIME }, FIRST_TIME));
  });
const rate = () =>
  each(draws(8_000_000n), (draw) => {
    const [a, T, d] = [draw.upTo(60n), 1n + draw.below(31_536_000n), Number(draw.below(19n))];
    const r = (a * 10n ** BigInt(18 - d)) / T;
    expect(r).toBe(RatePerSecond.computeRate({ amount: a, period: T, decimals: d }));
  });
const legacy = () =>
  each(draws(9_000_000n), (draw) => {
    const [r, d] = [draw.upTo(60n), 1n + draw.below(1_000_000n)];
    const [s, p] = [FIRST_TIME, FIRST_TIME + d];
    const t = s + draw.below(2n * d) - d / 2n;
    const stream = { deposit: r * d, startTime: s, stopTime: p, remainingBalance: r * d };
    expect(t <= s ? 0n : r * (min(t, p) - s)).toBe(Legacy.recipientBalance(stream, t));
    const a = draw.upTo(80n);
    expect(a - (a % d)).toBe(Legacy.depositFor(a, d).deposit);
  });

/** The formulas by page of `docs/`, in the page's order: how each begins, and its proof or the test that has it. */
const FORMULAS_OF_PAGES: Readonly<
  Record<string, readonly (readonly [start: string, proof: (() => void) | string])[]>
> = {
  "api/airdrops/merkle-api/functionality": [
    [String.raw`\text{leaf} =`, "src/protocol/airdrops/merkleLeaf.test.ts"],
  ],
  "api/flow/the-graph/structure": [
    [String.raw`\text{streamed}(t) = s + r`, indexedDebt],
    [String.raw`\text{debt} = \text{streamed} - \text{withdrawn}`, indexedDebt],
    [String.raw`\text{covered} = \min(`, indexedDebt],
  ],
  "concepts/cancelability": [
    [String.raw`\text{refund to the sender} = D - S`, halves],
    [String.raw`\text{left for the recipient} = S - W`, halves],
  ],
  "concepts/fees": [[String.raw`m = \left\lfloor \frac{f \cdot 10^{18}}{p} \right\rfloor`, fee]],
  "concepts/flow/overview": [
    [String.raw`\begin{aligned} o &= r \cdot (t - t_q)`, debts],
    [
      String.raw`\frac{1000 \cdot 10^{18}}{2{,}592{,}000} = 385{,}802{,}469{,}135{,}802`,
      () => expect((1000n * UNIT) / 2_592_000n).toBe(385_802_469_135_802n),
    ],
    [String.raw`\text{depletion time} = t_q + \left\lceil \frac{B_{18} + 1_{18} - q}{r}`, depletion],
  ],
  "concepts/lockup/overview": [
    [String.raw`\text{withdrawable} = S - W \qquad\qquad \text{refundable} = D - S`, halves],
  ],
  "concepts/lockup/segments": [[String.raw`f(x) = A + a \cdot x^{k}`, segments]],
  "concepts/lockup/stream-shapes": [
    [
      String.raw`f(t) = \begin{cases} u_0 & \text{if } c > 0 \text{ and } t < c \\[4pt] u_0 + u_c + \left\lfloor \dfrac{n \cdot g \cdot (D - u_0 - u_c)}{e - b}`,
      steppedLinear,
    ],
    [
      String.raw`f(t) = \begin{cases} u_0 & \text{if } c > 0 \text{ and } t < c \\[4pt] u_0 + u_c + \left\lfloor q \cdot (D - u_0 - u_c)`,
      () => {
        const contract = answers("linearV2");
        each(
          linearPoints,
          ({ depositedAmount: D, unlockAmounts, startTime: s, cliffTime: c, endTime: e, now: t }, index) => {
            const { start: u0, cliff: uc } = unlockAmounts;
            const b = c || s;
            const q = share(t - b, e - b);
            const f = t >= e ? D : c > 0n && t < c ? u0 : u0 + uc + (q * (D - u0 - uc)) / UNIT;
            expect(f).toBe(contract[index]);
          },
        );
      },
    ],
    [
      String.raw`f(t) = \begin{cases} 0 & \text{if } t < c \\[4pt] \left\lfloor q \cdot D`,
      () => {
        const contract = answers("linearV1");
        each(linearPoints, ({ depositedAmount: D, startTime: s, cliffTime: c, endTime: e, now: t }, index) =>
          expect(t >= e ? D : t < c ? 0n : (share(t - s, e - s) * D) / UNIT).toBe(contract[index]),
        );
      },
    ],
    [
      String.raw`f(t) = \sum_{j < i} a_j + a_i \left( \frac{t - m_{i-1}}{m_i - m_{i-1}} \right)^{k_i}`,
      segments,
    ],
    [String.raw`f(t) = \sum_{j \,:\, m_j \le t} a_j`, tranched],
    [
      String.raw`f(t) = \begin{cases} D & \text{if } t \ge e \text{ or } p(t) \ge P`,
      () =>
        each(draws(10_000_000n), (draw) => {
          const [D, e, P] = [draw.upTo(90n), FIRST_TIME + draw.below(1_000n), draw.upTo(60n)];
          const [t, p] = [FIRST_TIME + draw.below(1_200n), draw.upTo(61n)];
          const schedule = { depositedAmount: D, startTime: FIRST_TIME, endTime: e, targetPrice: P };
          expect(t >= e || p >= P ? D : 0n).toBe(
            PriceGated.streamedAmount({ ...schedule, model: "priceGated" }, t, p),
          );
        }),
    ],
    [
      String.raw`f = D \cdot x`,
      linear(
        () => ({ cliffTime: 0n, unlockAmounts: { start: 0n, cliff: 0n } }),
        ({ depositedAmount: D, now: t, startTime: s, endTime: e }) => (D * (t - s)) / (e - s),
      ),
    ],
    [
      String.raw`f = u_0 + (D - u_0) \cdot x`,
      linear(
        noCliff,
        ({ depositedAmount: D, unlockAmounts: { start: u }, now: t, startTime: s, endTime: e }) =>
          u + ((D - u) * (t - s)) / (e - s),
      ),
    ],
    [
      String.raw`f = \begin{cases} 0 & \text{if } t < c \\[4pt] u_c + (D - u_c) \cdot \dfrac{t - c}{e - c}`,
      linear(
        (point) => ({ ...withCliff(point), unlockAmounts: { ...point.unlockAmounts, start: 0n } }),
        ({ depositedAmount: D, unlockAmounts: { cliff: u }, now: t, cliffTime: c, endTime: e }) =>
          t < c ? 0n : u + ((D - u) * (t - c)) / (e - c),
      ),
    ],
    [
      String.raw`u_c = D \cdot \frac{c - s}{e - s}`,
      linear(
        // A deposit that divides evenly, so that the cliff meets the straight line exactly.
        ({ startTime: s, endTime: e, depositedAmount, ...point }) => {
          const D = depositedAmount * (e - s);
          const { cliffTime: c } = withCliff({ startTime: s, endTime: e, depositedAmount, ...point });
          return {
            cliffTime: c,
            depositedAmount: D,
            unlockAmounts: { start: 0n, cliff: (D * (c - s)) / (e - s) },
          };
        },
        ({ depositedAmount: D, now: t, startTime: s, cliffTime: c, endTime: e }) =>
          t < c ? 0n : (D * (t - s)) / (e - s),
      ),
    ],
    [
      String.raw`f = \begin{cases} u_0 & \text{if } t < c \\[4pt] u_0 + u_c + (D - u_0 - u_c) \cdot \dfrac{t - c}{e - c}`,
      linear(
        withCliff,
        ({
          depositedAmount: D,
          unlockAmounts: { start: u0, cliff: uc },
          now: t,
          cliffTime: c,
          endTime: e,
        }) => (t < c ? u0 : u0 + uc + ((D - u0 - uc) * (t - c)) / (e - c)),
      ),
    ],
    [
      String.raw`f = \left\lfloor D \cdot \left\lfloor \frac{t - s}{g} \right\rfloor \cdot \frac{g}{e - s}`,
      () =>
        each(stepped, (point) => {
          const { depositedAmount: D, startTime: s, endTime: e, granularity: g, now } = point;
          const t = min(now, e - 1n);
          const stream = { ...point, cliffTime: 0n, unlockAmounts: { start: 0n, cliff: 0n } };
          expect((D * ((t - s) / g) * g) / (e - s)).toBe(
            Linear.streamedAmount({ ...stream, model: "linear" }, t),
          );
        }),
    ],
    [
      String.raw`f = D \cdot x^{k}`,
      () =>
        each(draws(11_000_000n), (draw) => {
          const { D, s, e, k, t } = curve(draw);
          const x = Number(t - s) / Number(e - s);
          const stream = dynamicStream(s, e, [{ amount: D, exponent: k, timestamp: e }]);
          expectClose(Dynamic.streamedAmount(stream, t), Number(D) * x ** (Number(k) / 1e18), D);
        }),
    ],
    [
      String.raw`f = \begin{cases} 0 & \text{if } t < c \\[4pt] u + (D - u) \cdot \left( \dfrac{t - c}{e - c} \right)^{k}`,
      () =>
        each(draws(12_000_000n), (draw) => {
          const { D, s, c1: c, e, k, t } = curve(draw);
          const u = draw.below(D);
          const stream = dynamicStream(s, e, [
            { amount: 0n, exponent: UNIT, timestamp: c - 1n },
            { amount: u, exponent: UNIT, timestamp: c },
            { amount: D - u, exponent: k, timestamp: e },
          ]);
          const power = (Number(t - c) / Number(e - c)) ** (Number(k) / 1e18);
          const f = t < c ? 0 : Number(u) + Number(D - u) * power;
          expectClose(Dynamic.streamedAmount(stream, t), f, D);
        }),
    ],
    [
      String.raw`f = \begin{cases} 0 & \text{if } t < c_1 \\ u_1 & \text{if } c_1 \le t < c_2`,
      () =>
        each(draws(13_000_000n), (draw) => {
          const { D, s, c1, c2, e, t } = curve(draw);
          const u1 = draw.below(D);
          const u2 = draw.below(D - u1);
          const stream = dynamicStream(s, e, [
            { amount: 0n, exponent: UNIT, timestamp: c1 - 1n },
            { amount: u1, exponent: UNIT, timestamp: c1 },
            { amount: 0n, exponent: UNIT, timestamp: c2 - 1n },
            { amount: u2, exponent: UNIT, timestamp: c2 },
            { amount: D - u1 - u2, exponent: UNIT, timestamp: e },
          ]);
          const late = Number(u1 + u2) + Number(D - u1 - u2) * (Number(t - c2) / Number(e - c2));
          expectClose(Dynamic.streamedAmount(stream, t), t < c1 ? 0 : t < c2 ? Number(u1) : late, D);
        }),
    ],
    [
      String.raw`f = D \cdot \frac{j}{N}`,
      () =>
        each(draws(14_000_000n), (draw) => {
          const N = 1n + draw.below(40n);
          const part = draw.upTo(80n);
          const tranches = Array.from({ length: Number(N) }, (_, at) => ({
            amount: part,
            timestamp: FIRST_TIME + 10n * BigInt(at + 1),
          }));
          const now = FIRST_TIME + draw.below(10n * N + 5n);
          const j = min(N, (now - FIRST_TIME) / 10n);
          const schedule = {
            depositedAmount: N * part,
            startTime: FIRST_TIME,
            endTime: FIRST_TIME + 10n * N,
            tranches,
          };
          expect((N * part * j) / N).toBe(Tranched.streamedAmount({ ...schedule, model: "tranched" }, now));
        }),
    ],
    [String.raw`f = D \cdot \sum_{j \,:\, m_j \le t} w_j`, tranched],
    [
      String.raw`f = \begin{cases} 0 & \text{if } t < e \\ D & \text{if } t \ge e \end{cases}`,
      () =>
        each(draws(15_000_000n), (draw) => {
          const [D, s, total] = [draw.upTo(90n), FIRST_TIME, 2n + draw.below(1_000n)];
          const e = s + total;
          const t = s + draw.below(total + 2n);
          const times = { depositedAmount: D, startTime: s, endTime: e };
          const lock = {
            ...times,
            cliffTime: e - 1n,
            unlockAmounts: { start: 0n, cliff: 0n },
            granularity: 1n,
          };
          const tranches = [{ amount: D, timestamp: e }];
          expect(Linear.streamedAmount({ ...lock, model: "linear" }, t)).toBe(t < e ? 0n : D);
          expect(Tranched.streamedAmount({ ...times, model: "tranched", tranches }, t)).toBe(t < e ? 0n : D);
        }),
    ],
  ],
  "concepts/lockup/tranches": [[String.raw`f(t) = \sum_{j \,:\, m_j \le t} a_j`, tranched]],
  "concepts/merkle-airdrops": [
    [String.raw`\text{leaf} =`, "src/protocol/airdrops/merkleLeaf.test.ts"],
    [
      String.raw`\text{claim}(t) = \begin{cases} 0 & t < s \\[4pt] u_0 + \left\lfloor (F - u_0) \cdot \dfrac{t - s}{e - s} \right\rfloor`,
      variableClaim,
    ],
    [String.raw`\text{reward} = \left\lfloor \frac{F \cdot G}{A - E} \right\rfloor`, reward],
  ],
  "concepts/streaming": [
    [
      String.raw`\text{streamed}(t) = D \cdot \frac{t - s}{e - s}`,
      linear(
        () => ({ cliffTime: 0n, unlockAmounts: { start: 0n, cliff: 0n } }),
        ({ depositedAmount: D, now: t, startTime: s, endTime: e }) => (D * (t - s)) / (e - s),
      ),
    ],
  ],
  "guides/airdrops/verify-campaign": [
    [String.raw`\text{salt} =`, "samples/solidity/airdrops/airdrops.test.ts"],
  ],
  "guides/flow/examples/flow-calculate-rps": [
    [String.raw`r = \left\lfloor \frac{a \cdot 10^{\,18 - d}}{T} \right\rfloor`, rate],
  ],
  "guides/legacy/streams": [
    [String.raw`f(t) = \begin{cases} 0 & \text{if } t \le s \\ r \cdot (\min(t, p) - s)`, legacy],
    [String.raw`a - (a \;\text{mod}\; d)`, legacy],
  ],
  "guides/lockup/examples/staking/rewards": [
    [
      String.raw`R = R_0 + \frac{(t - t_0) \cdot r \cdot 10^{18}}{S}`,
      "samples/solidity/lockup/staking.long.test.ts",
    ],
    [String.raw`E = E_0 + \frac{s \cdot (R - R_a)}{10^{18}}`, "samples/solidity/lockup/staking.long.test.ts"],
  ],
  "reference/airdrops/diagrams": [
    [
      String.raw`\text{paid} = u + \left\lfloor (A - u) \cdot \frac{t - s}{e - s} \right\rfloor`,
      variableClaim,
    ],
    [String.raw`\text{reward} = \left\lfloor \frac{A \cdot G}{N - K} \right\rfloor`, reward],
  ],
  "reference/flow/diagrams": [
    [
      String.raw`\mathrm{td} = \left\lfloor \frac{\mathrm{sd} + \mathrm{od}}{10^{18 - d}} \right\rfloor`,
      debts,
    ],
    [
      String.raw`\text{depletion time} = \mathrm{st} + \left\lceil \frac{\mathrm{bal}_{18} - \mathrm{sd} + 10^{18-d}}{\mathrm{rps}} \right\rceil`,
      depletion,
    ],
  ],
  "reference/lockup/diagrams": [
    [
      String.raw`\text{streamed} = U + \left\lfloor \left\lfloor \frac{e}{g} \right\rfloor \cdot g \cdot \frac{D - U}{r} \right\rfloor`,
      steppedLinear,
    ],
  ],
};

const FORMULAS = Object.entries(FORMULAS_OF_PAGES).flatMap(([page, formulas]) =>
  formulas.map(([start, proof]) => [`docs/${page}.mdx`, start, proof] as const),
);

/** Pages that a build writes from the released packages. Their formulas are the contracts' own. */
const GENERATED = /^docs\/reference\/(?:airdrops|flow|lockup|utils)\/contracts\//;

/** Returns the formulas that hand-written pages set apart, in the order of pages and lines. */
function formulasOfPages(): [page: string, formula: string][] {
  const files = readdirSync("docs", { recursive: true, encoding: "utf8" });
  const pages = files
    .filter((file) => /\.mdx?$/.test(file))
    .sort()
    .map((file) => path.posix.join("docs", file.split(path.sep).join("/")));
  return pages.flatMap((page) => {
    if (GENERATED.test(page)) return [];
    const blocks = readFileSync(page, "utf8").matchAll(/^\$\$\n([^$]*)\n\$\$$/gm);
    return [...blocks].map(([, formula = ""]): [string, string] => [
      page,
      formula.replace(/\s+/g, " ").trim(),
    ]);
  });
}

it("has a proof for each formula of each page", () => {
  const found = formulasOfPages();
  expect(found.map(([page]) => page)).toEqual(FORMULAS.map(([page]) => page));
  found.forEach(([, formula], index) =>
    expect(formula.slice(0, FORMULAS[index]![1].length)).toBe(FORMULAS[index]![1]),
  );
});

describe("holds at 1,000 random points", () => {
  it.each(FORMULAS)("%s: %s", (_page, _start, proof) => {
    if (typeof proof === "string") expect(existsSync(proof)).toBe(true);
    else proof();
  });
});

it("keeps the distances that the table of roundings names", () => {
  const [first, second] = [answers("linearV1"), answers("linearV2")];
  each(
    linearPoints,
    ({ depositedAmount: D, unlockAmounts: u, startTime: s, cliffTime: c, endTime: e, now: t }, at) => {
      if (t >= e || t < c) return;
      const A = D - u.start - u.cliff;
      const b = c || s;
      // The distance from the exact amount, times the length of the stream, so that it is whole.
      const distances = [
        [D * (t - s) - first[at]! * (e - s), D, e - s],
        [A * (t - b) - (second[at]! - u.start - u.cliff) * (e - b), A, e - b],
      ] as const;
      for (const [distance, amount, length] of distances) {
        expect(distance).toBeGreaterThanOrEqual(0n);
        expect(distance * UNIT).toBeLessThan(length * (UNIT + amount));
      }
    },
  );
  // Some are further off than one base unit: the general rule would be wrong for these releases.
  const further = linearPoints.filter(
    ({ depositedAmount: D, startTime: s, endTime: e, cliffTime: c, now: t }, at) =>
      t >= c && t < e && (D * (t - s)) / (e - s) - first[at]! > 1n,
  );
  expect(further.length).toBeGreaterThan(10);
});

it("rounds the start unlock of a variable claim before it computes the rest", () => {
  // A quarter of this allocation is not a whole number of base units.
  const schedule = { fullAmount: 1_000_000_001n, unlockPercentage: UNIT / 4n, startTime: 0n, endTime: 4n };
  expect(claimAmount(schedule, 1n)).toBe(250_000_000n + 750_000_001n / 4n);
});
