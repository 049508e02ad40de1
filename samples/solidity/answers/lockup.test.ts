// Long, because each answer of the page has a test of its own.
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import type { Abi, Hex } from "viem";
import { compileContract, deployToken, expectRevert, fund, USD } from "../rig";
import { DAY, Stage, tokens } from "../lockup/setup";

// What the answers of docs/support/faq.mdx say about Lockup, on the contracts. The page links each answer to its test.

const CENTURY = 36_525n * DAY;
const DURATION = 31n * DAY;

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.set();
});

const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const balance = (account: Hex) => stage.dai.read<bigint>("balanceOf", [account]);
const withdraw = (id: bigint, to: Hex, from: Hex) => stage.lockup.send("withdrawMax", [id, to], { from });
const cancel = (id: bigint, from = stage.alice) => stage.lockup.send<bigint>("cancel", [id], { from });

/** Opens a stream of 1,000 DAI with what the caller asks for, and the model's own arguments. */
const open = (name: string, timestamps: object, rest: readonly unknown[]) =>
  stage.create(name, stage.params({ timestamps }), ...rest);

fresh("what a recipient leaves in the contract does not expire", async () => {
  const id = await stage.stream(stage.bob);
  stage.chain.advance(CENTURY);
  await withdraw(id, stage.bob, stage.bob);
  expect(await balance(stage.bob)).toBe(tokens(1_000));
});

fresh(
  "nothing can be withdrawn before the start, before the cliff and after the last withdrawal",
  async () => {
    const start = stage.chain.timestamp + DAY;
    const timestamps = { start: Number(start), end: Number(start + 10n * DAY) };
    const none = { start: 0n, cliff: 0n };
    const waiting = await open("createWithTimestampsLL", timestamps, [none, 1, 0]);
    const cliffed = await open("createWithTimestampsLL", timestamps, [none, 1, Number(start + 5n * DAY)]);
    const refused = (id: bigint, error: string) =>
      expectRevert(withdraw(id, stage.bob, stage.bob), `SablierLockup_${error}`, [id]);
    await refused(waiting, "WithdrawAmountZero");
    stage.chain.warp(start + 5n * DAY - 1n);
    await refused(cliffed, "WithdrawAmountZero");
    stage.chain.warp(start + 10n * DAY);
    await withdraw(waiting, stage.bob, stage.bob);
    await refused(waiting, "StreamDepleted");
  },
);

fresh(
  "what has streamed stays the recipient's, and a stream that is not cancelable ends with its time",
  async () => {
    const [open, fixed] = [
      await stage.stream(stage.bob),
      await stage.stream(stage.bob, { cancelable: false }),
    ];
    stage.chain.advance(400n);
    expect(await stage.lockup.read("isCancelable", [fixed])).toBe(false);
    await expectRevert(cancel(fixed), "SablierLockup_StreamNotCancelable", [fixed]);
    expect((await cancel(open)).result).toBe(tokens(600));
    await withdraw(open, stage.bob, stage.bob);
    expect(await balance(stage.bob)).toBe(tokens(400));
  },
);

fresh("of 1,000 half-way through a linear year, with 200 withdrawn, 300 can be withdrawn", async () => {
  const id = await stage.stream(stage.bob, { seconds: 365n * DAY });
  stage.chain.advance((365n * DAY) / 2n);
  await stage.lockup.send("withdraw", [id, stage.bob, tokens(200)], { from: stage.bob });
  expect(await stage.lockup.read("withdrawableAmountOf", [id])).toBe(tokens(300));
  expect(await stage.lockup.read("getDepositedAmount", [id])).toBe(tokens(1_000));
});

fresh(
  "a canceled stream keeps what had streamed, without a deadline, and is depleted if that is nothing",
  async () => {
    const [unstreamed, paid, streamed] = [
      await stage.stream(stage.bob),
      await stage.stream(stage.bob),
      await stage.stream(stage.bob),
    ];
    await cancel(unstreamed);
    stage.chain.advance(400n);
    await withdraw(paid, stage.bob, stage.bob);
    await cancel(paid);
    await cancel(streamed);
    expect([await stage.status(unstreamed), await stage.status(paid), await stage.status(streamed)]).toEqual([
      "DEPLETED",
      "DEPLETED",
      "CANCELED",
    ]);
    stage.chain.advance(CENTURY);
    await withdraw(streamed, stage.bob, stage.bob);
    expect(await balance(stage.bob)).toBe(tokens(800));
  },
);

fresh("an approval is taken back for one stream, and for all", async () => {
  const { bob, carol, chain, lockup, sablier, alice, dai } = stage;
  const rate = 10n ** 15n;
  await fund(dai, alice, sablier.flow.address, tokens(1));
  const made = await sablier.flow.send<bigint>(
    "createAndDeposit",
    [alice, bob, rate, 0, dai.address, true, tokens(1)],
    { from: alice },
  );
  const id = await stage.stream(bob);
  chain.advance(100n);
  const nobody = `0x${"0".repeat(40)}`;
  for (const [contract, stream] of [
    [lockup, id],
    [sablier.flow, made.result],
  ] as const) {
    const elsewhere = () => contract.send("withdrawMax", [stream, carol], { from: carol });
    await contract.send("approve", [carol, stream], { from: bob });
    await contract.send("setApprovalForAll", [carol, true], { from: bob });
    await chain.sandbox(elsewhere);
    await contract.send("approve", [nobody, stream], { from: bob });
    expect(await contract.read("getApproved", [stream])).toBe(nobody);
    await chain.sandbox(elsewhere);
    await contract.send("setApprovalForAll", [carol, false], { from: bob });
    expect(await contract.read("isApprovedForAll", [bob, carol])).toBe(false);
    await expect(elsewhere()).rejects.toThrow("WithdrawalAddressNotRecipient");
  }
});

fresh("a price-gated stream canceled before its target returns everything", async () => {
  const artifact = await compileContract("samples/solidity/rig/contracts/TestPriceFeed.sol");
  const feed = await stage.chain.deploy(artifact, [8, 3_000n * USD]);
  const now = stage.chain.timestamp;
  const timestamps = { start: Number(now), end: Number(now + 1_000n) };
  const id = await open("createWithTimestampsLPG", timestamps, [
    { oracle: feed.address, targetPrice: 5_000n * USD },
  ]);
  stage.chain.advance(999n);
  expect((await cancel(id)).result).toBe(tokens(1_000));
});

fresh("the recipient cannot cancel", async () => {
  const id = await stage.stream(stage.bob);
  stage.chain.advance(400n);
  await expectRevert(cancel(id, stage.bob), "SablierLockup_Unauthorized", [id, stage.bob]);
});

fresh("what was not withdrawn moves with a stream, if the stream is transferable", async () => {
  const fixed = await stage.stream(stage.bob, { transferable: false });
  const move = (id: bigint) =>
    stage.lockup.send("transferFrom", [stage.bob, stage.carol, id], { from: stage.bob });
  await expectRevert(move(fixed), "SablierLockup_NotTransferable", [fixed]);
  const id = await stage.stream(stage.bob);
  stage.chain.advance(400n);
  await move(id);
  await withdraw(id, stage.carol, stage.carol);
  expect([await balance(stage.bob), await balance(stage.carol)]).toEqual([0n, tokens(400)]);
});

fresh("anyone can trigger a withdrawal, but only to the recipient", async () => {
  const id = await stage.stream(stage.bob);
  stage.chain.advance(400n);
  const stranger = stage.carol;
  await expectRevert(withdraw(id, stranger, stranger), "SablierLockup_WithdrawalAddressNotRecipient", [
    id,
    stranger,
    stranger,
  ]);
  await withdraw(id, stage.bob, stranger);
  expect([await balance(stage.bob), await balance(stranger)]).toEqual([tokens(400), 0n]);
});

fresh("anyone can stream any token to anyone, under any name", async () => {
  const { bob, carol, lockup } = stage;
  const imitation = await deployToken(stage.chain, "DAI", 18);
  expect(imitation.address).not.toBe(stage.dai.address);
  expect(await imitation.read("symbol")).toBe(await stage.dai.read("symbol"));
  await fund(imitation, carol, lockup.address, tokens(1));
  const { result: id } = await lockup.send<bigint>(
    "createWithDurationsLL",
    [
      stage.params({ sender: carol, depositAmount: tokens(1), token: imitation.address }),
      { start: 0n, cliff: 0n },
      1,
      { cliff: 0, total: 1_000 },
    ],
    { from: carol },
  );
  expect(await lockup.read("ownerOf", [id])).toBe(bob);
  expect(await lockup.read("getUnderlyingToken", [id])).toBe(imitation.address);
});

fresh("one base unit streams over one second, and until the last moment that a timestamp holds", async () => {
  const none = { start: 0n, cliff: 0n };
  const LAST = 2 ** 40 - 1;
  expect(1970 + Math.floor(LAST / (365.2425 * 86_400))).toBe(36812);
  const start = Number(stage.chain.timestamp);
  const create = (end: number) => {
    const params = stage.params({ depositAmount: 1n, timestamps: { start, end } });
    return stage.create("createWithTimestampsLL", params, none, 1, 0);
  };
  const [short, long] = [await create(start + 1), await create(LAST)];
  stage.chain.warp(BigInt(start) + 1n);
  expect(await stage.streamed(short)).toBe(1n);
  expect(await stage.streamed(long)).toBe(0n);
  stage.chain.warp(BigInt(LAST));
  expect(await stage.streamed(long)).toBe(1n);
});

it("no function takes a permit instead of an approval", () => {
  for (const { abi } of [stage.lockup, stage.sablier.batchLockup, stage.sablier.flow])
    for (const item of abi) if (item.type === "function") expect(item.name).not.toMatch(/permit/i);
});

it("no function gives a stream another sender", () => {
  for (const { abi } of [stage.lockup, stage.sablier.flow])
    for (const item of abi)
      if (item.type === "function" && item.stateMutability !== "view" && item.stateMutability !== "pure")
        expect(item.name).not.toMatch(/sender/i);
});

fresh(
  "a transfer saves all from a stolen wallet, and withdrawMaxAndTransfer pays that wallet first",
  async () => {
    const { bob: stolen, carol: safe, chain, lockup } = stage;
    const thief = await chain.account("thief");
    const id = await stage.stream(stolen);
    await lockup.send("setApprovalForAll", [thief, true], { from: stolen });
    chain.advance(400n);
    await chain.sandbox(async () => {
      await lockup.send("withdrawMaxAndTransfer", [id, safe], { from: stolen });
      expect([await balance(stolen), await balance(safe)]).toEqual([tokens(400), 0n]);
    });
    await lockup.send("transferFrom", [stolen, safe, id], { from: stolen });
    await expectRevert(withdraw(id, thief, thief), "SablierLockup_WithdrawalAddressNotRecipient", [
      id,
      thief,
      thief,
    ]);
    await withdraw(id, safe, safe);
    expect([await balance(stolen), await balance(safe)]).toEqual([0n, tokens(400)]);
  },
);

fresh("nobody but the owner moves a stream; its sender can cancel it and start another", async () => {
  const { alice, bob, carol, lockup, sablier } = stage;
  const id = await stage.stream(bob);
  stage.chain.advance(400n);
  const byAdmin = sablier.comptroller.send(
    "execute",
    [lockup.address, lockup.encode("transferFrom", [bob, carol, id])],
    { from: sablier.admin },
  );
  await expectRevert(byAdmin, "ERC721InsufficientApproval");
  const bySender = lockup.send("transferFrom", [bob, carol, id], { from: alice });
  await expectRevert(bySender, "ERC721InsufficientApproval", [alice, id]);
  const { result: rest } = await cancel(id);
  const second = await stage.stream(carol, { amount: rest, seconds: 600n });
  stage.chain.advance(600n);
  await withdraw(second, carol, carol);
  expect(await balance(carol)).toBe(tokens(600));
  expect(await lockup.read("withdrawableAmountOf", [id])).toBe(tokens(400));
});

fresh("a sender cancels a transferred stream, and its new owner keeps what had streamed", async () => {
  const { alice, bob, carol, lockup } = stage;
  const id = await stage.stream(bob);
  stage.chain.advance(400n);
  await lockup.send("transferFrom", [bob, carol, id], { from: bob });
  expect(await lockup.read("ownerOf", [id])).toBe(carol);
  const { result: refund } = await cancel(id, alice);
  expect(refund).toBe(tokens(600));
  await expectRevert(withdraw(id, bob, bob), "SablierLockup_WithdrawalAddressNotRecipient");
  await withdraw(id, carol, carol);
  expect(await balance(carol)).toBe(tokens(400));
});

fresh("3,000 DAI over 31 days: the figures of the answer", async () => {
  const id = await stage.stream(stage.bob, { amount: tokens(3_000), seconds: DURATION });
  const cents = (amount: bigint) => Number((amount + 5n * 10n ** 15n) / 10n ** 16n) / 100;
  const streamed = (days: bigint) => stage.after(days * DAY, () => stage.streamed(id));
  expect(cents(await streamed(1n))).toBe(96.77);
  expect(cents(await streamed(10n))).toBe(967.74);
  stage.chain.advance(15n * DAY);
  expect(cents((await cancel(id)).result)).toBe(1_548.39);
  expect(cents(await stage.lockup.read("withdrawableAmountOf", [id]))).toBe(1_451.61);
});

fresh("canceling returns at once what has not streamed, until everything has", async () => {
  const [first, second, third] = [
    await stage.stream(stage.bob),
    await stage.stream(stage.bob),
    await stage.stream(stage.bob),
  ];
  const before = await balance(stage.alice);
  await cancel(first);
  expect((await balance(stage.alice)) - before).toBe(tokens(1_000));
  stage.chain.advance(400n);
  await cancel(second);
  expect((await balance(stage.alice)) - before).toBe(tokens(1_600));
  expect(await stage.lockup.read("withdrawableAmountOf", [second])).toBe(tokens(400));
  await expectRevert(cancel(second), "SablierLockup_StreamCanceled", [second]);
  stage.chain.advance(600n);
  await expectRevert(cancel(third), "SablierLockup_StreamSettled", [third]);
});

fresh("a contract receives a stream without implementing anything", async () => {
  // The token contract knows nothing of streams or NFTs.
  const recipient = stage.dai.address;
  const id = await stage.stream(recipient);
  expect(await stage.lockup.read("ownerOf", [id])).toBe(recipient);
  stage.chain.advance(1_000n);
  await withdraw(id, recipient, stage.carol);
  expect(await balance(recipient)).toBe(tokens(1_000));
});

fresh(
  "one contract holds all deposits; only what exceeds them can be recovered, by the Comptroller",
  async () => {
    const { alice, carol, dai, lockup, sablier } = stage;
    await stage.stream(stage.bob);
    await stage.stream(carol);
    expect(await lockup.read("aggregateAmount", [dai.address])).toBe(tokens(2_000));
    await dai.send("mint", [lockup.address, tokens(7)]);
    expect(await balance(lockup.address)).toBe(tokens(2_007));
    await expectRevert(
      lockup.send("recover", [dai.address, alice], { from: alice }),
      "Comptrollerable_CallerNotComptroller",
    );
    await sablier.comptroller.send(
      "execute",
      [lockup.address, lockup.encode("recover", [dai.address, carol])],
      { from: sablier.admin },
    );
    expect(await balance(carol)).toBe(tokens(7));
    expect(await balance(lockup.address)).toBe(tokens(2_000));
  },
);

it("tokens sent straight to a contract can be moved on by `recover` in some releases, and in the others by nothing", () => {
  const folder = "node_modules/sablier/abi";
  const contracts = (readdirSync(folder, { recursive: true }) as string[]).filter((path) =>
    /^(?:lockup|flow|airdrops)\/v[\d.]+\/Sablier\w+\.json$/.test(path),
  );
  const movable = contracts.filter((path) => {
    const abi = JSON.parse(readFileSync(`${folder}/${path}`, "utf8")) as Abi;
    return abi.some((item) => item.type === "function" && item.name === "recover");
  });
  expect(movable.sort()).toEqual(
    contracts
      .filter(
        (path) => /^flow\/.*\/SablierFlow\.json$/.test(path) || /^lockup\/v[3-9].*Lockup\.json$/.test(path),
      )
      .filter((path) => !path.includes("BatchLockup"))
      .sort(),
  );
});

fresh("a withdrawal says whom it paid, in which token", async () => {
  const id = await stage.stream(stage.bob);
  stage.chain.advance(100n);
  const { events } = await withdraw(id, stage.carol, stage.bob);
  expect(events.find(({ name }) => name === "WithdrawFromLockupStream")!.args).toEqual({
    streamId: id,
    to: stage.carol,
    token: stage.dai.address,
    amount: tokens(100),
  });
});

fresh("a transaction that fails returns the fee that was sent with it", async () => {
  await stage.sablier.setFeeUSD("lockup", 1n * USD);
  const id = await stage.stream(stage.bob);
  stage.chain.advance(100n);
  const fee = await stage.lockup.read<bigint>("calculateMinFeeWei", [id]);
  const before = await stage.chain.balance(stage.bob);
  const pay = (amount: bigint) =>
    stage.lockup.send("withdraw", [id, stage.bob, amount], { from: stage.bob, value: fee });
  await expectRevert(pay(tokens(1_000)), "SablierLockup_Overdraw");
  expect(await stage.chain.balance(stage.bob)).toBe(before);
  await pay(1n);
  expect(await stage.chain.balance(stage.bob)).toBe(before - fee);
});

fresh("Lockup and Flow reject ether from a plain transfer", async () => {
  for (const { address } of [stage.lockup, stage.sablier.flow])
    await expect(stage.chain.transact({ from: stage.alice, to: address, value: 1n })).rejects.toThrow();
});

fresh("an approval serves the account that gave it, and nobody else", async () => {
  const { alice, bob, carol, chain, dai, lockup, sablier } = stage;
  const shared = { sender: alice, recipient: bob, depositAmount: 1n, cancelable: true, transferable: true };
  const linear = {
    unlockAmounts: { start: 0n, cliff: 0n },
    granularity: 0,
    durations: { cliff: 0, total: 9 },
  };
  const { unlockAmounts, granularity, durations } = linear;
  const params = { ...shared, token: dai.address, shape: "" };
  const batch = [{ ...shared, ...linear, shape: "" }];
  const rate = 10n ** 15n;
  const { batchLockup, flow } = sablier;
  for (const [contract, name, args] of [
    [lockup, "createWithDurationsLL", [params, unlockAmounts, granularity, durations]],
    [batchLockup, "createWithDurationsLL", [lockup.address, dai.address, batch]],
    [flow, "createAndDeposit", [alice, bob, rate, 0, dai.address, true, 1n]],
    [flow, "transferTokens", [dai.address, carol, 1n]],
  ] as const) {
    await dai.send("approve", [contract.address, 2n ** 256n - 1n], { from: alice });
    const call = (from: Hex) => contract.send(name, args, { from });
    await expectRevert(call(carol), "ERC20InsufficientAllowance", [contract.address, 0n, 1n]);
    await chain.sandbox(() => call(alice));
  }
});

fresh("creating asks for no fee, withdrawing for the minimum fee, and nobody takes a share", async () => {
  await stage.sablier.setFeeUSD("lockup", 1n * USD);
  const id = await stage.stream(stage.bob);
  stage.chain.advance(1_000n);
  const fee = await stage.lockup.read<bigint>("calculateMinFeeWei", [id]);
  await expectRevert(withdraw(id, stage.bob, stage.bob), "SablierLockup_InsufficientFeePayment", [0n, fee]);
  await stage.lockup.send("withdrawMax", [id, stage.bob], { from: stage.bob, value: fee });
  expect(await balance(stage.bob)).toBe(tokens(1_000));
});
