import { expect, it } from "vitest";
import { fields, schedule, timeline } from "./explorerExample";
import { check } from "./linear";

it("is a stream that the contract accepts, over the dates that the guide names", () => {
  expect(() => check(schedule)).not.toThrow();
  const date = (time: bigint) => new Date(Number(time) * 1_000).toISOString();
  expect(date(schedule.startTime)).toBe("2027-01-01T00:00:00.000Z");
  expect(date(schedule.cliffTime)).toBe("2027-02-01T00:00:00.000Z");
  expect(date(schedule.endTime)).toBe("2028-01-01T00:00:00.000Z");
});

it("streams what the contract was seen to answer", () => {
  expect(timeline.map(({ streamed }) => streamed)).toEqual([
    0n,
    0n,
    2_000_000_000_000_000_000n,
    2_293_413_173_652_694_610n,
    51_000_000_000_000_000_000n,
    99_999_996_604_014_193_834n,
    100_000_000_000_000_000_000n,
  ]);
});

it("fits the tuples of the function", () => {
  expect(JSON.parse(fields.params)).toHaveLength(8);
  expect(JSON.parse(fields.unlockAmounts)).toEqual(["0", "2000000000000000000"]);
});
