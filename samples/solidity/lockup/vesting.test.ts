import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FigureRecord } from "../../figures";
import { type Contract, expectRevert } from "../rig";
import { Stage, tokens, WEEK } from "./setup";

const figures = new FigureRecord("samples/solidity/lockup/vesting.figures.json", "vesting");
afterAll(() => figures.check());

let stage: Stage;
let reader: Contract;
beforeAll(async () => {
  stage = await Stage.set();
  reader = await stage.sample("VestingReader", [stage.lockup.address]);
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

type Figures = {
  inStream: bigint;
  locked: bigint;
  unlocked: bigint;
  withdrawable: bigint;
  refundable: bigint;
};

describe("figures", () => {
  fresh("follow a stream from its start to its end", async () => {
    const id = await stage.stream(stage.bob);
    const expectRow = async (key: string, wanted: number[], status: string) => {
      const row = await reader.read<Figures>("figures", [id]);
      const amounts = [row.inStream, row.locked, row.unlocked, row.withdrawable, row.refundable];
      expect(amounts).toEqual(wanted.map(tokens));
      ["inStream", "locked", "unlocked", "withdrawable", "refundable"].forEach((name, index) =>
        figures.amount(`${key}.${name}`, amounts[index]!),
      );
      expect(figures.text(`${key}.status`, await stage.status(id))).toBe(status);
      expect(await stage.lockup.read("aggregateAmount", [stage.dai.address])).toBe(row.inStream);
    };
    stage.chain.advance(250n);
    await stage.lockup.send("withdraw", [id, stage.bob, tokens(100)], { from: stage.bob });
    await expectRow("second250", [900, 750, 250, 150, 750], "STREAMING");
    stage.chain.advance(350n);
    await expectRow("second600", [900, 400, 600, 500, 400], "STREAMING");
    await stage.lockup.send("cancel", [id], { from: stage.alice });
    await expectRow("canceled", [500, 0, 1_000, 500, 0], "CANCELED");
    stage.chain.advance(1_400n);
    await expectRow("second2000", [500, 0, 1_000, 500, 0], "CANCELED");
    await stage.lockup.send("withdrawMax", [id, stage.bob], { from: stage.bob });
    await expectRow("withdrawn", [0, 0, 1_000, 0, 0], "DEPLETED");
  });

  it("revert for a stream that does not exist, and for getters of another model", async () => {
    await expectRevert(reader.read("figures", [99n]), "SablierLockupState_Null", [99n]);
    await stage.chain.sandbox(async () => {
      const id = await stage.stream(stage.bob);
      await expectRevert(
        stage.lockup.read("getTranches", [id]),
        "SablierLockupState_NotExpectedModel",
        [0, 2],
      );
    });
  });
});

describe("the next unlock", () => {
  /** The next unlock, in seconds from now; 0 for never. */
  const next = async (id: bigint) => {
    const timestamp = BigInt(await reader.read<number>("nextUnlock", [id]));
    return timestamp === 0n ? 0n : timestamp - stage.chain.timestamp;
  };

  fresh("is a step of a linear stream, and the end when less than a step is left", async () => {
    const id = await stage.create(
      "createWithDurationsLL",
      stage.params(),
      { start: 0n, cliff: 0n },
      Number(WEEK),
      { cliff: 0, total: Number(2n * WEEK + 100n) },
    );
    expect(await next(id)).toBe(WEEK);
    stage.chain.advance(WEEK + 1n);
    expect(await next(id)).toBe(WEEK - 1n);
    stage.chain.advance(WEEK);
    expect(await next(id)).toBe(99n);
    stage.chain.advance(99n);
    expect(await next(id)).toBe(0n);
  });

  fresh("is the cliff of a linear stream", async () => {
    const id = await stage.create(
      "createWithDurationsLL",
      stage.params(),
      { start: 0n, cliff: tokens(10) },
      10,
      { cliff: 100, total: 200 },
    );
    expect(await next(id)).toBe(100n);
    stage.chain.advance(100n);
    expect(await next(id)).toBe(10n);
  });

  fresh("is the next tranche", async () => {
    const id = await stage.create("createWithDurationsLT", stage.params(), [
      { amount: tokens(400), duration: Number(4n * WEEK) },
      { amount: tokens(600), duration: Number(6n * WEEK) },
    ]);
    expect(figures.integer("tranche.first", await next(id))).toBe(4n * WEEK);
    stage.chain.advance(4n * WEEK);
    expect(figures.integer("tranche.second", await next(id))).toBe(6n * WEEK);
    await stage.lockup.send("cancel", [id], { from: stage.alice });
    expect(await next(id)).toBe(0n);
  });

  fresh("is the next second of a dynamic stream, unless the segment is a pause", async () => {
    const segment = (amount: bigint, duration: number) => ({ amount, exponent: 10n ** 18n, duration });
    const id = await stage.create("createWithDurationsLD", stage.params(), [
      segment(tokens(400), 100),
      segment(0n, 100),
      segment(tokens(600), 100),
    ]);
    expect(await next(id)).toBe(1n);
    stage.chain.advance(150n);
    expect(await next(id)).toBe(51n);
  });

  fresh("agrees with the contract in every second, whatever the segments", async () => {
    const segment = (amount: bigint, exponent: bigint, duration: number) => ({
      amount,
      exponent: exponent * 10n ** 18n,
      duration,
    });
    const start = stage.chain.timestamp + 5n;
    const params = (end: bigint) => stage.params({ timestamps: { start: Number(start), end: Number(end) } });
    const lists = [
      [segment(tokens(400), 0n, 10), segment(0n, 1n, 5), segment(tokens(600), 0n, 10)],
      [segment(0n, 0n, 5), segment(tokens(400), 0n, 5), segment(tokens(600), 2n, 5), segment(0n, 1n, 5)],
      [segment(tokens(1_000), 0n, 10)],
    ];
    for (const list of lists) {
      let timestamp = start;
      const segments = list.map(({ duration, ...rest }) => {
        timestamp += BigInt(duration);
        return { ...rest, timestamp: Number(timestamp) };
      });
      await stage.chain.sandbox(async () => {
        const id = await stage.create("createWithTimestampsLD", params(timestamp), segments);
        const seconds = Number(timestamp - stage.chain.timestamp);
        const answers: bigint[] = [];
        const streamed: bigint[] = [];
        for (let second = 0; second <= seconds; second++) {
          answers.push(await next(id));
          streamed.push(await stage.streamed(id));
          stage.chain.advance(1n);
        }
        answers.forEach((answer, now) => {
          const change = streamed.findIndex((amount, second) => second > now && amount > streamed[now]!);
          expect(answer, `after ${now} seconds`).toBe(change < 0 ? 0n : BigInt(change - now));
        });
      });
    }
  });

  fresh("is none for a stream that settles before its end", async () => {
    const id = await stage.create(
      "createWithDurationsLL",
      stage.params(),
      { start: tokens(1_000), cliff: 0n },
      1,
      { cliff: 0, total: 100 },
    );
    expect(await stage.status(id)).toBe("SETTLED");
    expect(await next(id)).toBe(0n);
  });

  fresh("passes over a tranche of amount zero", async () => {
    const tranche = (amount: bigint) => ({ amount, duration: 10 });
    const id = await stage.create("createWithDurationsLT", stage.params(), [
      tranche(0n),
      tranche(tokens(1_000)),
      tranche(0n),
    ]);
    expect(await next(id)).toBe(20n);
    stage.chain.advance(20n);
    expect(await next(id)).toBe(0n);
  });
});
