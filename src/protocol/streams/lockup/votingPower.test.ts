import { expect, it } from "vitest";
import * as Stream from "./stream";
import { POLICIES, computeVotingPower } from "./votingPower";

const day = 86_400n;
const schedule = {
  model: "linear",
  depositedAmount: 1_000n,
  startTime: 1_000n * day,
  cliffTime: 0n,
  endTime: 1_030n * day,
  unlockAmounts: { start: 0n, cliff: 0n },
  granularity: 1n,
} as const;
const middle = { now: 1_015n * day };
const powers = (stream: Stream.Stream) =>
  POLICIES.map((policy) => computeVotingPower(stream, policy, middle));

it("counts a half streamed stream of 1,000 of which 450 were withdrawn", () => {
  const stream = Stream.withdraw(Stream.create(schedule), 450n, middle);
  expect(powers(stream)).toEqual([50n, 550n, 1_000n, 1_000n, 500n, 500n]);
});

it("counts nothing ahead of a canceled stream", () => {
  const canceled = Stream.cancel(Stream.withdraw(Stream.create(schedule), 450n, middle), middle);
  expect(powers(canceled)).toEqual([50n, 50n, 1_000n, 1_000n, 500n, 0n]);
});
