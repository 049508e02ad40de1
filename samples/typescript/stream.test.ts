import { sablier as sdk } from "sablier";
import { expect, it, vi } from "vitest";
import { currentReleases } from "../../data/contracts/currentReleases";
import { Chain, deploySablier, deployToken, USD } from "../solidity/rig";
import { openSession, revertingClient, expectRevertName, withoutApproval } from "./setup";
import { createStream, fullAbi, lockupAddress, readStream, type Session, withdrawAll } from "./stream";

const kept = sdk.releases.get({ protocol: "lockup", version: currentReleases.lockup.release })!;
const deployed = sdk.contracts.get({ chainId: 1, contractName: "SablierLockup", release: kept })!.address;
const WEEK = 7n * 86_400n;

it("creates, reads and withdraws on the official contracts", async () => {
  const chain = await Chain.create();
  const sablier = await deploySablier(chain, { lockupFeeUSD: 1n * USD });
  const dai = await deployToken(chain, "DAI", 18);
  const [alice, bob] = [await chain.signer("alice"), await chain.signer("bob")];
  const amount = 5_200n * 10n ** 18n;
  await dai.send("mint", [alice.address, amount]);

  const session = (account: typeof alice) => openSession(chain, account.address, sablier.lockup.address);

  const id = await createStream(session(alice), { token: dai.address, recipient: bob.address, amount });
  expect(await sablier.lockup.read("getRecipient", [id])).toBe(bob.address);

  await expectRevertName(withdrawAll(session(bob), id, bob.address), "SablierLockup_WithdrawAmountZero");
  chain.advance(26n * WEEK);
  expect(await readStream(session(bob).client, sablier.lockup.address, id)).toEqual({
    status: "STREAMING",
    streamed: 2_600n * 10n ** 18n,
    withdrawable: 2_600n * 10n ** 18n,
    fee: 333_333_333_333_333n,
  });
  expect(await withdrawAll(session(bob), id, bob.address)).toBe(2_600n * 10n ** 18n);
  expect(await dai.read("balanceOf", [bob.address])).toBe(2_600n * 10n ** 18n);

  chain.advance(WEEK);
  await expect(
    withdrawAll({ ...session(bob), client: revertingClient(chain) }, id, bob.address),
  ).rejects.toThrow("The withdrawal reverted.");
});

it("names what a creation reverts with", async () => {
  const chain = await Chain.create();
  const { lockup } = await deploySablier(chain);
  const dai = await deployToken(chain, "DAI", 18);
  const [alice, bob] = [await chain.account("alice"), await chain.account("bob")];
  const session = openSession(chain, alice, lockup.address);
  const create = (by: Session, amount: bigint) =>
    createStream(by, { token: dai.address, recipient: bob, amount });
  await expectRevertName(create(session, 0n), "SablierLockupHelpers_DepositAmountZero");
  await expectRevertName(create(session, 1n), "ERC20InsufficientBalance");
  await dai.send("mint", [alice, 2n]);
  await expectRevertName(create(withoutApproval(chain, session), 2n), "ERC20InsufficientAllowance");
});

it("knows the deployed address", () => {
  expect(lockupAddress(1)).toBe(deployed);
  expect(() => lockupAddress(2)).toThrow("not deployed on chain 2");
});

it("keeps to its release when the SDK knows a newer one", () => {
  const other = sdk.releases.get({ protocol: "lockup", version: "v3.0" })!;
  const latest = vi.spyOn(sdk.releases, "getLatest").mockReturnValue(other);
  expect(lockupAddress(1)).toBe(deployed);
  expect(fullAbi()).toEqual(kept.abi?.SablierLockup);
  latest.mockRestore();
});
