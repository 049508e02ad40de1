import fc from "fast-check";
import { type Hex } from "viem";
import { beforeAll, describe, expect, it } from "vitest";
import { ContractError } from "../../../src/protocol/streams/contractError";
import * as Debt from "../../../src/protocol/streams/flow/debt";
import * as RatePerSecond from "../../../src/protocol/streams/flow/ratePerSecond";
import { descale } from "../../../src/protocol/streams/flow/scale";
import * as Flow from "../../../src/protocol/streams/flow/stream";
import * as Transition from "../../../src/protocol/streams/flow/transition";
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

/** The documentation's Flow maths against SablierFlow: random streams through random actions, equal to the wei. */

let chain: Chain;
let sablier: Sablier;
let tokens: Map<number, Contract>;
let sender: Hex;
let recipient: Hex;

beforeAll(async () => {
  chain = await Chain.create();
  sablier = await deploySablier(chain);
  sender = await chain.account("sender");
  recipient = await chain.account("recipient");
  tokens = new Map();
  for (const decimals of [0, 2, 6, 18, 19]) {
    const token = await deployToken(chain, "TOKEN", decimals);
    await fund(token, sender, sablier.flow.address, 2n ** 200n);
    tokens.set(decimals, token);
  }
});

/** Numbers of every magnitude from 1 to 2^bits - 1. */
const upTo = (bits: number): fc.Arbitrary<bigint> =>
  fc.integer({ min: 1, max: bits }).chain((size) => fc.bigInt(1n, 2n ** BigInt(size) - 1n));

const ACTS = [
  "deposit",
  "withdraw",
  "withdrawMax",
  "withdrawSnapshot",
  "refund",
  "adjust",
  "pause",
  "restart",
  "void",
] as const;

const action = fc.record({
  act: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ACTS.slice(0, 6)) },
    { weight: 3, arbitrary: fc.constantFrom(...ACTS) },
  ),
  /** Seconds since the action before. */
  wait: fc.oneof(fc.constant(0n), fc.bigInt(1n, 100n), fc.bigInt(1n, 31_536_000n)),
  /** Of what could be taken, in thousandths; above 1000 is too much. */
  share: fc.bigInt(0n, 1050n),
  rate: fc.oneof(fc.constant(0n), upTo(80)),
  amount: fc.oneof(fc.constant(0n), upTo(100)),
});

const story = fc.record({
  decimals: fc.constantFrom(0, 2, 6, 18),
  rate: fc.oneof(fc.constant(0n), upTo(80), fc.bigInt(10n ** 12n, 10n ** 18n)),
  startOffset: fc.oneof(fc.constant(undefined), fc.bigInt(-31_536_000n, 31_536_000n)),
  actions: fc.array(action, { minLength: 3, maxLength: 7 }),
});

/** A withdrawal of exactly the snapshot debt while more debt has grown: rare among random stories. */
const integralSnapshotDebt = {
  decimals: 18 as const,
  rate: 10n ** 15n,
  startOffset: undefined,
  actions: [
    { act: "deposit" as const, wait: 0n, share: 0n, rate: 0n, amount: 10n ** 21n },
    { act: "adjust" as const, wait: 100n, share: 0n, rate: 10n ** 16n, amount: 0n },
    { act: "withdrawSnapshot" as const, wait: 50n, share: 0n, rate: 0n, amount: 0n },
  ],
};

async function outcome<Result>(
  call: Promise<Result>,
): Promise<Result | { errorName?: string; args: string[] }> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Revert)) throw error;
    return { errorName: error.errorName, args: error.args.map(String) };
  }
}

function ourOutcome<Result>(call: () => Result): Result | { errorName?: string; args: string[] } {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { errorName: error.errorName, args: error.args.map(String) };
  }
}

async function expectEqual(stream: Flow.Stream, now: bigint): Promise<void> {
  const read = <Result>(name: string): Promise<Result> => sablier.flow.read<Result>(name, [stream.id]);
  expect({
    ongoingDebtScaled: Debt.ongoingDebtScaled(stream, now),
    totalDebt: Debt.totalDebt(stream, now),
    coveredDebt: Debt.coveredDebt(stream, now),
    uncoveredDebt: Debt.uncoveredDebt(stream, now),
    withdrawable: Debt.withdrawableAmount(stream, now),
    refundable: Debt.refundableAmount(stream, now),
    status: Flow.STATUSES.indexOf(Debt.status(stream, now)),
    depletionTime: ourOutcome(() => Debt.depletionTime(stream, now)),
  }).toEqual({
    ongoingDebtScaled: await read<bigint>("ongoingDebtScaledOf"),
    totalDebt: await read<bigint>("totalDebtOf"),
    coveredDebt: await read<bigint>("coveredDebtOf"),
    uncoveredDebt: await read<bigint>("uncoveredDebtOf"),
    withdrawable: await read<bigint>("withdrawableAmountOf"),
    refundable: await read<bigint>("refundableAmountOf"),
    status: await read<number>("statusOf"),
    depletionTime: await outcome(read<bigint>("depletionTimeOf")),
  });
}

describe("Flow streams", () => {
  it("go through random actions as the contract does it", async () => {
    await fc.assert(
      fc.asyncProperty(story, async ({ actions, decimals, rate, startOffset }) => {
        await chain.sandbox(async () => {
          let now = GENESIS_TIME;
          const startTime = startOffset === undefined ? 0n : now + startOffset;
          const token = tokens.get(decimals)!;
          const created = ourOutcome(() =>
            Flow.create({ ratePerSecond: rate, startTime, tokenDecimals: decimals }, now),
          );
          const theirs = await outcome(
            sablier.flow.send<bigint>("create", [sender, recipient, rate, startTime, token.address, true], {
              from: sender,
            }),
          );
          if ("errorName" in created) {
            expect(theirs).toEqual(created);
            return;
          }
          if (!("result" in theirs)) throw new Error(`The contract refused: ${theirs.errorName}`);
          let stream = { ...(created as Flow.Stream), id: theirs.result as bigint };
          await expectEqual(stream, now);

          for (const { act, amount, rate: newRate, share, wait } of actions) {
            chain.advance(wait);
            now += wait;
            await expectEqual(stream, now);
            const { call, next } = steps(stream, { act, amount, newRate, now, share });
            const [ours, result] = [ourOutcome(next), await outcome(call())];
            if ("errorName" in ours) {
              expect(result).toEqual(ours);
              continue;
            }
            expect(result).not.toHaveProperty("errorName");
            stream = ours as Flow.Stream;
            const stored = await sablier.flow.read<Record<string, unknown>>("getStream", [stream.id]);
            const { balance, isVoided, ratePerSecond, snapshotDebtScaled, snapshotTime, tokenDecimals } =
              stream;
            expect(stored).toMatchObject({
              balance,
              isVoided,
              ratePerSecond,
              snapshotDebtScaled,
              snapshotTime: Number(snapshotTime),
              tokenDecimals,
            });
          }
          await expectEqual(stream, now);
        });
      }),
      { numRuns: chooseRounds(18, 6), examples: [[integralSnapshotDebt]] },
    );
  });

  it("are refused with more than 18 decimals", async () => {
    const token = tokens.get(19)!;
    const theirs = await outcome(
      sablier.flow.read("create", [sender, recipient, 1n, 0n, token.address, true], { from: sender }),
    );
    const ours = ourOutcome(() => Flow.create({ ratePerSecond: 1n, tokenDecimals: 19 }, GENESIS_TIME));
    expect(theirs).toMatchObject({ errorName: (ours as { errorName: string }).errorName });
  });

  it("owe after a period what the rate calculator says", async () => {
    const target = fc.record({
      // A rate beyond uint128 is refused: with no decimals and a period of one second this is the limit.
      amount: upTo(68),
      period: fc.bigInt(1n, 31_536_000n),
      decimals: fc.constantFrom(0, 2, 6, 18),
    });
    await fc.assert(
      fc.asyncProperty(target, fc.constantFrom("down" as const, "up" as const), async (aim, rounding) => {
        await chain.sandbox(async () => {
          const rate = RatePerSecond.computeRate(aim, rounding);
          const token = tokens.get(aim.decimals)!.address;
          const { result: id } = await sablier.flow.send(
            "create",
            [sender, recipient, rate, 0n, token, true],
            { from: sender },
          );
          chain.advance(aim.period);
          const { loss, paid } = RatePerSecond.computePayment(rate, aim);
          expect(await sablier.flow.read("totalDebtOf", [id])).toBe(paid);
          expect(paid + loss).toBe(aim.amount);
          if (rounding === "up") expect(loss).toBeLessThanOrEqual(0n);
          else expect(loss).toBeGreaterThanOrEqual(0n);
        });
      }),
      { numRuns: chooseRounds(25, 10) },
    );
  });
});

/** The same step for both: what the maths makes of the stream, and the transaction. */
function steps(
  stream: Flow.Stream,
  {
    act,
    amount,
    newRate,
    now,
    share,
  }: { act: (typeof ACTS)[number]; amount: bigint; newRate: bigint; now: bigint; share: bigint },
): { next: () => Flow.Stream; call: () => Promise<unknown> } {
  const { id } = stream;
  const send = (name: string, args: unknown[], from: Hex): (() => Promise<unknown>) => {
    return () => sablier.flow.send(name, args, { from });
  };
  switch (act) {
    case "deposit":
      return {
        next: () => Transition.deposit(stream, amount),
        call: send("deposit", [id, amount, sender, recipient], sender),
      };
    case "withdraw":
    case "withdrawMax":
    case "withdrawSnapshot": {
      const withdrawable = Debt.withdrawableAmount(stream, now);
      // Exactly the snapshot debt is the border between lowering it and taking a new snapshot.
      const snapshotDebt = descale(stream.snapshotDebtScaled, stream.tokenDecimals);
      const taken = {
        withdraw: (withdrawable * share) / 1000n,
        withdrawMax: withdrawable,
        withdrawSnapshot: snapshotDebt,
      }[act];
      return {
        next: () => Transition.withdraw(stream, taken, now),
        call: send("withdraw", [id, recipient, taken], recipient),
      };
    }
    case "refund": {
      const taken = (Debt.refundableAmount(stream, now) * share) / 1000n;
      return { next: () => Transition.refund(stream, taken, now), call: send("refund", [id, taken], sender) };
    }
    case "adjust":
      return {
        next: () => Transition.adjustRatePerSecond(stream, newRate, now),
        call: send("adjustRatePerSecond", [id, newRate], sender),
      };
    case "pause":
      return { next: () => Transition.pause(stream, now), call: send("pause", [id], sender) };
    case "restart":
      return {
        next: () => Transition.restart(stream, newRate, now),
        call: send("restart", [id, newRate], sender),
      };
    case "void":
      return { next: () => Transition.voidStream(stream, now), call: send("void", [id], recipient) };
  }
}
