import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Hex } from "viem";
import { FigureRecord } from "../../figures";
import { USD } from "../rig";
import { DAY, RATE, Stage, usdc } from "./setup";

const figures = new FigureRecord("samples/solidity/flow/gas.figures.json", "gasFlow");
afterAll(() => figures.check());

const fee = 333_333_333_333_333n;
let stage: Stage;
/** Holds 50,000, which lasts. */
let solvent: bigint;
/** Held one day's money, and is two days old. */
let insolvent: bigint;
let paused: bigint;

const terms = () => [stage.alice, stage.bob, RATE, 0, stage.usdc.address, true];
const open = async (amount: bigint) =>
  (await stage.flow.send<bigint>("createAndDeposit", [...terms(), amount], { from: stage.alice })).result;

beforeAll(async () => {
  stage = await Stage.set({ flowFeeUSD: 1n * USD });
  await stage.usdc.send("mint", [stage.bob, 1n]);
  solvent = await open(usdc(50_000));
  insolvent = await open(usdc(86.4));
  paused = await open(usdc(50_000));
  await stage.flow.send("pause", [paused], { from: stage.alice });
  stage.chain.advance(2n * DAY);
});

/** Sends one transaction to Flow from Alice, records its gas, and forgets what it did. */
function measured(key: string, name: string, args: () => readonly unknown[], value = 0n) {
  it(`${name} (${key})`, () =>
    stage.chain.sandbox(async () => {
      const { transactionGas } = await stage.flow.send(name, args(), { from: stage.alice, value });
      expect(figures.integer(key, transactionGas)).toBeGreaterThan(21_000n);
    }));
}

const repeat = (times: number, name: string, args: (index: bigint) => readonly unknown[]): Hex[] =>
  Array.from({ length: times }, (_, index) => stage.flow.encode(name, args(BigInt(index))));

describe("a transaction of its own", () => {
  it("approves Flow for a token", () =>
    stage.chain.sandbox(async () => {
      const first = await stage.usdc.send("approve", [stage.flow.address, usdc(1_000)], { from: stage.bob });
      expect(figures.integer("approve", first.transactionGas)).toBeLessThan(50_000n);
    }));

  measured("create", "create", terms);
  measured("createAndDeposit", "createAndDeposit", () => [...terms(), usdc(1_000)]);
  measured("deposit", "deposit", () => [solvent, usdc(1_000), stage.alice, stage.bob]);
  measured("depositAndPause", "depositAndPause", () => [solvent, usdc(1_000)]);
  measured("adjust", "adjustRatePerSecond", () => [solvent, RATE + 1n]);
  measured("pause", "pause", () => [solvent]);
  measured("restart", "restart", () => [paused, RATE]);
  measured("restartAndDeposit", "restartAndDeposit", () => [paused, RATE, usdc(1_000)]);
  measured("refund", "refund", () => [solvent, usdc(10_000)]);
  measured("refundMax", "refundMax", () => [solvent]);
  measured("refundAndPause", "refundAndPause", () => [solvent, usdc(10_000)]);
  measured("withdraw.solvent", "withdraw", () => [solvent, stage.bob, usdc(50)], fee);
  measured("withdraw.insolvent", "withdraw", () => [insolvent, stage.bob, usdc(50)], fee);
  measured("withdrawMax.solvent", "withdrawMax", () => [solvent, stage.bob], fee);
  measured("withdrawMax.insolvent", "withdrawMax", () => [insolvent, stage.bob], fee);
  measured("void.solvent", "void", () => [solvent]);
  measured("void.insolvent", "void", () => [insolvent]);

  it("hands the stream over", () =>
    stage.chain.sandbox(async () => {
      const args = [stage.bob, stage.carol, solvent];
      const { transactionGas } = await stage.flow.send("transferFrom", args, { from: stage.bob });
      figures.integer("transfer", transactionGas);
    }));

  measured("batch.create2", "batch", () => [repeat(2, "create", terms)]);
  measured("batch.create10", "batch", () => [repeat(10, "create", terms)]);

  it("withdraws from ten streams", () =>
    stage.chain.sandbox(async () => {
      const first = await open(usdc(50_000));
      for (let more = 1; more < 10; more += 1) await open(usdc(50_000));
      stage.chain.advance(2n * DAY);
      const calls = repeat(10, "withdrawMax", (index) => [first + index, stage.bob]);
      const { transactionGas } = await stage.flow.send("batch", [calls], { from: stage.alice, value: fee });
      figures.integer("batch.withdrawMax10", transactionGas);
    }));
});

describe("what changes a withdrawal", () => {
  const withdraw = async () =>
    (await stage.flow.send("withdrawMax", [solvent, stage.bob], { from: stage.alice, value: fee }))
      .transactionGas;

  it("is a recipient that holds none of the token yet", async () => {
    const usual = await stage.chain.sandbox(withdraw);
    await stage.chain.sandbox(async () => {
      await stage.usdc.send("transfer", [stage.carol, 1n], { from: stage.bob });
      figures.integer("withdrawMax.first", (await withdraw()) - usual);
    });
  });

  it("is debt that it leaves and has to store", async () => {
    const all = await stage.chain.sandbox(withdraw);
    const part = await stage.chain.sandbox(async () => {
      const debt = await stage.read<bigint>("totalDebtOf", solvent);
      const args = [solvent, stage.bob, debt - 1n];
      return (await stage.flow.send("withdraw", args, { from: stage.alice, value: fee })).transactionGas;
    });
    expect(part - all).toBeGreaterThan(18_500n);
    expect(part - all).toBeLessThan(20_500n);
  });

  it("is a fee that is switched off", async () => {
    const usual = await stage.chain.sandbox(withdraw);
    await stage.chain.sandbox(async () => {
      await stage.sablier.setFeeUSD("flow", 0n);
      figures.integer("withdrawMax.free", usual - (await withdraw()));
    });
  });
});
