import { beforeAll, describe, expect, it } from "vitest";
import { Stage, tokens } from "../lockup/setup";

// What the concept pages say of rounding, against exact fractions.

const AMOUNT = tokens(1_000);
/** No divisor of the amount, so that shares do not come out even. */
const SECONDS = 997n;
/** Moments spread over the stream, among them both ends. */
const MOMENTS = [1n, 2n, 7n, 100n, 250n, 333n, 499n, 500n, 777n, 900n, 995n, 996n];

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.set();
});

/** Streamed less exact, in base units, at each moment. */
const deviations = async (id: bigint, exponent: bigint) => {
  const found: bigint[] = [];
  for (const moment of MOMENTS) {
    const exact = (AMOUNT * moment ** exponent) / SECONDS ** exponent;
    found.push((await stage.after(moment, () => stage.streamed(id))) - exact);
  }
  return found;
};

it("linear: down, by less than one base unit", () =>
  stage.chain.sandbox(async () => {
    const id = await stage.stream(stage.bob, { amount: AMOUNT, seconds: SECONDS });
    for (const deviation of await deviations(id, 1n)) expect(deviation).toBe(0n);
  }));

describe("dynamic: either way, by less than 2e-16 of the segment's amount", () => {
  it.each([1n, 2n, 3n, 6n, 12n, 18n])("exponent %s", (exponent) =>
    stage.chain.sandbox(async () => {
      const id = await stage.create("createWithDurationsLD", stage.params({ depositAmount: AMOUNT }), [
        { amount: AMOUNT, exponent: exponent * 10n ** 18n, duration: Number(SECONDS) },
      ]);
      const found = await deviations(id, exponent);
      for (const deviation of found) {
        expect(deviation < 0n ? -deviation : deviation).toBeLessThan((AMOUNT * 2n) / 10n ** 16n);
      }
      // More than a base unit, and for powers above the exact value: a comparison for equality would fail.
      expect(found.some((deviation) => (exponent === 1n ? deviation < -1n : deviation > 1n))).toBe(true);
      expect(await stage.after(SECONDS, () => stage.streamed(id))).toBe(AMOUNT);
    }),
  );
});

it("at the end of an inner segment the power is exact: the segment's whole amount is there, a second before less", () =>
  stage.chain.sandbox(async () => {
    const segment = { amount: AMOUNT, exponent: 314n * 10n ** 16n, duration: Number(SECONDS) };
    const params = stage.params({ depositAmount: 2n * AMOUNT });
    const id = await stage.create("createWithDurationsLD", params, [segment, segment]);
    expect(await stage.after(SECONDS, () => stage.streamed(id))).toBe(AMOUNT);
    expect(await stage.after(SECONDS - 1n, () => stage.streamed(id))).toBeLessThan(AMOUNT);
    // A second later the next segment has begun.
    expect(await stage.after(SECONDS + 1n, () => stage.streamed(id))).toBeGreaterThan(AMOUNT);
  }));

it("linear: a granularity of the whole range is a time lock", () =>
  stage.chain.sandbox(async () => {
    const create = (cliff: number, granularity: number) =>
      stage.lockup.send<bigint>(
        "createWithDurationsLL",
        [
          [stage.alice, stage.bob, AMOUNT, stage.dai.address, true, true, ""],
          [0n, 0n],
          granularity,
          [cliff, Number(SECONDS)],
        ],
        { from: stage.alice },
      );
    const { result: lock } = await create(0, Number(SECONDS));
    const { result: behind } = await create(97, Number(SECONDS) - 97);
    for (const id of [lock, behind]) {
      expect(await stage.after(SECONDS - 1n, () => stage.streamed(id))).toBe(0n);
      expect(await stage.after(SECONDS, () => stage.streamed(id))).toBe(AMOUNT);
    }
  }));
