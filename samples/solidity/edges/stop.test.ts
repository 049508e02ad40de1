import { beforeAll, expect, it } from "vitest";
import { expectRevert } from "../rig";
import { RATE, Stage, usdc } from "../flow/setup";

// What the pages on Flow say of stopping a stream in one transaction, for the sender and for the recipient.

/** What RATE adds to the debt each second, in base units of USDC. */
const PER_SECOND = 1_000n;

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.set();
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const open = async (amount: bigint) => {
  const { alice, bob, flow, usdc: token } = stage;
  const args = [alice, bob, RATE, 0, token.address, true, amount];
  return (await flow.send<bigint>("createAndDeposit", args, { from: alice })).result;
};
const send = (name: string, args: readonly unknown[]) => stage.flow.send(name, args, { from: stage.alice });
const batch = (...calls: [string, readonly unknown[]][]) =>
  send("batch", [calls.map(([name, args]) => stage.flow.encode(name, args))]);

fresh("a fixed refund is too much a second later, pause and refundMax are not", async () => {
  const id = await open(usdc(1));
  stage.chain.advance(100n);
  const amount = await stage.read<bigint>("refundableAmountOf", id);
  stage.chain.advance(1n);
  await expectRevert(send("refundAndPause", [id, amount]), "SablierFlow_RefundOverflow", [
    id,
    amount,
    amount - PER_SECOND,
  ]);
  const before = await stage.balance(stage.alice);
  await batch(["pause", [id]], ["refundMax", [id]]);
  expect((await stage.balance(stage.alice)) - before).toBe(amount - PER_SECOND);
  expect(await stage.status(id)).toBe("PAUSED_SOLVENT");
  expect(await stage.read("refundableAmountOf", id)).toBe(0n);
});

fresh("nothing to refund undoes the pause in the same batch", async () => {
  const id = await open(PER_SECOND);
  stage.chain.advance(100n);
  await expectRevert(batch(["pause", [id]], ["refundMax", [id]]), "SablierFlow_RefundAmountZero", [id]);
  expect(await stage.status(id)).toBe("STREAMING_INSOLVENT");
  await send("pause", [id]);
});

fresh("nothing to withdraw undoes the other calls of the batch", async () => {
  const { alice, bob, carol, flow } = stage;
  const id = await open(PER_SECOND);
  stage.chain.advance(100n);
  await send("withdrawMax", [id, bob]);
  const payout: [string, readonly unknown[]] = ["withdrawMax", [id, bob]];
  for (const stop of ["pause", "void"])
    await expectRevert(batch([stop, [id]], payout), "SablierFlow_WithdrawAmountZero", [id]);
  const handOver = [flow.encode(...payout), flow.encode("transferFromPayable", [bob, carol, id])];
  await expectRevert(flow.send("batch", [handOver], { from: bob }), "SablierFlow_WithdrawAmountZero", [id]);

  const funded = await open(usdc(1));
  stage.chain.advance(100n);
  const all = batch(["withdrawMax", [funded, bob]], payout);
  await expectRevert(all, "SablierFlow_WithdrawAmountZero", [id]);
  expect(await stage.status(id)).toBe("STREAMING_INSOLVENT");
  await send("void", [id]);
  expect(await stage.read("getSender", id)).toBe(alice);
});

fresh("a stream that a stranger opens in your name costs you nothing and ends when you say so", async () => {
  const { alice, bob, carol, chain, flow, usdc: token } = stage;
  const before = await stage.balance(alice);
  const from = { from: carol };
  const backdated = [alice, bob, 10n ** 21n, Number(chain.timestamp - 86_400n), token.address, true];
  const { result: id, events } = await flow.send<bigint>("create", backdated, from);
  const created = events.find(({ name }) => name === "CreateFlowStream")!.args;
  expect([created.creator, created.sender]).toEqual([carol, alice]);
  expect(await stage.read("totalDebtOf", id)).toBe(usdc(86_400_000));
  expect(await stage.read("withdrawableAmountOf", id)).toBe(0n);
  await expectRevert(flow.send("withdraw", [id, bob, 1n], { from: bob }), "SablierFlow_Overdraw");
  await chain.sandbox(() => send("pause", [id]));
  await send("void", [id]);
  expect(await stage.read("totalDebtOf", id)).toBe(0n);
  expect(await stage.balance(alice)).toBe(before);

  const later = [alice, bob, RATE, Number(chain.timestamp + 100n), token.address, true];
  const { result: pending } = await flow.send<bigint>("create", later, from);
  await expectRevert(send("pause", [pending]), "SablierFlow_StreamPending");
  await send("void", [pending]);
});

fresh(
  "the deposit that keeps a stream solvent until a day is the formula, within one base unit",
  async () => {
    const { alice, bob, chain, flow, usdc: token } = stage;
    const rate = 1_929_012_345_679_012n;
    const args = [alice, bob, rate, 0, token.address, true, usdc(3)];
    const { result: id } = await flow.send<bigint>("createAndDeposit", args, { from: alice });
    chain.advance(5_000n);
    const seconds = 2_592_000n;
    const [debt, balance] = [
      await stage.read<bigint>("totalDebtOf", id),
      await stage.read<bigint>("getBalance", id),
    ];
    const unit = 10n ** (18n - 6n);
    const amount = debt + (rate * seconds + unit - 1n) / unit - balance;
    const uncovered = (deposit: bigint) =>
      chain.sandbox(async () => {
        await send("deposit", [id, deposit, alice, bob]);
        chain.advance(seconds);
        return stage.read<bigint>("uncoveredDebtOf", id);
      });
    expect(await uncovered(amount)).toBe(0n);
    // Rounding up can ask for one base unit that is not needed.
    expect(await uncovered(amount - 2n)).toBeGreaterThan(0n);
  },
);

fresh("voiding after a deposit of what was uncovered still writes off what has accrued since", async () => {
  const { alice, bob } = stage;
  const writtenOff = async (...before: string[]) => {
    const id = await open(10n * PER_SECOND);
    stage.chain.advance(100n);
    for (const name of before) await send(name, [id]);
    const missing = await stage.read<bigint>("uncoveredDebtOf", id);
    stage.chain.advance(5n);
    await send("deposit", [id, missing, alice, bob]);
    stage.chain.advance(5n);
    const { events } = await send("void", [id]);
    return events.find(({ name }) => name === "VoidFlowStream")!.args.writtenOffDebt;
  };
  expect(await writtenOff()).toBe(10n * PER_SECOND);
  expect(await writtenOff("pause")).toBe(0n);
});

fresh(
  "a deposit with a margin, void and refundMax cost the recipient nothing and the sender no more",
  async () => {
    const { alice, bob, chain } = stage;
    const id = await open(10n * PER_SECOND);
    chain.advance(100n);
    const missing = await stage.read<bigint>("uncoveredDebtOf", id);
    chain.advance(12n);
    const before = await stage.balance(alice);
    await batch(["deposit", [id, missing + usdc(1), alice, bob]], ["void", [id]], ["refundMax", [id]]);
    expect(before - (await stage.balance(alice))).toBe(missing + 12n * PER_SECOND);
    expect(await stage.read("withdrawableAmountOf", id)).toBe(112n * PER_SECOND);
  },
);
