import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Hex } from "viem";
import { FigureRecord } from "../../figures";
import { type Contract, expectRevert, USD } from "../rig";
import { DAY, RATE, Stage, usdc } from "./setup";

const figures = new FigureRecord("samples/solidity/flow/batch.figures.json", "batchFlow");
afterAll(() => figures.check());

let stage: Stage;
let sample: Contract;
const fee = 333_333_333_333_333n;

beforeAll(async () => {
  stage = await Stage.set({ flowFeeUSD: 1n * USD });
  sample = await stage.sample("FlowBatch", [stage.flow.address, stage.usdc.address]);
  figures.integer("fee", fee);
});

const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const fundTwo = async () => {
  const args = [stage.bob, stage.carol, usdc(1_000)];
  const { result } = await sample.send<[bigint, bigint]>("createAndFundTwo", args, { from: stage.alice });
  return result!;
};

describe("a batch", () => {
  fresh("creates two streams and returns their IDs", async () => {
    const next = await stage.flow.read<bigint>("nextStreamId");
    const { result } = await sample.send<[bigint, bigint]>("createTwo", [stage.bob, stage.carol], {
      from: stage.alice,
    });
    expect(result).toEqual([next, next + 1n]);
    expect(await stage.read("getSender", next)).toBe(stage.alice);
  });

  fresh("withdraws from many streams with one fee and gives back the rest", async () => {
    const ids = await fundTwo();
    stage.chain.advance(10n * DAY);
    const [bob, carol] = [await stage.balance(stage.bob), await stage.balance(stage.carol)];
    const ether = await stage.chain.balance(stage.alice);
    await sample.send("withdrawMany", [ids], { from: stage.alice, value: 3n * fee });
    expect((await stage.balance(stage.bob)) - bob).toBe(figures.amount("day10.first", usdc(86.4), 6));
    expect((await stage.balance(stage.carol)) - carol).toBe(figures.amount("day10.second", usdc(172.8), 6));
    expect(await stage.chain.balance(stage.flow.address)).toBe(fee);
    expect(ether - (await stage.chain.balance(stage.alice))).toBe(fee);
  });

  fresh("leaves out a stream that somebody emptied first", async () => {
    const ids = await fundTwo();
    stage.chain.advance(10n * DAY);
    const [first] = ids;
    await stage.flow.send("withdrawMax", [first, stage.bob], { from: stage.carol, value: fee });
    const [bob, carol] = [await stage.balance(stage.bob), await stage.balance(stage.carol)];
    await sample.send("withdrawMany", [ids], { from: stage.alice, value: fee });
    expect(await stage.balance(stage.bob)).toBe(bob);
    expect((await stage.balance(stage.carol)) - carol).toBe(usdc(172.8));
    const ether = await stage.chain.balance(stage.alice);
    await sample.send("withdrawMany", [ids], { from: stage.alice, value: fee });
    expect(await stage.chain.balance(stage.alice)).toBe(ether);
  });

  fresh("pauses and pays out in one call of the sender", async () => {
    const [id] = await fundTwo();
    stage.chain.advance(10n * DAY);
    const calls = [stage.flow.encode("pause", [id]), stage.flow.encode("withdrawMax", [id, stage.bob])];
    await stage.flow.send("batch", [calls], { from: stage.alice, value: fee });
    expect(await stage.status(id)).toBe("PAUSED_SOLVENT");
    expect(await stage.balance(stage.bob)).toBe(usdc(86.4));
  });

  fresh("tells what views return", async () => {
    const calls = [stage.flow.encode("nextStreamId")];
    const { result } = await stage.flow.send<Hex[]>("batch", [calls]);
    expect(result!.map(BigInt)).toEqual([await stage.flow.read<bigint>("nextStreamId")]);
  });

  fresh("does nothing when it is empty", async () => {
    const { result } = await stage.flow.send<unknown[]>("batch", [[]]);
    expect(result).toEqual([]);
  });
});

describe("what goes wrong", () => {
  fresh("is one failing call: all of it is undone", async () => {
    const [id] = await fundTwo();
    await stage.flow.send("pause", [id], { from: stage.alice });
    const next = await stage.flow.read<bigint>("nextStreamId");
    const calls = [
      stage.flow.encode("create", [stage.alice, stage.bob, RATE, 0, stage.usdc.address, true]),
      stage.flow.encode("pause", [id]),
    ];
    await expectRevert(
      stage.flow.send("batch", [calls], { from: stage.alice }),
      "SablierFlowState_StreamPaused",
      [id],
    );
    expect(await stage.flow.read("nextStreamId")).toBe(next);
  });

  fresh("is a missing fee", async () => {
    const ids = await fundTwo();
    stage.chain.advance(DAY);
    await expectRevert(sample.send("withdrawMany", [ids], { from: stage.alice }), "FeeTooLow", [0n, fee]);
    const calls = [stage.flow.encode("withdrawMax", [ids[0], stage.bob])];
    await expectRevert(
      stage.flow.send("batch", [calls], { from: stage.alice }),
      "SablierFlow_InsufficientFeePayment",
      [0n, fee],
    );
  });

  fresh("is the same stream twice", async () => {
    const [id] = await fundTwo();
    stage.chain.advance(DAY);
    await expectRevert(
      sample.send("withdrawMany", [[id, id]], { from: stage.alice, value: fee }),
      "SablierFlow_WithdrawAmountZero",
      [id],
    );
  });

  fresh("is ether for a function that takes none", async () => {
    const calls = [stage.flow.encode("approve", [stage.alice, 1n])];
    await expect(stage.flow.send("batch", [calls], { from: stage.alice, value: 1n })).rejects.toThrow();
    const [id] = await fundTwo();
    stage.chain.advance(DAY);
    const handOver = (transfer: string) => [
      stage.flow.encode("withdrawMax", [id, stage.bob]),
      stage.flow.encode(transfer, [stage.bob, stage.alice, id]),
    ];
    const paid = { from: stage.bob, value: fee };
    await expect(stage.flow.send("batch", [handOver("transferFrom")], paid)).rejects.toThrow();
    await stage.flow.send("batch", [handOver("transferFromPayable")], paid);
    expect(await stage.read("getRecipient", id)).toBe(stage.alice);
  });
});
