import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Hex } from "viem";
import { FigureRecord } from "../../figures";
import { type Contract, compileContract, expectRevert, USD } from "../rig";
import { Stage, tokens, WEEK } from "./setup";

const figures = new FigureRecord("samples/solidity/lockup/batch.figures.json", "batch");
afterAll(() => figures.check());

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.set();
});

const sample = (model: string) =>
  stage.sample(`Batch${model}`, [stage.lockup.address, stage.sablier.batchLockup.address, stage.dai.address]);

async function create(contract: Contract) {
  const before = await stage.dai.read<bigint>("balanceOf", [stage.alice]);
  const receipt = await contract.send<bigint[]>("createStreams", [tokens(1_000), [stage.bob, stage.carol]], {
    from: stage.alice,
  });
  expect(before - (await stage.dai.read<bigint>("balanceOf", [stage.alice]))).toBe(tokens(2_000));
  // No token stays in the batch contract.
  const batch = stage.sablier.batchLockup.address;
  expect(await stage.dai.read("balanceOf", [batch])).toBe(0n);
  expect(await stage.dai.read("allowance", [batch, stage.lockup.address])).toBe(0n);
  expect(receipt.events.at(-1)).toMatchObject({
    name: "CreateLockupBatch",
    args: { funder: contract.address, streamIds: receipt.result },
  });
  // Lockup sees the batch contract as the funder.
  const creations = receipt.events.filter(({ name }) => /^CreateLockup\w+Stream$/.test(name));
  expect(creations.map(({ args }) => (args.commonParams as { funder: string }).funder)).toEqual([
    batch,
    batch,
  ]);
  return receipt.result as [bigint, bigint];
}

async function table(model: string, ids: [bigint, bigint], rows: [number, bigint, bigint][]) {
  for (const [weeks, first, second] of rows) {
    await stage.after(BigInt(Math.round(weeks * Number(WEEK))), async () => {
      const key = `${model}.week${String(weeks).replace(".", "_")}`;
      expect(figures.amount(`${key}.first`, await stage.streamed(ids[0]))).toBe(first);
      expect(figures.amount(`${key}.second`, await stage.streamed(ids[1]))).toBe(second);
    });
  }
}

describe("batches", () => {
  it("creates linear streams", () =>
    stage.chain.sandbox(async () => {
      const next = await stage.lockup.read<bigint>("nextStreamId");
      const ids = await create(await sample("Linear"));
      expect(ids).toEqual([next, next + 1n]);
      expect(await stage.lockup.read("isCancelable", [ids[0]])).toBe(true);
      expect(await stage.lockup.read("isCancelable", [ids[1]])).toBe(false);
      expect(await stage.lockup.read("getSender", [ids[0]])).toBe(stage.alice);
      await table("linear", ids, [
        [1, 0n, 0n],
        [4, 0n, tokens(120)],
        [13.5, 197_916_666_666_666_666_666n, tokens(500)],
        [26, 458_333_333_333_333_333_333n, tokens(1_000)],
        [28, tokens(500), tokens(1_000)],
        [52, tokens(1_000), tokens(1_000)],
      ]);
    }));

  it("creates dynamic streams", () =>
    stage.chain.sandbox(async () => {
      const ids = await create(await sample("Dynamic"));
      await table("dynamic", ids, [
        [0.5, 420_448_207_626_857_271_500n, tokens(31.25)],
        [1, tokens(500), tokens(62.5)],
        [2, 500_102_020_528_438_601_500n, tokens(125)],
        [4, 502_003_024_073_923_437_500n, tokens(250)],
        [12, 567_742_581_969_341_753_500n, 252_701_881_745_818_921_750n],
        [24, tokens(1_000), 297_995_217_534_164_144_500n],
        [28, tokens(1_000), 335_079_920_810_983_830_250n],
        [52, tokens(1_000), tokens(1_000)],
      ]);
    }));

  it("creates tranched streams", () =>
    stage.chain.sandbox(async () => {
      const ids = await create(await sample("Tranched"));
      await table("tranched", ids, [
        [0.5, 0n, 0n],
        [1, tokens(500), 0n],
        [4, tokens(500), tokens(250)],
        [24, tokens(1_000), tokens(1_000)],
      ]);
    }));

  const linear = (granularity = 0) =>
    stage.params({
      depositAmount: tokens(1),
      durations: { cliff: 0, total: 100 },
      unlockAmounts: { start: 0n, cliff: 0n },
      granularity,
    });

  it("reverts entirely", () =>
    stage.chain.sandbox(async () => {
      const batch = stage.sablier.batchLockup;
      await stage.dai.send("approve", [batch.address, tokens(100)], { from: stage.alice });
      const send = (items: unknown[], value = 0n) =>
        batch.send("createWithDurationsLL", [stage.lockup.address, stage.dai.address, items], {
          from: stage.alice,
          value,
        });
      await expectRevert(send([]), "SablierBatchLockup_BatchSizeZero");
      await expectRevert(send([linear(), linear(101)]), "SablierLockupHelpers_GranularityTooHigh", [
        101n,
        100n,
      ]);
      // Not payable: creation costs no fee.
      await expect(send([linear()], 1n)).rejects.toThrow("revert");
      expect(await stage.lockup.read("nextStreamId")).toBe(1n);
      // Granularity 0 means a second.
      await send([linear()]);
      expect(await stage.lockup.read("getGranularity", [1n])).toBe(1);
    }));

  it("creates price-gated streams, each with its own target", () =>
    stage.chain.sandbox(async () => {
      const { alice, bob, carol, chain, dai, lockup, sablier } = stage;
      const artifact = await compileContract("samples/solidity/rig/contracts/TestPriceFeed.sol");
      const feed = await chain.deploy(artifact, [8, 3_000n * USD]);
      const now = Number(chain.timestamp);
      const item = (recipient: Hex, target: bigint) =>
        stage.params({
          recipient,
          depositAmount: tokens(100),
          timestamps: { start: now, end: now + 1_000 },
          unlockParams: { oracle: feed.address, targetPrice: target * USD },
        });
      await dai.send("approve", [sablier.batchLockup.address, tokens(200)], { from: alice });
      const batch = [item(bob, 4_000n), item(carol, 5_000n)];
      const { result } = await sablier.batchLockup.send<bigint[]>(
        "createWithTimestampsLPG",
        [lockup.address, dai.address, batch],
        { from: alice },
      );
      await feed.send("set", [4_500n * USD]);
      expect(await Promise.all(result.map((id) => stage.streamed(id)))).toEqual([tokens(100), 0n]);
    }));

  it("panics for a stream without segments or tranches", async () => {
    const startTime = Number(stage.chain.timestamp);
    const item = stage.params({ depositAmount: tokens(1), startTime, segments: [], tranches: [] });
    await stage.chain.sandbox(async () => {
      await stage.dai.send("approve", [stage.sablier.batchLockup.address, tokens(100)], {
        from: stage.alice,
      });
      for (const name of ["createWithTimestampsLD", "createWithTimestampsLT"]) {
        await expectRevert(
          stage.sablier.batchLockup.send(name, [stage.lockup.address, stage.dai.address, [item]], {
            from: stage.alice,
          }),
          "Panic",
          [0x32n],
        );
      }
    });
  });

  it("can mix models through Lockup's own batch", () =>
    stage.chain.sandbox(async () => {
      const common = stage.params({ depositAmount: tokens(1) });
      const calls = [
        stage.lockup.encode("createWithDurationsLL", [
          common,
          { start: 0n, cliff: 0n },
          1,
          { cliff: 0, total: 100 },
        ]),
        stage.lockup.encode("createWithDurationsLT", [common, [{ amount: tokens(1), duration: 100 }]]),
      ];
      await stage.lockup.send("batch", [calls], { from: stage.alice });
      expect(await stage.lockup.read("nextStreamId")).toBe(3n);
    }));
});
