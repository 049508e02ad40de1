// Long, because the guides on managing a stream share one deployment and one record of figures.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Hex, zeroAddress } from "viem";
import { FigureRecord } from "../../figures";
import { type Contract, expectRevert, USD } from "../rig";
import { testRuns } from "../rig/runs";
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

testRuns(figures, "samples/solidity/lockup/StreamManager.sol");

describe("withdraw", () => {
  fresh("pays anybody when the manager is the recipient or approved", async () => {
    const id = await stage.stream(stage.bob);
    stage.chain.advance(250n);
    await expectRevert(
      manager.send("withdraw", [id, stage.carol, tokens(10)], { from: stage.carol, value: fee }),
      "SablierLockup_WithdrawalAddressNotRecipient",
      [id, manager.address, stage.carol],
    );
    await stage.lockup.send("approve", [manager.address, id], { from: stage.bob });
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
    await stage.lockup.send("withdrawMax", [id, stage.bob], { from: stage.bob, value: fee + 1n });
    expect(await stage.chain.balance(stage.lockup.address)).toBe(fee + 1n);
  });

  fresh("reverts for each mistake", async () => {
    const id = await stage.stream(stage.bob);
    const withdraw = (amount: bigint, to: Hex = stage.bob, value = fee, from = stage.bob, stream = id) =>
      stage.lockup.send("withdraw", [stream, to, amount], { from, value });
    await expectRevert(
      stage.lockup.send("withdrawMax", [id, stage.bob], { from: stage.bob, value: fee }),
      "SablierLockup_WithdrawAmountZero",
      [id],
    );
    stage.chain.advance(250n);
    await expectRevert(withdraw(tokens(50), stage.bob, 0n), "SablierLockup_InsufficientFeePayment", [
      0n,
      fee,
    ]);
    await expectRevert(withdraw(tokens(50), stage.bob, fee - 1n), "SablierLockup_InsufficientFeePayment", [
      fee - 1n,
      fee,
    ]);
    await expectRevert(withdraw(tokens(251)), "SablierLockup_Overdraw", [id, tokens(251), tokens(250)]);
    await expectRevert(withdraw(0n), "SablierLockup_WithdrawAmountZero", [id]);
    await expectRevert(
      withdraw(tokens(50), "0x0000000000000000000000000000000000000000"),
      "SablierLockup_WithdrawToZeroAddress",
      [id],
    );
    await expectRevert(
      withdraw(tokens(50), stage.alice, fee, stage.alice),
      "SablierLockup_WithdrawalAddressNotRecipient",
      [id, stage.alice, stage.alice],
    );
    await expectRevert(withdraw(1n, stage.bob, fee, stage.bob, 999n), "SablierLockupState_Null", [999n]);
    stage.chain.advance(750n);
    await stage.lockup.send("withdrawMax", [id, stage.bob], { from: stage.bob, value: fee });
    await expectRevert(withdraw(1n), "SablierLockup_StreamDepleted", [id]);
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
    await expectRevert(
      stage.lockup.send("withdrawMultiple", [[first], []], { value: fee }),
      "SablierLockup_WithdrawArrayCountsNotEqual",
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

  fresh("refunds the sender and leaves the recipient his part", async () => {
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
    await expectRevert(manager.send("cancel", [id]), "SablierLockup_StreamCanceled", [id]);
    await stage.lockup.send("withdrawMax", [id, stage.bob], { from: stage.bob, value: fee });
    expect(await stage.status(id)).toBe("DEPLETED");
    await expectRevert(manager.send("cancel", [id]), "SablierLockup_StreamDepleted", [id]);
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
    await expectRevert(
      stage.lockup.send("cancel", [open], { from: stage.bob }),
      "SablierLockup_Unauthorized",
      [open, stage.bob],
    );
    await expectRevert(manager.send("cancel", [fixed]), "SablierLockup_StreamNotCancelable", [fixed]);
    stage.chain.advance(1_000n);
    await expectRevert(manager.send("cancel", [open]), "SablierLockup_StreamSettled", [open]);
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
    await expectRevert(manager.send("cancel", [id]), "SablierLockup_StreamNotCancelable", [id]);
    await expectRevert(manager.send("renounce", [id]), "SablierLockup_StreamNotCancelable", [id]);
  });

  fresh("is for the sender, while the stream runs", async () => {
    const id = await stage.stream(stage.bob, { sender: manager.address });
    await expectRevert(
      stage.lockup.send("renounce", [id], { from: stage.bob }),
      "SablierLockup_Unauthorized",
      [id, stage.bob],
    );
    stage.chain.advance(1_000n);
    await expectRevert(manager.send("renounce", [id]), "SablierLockup_StreamSettled", [id]);
    await stage.lockup.send("withdrawMax", [id, stage.bob], { from: stage.bob, value: fee });
    await expectRevert(manager.send("renounce", [id]), "SablierLockup_StreamDepleted", [id]);
    const canceled = await stage.stream(stage.bob, { sender: manager.address });
    stage.chain.advance(100n);
    await manager.send("cancel", [canceled]);
    await expectRevert(manager.send("renounce", [canceled]), "SablierLockup_StreamCanceled", [canceled]);
  });

  fresh("renounces several or none", async () => {
    const ids = [
      await stage.stream(stage.bob, { sender: manager.address }),
      await stage.stream(stage.bob, { sender: manager.address }),
    ];
    const foreign = await stage.stream(stage.bob);
    await expectRevert(manager.send("renounceMultiple", [[...ids, foreign]]), "SablierLockup_Unauthorized", [
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
    await expectRevert(
      stage.lockup.send("withdrawMaxAndTransfer", [id, stage.carol], { from: stage.carol, value: fee }),
      "SablierLockup_Unauthorized",
      [id, stage.carol],
    );
    await expectRevert(
      stage.lockup.send("withdrawMaxAndTransfer", [id, stage.carol], { from: stage.bob }),
      "SablierLockup_InsufficientFeePayment",
      [0n, fee],
    );
    await stage.lockup.send("approve", [manager.address, id], { from: stage.bob });
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
    await stage.lockup.send("approve", [manager.address, id], { from: stage.bob });
    await manager.send("transfer", [id, stage.carol]);
    expect(await read("withdrawableAmountOf", id)).toBe(tokens(400));
    expect(await balance(stage.bob)).toBe(0n);
    await stage.lockup.send("withdrawMax", [id, stage.carol], { from: stage.carol, value: fee });
    expect(await balance(stage.carol)).toBe(tokens(400));
  });

  fresh("reverts for each mistake", async () => {
    const fixed = await stage.stream(stage.bob, { transferable: false });
    await expectRevert(
      stage.lockup.send("transferFrom", [stage.bob, stage.carol, fixed], { from: stage.bob }),
      "SablierLockup_NotTransferable",
      [fixed],
    );
    const id = await stage.stream(stage.bob);
    await expectRevert(
      stage.lockup.send("safeTransferFrom", [stage.bob, manager.address, id], { from: stage.bob }),
      "ERC721InvalidReceiver",
      [manager.address],
    );
    for (const method of ["transferFrom", "withdrawMaxAndTransfer"]) {
      const args = method === "transferFrom" ? [stage.bob, zeroAddress, id] : [id, zeroAddress];
      await expectRevert(stage.lockup.send(method, args, { from: stage.bob }), "ERC721InvalidReceiver", [
        zeroAddress,
      ]);
    }
    await expectRevert(
      stage.lockup.send("burn", [id], { from: stage.bob }),
      "SablierLockup_StreamNotDepleted",
      [id],
    );
    stage.chain.advance(1_000n);
    await stage.lockup.send("withdrawMax", [id, stage.bob], { from: stage.bob, value: fee });
    await expectRevert(stage.lockup.send("burn", [id], { from: stage.carol }), "SablierLockup_Unauthorized", [
      id,
      stage.carol,
    ]);
    await stage.lockup.send("burn", [id], { from: stage.bob });
    await expectRevert(stage.lockup.read("getRecipient", [id]), "ERC721NonexistentToken", [id]);
    expect(await read("getWithdrawnAmount", id)).toBe(tokens(1_000));
  });
});
