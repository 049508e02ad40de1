import { expect, it } from "vitest";
import { Chain, deploySablier, deployToken } from "../solidity/rig";
import { createDynamic, type Segment } from "./dynamic";
import { openSession, expectRevertName, withoutApproval } from "./setup";

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
  await expectRevertName(create([]), "SablierLockupHelpers_SegmentCountZero");
  await expectRevertName(create([{ ...segment, amount: 0n }]), "SablierLockupHelpers_DepositAmountZero");
  await expectRevertName(
    create([{ ...segment, duration: 0 }]),
    "SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp",
  );
  await expectRevertName(
    create([segment, { ...segment, duration: 0 }]),
    "SablierLockupHelpers_SegmentTimestampsNotOrdered",
  );
  await expectRevertName(create([segment]), "ERC20InsufficientBalance");
  await dai.send("mint", [alice, 2n]);
  await expectRevertName(
    create([segment, segment], withoutApproval(chain, session)),
    "ERC20InsufficientAllowance",
  );
});
