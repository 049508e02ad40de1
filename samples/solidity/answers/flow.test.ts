import { beforeAll, expect, it } from "vitest";
import { deployToken, expectRevert, fund, type Contract } from "../rig";
import { DAY, Stage } from "../flow/setup";

// What the answers of docs/support/faq.mdx say about Flow, on the contracts. The page links each answer to its test.

const DAI = 10n ** 18n;
/** 3,000 DAI per 31 days, rounded up, with the 18 decimals that every rate has. */
const RATE = (3_000n * DAI + 31n * DAY - 1n) / (31n * DAY);

let stage: Stage;
let dai: Contract;

beforeAll(async () => {
  stage = await Stage.set();
  dai = await deployToken(stage.chain, "DAI", 18);
  await fund(dai, stage.alice, stage.flow.address, 1_000_000n * DAI);
});

const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const balance = () => dai.read<bigint>("balanceOf", [stage.bob]);
const cents = (amount: bigint) => Number((amount + DAI / 200n) / (DAI / 100n)) / 100;

const open = async (ratePerSecond = RATE, amount = 0n) => {
  const args = [stage.alice, stage.bob, ratePerSecond, 0, dai.address, true];
  const { result } =
    amount === 0n
      ? await stage.flow.send<bigint>("create", args, { from: stage.alice })
      : await stage.flow.send<bigint>("createAndDeposit", [...args, amount], { from: stage.alice });
  return result;
};
const send = (name: string, args: readonly unknown[], from = stage.alice) =>
  stage.flow.send<bigint>(name, args, { from });
const deposit = (id: bigint, amount: bigint) => send("deposit", [id, amount, stage.alice, stage.bob]);

fresh("3,000 DAI per 31 days with 200 deposited: the figures of the answer", async () => {
  const { bob, chain } = stage;
  const id = await open(RATE, 200n * DAI);
  chain.advance(10n * DAY);
  expect(cents(await stage.read("totalDebtOf", id))).toBe(967.74);
  expect(await stage.read("withdrawableAmountOf", id)).toBe(200n * DAI);
  expect(await stage.status(id)).toBe("STREAMING_INSOLVENT");
  await send("withdrawMax", [id, bob], bob);
  await deposit(id, 2_800n * DAI);
  await chain.sandbox(async () => {
    chain.advance(DAY);
    await send("withdraw", [id, bob, 800n * DAI], bob);
    chain.advance(20n * DAY);
    expect(cents(await stage.read("withdrawableAmountOf", id))).toBe(2_000);
  });
  chain.advance(21n * DAY);
  expect(cents(await stage.read("withdrawableAmountOf", id))).toBe(2_800);
  chain.advance(DAY);
  expect(await stage.read<bigint>("uncoveredDebtOf", id)).toBeGreaterThan(0n);
});

fresh(
  "0.01 tokens a second are 0.6 a minute, 36 an hour and 864 a day, and move only when withdrawn",
  async () => {
    const id = await open(DAI / 100n, 1_000n * DAI);
    const after = (seconds: bigint) =>
      stage.chain.sandbox(() => {
        stage.chain.advance(seconds);
        return stage.read<bigint>("totalDebtOf", id);
      });
    expect(await after(60n)).toBe((6n * DAI) / 10n);
    expect(await after(3_600n)).toBe(36n * DAI);
    expect(await after(DAY)).toBe(864n * DAI);
    stage.chain.advance(DAY);
    expect(await balance()).toBe(0n);
    await send("withdrawMax", [id, stage.bob], stage.bob);
    expect(await balance()).toBe(864n * DAI);
  },
);

fresh("an empty balance pays nothing, and the debt can be withdrawn once someone deposits", async () => {
  const id = await open();
  stage.chain.advance(DAY);
  await expectRevert(send("withdrawMax", [id, stage.bob], stage.bob), "SablierFlow_WithdrawAmountZero", [id]);
  stage.chain.advance(DAY);
  await deposit(id, 1_000n * DAI);
  expect(await stage.read("withdrawableAmountOf", id)).toBe(2n * DAY * RATE);
});

fresh("the sender pauses, and gets back only what is not owed", async () => {
  const id = await open(RATE, 1_000n * DAI);
  stage.chain.advance(DAY);
  const owed = DAY * RATE;
  await expectRevert(send("refund", [id, 1_000n * DAI - owed + 1n]), "SablierFlow_RefundOverflow");
  await send("pause", [id]);
  expect((await send("refundMax", [id])).result).toBe(1_000n * DAI - owed);
  stage.chain.advance(DAY);
  expect(await stage.read("withdrawableAmountOf", id)).toBe(owed);
});

fresh("the recipient can void, which ends the stream and forfeits the uncovered debt", async () => {
  const id = await open(RATE, 50n * DAI);
  stage.chain.advance(DAY);
  await send("void", [id], stage.bob);
  expect(await stage.status(id)).toBe("VOIDED");
  expect(await stage.read("totalDebtOf", id)).toBe(50n * DAI);
  await expectRevert(send("restart", [id, RATE]), "SablierFlowState_StreamVoided", [id]);
});

fresh("the sender can void, and the debt that no deposit covers is gone permanently", async () => {
  const id = await open(RATE, 50n * DAI);
  stage.chain.advance(DAY);
  expect(await stage.read("totalDebtOf", id)).toBe(DAY * RATE);
  await send("void", [id]);
  expect(await stage.read("withdrawableAmountOf", id)).toBe(50n * DAI);
  await expectRevert(deposit(id, DAI), "SablierFlowState_StreamVoided", [id]);
});

fresh("the rate goes up and down, but not to zero, and not while paused", async () => {
  const id = await open();
  await send("adjustRatePerSecond", [id, 2n * RATE]);
  await send("adjustRatePerSecond", [id, RATE / 2n]);
  await expectRevert(send("adjustRatePerSecond", [id, 0n]), "SablierFlow_NewRatePerSecondZero", [id]);
  await deposit(id, DAI);
  await send("pause", [id]);
  await expectRevert(send("adjustRatePerSecond", [id, RATE]), "SablierFlowState_StreamPaused", [id]);
  await deposit(id, DAI);
});

fresh("a wrong recipient gets the debt of the first minutes at most", async () => {
  const id = await open(RATE, 1_000n * DAI);
  stage.chain.advance(300n);
  await send("refundAndPause", [id, 1_000n * DAI - 300n * RATE]);
  stage.chain.advance(DAY);
  expect(await stage.read("withdrawableAmountOf", id)).toBe(300n * RATE);
});

fresh(
  "a stream for a wrong recipient is voided before its start, and all comes back by a refund",
  async () => {
    const start = stage.chain.timestamp + DAY;
    const args = [stage.alice, stage.bob, RATE, Number(start), dai.address, true, 1_000n * DAI];
    const { result: id } = await stage.flow.send<bigint>("createAndDeposit", args, { from: stage.alice });
    await expectRevert(send("pause", [id]), "SablierFlow_StreamPending", [id, start]);
    const before = await dai.read<bigint>("balanceOf", [stage.alice]);
    await send("void", [id]);
    expect(await dai.read("balanceOf", [stage.alice])).toBe(before);
    expect((await send("refundMax", [id])).result).toBe(1_000n * DAI);
    expect(await dai.read("balanceOf", [stage.alice])).toBe(before + 1_000n * DAI);
  },
);

fresh("Flow rejects a token with more than 18 decimals", async () => {
  const token = await deployToken(stage.chain, "WIDE", 19);
  await expectRevert(
    send("create", [stage.alice, stage.bob, RATE, 0, token.address, true]),
    "SablierFlow_InvalidTokenDecimals",
    [token.address],
  );
});
