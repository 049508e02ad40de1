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
