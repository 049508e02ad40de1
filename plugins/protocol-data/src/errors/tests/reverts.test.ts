import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { panicCodes } from "../../../../../data/errors/sablier";
import { panicWords, revertMessages } from "../../../../../data/errors/messages";
import { refusals } from "../../../../../data/errors/refusals";
import { Chain, deploySablier, deployToken, fund, Revert, USD } from "../../../../../samples/solidity/rig";
import { decodeRevert } from "../../../../../src/protocol/evm/revert";
import { readCatalogue } from "../catalogue";

// Revert data of the released contracts, run in an EVM, through the decoder: the names and figures that a reader sees.

const catalogue = readCatalogue(path.resolve(__dirname, "../../../../.."));
const unit = 10n ** 18n;

let chain: Chain;
let sablier: Awaited<ReturnType<typeof deploySablier>>;
let dai: Awaited<ReturnType<typeof deployToken>>;
let alice: Awaited<ReturnType<Chain["account"]>>;
let bob: typeof alice;

const params = (depositAmount: bigint, extra: object = {}) => ({
  sender: alice,
  recipient: bob,
  depositAmount,
  token: dai.address,
  cancelable: true,
  transferable: true,
  shape: "",
  ...extra,
});

beforeAll(async () => {
  chain = await Chain.create();
  sablier = await deploySablier(chain, { lockupFeeUSD: 1n * USD });
  dai = await deployToken(chain, "DAI", 18);
  alice = await chain.account("alice");
  bob = await chain.account("bob");
  await fund(dai, alice, sablier.lockup.address, 1_000n * unit);
  await sablier.lockup.send(
    "createWithDurationsLL",
    [params(1_000n * unit), { start: 0n, cliff: 0n }, 0n, { cliff: 0n, total: 1_000n }],
    { from: alice },
  );
});

/** Returns the decoder's reading of the revert data of a call. */
async function reading(call: Promise<unknown>) {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof Revert)) throw failure ?? new Error("The call did not revert.");
  return decodeRevert(failure.data, {
    errors: catalogue,
    panicCodes,
    panicWords,
    messages: revertMessages,
    refusals,
    functions: [],
  });
}

const known = (name: string, values: string[] = []) => ({
  kind: "error",
  error: expect.objectContaining({ name }),
  values: values.map((value) => expect.objectContaining({ value })),
});

describe("revert data of the released contracts", () => {
  it("Lockup: more than can be withdrawn", async () => {
    expect(await reading(sablier.lockup.send("withdraw", [1n, bob, 7n], { from: bob }))).toEqual(
      known("SablierLockup_Overdraw", ["1", "7", "0"]),
    );
  });

  it("Lockup: too low a fee", async () => {
    await chain.sandbox(async () => {
      chain.advance(100n);
      const fee = await sablier.lockup.read<bigint>("calculateMinFeeWei", [1n]);
      expect(await reading(sablier.lockup.send("withdraw", [1n, bob, 1n], { from: bob }))).toEqual(
        known("SablierLockup_InsufficientFeePayment", ["0", fee.toLocaleString("en-US")]),
      );
    });
  });

  it("Lockup: a caller without the right", async () => {
    expect(await reading(sablier.lockup.send("cancel", [1n], { from: bob }))).toEqual(
      known("SablierLockup_Unauthorized", ["1", bob]),
    );
  });

  it("Lockup: a stream that does not exist", async () => {
    expect(await reading(sablier.lockup.read("statusOf", [77n]))).toEqual(
      known("SablierLockupState_Null", ["77"]),
    );
  });

  it("Lockup: a getter of another model, with the models by name", async () => {
    expect(await reading(sablier.lockup.read("getTranches", [1n]))).toMatchObject({
      error: { name: "SablierLockupState_NotExpectedModel" },
      values: [{ explanation: "LOCKUP_LINEAR" }, { explanation: "LOCKUP_TRANCHED" }],
    });
  });

  it("a linked library: deposit of zero", async () => {
    const call = sablier.lockup.send(
      "createWithDurationsLL",
      [params(0n), { start: 0n, cliff: 0n }, 0n, { cliff: 0n, total: 1_000n }],
      { from: alice },
    );
    expect(await reading(call)).toEqual(known("SablierLockupHelpers_DepositAmountZero"));
  });

  it("the token: too little allowance", async () => {
    const call = sablier.lockup.send(
      "createWithDurationsLL",
      [params(5n * unit), { start: 0n, cliff: 0n }, 0n, { cliff: 0n, total: 1_000n }],
      { from: alice },
    );
    expect(await reading(call)).toMatchObject({
      error: { name: "ERC20InsufficientAllowance" },
      values: [{ value: sablier.lockup.address }, { value: "0" }, { value: "5,000,000,000,000,000,000" }],
    });
  });

  it("OpenZeppelin: an NFT that does not exist", async () => {
    expect(await reading(sablier.lockup.read("ownerOf", [77n]))).toEqual(
      known("ERC721NonexistentToken", ["77"]),
    );
  });

  it("a base: a function of the Comptroller", async () => {
    expect(await reading(sablier.lockup.send("setComptroller", [alice], { from: alice }))).toMatchObject({
      error: { name: "Comptrollerable_CallerNotComptroller" },
    });
  });

  it("Flow: a stream that does not exist, and a sender of zero", async () => {
    expect(await reading(sablier.flow.read("statusOf", [9n]))).toEqual(known("SablierFlowState_Null", ["9"]));
    const zero = `0x${"0".repeat(40)}`;
    const call = sablier.flow.send("create", [zero, bob, 1n, 0n, dai.address, true], { from: alice });
    expect(await reading(call)).toEqual(known("SablierFlow_SenderZeroAddress"));
  });

  it("the batch contract: no streams", async () => {
    const call = sablier.batchLockup.send(
      "createWithDurationsLL",
      [sablier.lockup.address, dai.address, []],
      {
        from: alice,
      },
    );
    expect(await reading(call)).toEqual(known("SablierBatchLockup_BatchSizeZero"));
  });
});
