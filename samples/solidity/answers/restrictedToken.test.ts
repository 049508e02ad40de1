import { beforeAll, expect, it } from "vitest";
import type { Hex } from "viem";
import { type Chain, type Contract, expectRevert, type Sablier } from "../rig";
import { setTokenStage } from "./tokenStage";

// Which contracts the issuer of a token with transfer restrictions has to allow, as docs/support/faq.mdx says.

const AMOUNT = 1_000n * 10n ** 18n;

let chain: Chain;
let sablier: Sablier;
let token: Contract;
let alice: Hex;
let bob: Hex;

beforeAll(async () => {
  ({ chain, sablier, token, alice, bob } = await setTokenStage(
    "RestrictedToken",
    3n * AMOUNT,
    async ({ token, alice, bob }) => {
      for (const account of [alice, bob]) await token.send("allow", [account]);
    },
  ));
});

const parameters = () => ({ sender: alice, recipient: bob, cancelable: true, transferable: true, shape: "" });
const schedule = [{ start: 0n, cliff: 0n }, 1, { cliff: 0, total: 1_000 }] as const;

it("Lockup works once its contract is allowed, and batches once SablierBatchLockup is as well", () =>
  chain.sandbox(async () => {
    const { lockup, batchLockup } = sablier;
    const single = () =>
      lockup.send<bigint>(
        "createWithDurationsLL",
        [{ ...parameters(), depositAmount: AMOUNT, token: token.address }, ...schedule],
        { from: alice },
      );
    const [unlockAmounts, granularity, durations] = schedule;
    const batch = () =>
      batchLockup.send<bigint[]>(
        "createWithDurationsLL",
        [
          lockup.address,
          token.address,
          [{ ...parameters(), depositAmount: AMOUNT, unlockAmounts, granularity, durations }],
        ],
        { from: alice },
      );
    await expectRevert(single(), "NotAllowed", [lockup.address]);
    await token.send("allow", [lockup.address]);
    const { result: id } = await single();
    await expectRevert(batch(), "NotAllowed", [batchLockup.address]);
    await token.send("allow", [batchLockup.address]);
    await batch();
    chain.advance(1_000n);
    await lockup.send("withdrawMax", [id, bob], { from: bob });
    expect(await token.read("balanceOf", [bob])).toBe(AMOUNT);
  }));

it("a blocked recipient names another address, and a blocked sender cannot cancel", () =>
  chain.sandbox(async () => {
    const { lockup } = sablier;
    const [blockedSender, blockedRecipient] = [
      await chain.account("blocked sender"),
      await chain.account("blocked recipient"),
    ];
    await token.send("allow", [lockup.address]);
    const { result: id } = await lockup.send<bigint>(
      "createWithDurationsLL",
      [
        {
          ...parameters(),
          sender: blockedSender,
          recipient: blockedRecipient,
          depositAmount: AMOUNT,
          token: token.address,
        },
        ...schedule,
      ],
      { from: alice },
    );
    chain.advance(400n);
    await expectRevert(lockup.send("cancel", [id], { from: blockedSender }), "NotAllowed", [blockedSender]);
    const withdrawTo = (to: Hex) => lockup.send("withdrawMax", [id, to], { from: blockedRecipient });
    await expectRevert(withdrawTo(blockedRecipient), "NotAllowed", [blockedRecipient]);
    const before = await token.read<bigint>("balanceOf", [bob]);
    await withdrawTo(bob);
    expect((await token.read<bigint>("balanceOf", [bob])) - before).toBe((AMOUNT * 400n) / 1_000n);
  }));

it("Flow works once its contract is allowed", () =>
  chain.sandbox(async () => {
    const { flow } = sablier;
    const create = () =>
      flow.send<bigint>("createAndDeposit", [alice, bob, 10n ** 15n, 0, token.address, true, AMOUNT], {
        from: alice,
      });
    await expectRevert(create(), "NotAllowed", [flow.address]);
    await token.send("allow", [flow.address]);
    const { result: id } = await create();
    chain.advance(1_000n);
    await flow.send("withdrawMax", [id, bob], { from: bob });
    expect(await token.read("balanceOf", [bob])).toBe(10n ** 18n);
  }));
