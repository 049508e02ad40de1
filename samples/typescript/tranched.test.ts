import { toFunctionSelector } from "viem";
import { expect, it } from "vitest";
import { Chain, deploySablier, deployToken } from "../solidity/rig";
import { openSession, revertName, withoutApproval } from "./setup";
import { fullAbi } from "./stream";
import { createTranched, tranchedAbi } from "./tranched";

const WEEK = 7 * 86_400;

it("creates a stream of two tranches", async () => {
  const chain = await Chain.create();
  const { lockup } = await deploySablier(chain);
  const dai = await deployToken(chain, "DAI", 18);
  const [alice, bob] = [await chain.account("alice"), await chain.account("bob")];
  await dai.send("mint", [alice, 1_000n]);
  const session = openSession(chain, alice, lockup.address);
  const id = await createTranched(session, dai.address, bob, [
    { amount: 200n, duration: 4 * WEEK },
    { amount: 800n, duration: 6 * WEEK },
  ]);
  chain.advance(BigInt(4 * WEEK));
  expect(await lockup.read("withdrawableAmountOf", [id])).toBe(200n);
  chain.advance(BigInt(6 * WEEK));
  expect(await lockup.read("withdrawableAmountOf", [id])).toBe(1_000n);
});

it("names what a creation reverts with", async () => {
  const chain = await Chain.create();
  const { lockup } = await deploySablier(chain);
  const dai = await deployToken(chain, "DAI", 18);
  const [alice, bob] = [await chain.account("alice"), await chain.account("bob")];
  const session = openSession(chain, alice, lockup.address);
  const create = (tranches: readonly { amount: bigint; duration: number }[], by = session) =>
    createTranched(by, dai.address, bob, tranches);
  const tranche = { amount: 1n, duration: WEEK };
  expect(await revertName(create([]))).toBe("SablierLockupHelpers_TrancheCountZero");
  expect(await revertName(create([{ amount: 0n, duration: WEEK }]))).toBe(
    "SablierLockupHelpers_DepositAmountZero",
  );
  expect(await revertName(create([{ amount: 1n, duration: 0 }]))).toBe(
    "SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
  );
  expect(await revertName(create([tranche, { amount: 1n, duration: 0 }]))).toBe(
    "SablierLockupHelpers_TrancheTimestampsNotOrdered",
  );
  expect(await revertName(create([tranche]))).toBe("ERC20InsufficientBalance");
  await dai.send("mint", [alice, 2n]);
  expect(await revertName(create([tranche, tranche], withoutApproval(chain, session)))).toBe(
    "ERC20InsufficientAllowance",
  );
});

it("names its function as the contract does", () => {
  const selectors = (abi: readonly { type: string }[]) =>
    abi.filter((item) => item.type === "function").map((item) => toFunctionSelector(item as never));
  expect(selectors(fullAbi())).toEqual(expect.arrayContaining(selectors(tranchedAbi)));
});
