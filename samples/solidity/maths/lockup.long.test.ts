// Long, because the generators of random streams are next to the comparison that uses them.
import fc from "fast-check";
import { type Hex, zeroAddress } from "viem";
import { beforeAll, describe, expect, it } from "vitest";
import { ContractError } from "../../../src/protocol/streams/contractError";
import { check, type Moment, type Schedule } from "../../../src/protocol/streams/lockup/schedule";
import * as Stream from "../../../src/protocol/streams/lockup/stream";
import {
  Chain,
  type Contract,
  deploySablier,
  deployToken,
  fund,
  GENESIS_TIME,
  Revert,
  type Sablier,
} from "../rig";
import { chooseRounds } from "../../../tests/standIns/long";

/** The documentation's Lockup maths against SablierLockup: random streams of each model, equal to the wei. */

const MAX_UINT128 = 2n ** 128n - 1n;
const YEAR = 31_536_000n;

let chain: Chain;
let sablier: Sablier;
let token: Contract;
let sender: Hex;
let recipient: Hex;

beforeAll(async () => {
  chain = await Chain.create();
  sablier = await deploySablier(chain, { nativePriceUSD: PRICE });
  token = await deployToken(chain, "DAI", 18);
  sender = await chain.account("sender");
  recipient = await chain.account("recipient");
  await fund(token, sender, sablier.lockup.address, 2n ** 200n);
});

/** The oracle's price when a stream is created. */
const PRICE = 3_000n * 10n ** 8n;

/** Numbers of every magnitude from 1 to 2^bits - 1. */
const upTo = (bits: number): fc.Arbitrary<bigint> =>
  fc.integer({ min: 1, max: bits }).chain((size) => fc.bigInt(1n, 2n ** BigInt(size) - 1n));

/** Seconds, from one to about ten years. */
const duration = fc.oneof(fc.bigInt(1n, 10n), fc.bigInt(1n, 100_000n), fc.bigInt(1n, 10n * YEAR));

/** A start before, at or after the block of the creation. */
const start = fc
  .oneof(fc.constant(0n), fc.bigInt(-2n * YEAR, 2n * YEAR), fc.bigInt(-100n, 100n))
  .map((offset) => GENESIS_TIME + offset);

/** A share of an amount, in thousandths. */
const share = fc.bigInt(0n, 1000n);
const part = (amount: bigint, thousandths: bigint): bigint => (amount * thousandths) / 1000n;

const linear: fc.Arbitrary<Schedule> = fc
  .record({
    depositedAmount: upTo(128),
    startTime: start,
    total: duration,
    cliff: share,
    unlocks: fc.tuple(share, share),
    step: share,
  })
  .map(({ cliff, depositedAmount, startTime, step, total, unlocks }) => {
    const wait = part(total, cliff);
    const cliffTime = wait > 0n && wait < total ? startTime + wait : 0n;
    const range = cliffTime === 0n ? total : total - wait;
    const startUnlock = part(depositedAmount, unlocks[0]);
    const cliffUnlock = cliffTime === 0n ? 0n : part(depositedAmount - startUnlock, unlocks[1]);
    return {
      model: "linear",
      depositedAmount,
      startTime,
      cliffTime,
      endTime: startTime + total,
      unlockAmounts: { start: startUnlock, cliff: cliffUnlock },
      granularity: part(range, step),
    };
  });

const exponent = fc.oneof(
  fc.constantFrom(0n, 1n, 5n * 10n ** 17n, 10n ** 18n, 6n * 10n ** 18n, 2n ** 64n - 1n),
  fc.bigInt(0n, 2n ** 64n - 1n),
  fc.bigInt(0n, 4n * 10n ** 18n),
);

const dynamic: fc.Arbitrary<Schedule> = fc
  .tuple(
    start,
    fc.array(fc.record({ amount: fc.oneof(fc.constant(0n), upTo(124)), exponent, wait: duration }), {
      minLength: 1,
      maxLength: 6,
    }),
  )
  .map(([startTime, pieces]) => {
    let timestamp = startTime;
    const segments = pieces.map(({ wait, ...piece }) => ({ ...piece, timestamp: (timestamp += wait) }));
    return { model: "dynamic", depositedAmount: total(segments), startTime, endTime: timestamp, segments };
  });

const tranched: fc.Arbitrary<Schedule> = fc
  .tuple(
    start,
    fc.array(fc.record({ amount: fc.oneof(fc.constant(0n), upTo(124)), wait: duration }), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([startTime, pieces]) => {
    let timestamp = startTime;
    const tranches = pieces.map(({ amount, wait }) => ({ amount, timestamp: (timestamp += wait) }));
    return { model: "tranched", depositedAmount: total(tranches), startTime, endTime: timestamp, tranches };
  });

const priceGated: fc.Arbitrary<Schedule> = fc
  .record({
    depositedAmount: upTo(128),
    startTime: start,
    wait: duration,
    rise: fc.oneof(fc.bigInt(1n, 100n), upTo(127)),
  })
  .map(({ depositedAmount, rise, startTime, wait }) => ({
    model: "priceGated",
    depositedAmount,
    startTime,
    endTime: startTime + wait,
    targetPrice: PRICE + rise,
  }));

function total(pieces: readonly { amount: bigint }[]): bigint {
  return pieces.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Moments worth a look: around every corner of the schedule, and anywhere between. Never before the creation. */
function momentsOf(schedule: Schedule, anywhere: readonly bigint[]): bigint[] {
  const { endTime, startTime } = schedule;
  const corners = [startTime, endTime];
  if (schedule.model === "linear")
    corners.push(schedule.cliffTime, schedule.cliffTime + schedule.granularity);
  if (schedule.model === "dynamic") corners.push(...schedule.segments.map(({ timestamp }) => timestamp));
  if (schedule.model === "tranched") corners.push(...schedule.tranches.map(({ timestamp }) => timestamp));
  const all = [
    ...corners.flatMap((corner) => [corner - 1n, corner, corner + 1n]),
    ...anywhere.map((thousandths) => startTime + part(endTime - startTime, thousandths)),
  ];
  return [...new Set(all)].filter((moment) => moment >= GENESIS_TIME).sort((a, b) => (a < b ? -1 : 1));
}

/** Arguments of the model's create function. */
function creation(schedule: Schedule): [functionName: string, args: unknown[]] {
  const params = {
    sender,
    recipient,
    depositAmount: schedule.depositedAmount,
    token: token.address,
    cancelable: true,
    transferable: true,
    timestamps: { start: schedule.startTime, end: schedule.endTime },
    shape: "random",
  };
  switch (schedule.model) {
    case "linear":
      return [
        "createWithTimestampsLL",
        [params, schedule.unlockAmounts, schedule.granularity, schedule.cliffTime],
      ];
    case "dynamic":
      return ["createWithTimestampsLD", [params, schedule.segments]];
    case "tranched":
      return ["createWithTimestampsLT", [params, schedule.tranches]];
    case "priceGated":
      return [
        "createWithTimestampsLPG",
        [params, { oracle: sablier.oracle.address, targetPrice: schedule.targetPrice }],
      ];
  }
}

async function expectEqual(stream: Stream.Stream, moment: Moment): Promise<void> {
  const read = <Result>(name: string): Promise<Result> => sablier.lockup.read<Result>(name, [stream.id]);
  expect({
    streamed: Stream.streamedAmount(stream, moment),
    withdrawable: Stream.withdrawableAmount(stream, moment),
    refundable: Stream.refundableAmount(stream, moment),
    status: Stream.STATUSES.indexOf(Stream.status(stream, moment)),
  }).toEqual({
    streamed: await read<bigint>("streamedAmountOf"),
    withdrawable: await read<bigint>("withdrawableAmountOf"),
    refundable: await read<bigint>("refundableAmountOf"),
    status: await read<number>("statusOf"),
  });
}

/** Runs both: the contract reverts with the error that the maths throws, or neither fails. */
async function expectSameFailure(ours: () => unknown, theirs: Promise<unknown>): Promise<boolean> {
  const expected = await theirs.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Revert)) throw error;
      return { errorName: error.errorName, args: error.args.map(String) };
    },
  );
  try {
    ours();
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    expect({ errorName: error.errorName, args: error.args.map(String) }).toEqual(expected);
    return true;
  }
  expect(expected).toBeUndefined();
  return false;
}

const models: [string, fc.Arbitrary<Schedule>][] = [
  ["linear", linear],
  ["dynamic", dynamic],
  ["tranched", tranched],
  ["price gated", priceGated],
];

describe.each(models)("%s streams", (_model, schedules) => {
  it("stream, settle, are withdrawn from and canceled as the contract does it", async () => {
    const prices = fc.array(fc.oneof(fc.bigInt(0n, 2n), upTo(127)), { minLength: 6, maxLength: 6 });
    const story = fc.record({
      schedule: schedules.filter(
        ({ depositedAmount }) => 0n < depositedAmount && depositedAmount <= MAX_UINT128,
      ),
      anywhere: fc.array(share, { minLength: 2, maxLength: 2 }),
      chosen: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      acts: fc.array(
        fc.constantFrom("look", "look", "withdraw", "withdrawMax", "withdraw", "cancel", "renounce"),
        {
          minLength: 6,
          maxLength: 6,
        },
      ),
      amounts: fc.array(share, { minLength: 6, maxLength: 6 }),
      prices,
    });

    await fc.assert(
      fc.asyncProperty(story, async ({ acts, amounts, anywhere, chosen, prices: path, schedule }) => {
        await chain.sandbox(async () => {
          expect(() =>
            check(schedule, { sender, token: token.address, shape: "random" }, PRICE),
          ).not.toThrow();
          const [functionName, args] = creation(schedule);
          const { result: id } = await sablier.lockup.send<bigint>(functionName, args, { from: sender });
          let stream = Stream.create(schedule, { id });

          const candidates = momentsOf(schedule, anywhere);
          const moments = chosen.map((index) => candidates[index % candidates.length] ?? GENESIS_TIME);
          moments.sort((a, b) => (a < b ? -1 : 1));
          for (const [index, now] of moments.entries()) {
            chain.warp(now);
            let price = PRICE;
            if (schedule.model === "priceGated") {
              price = path[index]! < 3n ? schedule.targetPrice - 1n + path[index]! : path[index]!;
              await sablier.oracle.send("set", [price]);
            }
            const moment = { now, price };
            await expectEqual(stream, moment);

            const withdrawable = Stream.withdrawableAmount(stream, moment);
            const amount =
              acts[index] === "withdrawMax"
                ? withdrawable
                : part(withdrawable, amounts[index]!) + (index % 3 === 2 ? 1n : 0n);
            let [next, call] = [() => stream, Promise.resolve<unknown>(undefined)];
            if (acts[index]!.startsWith("withdraw")) {
              next = () => Stream.withdraw(stream, amount, moment);
              call = sablier.lockup.send("withdraw", [id, recipient, amount], { from: recipient });
            } else if (acts[index] === "cancel") {
              next = () => Stream.cancel(stream, moment);
              call = sablier.lockup.send("cancel", [id], { from: sender });
            } else if (acts[index] === "renounce") {
              next = () => Stream.renounce(stream, moment);
              call = sablier.lockup.send("renounce", [id], { from: sender });
            }
            if (!(await expectSameFailure(next, call))) stream = next();
            if (acts[index] !== "look") await expectEqual(stream, moment);
          }
        });
      }),
      { numRuns: chooseRounds(10, 3) },
    );
  });

  it("are refused at creation with the same error", async () => {
    const broken = fc
      .tuple(schedules, fc.nat({ max: 11 }), share)
      .map(([schedule, flaw, thousandths]) => flawed(schedule, flaw, thousandths));
    await fc.assert(
      fc.asyncProperty(broken, async (schedule) => {
        const [functionName, args] = creation(schedule);
        const common = { sender, token: token.address, nativeToken: zeroAddress, shape: "random" };
        await expectSameFailure(
          () => check(schedule, common, PRICE),
          sablier.lockup.read(functionName, args, { from: sender }),
        );
      }),
      { numRuns: chooseRounds(25, 10) },
    );
  });
});

/** A schedule with one parameter moved, often to a value that the contract refuses. */
function flawed(schedule: Schedule, flaw: number, thousandths: bigint): Schedule {
  const { endTime, startTime } = schedule;
  const within = startTime + part(endTime - startTime, thousandths);
  const moved: Schedule[] = [
    { ...schedule, depositedAmount: 0n },
    { ...schedule, startTime: 0n },
    { ...schedule, startTime: endTime },
    { ...schedule, endTime: startTime },
    { ...schedule, endTime: within },
    { ...schedule, depositedAmount: part(schedule.depositedAmount, thousandths) },
  ];
  if (schedule.model === "linear") {
    moved.push(
      { ...schedule, cliffTime: startTime },
      { ...schedule, cliffTime: endTime + thousandths },
      { ...schedule, granularity: endTime - startTime + thousandths },
      { ...schedule, cliffTime: 0n, unlockAmounts: { start: 0n, cliff: thousandths } },
      {
        ...schedule,
        unlockAmounts: { ...schedule.unlockAmounts, start: schedule.depositedAmount / 2n + thousandths },
      },
      // Up to the edge of the type, and past it.
      {
        ...schedule,
        cliffTime: endTime - 1n,
        granularity: 1n,
        unlockAmounts: { start: MAX_UINT128, cliff: thousandths % 2n },
      },
    );
  }
  if (schedule.model === "dynamic") {
    const { segments } = schedule;
    moved.push(
      { ...schedule, segments: [] },
      { ...schedule, segments: segments.slice(1) },
      { ...schedule, segments: segments.map((piece) => ({ ...piece, amount: MAX_UINT128 })) },
      { ...schedule, segments: [...segments.slice(0, -1), ...segments.slice(0, 1), ...segments.slice(-1)] },
    );
  }
  if (schedule.model === "tranched") {
    const { tranches } = schedule;
    moved.push(
      { ...schedule, tranches: [] },
      { ...schedule, tranches: tranches.slice(1) },
      { ...schedule, tranches: tranches.map((piece) => ({ ...piece, amount: MAX_UINT128 })) },
      { ...schedule, tranches: [...tranches.slice(0, -1), ...tranches.slice(0, 1), ...tranches.slice(-1)] },
    );
  }
  if (schedule.model === "priceGated")
    moved.push({ ...schedule, targetPrice: PRICE + 1n - (thousandths % 3n) });
  return moved[flaw % moved.length]!;
}
