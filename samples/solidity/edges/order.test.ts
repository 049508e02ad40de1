import { beforeAll, describe, expect, it } from "vitest";
import { zeroAddress } from "viem";
import { expectRevert, Revert, USD } from "../rig";
import { RATE, Stage as FlowStage, usdc } from "../flow/setup";
import { Stage, tokens } from "../lockup/setup";

// What the status pages say of calls that are wrong in two ways, and of calls at the very second of a change.

describe("Lockup", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

  fresh("looks at depleted and canceled before the caller, and at settled after it", async () => {
    const { alice, bob, carol, lockup } = stage;
    const id = await stage.stream(bob);
    const canceled = await stage.stream(bob);
    stage.chain.advance(100n);
    await lockup.send("cancel", [canceled], { from: alice });
    const cancel = (stream: bigint) => lockup.read("cancel", [stream], { from: carol });
    const renounce = (stream: bigint) => lockup.read("renounce", [stream], { from: carol });
    await expectRevert(cancel(canceled), "SablierLockup_StreamCanceled");
    await expectRevert(renounce(canceled), "SablierLockup_StreamCanceled");
    await expectRevert(cancel(id), "SablierLockup_Unauthorized");
    await expectRevert(renounce(id), "SablierLockup_Unauthorized");
    stage.chain.advance(900n);
    await expectRevert(cancel(id), "SablierLockup_Unauthorized");
    await expectRevert(renounce(id), "SablierLockup_StreamSettled");
    await lockup.send("withdrawMax", [id, bob], { from: bob });
    await expectRevert(cancel(id), "SablierLockup_StreamDepleted");
    await expectRevert(renounce(id), "SablierLockup_StreamDepleted");
  });

  fresh("looks at the status before all else in withdraw and burn, and at the fee last", async () => {
    const { bob, carol, lockup, sablier } = stage;
    await sablier.setFeeUSD("lockup", 1n * USD);
    const id = await stage.stream(bob);
    await expectRevert(lockup.read("burn", [id], { from: carol }), "SablierLockup_StreamNotDepleted");
    const withdraw = (to: typeof bob, amount: bigint) =>
      lockup.read("withdraw", [id, to, amount], { from: carol });
    stage.chain.advance(1_000n);
    await expectRevert(withdraw(zeroAddress, 0n), "SablierLockup_WithdrawToZeroAddress");
    await expectRevert(withdraw(carol, 0n), "SablierLockup_WithdrawalAddressNotRecipient");
    await expectRevert(withdraw(bob, 0n), "SablierLockup_WithdrawAmountZero");
    await expectRevert(withdraw(bob, tokens(1_001)), "SablierLockup_Overdraw");
    await expectRevert(withdraw(bob, 1n), "SablierLockup_InsufficientFeePayment");
    const fee = await lockup.read<bigint>("calculateMinFeeWei", [id]);
    await lockup.send("withdrawMax", [id, bob], { from: carol, value: fee });
    await expectRevert(withdraw(zeroAddress, 0n), "SablierLockup_StreamDepleted");
  });

  fresh("takes no value for the plain functions of ERC-721 inside a batch", async () => {
    const { bob, carol, lockup } = stage;
    const id = await stage.stream(bob);
    stage.chain.advance(100n);
    const calls = [lockup.encode("withdrawMax", [id, bob]), lockup.encode("transferFrom", [bob, carol, id])];
    await expect(lockup.read("batch", [calls], { from: bob, value: 1n })).rejects.toBeInstanceOf(Revert);
    await lockup.send("batch", [calls], { from: bob });
    expect(await lockup.read("ownerOf", [id])).toBe(carol);
  });

  fresh("knows an ID that was never created by three answers", async () => {
    const { bob, carol, lockup } = stage;
    const none = 99n;
    expect(await lockup.read("isStream", [none])).toBe(false);
    for (const view of ["statusOf", "getSender", "calculateMinFeeWei"])
      await expectRevert(lockup.read(view, [none]), "SablierLockupState_Null", [none]);
    for (const view of ["getRecipient", "ownerOf", "tokenURI"])
      await expectRevert(lockup.read(view, [none]), "ERC721NonexistentToken", [none]);
    const transfer = lockup.read("transferFrom", [bob, carol, none], { from: bob });
    await expectRevert(transfer, "ERC721NonexistentToken", [none]);
  });

  fresh("lets sender and recipient be one account, and only owner and operator approve", async () => {
    const { alice, bob, carol, lockup } = stage;
    const own = await stage.stream(alice);
    stage.chain.advance(500n);
    await lockup.send("cancel", [own], { from: alice });
    await lockup.send("withdrawMax", [own, alice], { from: alice });
    const id = await stage.stream(bob);
    await lockup.send("approve", [carol, id], { from: bob });
    await expectRevert(lockup.send("approve", [alice, id], { from: carol }), "ERC721InvalidApprover", [
      carol,
    ]);
    await lockup.send("setApprovalForAll", [carol, true], { from: bob });
    await lockup.send("approve", [alice, id], { from: carol });
  });
});

describe("the batch contract", () => {
  it.each([
    ["LD", "Segment", "segmentsWithDuration"],
    ["LT", "Tranche", "tranchesWithDuration"],
  ])("leaves an empty list of durations to Lockup: %s", async (model, part, field) => {
    const stage = await Stage.set();
    const { batchLockup } = stage.sablier;
    await stage.dai.send("approve", [batchLockup.address, tokens(2)], { from: stage.alice });
    const item = (list: object[]) => stage.params({ depositAmount: tokens(1), [field]: list });
    const send = (...lists: object[][]) =>
      batchLockup.send(
        `createWithDurations${model}`,
        [stage.lockup.address, stage.dai.address, lists.map(item)],
        { from: stage.alice },
      );
    const good = [{ amount: tokens(1), exponent: 10n ** 18n, duration: 10 }];
    await expectRevert(send(good, []), `SablierLockupHelpers_${part}CountZero`);
    await expectRevert(
      send(good, [{ ...good[0], amount: 1n }]),
      `SablierLockupHelpers_DepositAmountNotEqualTo${part}AmountsSum`,
      [tokens(1), 1n],
    );
    await send(good, good);
  });
});

describe("Flow", () => {
  let stage: FlowStage;
  beforeAll(async () => {
    stage = await FlowStage.set();
  });
  const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
  const open = async (startTime = 0, amount = usdc(0.864)) => {
    const { alice, bob, flow, usdc: token } = stage;
    const args = [alice, bob, RATE, startTime, token.address, true, amount];
    return (await flow.send<bigint>("createAndDeposit", args, { from: alice })).result;
  };

  fresh("answers 0 for the depletion time from that second on", async () => {
    const id = await open();
    const depletion = await stage.read<bigint>("depletionTimeOf", id);
    stage.chain.warp(depletion - 1n);
    expect(await stage.read("depletionTimeOf", id)).toBe(depletion);
    expect(await stage.status(id)).toBe("STREAMING_SOLVENT");
    stage.chain.warp(depletion);
    expect(await stage.read("depletionTimeOf", id)).toBe(0n);
    expect(await stage.status(id)).toBe("STREAMING_INSOLVENT");
    expect(await stage.read("uncoveredDebtOf", id)).toBe(1_000n);
  });

  fresh("keeps the start when the rate changes before it", async () => {
    const start = stage.chain.timestamp + 100n;
    const id = await open(Number(start));
    stage.chain.advance(50n);
    await stage.flow.send("adjustRatePerSecond", [id, 2n * RATE], { from: stage.alice });
    expect(BigInt(await stage.read<number>("getSnapshotTime", id))).toBe(start);
    expect(await stage.status(id)).toBe("PENDING");
    stage.chain.warp(start + 10n);
    expect(await stage.read("totalDebtOf", id)).toBe(20_000n);
  });

  fresh("writes the balance down as the debt when an insolvent stream is voided", async () => {
    const id = await open();
    stage.chain.advance(2_000n);
    await stage.flow.send("void", [id], { from: stage.bob });
    expect(await stage.read("getSnapshotDebtScaled", id)).toBe(864n * 10n ** 15n);
    const other = await open();
    stage.chain.advance(100n);
    await stage.flow.send("withdraw", [other, stage.bob, usdc(0.04)], { from: stage.bob });
    expect(await stage.read("getSnapshotDebtScaled", other)).toBe(6n * 10n ** 16n);
    expect(BigInt(await stage.read<number>("getSnapshotTime", other))).toBe(stage.chain.timestamp);
  });

  fresh("asks for the fee first, and for the status before the caller", async () => {
    const { bob, carol, flow, sablier } = stage;
    await sablier.setFeeUSD("flow", 1n * USD);
    const id = await open();
    const withdraw = (to: typeof bob, amount: bigint, value = 0n) =>
      flow.read("withdraw", [id, to, amount], { from: carol, value });
    const fee = await stage.read<bigint>("calculateMinFeeWei", id);
    await expectRevert(withdraw(zeroAddress, 0n), "SablierFlow_InsufficientFeePayment");
    await expectRevert(withdraw(zeroAddress, 0n, fee), "SablierFlow_WithdrawAmountZero");
    await expectRevert(withdraw(zeroAddress, 1n, fee), "SablierFlow_WithdrawToZeroAddress");
    await expectRevert(withdraw(carol, 1n, fee), "SablierFlow_WithdrawalAddressNotRecipient");
    await expectRevert(withdraw(bob, 1n, fee), "SablierFlow_Overdraw");
    await expectRevert(flow.read("restart", [id, RATE], { from: carol }), "SablierFlowState_Unauthorized");
    await flow.send("void", [id], { from: bob });
    for (const [name, args, error] of [
      ["pause", [id], "StreamPaused"],
      ["adjustRatePerSecond", [id, 0n], "StreamPaused"],
      ["restart", [id, RATE], "StreamVoided"],
      ["void", [id], "StreamVoided"],
      ["deposit", [id, 0n, carol, carol], "StreamVoided"],
    ] as const)
      await expectRevert(flow.read(name, args, { from: carol }), `SablierFlowState_${error}`);
    await expectRevert(flow.read("refund", [id, 0n], { from: carol }), "SablierFlowState_Unauthorized");
  });
});
