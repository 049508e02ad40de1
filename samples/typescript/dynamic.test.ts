import { toFunctionSelector } from "viem";
import { expect, it } from "vitest";
import { Chain, deploySablier, deployToken } from "../solidity/rig";
import { createDynamic, dynamicAbi, type Segment } from "./dynamic";
import { openSession, revertName, withoutApproval } from "./setup";
import { fullAbi } from "./stream";

const WEEK = 7 * 86_400;

async function stage() {
  const chain = await Chain.create();
  const { lockup } = await deploySablier(chain);
  const dai = await deployToken(chain, "DAI", 18);
  const [alice, bob] = [await chain.account("alice"), await chain.account("bob")];
  return { chain, lockup, dai, alice, bob, session: openSession(chain, alice, lockup.address) };
}

it("creates a straight line of four weeks and a slow curve until week 52", async () => {
  const { chain, lockup, dai, alice, bob, session } = await stage();
  const half = 500n * 10n ** 18n;
  await dai.send("mint", [alice, 2n * half]);
  const id = await createDynamic(session, dai.address, bob, [
    { amount: half, exponent: "1", duration: 4 * WEEK },
    { amount: half, exponent: "3.14", duration: 48 * WEEK },
  ]);
  chain.advance(BigInt(2 * WEEK));
  expect(await lockup.read("withdrawableAmountOf", [id])).toBe(half / 2n);
  chain.advance(BigInt(26 * WEEK));
  // Half of the second segment's time: 500 times 0.5 to the power of 3.14.
  const streamed = await lockup.read<bigint>("withdrawableAmountOf", [id]);
  expect(Number(streamed - half) / 1e18).toBeCloseTo(500 * 0.5 ** 3.14, 6);
  chain.advance(BigInt(24 * WEEK));
  expect(await lockup.read("withdrawableAmountOf", [id])).toBe(2n * half);
});

it("names what a creation reverts with", async () => {
  const { chain, dai, alice, bob, session } = await stage();
  const create = (segments: readonly Segment[], by = session) =>
    createDynamic(by, dai.address, bob, segments);
  const segment = { amount: 1n, exponent: "1", duration: WEEK };
  expect(await revertName(create([]))).toBe("SablierLockupHelpers_SegmentCountZero");
  expect(await revertName(create([{ ...segment, amount: 0n }]))).toBe(
    "SablierLockupHelpers_DepositAmountZero",
  );
  expect(await revertName(create([{ ...segment, duration: 0 }]))).toBe(
    "SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp",
  );
  expect(await revertName(create([segment, { ...segment, duration: 0 }]))).toBe(
    "SablierLockupHelpers_SegmentTimestampsNotOrdered",
  );
  expect(await revertName(create([segment]))).toBe("ERC20InsufficientBalance");
  await dai.send("mint", [alice, 2n]);
  expect(await revertName(create([segment, segment], withoutApproval(chain, session)))).toBe(
    "ERC20InsufficientAllowance",
  );
});

it("names its function as the contract does", () => {
  const selectors = (abi: readonly { type: string }[]) =>
    abi.filter((item) => item.type === "function").map((item) => toFunctionSelector(item as never));
  expect(selectors(fullAbi())).toEqual(expect.arrayContaining(selectors(dynamicAbi)));
});
