import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FigureRecord } from "../../figures";
import { type Contract, expectRevert, USD } from "../rig";
import { testRuns } from "../../../src/tools/playground/fixtures/testRuns";
import { DAY, RATE, Stage, usdc } from "./setup";

const figures = new FigureRecord("samples/solidity/flow/manage.figures.json", "manageFlow");
afterAll(() => figures.check());

let stage: Stage;
let manager: Contract;
/** 1 USD at 3,000 USD per ether. */
const fee = 333_333_333_333_333n;

beforeAll(async () => {
  stage = await Stage.set({ flowFeeUSD: 1n * USD });
  manager = await stage.sample("PayrollManager", [stage.flow.address, stage.usdc.address]);
  figures.integer("fee", fee);
});

const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const open = async (amount = usdc(1_000)) =>
  (await manager.send<bigint>("open", [stage.bob, RATE, amount], { from: stage.alice })).result!;

testRuns(figures, "samples/solidity/flow/PayrollManager.sol");

describe("what goes wrong", () => {
  fresh("is somebody else's call", async () => {
    const id = await open();
    const call = { from: stage.carol };
    await expectRevert(manager.send("pause", [id], call), "NotOwner", [stage.carol]);
    await expectRevert(stage.flow.send("pause", [id], call), "SablierFlowState_Unauthorized", [
      id,
      stage.carol,
    ]);
    await expectRevert(stage.flow.send("refundMax", [id], call), "SablierFlowState_Unauthorized");
    await expectRevert(stage.flow.send("void", [id], call), "SablierFlow_Unauthorized", [id, stage.carol]);
    // The owner is not the sender either: the contract is.
    await expectRevert(
      stage.flow.send("pause", [id], { from: stage.alice }),
      "SablierFlowState_Unauthorized",
    );
  });

  fresh("is a deposit into the wrong stream", async () => {
    const id = await open();
    const deposit = (sender: string, recipient: string) =>
      stage.flow.send("deposit", [id, 1n, sender, recipient], { from: stage.carol });
    await expectRevert(deposit(stage.alice, stage.bob), "SablierFlow_NotStreamSender", [
      stage.alice,
      manager.address,
    ]);
    await expectRevert(deposit(manager.address, stage.alice), "SablierFlow_NotStreamRecipient", [
      stage.alice,
      stage.bob,
    ]);
  });

  fresh("is a missing fee, or one that is too high", async () => {
    const id = await open();
    stage.chain.advance(DAY);
    await expectRevert(
      stage.flow.send("withdrawMax", [id, stage.bob], { from: stage.bob }),
      "SablierFlow_InsufficientFeePayment",
      [0n, fee],
    );
    await expectRevert(manager.send("withdrawMax", [id], { from: stage.bob, value: fee + 1n }), "WrongFee");
    await stage.flow.send("withdrawMax", [id, stage.bob], { from: stage.bob, value: fee + 1n });
    expect(await stage.chain.balance(stage.flow.address)).toBe(fee + 1n);
  });

  fresh("is a stranger's address to pay to", async () => {
    const id = await open();
    stage.chain.advance(DAY);
    await expectRevert(
      stage.flow.send("withdrawMax", [id, stage.carol], { from: stage.carol, value: fee }),
      "SablierFlow_WithdrawalAddressNotRecipient",
      [id, stage.carol, stage.carol],
    );
    await stage.flow.send("withdrawMax", [id, stage.carol], { from: stage.bob, value: fee });
  });

  fresh("is a rate that changes nothing", async () => {
    const id = await open();
    const owner = { from: stage.alice };
    await expectRevert(manager.send("adjust", [id, 0n], owner), "SablierFlow_NewRatePerSecondZero", [id]);
    await expectRevert(manager.send("adjust", [id, RATE], owner), "SablierFlow_RatePerSecondNotDifferent");
    await manager.send("pause", [id], owner);
    await expectRevert(manager.send("restart", [id, 0n], owner), "SablierFlow_RatePerSecondNotDifferent");
  });

  fresh("is a pause before the start", async () => {
    const start = stage.chain.timestamp + DAY;
    const { result: id } = await stage.flow.send<bigint>("create", [
      stage.alice,
      stage.bob,
      RATE,
      Number(start),
      stage.usdc.address,
      true,
    ]);
    await expectRevert(stage.flow.send("pause", [id], { from: stage.alice }), "SablierFlow_StreamPending", [
      id,
      start,
    ]);
    stage.chain.advance(DAY);
    await stage.flow.send("pause", [id], { from: stage.alice });
  });

  fresh("is a refund of what is owed", async () => {
    const id = await open();
    stage.chain.advance(5n * DAY);
    await expectRevert(
      manager.send("refund", [id, usdc(568) + 1n], { from: stage.alice }),
      "SablierFlow_RefundOverflow",
      [id, usdc(568) + 1n, usdc(568)],
    );
  });
});

describe("voiding by the recipient", () => {
  fresh("keeps what is covered", async () => {
    const { result: id } = await stage.flow.send<bigint>(
      "createAndDeposit",
      [stage.alice, stage.bob, 385_802_469_135_802n, 0, stage.usdc.address, true, usdc(500)],
      { from: stage.alice },
    );
    stage.chain.advance(10n * DAY);
    await stage.flow.send("withdraw", [id, stage.bob, usdc(100)], { from: stage.bob, value: fee });
    stage.chain.advance(20n * DAY);
    expect(await stage.read("totalDebtOf", id)).toBe(figures.amount("recipientVoid.before", 899_999_999n, 6));
    expect(await stage.read("uncoveredDebtOf", id)).toBe(
      figures.amount("recipientVoid.uncovered", 499_999_999n, 6),
    );
    await stage.flow.send("void", [id], { from: stage.bob });
    expect(await stage.read("totalDebtOf", id)).toBe(figures.amount("recipientVoid.after", usdc(400), 6));
    await stage.flow.send("withdrawMax", [id, stage.bob], { from: stage.bob, value: fee });
    expect(await stage.balance(stage.bob)).toBe(usdc(500));
  });
});
