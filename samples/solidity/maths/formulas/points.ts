import { encodeAbiParameters, hexToBigInt, keccak256 } from "viem";

/** Number of points at which each formula is compared. */
export const POINTS = 1_000;

/** Unix seconds before which no point is: the time at which the recorded streams were created. */
export const FIRST_TIME = 1_800_000_000n;

const TEN_YEARS = 315_360_000n;
const UNIT = 10n ** 18n;

/** Returns numbers that look random but are the same in every run, because the recorded answers belong to them. */
export class Draw {
  private count = 0n;

  constructor(private readonly seed: bigint) {}

  /** Returns a number from 0 to `limit` - 1. */
  below(limit: bigint): bigint {
    const types = [{ type: "uint256" }, { type: "uint256" }] as const;
    return hexToBigInt(keccak256(encodeAbiParameters(types, [this.seed, this.count++]))) % limit;
  }

  /** Returns a number of any magnitude from 1 to 2^bits. */
  upTo(bits: bigint): bigint {
    return 1n + this.below(2n ** (1n + this.below(bits)));
  }
}

/** A Linear stream and a moment; times in Unix seconds, amounts in base units. */
export interface LinearPoint {
  readonly depositedAmount: bigint;
  readonly unlockAmounts: { readonly start: bigint; readonly cliff: bigint };
  readonly startTime: bigint;
  /** Zero means no cliff. */
  readonly cliffTime: bigint;
  readonly endTime: bigint;
  readonly now: bigint;
}

/** Linear streams of the comparison: half with a cliff, with unlock amounts up to the whole deposit. */
export const linearPoints: readonly LinearPoint[] = Array.from({ length: POINTS }, (_, index) => {
  const draw = new Draw(BigInt(index));
  const depositedAmount = draw.upTo(100n);
  const total = 2n + draw.below(draw.below(2n) === 0n ? 1_000n : TEN_YEARS);
  const startTime = FIRST_TIME + draw.below(TEN_YEARS);
  const cliffTime = draw.below(2n) === 0n ? 0n : startTime + 1n + draw.below(total - 1n);
  const start = draw.below(2n) === 0n ? 0n : draw.below(depositedAmount + 1n);
  const cliff = cliffTime === 0n ? 0n : draw.below(depositedAmount - start + 1n);
  return {
    depositedAmount,
    unlockAmounts: { start, cliff },
    startTime,
    cliffTime,
    endTime: startTime + total,
    now: startTime + draw.below(total + 1n),
  };
});

/** A Dynamic stream and a moment. */
export interface DynamicPoint {
  readonly depositedAmount: bigint;
  readonly startTime: bigint;
  readonly endTime: bigint;
  /** Exponents have 18 decimals; `timestamp` is the end of the segment. */
  readonly segments: readonly {
    readonly amount: bigint;
    readonly exponent: bigint;
    readonly timestamp: bigint;
  }[];
  readonly now: bigint;
}

/** Dynamic streams of the comparison, with one to four segments and exponents up to 18. */
export const dynamicPoints: readonly DynamicPoint[] = Array.from({ length: POINTS }, (_, index) => {
  const draw = new Draw(1_000_000n + BigInt(index));
  const startTime = FIRST_TIME + draw.below(TEN_YEARS);
  let timestamp = startTime;
  const segments = Array.from({ length: 1 + Number(draw.below(4n)) }, () => {
    timestamp += 1n + draw.below(draw.below(3n) === 0n ? 1_000n : TEN_YEARS);
    const exponent = [0n, UNIT, 2n * UNIT, UNIT / 2n, draw.below(18n * UNIT), draw.below(4n * UNIT)];
    return { amount: draw.upTo(100n), exponent: exponent[Number(draw.below(6n))]!, timestamp };
  });
  return {
    depositedAmount: segments.reduce((sum, { amount }) => sum + amount, 0n),
    startTime,
    endTime: timestamp,
    segments,
    // Not at the start itself: see the test of that second.
    now: startTime + 1n + draw.below(timestamp - startTime),
  };
});

/** A campaign with variable claim amounts, an allocation and a moment. */
export interface VariableClaimPoint {
  readonly fullAmount: bigint;
  /** 18 decimals, at most 1e18. */
  readonly unlockPercentage: bigint;
  readonly startTime: bigint;
  readonly endTime: bigint;
  readonly now: bigint;
  /** Totals of the campaign, for the reward of a late claimer. */
  readonly aggregateAmount: bigint;
  readonly earlyAmount: bigint;
  readonly forgoneAmount: bigint;
}

/** Claims of the comparison: before, within and after the vesting. */
export const variableClaimPoints: readonly VariableClaimPoint[] = Array.from(
  { length: POINTS },
  (_, index) => {
    const draw = new Draw(2_000_000n + BigInt(index));
    const total = 1n + draw.below(draw.below(2n) === 0n ? 1_000n : TEN_YEARS);
    const startTime = FIRST_TIME + draw.below(TEN_YEARS);
    const fullAmount = draw.upTo(90n);
    const aggregateAmount = fullAmount + draw.upTo(95n);
    const earlyAmount = draw.below(aggregateAmount);
    return {
      fullAmount,
      unlockPercentage: draw.below(UNIT + 1n),
      startTime,
      endTime: startTime + total,
      now: startTime + draw.below(total + 2n) - 1n,
      aggregateAmount,
      earlyAmount,
      forgoneAmount: draw.below(earlyAmount + 1n),
    };
  },
);

/** A Flow stream that changes its rate once, and a moment after that. */
export interface FlowPoint {
  readonly tokenDecimals: number;
  /** Base units of the token, deposited at the creation. */
  readonly balance: bigint;
  /** Tokens per second with 18 decimals, before and after the change. */
  readonly rates: readonly [bigint, bigint];
  /** Seconds from the creation to the change of the rate. */
  readonly wait: bigint;
  /** Seconds from the change to the moment. */
  readonly elapsed: bigint;
}

/** Flow streams of the comparison. */
export const flowPoints: readonly FlowPoint[] = Array.from({ length: POINTS }, (_, index) => {
  const draw = new Draw(3_000_000n + BigInt(index));
  const first = draw.upTo(64n);
  return {
    tokenDecimals: [0, 2, 6, 8, 18][Number(draw.below(5n))]!,
    balance: draw.upTo(80n),
    rates: [first, first + draw.upTo(64n)],
    wait: 1n + draw.below(10_000_000n),
    elapsed: draw.below(100_000_000n),
  };
});
