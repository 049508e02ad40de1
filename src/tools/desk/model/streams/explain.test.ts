import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Schedule } from "../../../../protocol/streams/lockup/schedule";
import { computeAmountsAt } from "./amounts";
import { computeEarlierLinearAmount } from "./earlierReleases";
import { explain } from "./explain";
import { DAI, flow, linear, lockup } from "../fixtures/streams";
import { findNextEvent } from "./nextEvent";
import type { FlowStream, LockupStream } from "./stream";

const priceGated: Schedule = {
  model: "priceGated",
  depositedAmount: DAI,
  startTime: 100n,
  endTime: 1_100n,
  targetPrice: 1n,
};

describe("explain", () => {
  const cases: [string, LockupStream | FlowStream, bigint, string, RegExp][] = [
    ["before the start", lockup(), 99n, "not started", /before the start/],
    ["before the cliff", lockup(), 599n, "before its cliff", /before the cliff/],
    ["at the cliff", lockup(), 600n, "streaming", /^500 DAI can be withdrawn now/],
    [
      "after everything so far was withdrawn",
      lockup({ withdrawnAmount: 500n * DAI }),
      600n,
      "streaming",
      /has been withdrawn/,
    ],
    ["after the end", lockup(), 1_100n, "ended", /1,000 DAI waits to be withdrawn/],
    [
      "when it is empty",
      lockup({ withdrawnAmount: 1_000n * DAI, isDepleted: true }),
      1_200n,
      "empty",
      /Nothing more will come/,
    ],
    [
      "canceled with a rest",
      lockup({ wasCanceled: true, refundedAmount: 400n * DAI, withdrawnAmount: 100n * DAI }),
      700n,
      "canceled",
      /400 DAI went back to the sender\. 500 DAI is left/,
    ],
    [
      "canceled and empty",
      lockup({ wasCanceled: true, isDepleted: true, refundedAmount: 1_000n * DAI }),
      700n,
      "canceled, empty",
      /1,000 DAI went back/,
    ],
    [
      "price-gated",
      lockup({}, priceGated),
      700n,
      "waits for a price",
      /oracle returns reaches its target, or at the end/,
    ],
    ["Flow before the start", flow({ snapshotTime: 200n }), 150n, "not started", /before the start/],
    ["Flow that is covered", flow(), 105n, "streaming", /^5 DAI can be withdrawn now/],
    ["Flow in debt", flow(), 130n, "streaming, in debt", /covers 10 DAI\. 20 DAI is owed and not covered/],
    [
      "Flow that is paused",
      flow({ ratePerSecond: 0n, snapshotDebtScaled: DAI }),
      130n,
      "paused",
      /1 DAI can be withdrawn/,
    ],
    [
      "Flow that is paused in debt",
      flow({ ratePerSecond: 0n, snapshotDebtScaled: 12n * DAI }),
      130n,
      "paused, in debt",
      /2 DAI is owed/,
    ],
    [
      "Flow that is voided",
      flow({ isVoided: true, ratePerSecond: 0n }, { forgivenDebt: 3n * DAI }),
      130n,
      "permanently stopped",
      /3 DAI of debt was written off/,
    ],
  ];
  it.each(cases)("says what a stream does %s", (_, stream, now, status, words) => {
    const found = explain(stream, now);
    expect(found.status).toBe(status);
    expect(found.sentence).toMatch(words);
  });

  it("uses the statuses that the page explains", () => {
    const page = readFileSync("docs/support/desk.mdx", "utf8");
    const section = page.split("{/* #zero */}")[1]!.split("\n## ")[0]!;
    const explained = section
      .split("\n")
      .flatMap((line) => /^\| ([a-z][^|]*) \|/.exec(line)?.[1]?.trim() ?? []);
    expect(explained.length).toBeGreaterThan(9);
    expect(cases.map(([, , , status]) => status)).toEqual(expect.arrayContaining(explained));
  });
});

describe("findNextEvent", () => {
  const steps: Schedule = {
    ...linear,
    cliffTime: 0n,
    unlockAmounts: { start: 0n, cliff: 0n },
    granularity: 300n,
  };
  const tranches: Schedule = {
    model: "tranched",
    depositedAmount: 2n,
    startTime: 100n,
    endTime: 300n,
    tranches: [
      { amount: 1n, timestamp: 200n },
      { amount: 1n, timestamp: 300n },
    ],
  };
  it.each<[string, LockupStream | FlowStream, bigint, [string, bigint] | undefined]>([
    ["the start", lockup(), 99n, ["start", 100n]],
    ["the cliff", lockup(), 100n, ["cliff", 600n]],
    ["the end after the cliff", lockup(), 600n, ["end", 1_100n]],
    ["nothing after the end", lockup(), 1_100n, undefined],
    ["nothing after a cancellation", lockup({ wasCanceled: true }), 600n, undefined],
    ["the next step", lockup({}, steps), 400n, ["step", 700n]],
    ["the end instead of a step behind it", lockup({}, steps), 1_000n, ["end", 1_100n]],
    ["the next tranche", lockup({}, tranches), 150n, ["step", 200n]],
    ["the last tranche as the end", lockup({}, tranches), 200n, ["end", 300n]],
    ["the moment when the balance is used up", flow(), 105n, ["depletion", 111n]],
    ["nothing while in debt", flow(), 130n, undefined],
    ["nothing while paused", flow({ ratePerSecond: 0n }), 130n, undefined],
  ])("finds %s", (_, stream, now, expected) => {
    const found = findNextEvent(stream, now);
    expect(found && [found.kind, found.at]).toEqual(expected);
  });

  it("names the second at which the amount changes", () => {
    for (const [stream, from] of [
      [lockup(), 100n],
      [lockup({}, steps), 100n],
      [lockup({}, tranches), 100n],
    ] as const) {
      const { at } = findNextEvent(stream, from)!;
      const [before, after] = [at - 1n, at].map((now) => computeAmountsAt(stream, now).withdrawable);
      expect(after!).toBeGreaterThan(before!);
    }
  });
});

describe("linear streams of earlier releases", () => {
  const odd = { ...linear, depositedAmount: 1_000n * DAI + 1n, endTime: 3_100n };

  // Recorded from the contracts of `@sablier/v2-core` 1.0.2 and 1.2.0. No package has those of v1.1, v2.0 and v3.0.
  it("pay what the contracts of v1.0 and v1.2 pay at 480 random moments", () => {
    const [, ...recorded] = readFileSync(path.join(__dirname, "../fixtures/earlierLinear.csv"), "utf8")
      .trim()
      .split("\n");
    for (const row of recorded) {
      const [release = "", ...numbers] = row.split(",");
      const [depositedAmount = 0n, startTime = 0n, cliff = 0n, endTime = 0n, at = 0n, paid] =
        numbers.map(BigInt);
      const cliffTime = cliff === startTime ? 0n : cliff;
      const schedule = { ...linear, depositedAmount, startTime, cliffTime, endTime };
      for (const version of release === "v1.0" ? ["v1.0", "v1.1"] : ["v1.2"]) {
        expect(computeEarlierLinearAmount(schedule, version, at), row).toBe(paid);
      }
    }
    expect(recorded).toHaveLength(480);
  });

  it("unlock at the cliff and stream from there, in v2.0 and v3.0", () => {
    for (const version of ["v2.0", "v3.0"]) {
      expect(computeEarlierLinearAmount(odd, version, 599n)).toBe(0n);
      expect(computeEarlierLinearAmount(odd, version, 600n)).toBe(500n * DAI);
      // 1,000 of 2,500 seconds of the other 500 DAI and 1 wei.
      expect(computeEarlierLinearAmount(odd, version, 1_600n)).toBe(700n * DAI);
      expect(computeEarlierLinearAmount(odd, version, 1_601n)).toBe(700_200_000_000_000_000_000n);
    }
  });

  it("count in the amounts of a stream by its release", () => {
    const stream = { ...lockup({}, odd), version: "v1.2" };
    expect(computeAmountsAt(stream, 599n).withdrawable).toBe(0n);
    expect(computeAmountsAt(stream, 600n).withdrawable).toBe(166_666_666_666_666_666_000n);
    expect(computeAmountsAt({ ...stream, version: "v4.0" }, 600n).withdrawable).toBe(500n * DAI);
  });
});

it("shows no negative amounts when the clock is before the last withdrawal", () => {
  const stream = flow({ snapshotDebtScaled: -5n * DAI }, { withdrawnAmount: 5n * DAI });
  expect(computeAmountsAt(stream, 101n)).toMatchObject({
    withdrawable: 0n,
    uncovered: 0n,
    refundable: 10n * DAI,
  });
});
