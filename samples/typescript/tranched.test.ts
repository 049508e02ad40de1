import { expect, it } from "vitest";
import { Chain, deploySablier, deployToken } from "../solidity/rig";
import { openSession, expectRevertName, withoutApproval } from "./setup";
import { createTranched } from "./tranched";

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
  await expectRevertName(create([]), "SablierLockupHelpers_TrancheCountZero");
  await expectRevertName(create([{ amount: 0n, duration: WEEK }]), "SablierLockupHelpers_DepositAmountZero");
  await expectRevertName(
    create([{ amount: 1n, duration: 0 }]),
    "SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
  );
  await expectRevertName(
    create([tranche, { amount: 1n, duration: 0 }]),
    "SablierLockupHelpers_TrancheTimestampsNotOrdered",
  );
  await expectRevertName(create([tranche]), "ERC20InsufficientBalance");
  await dai.send("mint", [alice, 2n]);
  await expectRevertName(
    create([tranche, tranche], withoutApproval(chain, session)),
    "ERC20InsufficientAllowance",
  );
});
