import { beforeAll, describe, expect, it } from "vitest";
import { createPublicClient, type Hex } from "viem";
import {
  Chain,
  chainTransport,
  compileContract,
  CompileError,
  type Contract,
  deploySablier,
  deployToken,
  expectRevert,
  forgeTest,
  fund,
  GENESIS_TIME,
  INITIAL_BALANCE,
  type Sablier,
  USD,
} from ".";

const WEEK = 7n * 24n * 3600n;

describe("the rig", () => {
  let chain: Chain;
  let sablier: Sablier;
  let dai: Contract;
  let alice: Hex;
  let bob: Hex;

  beforeAll(async () => {
    chain = await Chain.create();
    sablier = await deploySablier(chain);
    dai = await deployToken(chain, "DAI", 18);
    alice = await chain.account("alice");
    bob = await chain.account("bob");
    await fund(dai, alice, sablier.lockup.address, 1_000_000n * 10n ** 18n);
  });

  const create = () =>
    sablier.lockup.send<bigint>(
      "createWithDurationsLL",
      [
        {
          sender: alice,
          recipient: bob,
          depositAmount: 5_200n * 10n ** 18n,
          token: dai.address,
          cancelable: true,
          transferable: true,
          shape: "linear",
        },
        { start: 0n, cliff: 0n },
        1,
        { cliff: 0, total: Number(52n * WEEK) },
      ],
      { from: alice },
    );

  it("creates a stream on the official contracts and decodes what happened", () =>
    chain.sandbox(async () => {
      const receipt = await create();
      expect(receipt.result).toBe(1n);
      expect(receipt.events.map(({ name }) => name)).toEqual([
        "MetadataUpdate",
        "Transfer",
        "Transfer",
        "CreateLockupLinearStream",
      ]);
      expect(receipt.events[1]!.args).toMatchObject({ tokenId: 1n, to: bob });
      expect(receipt.events[2]!.args).toMatchObject({ value: 5_200n * 10n ** 18n });
      chain.advance(26n * WEEK);
      expect(await sablier.lockup.read("withdrawableAmountOf", [1n])).toBe(2_600n * 10n ** 18n);
      await sablier.lockup.send("withdrawMax", [1n, bob], { from: bob });
      expect(await dai.read("balanceOf", [bob])).toBe(2_600n * 10n ** 18n);
      expect(await sablier.lockup.read<string>("tokenURI", [1n])).toMatch(/^data:application\/json;base64,/);
    }));

  it("forgets everything that happened in a sandbox", async () => {
    const before = chain.timestamp;
    await chain.sandbox(async () => {
      await create();
      chain.advance(WEEK);
    });
    expect(chain.timestamp).toBe(before);
    expect(await sablier.lockup.read("nextStreamId")).toBe(1n);
  });

  it("gives an account its balance also after a sandbox that asked for it first", async () => {
    const inside = await chain.sandbox(() => chain.account("carol"));
    expect(chain.addresses).not.toContain(inside);
    expect(await chain.account("carol")).toBe(inside);
    expect(await chain.balance(inside)).toBe(INITIAL_BALANCE);
    expect(await chain.sandbox(() => chain.account("alice"))).toBe(alice);
    expect(chain.addresses).toContain(alice);
  });

  it("charges the fee that the Comptroller asks for", () =>
    chain.sandbox(async () => {
      await sablier.setFeeUSD("lockup", 1n * USD);
      await create();
      chain.advance(WEEK);
      const fee = await sablier.lockup.read<bigint>("calculateMinFeeWei", [1n]);
      expect(fee).toBe(333_333_333_333_333n);
      await expectRevert(
        sablier.lockup.send("withdrawMax", [1n, bob], { from: bob, value: fee - 1n }),
        "SablierLockup_InsufficientFeePayment",
        [fee - 1n, fee],
      );
      await sablier.lockup.send("withdrawMax", [1n, bob], { from: bob, value: fee });
      expect(await chain.balance(sablier.lockup.address)).toBe(fee);
      await sablier.oracle.send("set", [6_000n * USD]);
      expect(await sablier.lockup.read("calculateMinFeeWei", [1n])).toBe(166_666_666_666_666n);
      await sablier.oracle.send("setAge", [24n * 3600n + 1n]);
      expect(await sablier.lockup.read("calculateMinFeeWei", [1n])).toBe(0n);
    }));

  it("deploys Flow next to Lockup", () =>
    chain.sandbox(async () => {
      const usdc = await deployToken(chain, "USDC", 6);
      await fund(usdc, alice, sablier.flow.address, 1_000n * 10n ** 6n);
      // 0.001 USDC a second, in Flow's 18 decimals.
      const { result: id } = await sablier.flow.send<bigint>(
        "createAndDeposit",
        [alice, bob, 10n ** 15n, 0, usdc.address, true, 1_000n * 10n ** 6n],
        { from: alice },
      );
      chain.advance(1_000n);
      expect(await sablier.flow.read("withdrawableAmountOf", [id])).toBe(10n ** 6n);
    }));

  it("lists a hook the way the Comptroller does, and only the Comptroller", async () => {
    await expectRevert(
      sablier.lockup.send("allowToHook", [bob], { from: bob }),
      "Comptrollerable_CallerNotComptroller",
      [sablier.comptroller.address, bob],
    );
    await expectRevert(sablier.allowToHook(bob), "SablierComptroller_ExecutionFailedSilently");
  });

  it("answers a viem client", () =>
    chain.sandbox(async () => {
      const client = createPublicClient({ transport: chainTransport(chain) });
      await create();
      expect(
        await client.readContract({ ...sablier.lockup, functionName: "getDepositedAmount", args: [1n] }),
      ).toBe(5_200n * 10n ** 18n);
      await expect(
        client.readContract({ ...sablier.lockup, functionName: "getDepositedAmount", args: [2n] }),
      ).rejects.toThrow("SablierLockupState_Null");
    }));

  it("refuses what no chain does", () => {
    expect(() => chain.warp(chain.timestamp - 1n)).toThrow("is before the current timestamp");
  });

  it("says so when an expected revert does not happen, or is another one", async () => {
    await expect(expectRevert(dai.read("decimals"), "Anything")).rejects.toThrow("but the call succeeded");
    await expect(
      expectRevert(sablier.lockup.read("getSender", [99n]), "SablierLockup_Unauthorized"),
    ).rejects.toThrow("got SablierLockupState_Null(99)");
  });

  it("counts the gas of an entire transaction", async () => {
    const plain = await chain.transact({ from: alice, to: bob, value: 1n });
    expect(plain.transactionGas).toBe(21_000n);

    const data = dai.encode("approve", [bob, 0n]);
    const bytes = data.slice(2).match(/../g) ?? [];
    const calldata = bytes.reduce((gas, byte) => gas + (byte === "00" ? 4n : 16n), 0n);
    await dai.send("approve", [bob, 1n], { from: alice });
    const cleared = await chain.transact({ from: alice, to: dai.address, data });
    // A slot that is cleared gives 4,800 back.
    expect(cleared.transactionGas).toBe(21_000n + calldata + cleared.gasUsed - 4_800n);
    // Every transaction finds the slot cold: 2,100 to read it and 2,900 to write it.
    await dai.send("approve", [bob, 1n], { from: alice });
    expect((await chain.transact({ from: alice, to: dai.address, data })).gasUsed).toBe(cleared.gasUsed);
  });

  it("runs a test for Foundry, and fails with it", async () => {
    const run = forgeTest("samples/solidity/rig/fixtures/Failing.t.sol");
    await expectRevert(run, "NotEqual", [86_400n + GENESIS_TIME, 86_399n + GENESIS_TIME]);
  });

  it("refuses a sample that compiles with a warning, and names the line", async () => {
    await expect(compileContract("samples/solidity/rig/fixtures/Warning.sol")).rejects.toThrow(CompileError);
    await expect(compileContract("samples/solidity/rig/fixtures/Warning.sol")).rejects.toThrow(
      "Warning.sol:7",
    );
  });
});
