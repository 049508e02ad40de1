import { beforeAll, describe, expect, it } from "vitest";
import type { Hex } from "viem";
import { type Contract, expectRevert, fund, FEE, USD } from "../rig";
import { RATE } from "../flow/setup";
import { Stage, tokens } from "../lockup/setup";

// What the concept pages say of approvals, of streams held as security, and of canceling with a payout.

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.set();
  await fund(stage.dai, stage.alice, stage.sablier.flow.address, tokens(1_000));
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const balance = (account: Hex) => stage.dai.read<bigint>("balanceOf", [account]);

it("is counted by its NFT, and listed nowhere", async () => {
  await stage.chain.sandbox(async () => {
    const { alice, bob, dai, lockup, sablier } = stage;
    const args = [alice, bob, RATE, 0, dai.address, true, tokens(1)];
    for (const [contract, create] of [
      [lockup, () => stage.stream(bob)],
      [sablier.flow, () => sablier.flow.send("createAndDeposit", args, { from: alice })],
    ] as const) {
      expect(await contract.read("nextStreamId")).toBe(1n);
      await create();
      expect(await contract.read("nextStreamId")).toBe(2n);
      expect(await contract.read("balanceOf", [bob])).toBe(1n);
      // ERC721Enumerable
      expect(await contract.read("supportsInterface", ["0x780e9d63"])).toBe(false);
    }
  });
});

describe("a stream that is not transferable", () => {
  const emptied = async (contract: Contract, id: bigint, error: string) => {
    const { bob, carol, chain } = stage;
    const sell = contract.send("transferFrom", [bob, carol, id], { from: bob });
    await expectRevert(sell, error, [id]);
    await contract.send("approve", [carol, id], { from: bob });
    chain.advance(100n);
    await contract.send("withdrawMax", [id, carol], { from: carol });
    const first = await balance(carol);
    expect(first).toBeGreaterThan(0n);
    chain.advance(100n);
    await contract.send("withdrawMax", [id, carol], { from: carol });
    expect(await balance(carol)).toBeGreaterThan(first);
    await contract.send("approve", [`0x${"0".repeat(40)}`, id], { from: bob });
    chain.advance(100n);
    const revoked = contract.send("withdrawMax", [id, carol], { from: carol });
    await expectRevert(
      revoked,
      `${contract === stage.lockup ? "SablierLockup" : "SablierFlow"}_WithdrawalAddressNotRecipient`,
    );
  };

  fresh(
    "of Lockup can still be approved: who is approved is paid until the owner takes it back",
    async () => {
      const id = await stage.stream(stage.bob, { transferable: false });
      await emptied(stage.lockup, id, "SablierLockup_NotTransferable");
      await stage.lockup.send("setApprovalForAll", [stage.carol, true], { from: stage.bob });
      await stage.lockup.send("withdrawMax", [id, stage.carol], { from: stage.carol });
    },
  );

  fresh("of Flow likewise", async () => {
    const { alice, bob, carol, dai, sablier } = stage;
    const args = [alice, bob, RATE, 0, dai.address, false, tokens(100)];
    const { result: id } = await sablier.flow.send<bigint>("createAndDeposit", args, { from: alice });
    await emptied(sablier.flow, id, "SablierFlow_NotTransferable");
    await sablier.flow.send("setApprovalForAll", [carol, true], { from: bob });
    await sablier.flow.send("withdrawMax", [id, carol], { from: carol });
  });
});

describe("a holder without hooks", () => {
  fresh("learns from the getters what strangers paid to it and what a cancellation left", async () => {
    const { alice, bob, carol, chain, lockup } = stage;
    const vault = await chain.account("vault");
    const id = await stage.stream(bob);
    chain.advance(100n);
    await lockup.send("withdrawMax", [id, bob], { from: bob });
    await lockup.send("transferFrom", [bob, vault, id], { from: bob });
    const recorded = await lockup.read<bigint>("getWithdrawnAmount", [id]);
    expect(recorded).toBe(tokens(100));

    chain.advance(100n);
    await lockup.send("withdrawMax", [id, vault], { from: carol });
    chain.advance(100n);
    await lockup.send("withdrawMax", [id, vault], { from: vault });
    const own = tokens(100);
    const pushed = (await lockup.read<bigint>("getWithdrawnAmount", [id])) - recorded - own;
    expect(pushed).toBe(tokens(100));
    expect(await balance(vault)).toBe(pushed + own);
    await expectRevert(
      lockup.send("withdraw", [id, carol, 1n], { from: carol }),
      "SablierLockup_WithdrawalAddressNotRecipient",
    );

    chain.advance(50n);
    await lockup.send("cancel", [id], { from: alice });
    expect(await lockup.read("wasCanceled", [id])).toBe(true);
    expect(await lockup.read("getRefundedAmount", [id])).toBe(tokens(650));
    expect(await lockup.read("withdrawableAmountOf", [id])).toBe(tokens(50));
  });
});

describe("canceling and paying out in one batch", () => {
  const both = (id: bigint, value = FEE) => {
    const { alice, bob, lockup } = stage;
    const calls = [lockup.encode("cancel", [id]), lockup.encode("withdrawMax", [id, bob])];
    return lockup.send("batch", [calls], { from: alice, value });
  };

  fresh("takes the fee of the withdrawal, and both sides have theirs", async () => {
    const { alice, bob, chain, lockup, sablier } = stage;
    await sablier.setFeeUSD("lockup", 1n * USD);
    const id = await stage.stream(bob);
    const before = await balance(alice);
    chain.advance(400n);
    expect(await lockup.read("calculateMinFeeWei", [id])).toBe(FEE);
    await expectRevert(both(id, 0n), "SablierLockup_InsufficientFeePayment", [0n, FEE]);
    await both(id);
    expect(await balance(bob)).toBe(tokens(400));
    expect((await balance(alice)) - before).toBe(tokens(600));
    expect(await stage.status(id)).toBe("DEPLETED");
  });

  fresh("undoes the cancellation when nothing is left for the recipient", async () => {
    const id = await stage.stream(stage.bob);
    await expectRevert(both(id, 0n), "SablierLockup_StreamDepleted", [id]);
    expect(await stage.status(id)).toBe("STREAMING");
    await stage.lockup.send("cancel", [id], { from: stage.alice });
    expect(await stage.status(id)).toBe("DEPLETED");
  });
});
