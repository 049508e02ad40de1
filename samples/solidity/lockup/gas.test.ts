import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Hex, numberToHex } from "viem";
import { TRANSACTION_GAS_CAP } from "../../../data/contracts/gas/lockup";
import { FigureRecord } from "../../figures";
import { compileContract, type Contract, USD } from "../rig";
import { Stage, tokens } from "./setup";

const figures = new FigureRecord("samples/solidity/lockup/gas.figures.json", "gasLockup");
afterAll(() => figures.check());

const fee = 333_333_333_333_333n;
/** Every stream holds 1,000 tokens and ends after 1,000 seconds; measured are calls 500 seconds after its start. */
const SECONDS = 1_000;
const MIDDLE = 500n;

let stage: Stage;
/** A price feed below the target of the price-gated stream until the test raises it. */
let feed: Contract;
/** The streams from Alice to Bob that calls are measured on. */
const streams: Record<string, bigint> = {};

const common = (recipient: Hex = stage.bob) => stage.params({ recipient });
const now = () => Number(stage.chain.timestamp);
const timestamps = () => ({ start: now(), end: now() + SECONDS });

const equalParts = (count: number) =>
  Array.from({ length: count }, () => ({
    amount: tokens(1_000) / BigInt(count),
    exponent: 2n * 10n ** 18n,
    duration: SECONDS / count,
  }));

/** The arguments of one creation of each kind. */
const linear = (cliff: number, recipient?: Hex) => [
  common(recipient),
  { start: 0n, cliff: cliff > 0 ? tokens(250) : 0n },
  1,
  { cliff, total: SECONDS },
];
const linearByTimestamps = () => [
  { ...common(), timestamps: timestamps() },
  { start: 0n, cliff: tokens(250) },
  1,
  now() + 250,
];
const inParts = (count: number) => [common(), equalParts(count)];
const priceGated = () => [
  { ...common(), timestamps: timestamps() },
  { oracle: feed.address, targetPrice: 4_000n * USD },
];

const send = <T = unknown>(name: string, args: readonly unknown[], from: Hex = stage.alice, value = 0n) =>
  stage.lockup.send<T>(name, args, { from, value });
const open = async (name: string, args: readonly unknown[]) => (await send<bigint>(name, args)).result;

/** Opens ten linear streams to Bob and lets half their time pass. */
async function openTen(): Promise<bigint[]> {
  const ids: bigint[] = [];
  for (let index = 0; index < 10; index += 1) ids.push(await open("createWithDurationsLL", linear(0)));
  stage.chain.advance(MIDDLE);
  return ids;
}

/** Gas of one batch with a linear stream to each of `recipients`, which is forgotten afterwards. */
const batchGas = (recipients: readonly Hex[], cliff = 0) =>
  stage.chain.sandbox(async () => {
    const { batchLockup } = stage.sablier;
    await stage.dai.send("approve", [batchLockup.address, tokens(200_000)], { from: stage.alice });
    const items = recipients.map((recipient) => {
      const { token: _, ...shared } = common(recipient);
      return {
        ...shared,
        durations: { cliff, total: SECONDS },
        unlockAmounts: { start: 0n, cliff: cliff > 0 ? tokens(250) : 0n },
        granularity: 1,
      };
    });
    const args = [stage.lockup.address, stage.dai.address, items];
    return (await batchLockup.send("createWithDurationsLL", args, { from: stage.alice })).transactionGas;
  });

beforeAll(async () => {
  stage = await Stage.set({ lockupFeeUSD: 1n * USD });
  const artifact = await compileContract("samples/solidity/rig/contracts/TestPriceFeed.sol");
  feed = await stage.chain.deploy(artifact, [8, 3_000n * USD]);
  await stage.dai.send("mint", [stage.bob, 1n]);
  streams.linear = await open("createWithDurationsLL", linear(0));
  streams.cliff = await open("createWithDurationsLL", linear(250));
  streams.dynamic2 = await open("createWithDurationsLD", inParts(2));
  streams.dynamic10 = await open("createWithDurationsLD", inParts(10));
  streams.tranched2 = await open("createWithDurationsLT", inParts(2));
  streams.tranched10 = await open("createWithDurationsLT", inParts(10));
  streams.priceGated = await open("createWithTimestampsLPG", priceGated());
  stage.chain.advance(MIDDLE);
});

/** Sends one transaction to Lockup, records its gas, and forgets what it did. */
function measured(key: string, name: string, args: () => readonly unknown[], from?: () => Hex, value = 0n) {
  it(`${name} (${key})`, () =>
    stage.chain.sandbox(async () => {
      const { transactionGas } = await send(name, args(), from?.(), value);
      expect(figures.integer(key, transactionGas)).toBeGreaterThan(21_000n);
    }));
}

describe("creating, as a transaction of its own", () => {
  it("begins with the approval of Lockup for a token", () =>
    stage.chain.sandbox(async () => {
      const args = [stage.lockup.address, tokens(1_000)];
      const { transactionGas } = await stage.dai.send("approve", args, { from: stage.bob });
      expect(figures.integer("approve", transactionGas)).toBeLessThan(50_000n);
    }));

  measured("create.linear", "createWithDurationsLL", () => linear(0));
  measured("create.cliff", "createWithDurationsLL", () => linear(250));
  measured("create.cliffByTimestamps", "createWithTimestampsLL", linearByTimestamps);
  for (const count of [2, 10, 100]) {
    measured(`create.dynamic${count}`, "createWithDurationsLD", () => inParts(count));
    measured(`create.tranched${count}`, "createWithDurationsLT", () => inParts(count));
  }
  measured("create.priceGated", "createWithTimestampsLPG", priceGated);

  it("costs more for a recipient without a stream", async () => {
    const gas = (recipient: Hex) =>
      stage.chain.sandbox(
        async () => (await send("createWithDurationsLL", linear(0, recipient))).transactionGas,
      );
    const more = (await gas(stage.carol)) - (await gas(stage.bob));
    expect(more).toBeGreaterThan(0n);
    figures.integer("create.newRecipient", more);
  });

  it.each([10, 50])("creates %i streams at once", async (size) => {
    figures.integer(`create.batch${size}`, await batchGas(Array.from({ length: size }, () => stage.bob)));
  });

  it.each([
    ["create.most", 0],
    ["create.mostWithCliff", 250],
  ])("finds how many streams for new recipients fit into one transaction (%s)", async (key, cliff) => {
    const gas = (size: number) =>
      batchGas(
        Array.from({ length: size }, (_, index) => numberToHex(0x5ab11e0000 + index, { size: 20 })),
        cliff,
      );
    const each = ((await gas(50)) - (await gas(10))) / 40n;
    const cap = BigInt(TRANSACTION_GAS_CAP);
    // A little fewer than the straight line says, because memory grows dearer.
    let most = 50 + Number((cap - (await gas(50))) / each);
    while ((await gas(most)) > cap) most -= 1;
    expect(await gas(most + 1)).toBeGreaterThan(cap);
    figures.integer(key, BigInt(most));
  });
});

describe("withdrawing, as a transaction of its own", () => {
  const bob = () => stage.bob;
  const all = (key: string) => () => [streams[key], stage.bob];

  measured("withdraw", "withdraw", () => [streams.linear, stage.bob, tokens(100)], bob, fee);
  for (const key of ["linear", "cliff", "dynamic2", "dynamic10", "tranched2", "tranched10"]) {
    measured(`withdrawMax.${key}`, "withdrawMax", all(key), bob, fee);
  }
  measured("withdrawMax.byOthers", "withdrawMax", all("linear"), () => stage.carol, fee);

  it("empties a price-gated stream whose target is met", () =>
    stage.chain.sandbox(async () => {
      await feed.send("set", [4_000n * USD]);
      const { transactionGas } = await send("withdrawMax", all("priceGated")(), stage.bob, fee);
      figures.integer("withdrawMax.priceGated", transactionGas);
    }));

  it("withdraws from ten streams", () =>
    stage.chain.sandbox(async () => {
      const ids = await openTen();
      const args = [ids, ids.map(() => tokens(500))];
      const { transactionGas, events } = await send("withdrawMultiple", args, stage.bob, fee);
      expect(events.filter(({ name }) => name === "WithdrawFromLockupStream")).toHaveLength(10);
      figures.integer("withdrawMultiple10", transactionGas);
      const calls = ids.map((id) => stage.lockup.encode("withdrawMax", [id, stage.bob]));
      stage.chain.advance(100n);
      figures.integer("batch.withdrawMax10", (await send("batch", [calls], stage.bob, fee)).transactionGas);
    }));

  measured("withdrawMaxAndTransfer", "withdrawMaxAndTransfer", () => [streams.linear, stage.carol], bob, fee);

  it("costs more for an address without the token, less without a fee", async () => {
    const gas = async (prepare: () => Promise<unknown> = async () => undefined) =>
      stage.chain.sandbox(async () => {
        await prepare();
        return (await send("withdrawMax", all("linear")(), stage.bob, fee)).transactionGas;
      });
    const usual = await gas();
    const newToToken = await gas(() => stage.dai.send("transfer", [stage.carol, 1n], { from: stage.bob }));
    const free = await gas(() => stage.sablier.setFeeUSD("lockup", 0n));
    expect(newToToken).toBeGreaterThan(usual);
    expect(free).toBeLessThan(usual);
    figures.integer("withdrawMax.newToToken", newToToken - usual);
    figures.integer("withdrawMax.free", usual - free);
  });
});

describe("managing, as a transaction of its own", () => {
  for (const key of ["linear", "dynamic2", "tranched2", "priceGated"]) {
    measured(`cancel.${key}`, "cancel", () => [streams[key]]);
  }
  it("cancels ten streams", () =>
    stage.chain.sandbox(async () => {
      const { transactionGas, result } = await send<bigint[]>("cancelMultiple", [await openTen()]);
      expect(result).toEqual(Array.from({ length: 10 }, () => tokens(500)));
      figures.integer("cancelMultiple10", transactionGas);
    }));
  measured("renounce", "renounce", () => [streams.linear]);
  measured(
    "transfer",
    "transferFrom",
    () => [stage.bob, stage.carol, streams.linear],
    () => stage.bob,
  );
  it("burns the NFT of an emptied stream", () =>
    stage.chain.sandbox(async () => {
      stage.chain.advance(MIDDLE);
      await send("withdrawMax", [streams.linear, stage.bob], stage.bob, fee);
      figures.integer("burn", (await send("burn", [streams.linear], stage.bob)).transactionGas);
    }));
});
