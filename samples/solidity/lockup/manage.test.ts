import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Hex, zeroAddress } from "viem";
import { FigureRecord } from "../../figures";
import { type Contract, expectRevert, USD } from "../rig";
import { testRuns } from "../../../src/tools/playground/fixtures/testRuns";
import { Stage, tokens } from "./setup";

const figures = new FigureRecord("samples/solidity/lockup/manage.figures.json", "manage");
afterAll(() => figures.check());

let stage: Stage;
let manager: Contract;
let fee: bigint;

beforeAll(async () => {
  // Fees on: 1 USD at 3,000 USD per ether.
  stage = await Stage.set({ lockupFeeUSD: 1n * USD });
  manager = await stage.sample("StreamManager", [stage.lockup.address]);
  fee = 333_333_333_333_333n;
  figures.integer("fee", fee);
});

const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const balance = (account: Hex) => stage.dai.read<bigint>("balanceOf", [account]);
const read = <T>(name: string, id: bigint) => stage.lockup.read<T>(name, [id]);
const send = (from: Hex, name: string, args: readonly unknown[], value = 0n) =>
  stage.lockup.send(name, args, { from, value });
/** Checks that Lockup reverts a call with an error of its own: `StreamSettled` for `SablierLockup_StreamSettled`. */
const expectError = (call: Promise<unknown>, error: string, values: readonly unknown[]) =>
  expectRevert(call, `SablierLockup_${error}`, values);

testRuns(figures, "samples/solidity/lockup/StreamManager.sol");

describe("withdraw", () => {
  fresh("pays anybody when the manager is the recipient or approved", async () => {
    const id = await stage.stream(stage.bob);
    stage.chain.advance(250n);
    await expectError(
      manager.send("withdraw", [id, stage.carol, tokens(10)], { from: stage.carol, value: fee }),
      "WithdrawalAddressNotRecipient",
      [id, manager.address, stage.carol],
    );
    await send(stage.bob, "approve", [manager.address, id]);
    await manager.send("withdraw", [id, stage.carol, tokens(10)], { from: stage.carol, value: fee });
    expect(await balance(stage.carol)).toBe(tokens(10));
  });

  fresh("asks for exactly the fee, as Lockup keeps what is paid too much", async () => {
    const id = await stage.stream(stage.bob);
    stage.chain.advance(250n);
    await expectRevert(manager.send("withdrawMax", [id, stage.bob], { value: fee + 1n }), "WrongFee", [
      fee + 1n,
      fee,
    ]);
    await send(stage.bob, "withdrawMax", [id, stage.bob], fee + 1n);
    expect(await stage.chain.balance(stage.lockup.address)).toBe(fee + 1n);
  });

  fresh("reverts for each mistake", async () => {
    const id = await stage.stream(stage.bob);
    const withdraw = (amount: bigint, to: Hex = stage.bob, value = fee, from = stage.bob, stream = id) =>
      stage.lockup.send("withdraw", [stream, to, amount], { from, value });
    await expectError(send(stage.bob, "withdrawMax", [id, stage.bob], fee), "WithdrawAmountZero", [id]);
    stage.chain.advance(250n);
    await expectError(withdraw(tokens(50), stage.bob, 0n), "InsufficientFeePayment", [0n, fee]);
    await expectError(withdraw(tokens(50), stage.bob, fee - 1n), "InsufficientFeePayment", [fee - 1n, fee]);
    await expectError(withdraw(tokens(251)), "Overdraw", [id, tokens(251), tokens(250)]);
    await expectError(withdraw(0n), "WithdrawAmountZero", [id]);
    await expectError(
      withdraw(tokens(50), "0x0000000000000000000000000000000000000000"),
      "WithdrawToZeroAddress",
      [id],
    );
    await expectError(withdraw(tokens(50), stage.alice, fee, stage.alice), "WithdrawalAddressNotRecipient", [
      id,
      stage.alice,
      stage.alice,
    ]);
    await expectRevert(withdraw(1n, stage.bob, fee, stage.bob, 999n), "SablierLockupState_Null", [999n]);
    stage.chain.advance(750n);
    await send(stage.bob, "withdrawMax", [id, stage.bob], fee);
    await expectError(withdraw(1n), "StreamDepleted", [id]);
    expect(await stage.status(id)).toBe("DEPLETED");
  });

  fresh("pays what can be paid of several, and reports the rest", async () => {
    const [first, second] = [await stage.stream(stage.bob), await stage.stream(stage.bob)];
    stage.chain.advance(500n);
    const { events } = await manager.send(
      "withdrawMultiple",
      [
        [first, second],
        [tokens(500), tokens(501)],
      ],
      {
        value: fee,
      },
    );
    expect(await balance(stage.bob)).toBe(tokens(500));
    const failed = events.filter(({ name }) => name === "InvalidWithdrawalInWithdrawMultiple");
    expect(failed).toHaveLength(1);
    expect(failed[0]!.args.streamId).toBe(second);
    const reason = failed[0]!.args.revertData as Hex;
    expect(reason.slice(0, 10)).toBe("0x066920d7");
    await expectError(
      stage.lockup.send("withdrawMultiple", [[first], []], { value: fee }),
      "WithdrawArrayCountsNotEqual",
      [1n, 0n],
    );
    // Too little for anyone: the call succeeds, pays nobody and keeps the value.
    const before = await stage.chain.balance(stage.lockup.address);
    const cheap = await stage.lockup.send("withdrawMultiple", [[second], [tokens(1)]], { value: fee - 1n });
    expect(cheap.events.map(({ name }) => name)).toEqual(["InvalidWithdrawalInWithdrawMultiple"]);
    expect(await stage.chain.balance(stage.lockup.address)).toBe(before + fee - 1n);
    // An unknown ID: Lockup skips it, the sample fails when it asks for its fee.
    const unknown = [
      [999n, second],
      [1n, tokens(1)],
    ];
    await expectRevert(manager.send("withdrawMultiple", unknown, { value: fee }), "SablierLockupState_Null", [
      999n,
    ]);
    await stage.chain.sandbox(async () => {
      const own = await stage.lockup.send("withdrawMultiple", unknown, { value: fee });
      expect(own.events.map(({ name }) => name)).toContain("WithdrawFromLockupStream");
    });
    expect(await balance(stage.bob)).toBe(tokens(500));
  });

  fresh("costs what the sender's fee says", async () => {
    const id = await stage.stream(stage.bob);
    await stage.sablier.comptroller.send("setCustomFeeUSDFor", [2, stage.alice, 2n * USD], {
      from: stage.sablier.admin,
    });
    expect(figures.integer("fee.custom", await read("calculateMinFeeWei", id))).toBe(666_666_666_666_666n);
  });
});

describe("cancel", () => {
  const managed = (overrides = {}) => stage.stream(stage.bob, { sender: manager.address, ...overrides });

  fresh("refunds the sender and leaves the recipient their part", async () => {
    const id = await managed();
    stage.chain.advance(300n);
    const { result, events } = await manager.send<bigint>("cancel", [id]);
    expect(result).toBe(tokens(700));
    expect(await balance(manager.address)).toBe(tokens(700));
    expect(events.map(({ name }) => name)).toEqual(["Transfer", "CancelLockupStream", "MetadataUpdate"]);
    expect(events[1]!.args.recipientAmount as bigint).toBe(tokens(300));
    expect(await stage.status(id)).toBe("CANCELED");
    expect(await read("streamedAmountOf", id)).toBe(tokens(300));
    expect(await read("refundableAmountOf", id)).toBe(0n);
    stage.chain.advance(10_000n);
    expect(await read("withdrawableAmountOf", id)).toBe(tokens(300));
    await expectError(manager.send("cancel", [id]), "StreamCanceled", [id]);
    await send(stage.bob, "withdrawMax", [id, stage.bob], fee);
    expect(await stage.status(id)).toBe("DEPLETED");
    await expectError(manager.send("cancel", [id]), "StreamDepleted", [id]);
  });

  fresh("skips in a list what cannot be canceled", async () => {
    const ids = [await managed(), await managed({ cancelable: false }), await managed()];
    stage.chain.advance(100n);
    const { result, events } = await manager.send<bigint[]>("cancelMultiple", [ids]);
    expect(result).toEqual([tokens(900), 0n, tokens(900)]);
    const failed = events.find(({ name }) => name === "InvalidStreamInCancelMultiple")!;
    expect(failed.args.streamId).toBe(ids[1]);
    expect((failed.args.revertData as Hex).slice(0, 10)).toBe("0xbbb2a196");
  });

  fresh("reverts for each mistake", async () => {
    const [open, fixed] = [await managed(), await managed({ cancelable: false })];
    await expectError(send(stage.bob, "cancel", [open]), "Unauthorized", [open, stage.bob]);
    await expectError(manager.send("cancel", [fixed]), "StreamNotCancelable", [fixed]);
    stage.chain.advance(1_000n);
    await expectError(manager.send("cancel", [open]), "StreamSettled", [open]);
  });
});

describe("renounce", () => {
  fresh("makes a stream final", async () => {
    const id = await stage.stream(stage.bob, { sender: manager.address });
    stage.chain.advance(100n);
    expect(await read("refundableAmountOf", id)).toBe(tokens(900));
    const { events } = await manager.send("renounce", [id]);
    expect(events.map(({ name }) => name)).toEqual(["RenounceLockupStream"]);
    expect(await read("isCancelable", id)).toBe(false);
    expect(await read("refundableAmountOf", id)).toBe(0n);
    await expectError(manager.send("cancel", [id]), "StreamNotCancelable", [id]);
    await expectError(manager.send("renounce", [id]), "StreamNotCancelable", [id]);
  });

  fresh("is for the sender, while the stream runs", async () => {
    const id = await stage.stream(stage.bob, { sender: manager.address });
    await expectError(send(stage.bob, "renounce", [id]), "Unauthorized", [id, stage.bob]);
    stage.chain.advance(1_000n);
    await expectError(manager.send("renounce", [id]), "StreamSettled", [id]);
    await send(stage.bob, "withdrawMax", [id, stage.bob], fee);
    await expectError(manager.send("renounce", [id]), "StreamDepleted", [id]);
    const canceled = await stage.stream(stage.bob, { sender: manager.address });
    stage.chain.advance(100n);
    await manager.send("cancel", [canceled]);
    await expectError(manager.send("renounce", [canceled]), "StreamCanceled", [canceled]);
  });

  fresh("renounces several or none", async () => {
    const ids = [
      await stage.stream(stage.bob, { sender: manager.address }),
      await stage.stream(stage.bob, { sender: manager.address }),
    ];
    const foreign = await stage.stream(stage.bob);
    await expectError(manager.send("renounceMultiple", [[...ids, foreign]]), "Unauthorized", [
      foreign,
      manager.address,
    ]);
    expect(await read("isCancelable", ids[0]!)).toBe(true);
    await manager.send("renounceMultiple", [ids]);
    for (const id of ids) expect(await read("isCancelable", id)).toBe(false);
  });
});

describe("transfer", () => {
  fresh("pays the old recipient and hands the stream on", async () => {
    const id = await stage.stream(stage.bob);
    stage.chain.advance(400n);
    await expectError(send(stage.carol, "withdrawMaxAndTransfer", [id, stage.carol], fee), "Unauthorized", [
      id,
      stage.carol,
    ]);
    await expectError(
      send(stage.bob, "withdrawMaxAndTransfer", [id, stage.carol]),
      "InsufficientFeePayment",
      [0n, fee],
    );
    await send(stage.bob, "approve", [manager.address, id]);
    const { result } = await manager.send<bigint>("withdrawMaxAndTransfer", [id, stage.carol], {
      value: fee,
    });
    expect(result).toBe(tokens(400));
    expect(await balance(stage.bob)).toBe(tokens(400));
    expect(await read("getRecipient", id)).toBe(stage.carol);
    // Nothing left to withdraw: no fee, and only the NFT moves. The approval ended with the transfer.
    const again = await stage.lockup.send<bigint>("withdrawMaxAndTransfer", [id, stage.bob], {
      from: stage.carol,
    });
    expect(again.result).toBe(0n);
    await expectRevert(manager.send("transfer", [id, stage.carol]), "ERC721InsufficientApproval", [
      manager.address,
      id,
    ]);
  });

  fresh("hands on unlocked tokens with a plain transfer", async () => {
    const id = await stage.stream(stage.bob);
    stage.chain.advance(400n);
    await send(stage.bob, "approve", [manager.address, id]);
    await manager.send("transfer", [id, stage.carol]);
    expect(await read("withdrawableAmountOf", id)).toBe(tokens(400));
    expect(await balance(stage.bob)).toBe(0n);
    await send(stage.carol, "withdrawMax", [id, stage.carol], fee);
    expect(await balance(stage.carol)).toBe(tokens(400));
  });

  fresh("reverts for each mistake", async () => {
    const fixed = await stage.stream(stage.bob, { transferable: false });
    await expectError(send(stage.bob, "transferFrom", [stage.bob, stage.carol, fixed]), "NotTransferable", [
      fixed,
    ]);
    const id = await stage.stream(stage.bob);
    await expectRevert(
      send(stage.bob, "safeTransferFrom", [stage.bob, manager.address, id]),
      "ERC721InvalidReceiver",
      [manager.address],
    );
    for (const method of ["transferFrom", "withdrawMaxAndTransfer"]) {
      const args = method === "transferFrom" ? [stage.bob, zeroAddress, id] : [id, zeroAddress];
      await expectRevert(send(stage.bob, method, args), "ERC721InvalidReceiver", [zeroAddress]);
    }
    await expectError(send(stage.bob, "burn", [id]), "StreamNotDepleted", [id]);
    stage.chain.advance(1_000n);
    await send(stage.bob, "withdrawMax", [id, stage.bob], fee);
    await expectError(send(stage.carol, "burn", [id]), "Unauthorized", [id, stage.carol]);
    await send(stage.bob, "burn", [id]);
    await expectRevert(stage.lockup.read("getRecipient", [id]), "ERC721NonexistentToken", [id]);
    expect(await read("getWithdrawnAmount", id)).toBe(tokens(1_000));
  });
});
