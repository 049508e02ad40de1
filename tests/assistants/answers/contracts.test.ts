import fc from "fast-check";
import { expect, it } from "vitest";
import { ask, connect } from "../client";

/** Streams that are tried, and moments of each: a thousand comparisons. */
const STREAMS = 50;
const MOMENTS = 20;

const DAY = 86_400;
const amount = fc.bigInt({ min: 0n, max: 10n ** 9n });
const duration = fc.integer({ min: 1, max: 400 * DAY });
const parts = <Part>(part: fc.Arbitrary<Part>) => fc.array(part, { minLength: 1, maxLength: 5 });

/** A stream by durations, as simulate takes it. Amounts are small enough for the sender's purse. */
const creation = fc.oneof(
  fc.record({
    model: fc.constant("linear" as const),
    deposit: amount.map((value) => value + 1_000n),
    total: duration.map((seconds) => seconds + 1),
    unlockAtStart: fc.bigInt({ min: 0n, max: 1_000n }),
    granularity: fc.constantFrom(1, 1, 1),
  }),
  fc.record({
    model: fc.constant("dynamic" as const),
    segments: parts(
      fc.record({
        amount: amount.map((value) => value + 1n),
        exponent: fc.bigInt({ min: 101n, max: 4n * 10n ** 18n }),
        duration,
      }),
    ),
  }),
  fc.record({
    model: fc.constant("tranched" as const),
    tranches: parts(fc.record({ amount: amount.map((value) => value + 1n), duration })),
  }),
  fc.record({
    model: fc.constant("flow" as const),
    deposit: amount.map((value) => value + 1n),
    ratePerSecond: fc.bigInt({ min: 1n, max: 10n ** 18n }),
  }),
);

/** Returns the same stream with times instead of durations, as stream_amounts takes it; created at second `now`. */
function atTimes(
  given: typeof creation extends fc.Arbitrary<infer Creation> ? Creation : never,
  now: number,
) {
  const ends = (durations: readonly number[]) =>
    durations.map(
      (_, index) => now + durations.slice(0, index + 1).reduce((sum, duration) => sum + duration, 0),
    );
  switch (given.model) {
    case "linear": {
      const { total, ...rest } = given;
      return { ...rest, start: now, end: now + total };
    }
    case "dynamic": {
      const times = ends(given.segments.map(({ duration: length }) => length));
      const segments = given.segments.map(({ amount: part, exponent }, index) => ({
        amount: part,
        exponent,
        timestamp: times[index],
      }));
      return { model: "dynamic", start: now, segments };
    }
    case "tranched": {
      const times = ends(given.tranches.map(({ duration: length }) => length));
      const tranches = given.tranches.map(({ amount: part }, index) => ({
        amount: part,
        timestamp: times[index],
      }));
      return { model: "tranched", start: now, tranches };
    }
    case "flow":
      return { ...given, decimals: 6, created: now };
  }
}

/** Integers as the digits that the tools take. */
const asDigits = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, item: unknown) => (typeof item === "bigint" ? String(item) : item)),
  ) as Record<string, unknown>;

it("stream_amounts and the contracts agree to the base unit", async () => {
  const client = await connect.inMemory();
  const cases = fc.sample(
    fc.tuple(creation, fc.array(duration, { minLength: MOMENTS, maxLength: MOMENTS })),
    {
      numRuns: STREAMS,
      seed: 45,
    },
  );
  let compared = 0;
  for (const [stream, moments] of cases) {
    const times = [...moments].sort((a, b) => a - b);
    const played = await ask(client, "simulate", {
      token: "USDC",
      creation: asDigits(stream),
      steps: times.map((at) => ({ at })),
    });
    const { amounts, steps } = played.data as unknown as {
      amounts: Record<string, string>;
      steps: { status: string; changed?: Record<string, string> }[];
    };
    const now = 1_800_000_000;
    const computed = await ask(client, "stream_amounts", {
      stream: asDigits(atTimes(stream, now)),
      times: times.map((at) => now + at),
    });
    const found = computed.data!.moments as Record<string, string>[];
    let onChain = amounts;
    found.forEach(({ status, withdrawable, refundable }, index) => {
      const step = steps[index]!;
      onChain = { ...onChain, ...step.changed };
      expect({ status, withdrawable, refundable }, JSON.stringify(asDigits(stream))).toEqual({
        status: step.status,
        withdrawable: onChain.withdrawableAmountOf,
        refundable: onChain.refundableAmountOf,
      });
      compared += 1;
    });
  }
  expect(compared).toBe(STREAMS * MOMENTS);
  await client.close();
});
