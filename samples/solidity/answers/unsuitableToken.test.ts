import { beforeAll, expect, it } from "vitest";
import type { Hex } from "viem";
import { type Chain, type Contract, expectRevert, type Sablier } from "../rig";
import { setTokenStage } from "./tokenStage";

// What happens with tokens that break the assumptions of docs/concepts/security.mdx, as that page and the FAQ say.

const AMOUNT = 1_000n * 10n ** 18n;

let chain: Chain;
let sablier: Sablier;
let token: Contract;
let alice: Hex;
let bob: Hex;
let carol: Hex;

beforeAll(async () => {
  ({ chain, sablier, token, alice, bob, carol } = await setTokenStage("UnsuitableToken", 10n * AMOUNT));
});

const fresh = (name: string, body: () => Promise<void>) => it(name, () => chain.sandbox(body));

const unlockAmounts = { start: 0n, cliff: 0n };
const durations = { cliff: 0, total: 1_000 };
const parameters = (recipient: Hex) => ({
  sender: alice,
  recipient,
  depositAmount: AMOUNT,
  cancelable: true,
  transferable: true,
  shape: "",
});

async function stream(recipient: Hex): Promise<bigint> {
  const params = { ...parameters(recipient), token: token.address };
  const args = [params, unlockAmounts, 1, durations];
  const { result } = await sablier.lockup.send<bigint>("createWithDurationsLL", args, { from: alice });
  return result!;
}

const withdraw = (id: bigint, recipient: Hex) =>
  sablier.lockup.send("withdrawMax", [id, recipient], { from: recipient });

const held = () => token.read<bigint>("balanceOf", [sablier.lockup.address]);

const recover = () =>
  sablier.comptroller.send(
    "execute",
    [sablier.lockup.address, sablier.lockup.encode("recover", [token.address, carol])],
    { from: sablier.admin },
  );

fresh(
  "with a fee on transfer streams count in full, pay for each other, and the last withdrawal fails",
  async () => {
    await token.send("setFeePercentage", [10n]);
    const [first, last] = [await stream(bob), await stream(carol)];
    for (const id of [first, last]) {
      expect(await sablier.lockup.read("getDepositedAmount", [id])).toBe(AMOUNT);
    }
    expect(await held()).toBe((2n * AMOUNT * 90n) / 100n);
    chain.advance(1_000n);
    await withdraw(first, bob);
    await expectRevert(withdraw(last, carol), "ERC20InsufficientBalance");
  },
);

fresh("with a fee on transfer SablierBatchLockup holds too little to pass on", async () => {
  await token.send("setFeePercentage", [10n]);
  const batch = [{ ...parameters(bob), unlockAmounts, granularity: 1, durations }];
  const args = [sablier.lockup.address, token.address, batch];
  await expectRevert(
    sablier.batchLockup.send("createWithDurationsLL", args, { from: alice }),
    "ERC20InsufficientBalance",
  );
});

fresh("growth belongs to no stream, and the Comptroller's admin moves it", async () => {
  const id = await stream(bob);
  await token.send("mint", [sablier.lockup.address, 7n]);
  chain.advance(1_000n);
  expect(await sablier.lockup.read("withdrawableAmountOf", [id])).toBe(AMOUNT);
  await recover();
  expect(await token.read("balanceOf", [carol])).toBe(7n);
  await withdraw(id, bob);
  expect(await token.read("balanceOf", [bob])).toBe(AMOUNT);
});

fresh("after a loss the last withdrawal fails, and recover panics", async () => {
  const [first, last] = [await stream(bob), await stream(carol)];
  await token.send("burn", [sablier.lockup.address, 1n]);
  await expectRevert(recover(), "Panic", [0x11n]);
  chain.advance(1_000n);
  await withdraw(first, bob);
  await expectRevert(withdraw(last, carol), "ERC20InsufficientBalance");
});

fresh("while the token is paused what moves tokens reverts, and the rest works", async () => {
  const id = await stream(bob);
  const { flow, lockup } = sablier;
  const rate = 10n ** 15n;
  const open = [alice, bob, rate, 0, token.address, true];
  const { result: flowId } = await flow.send<bigint>("createAndDeposit", [...open, AMOUNT], { from: alice });
  chain.advance(100n);
  await token.send("setPaused", [true]);
  const refused = [
    () => withdraw(id, bob),
    () => lockup.send("cancel", [id], { from: alice }),
    () => stream(carol),
    () => flow.send("deposit", [flowId, 1n, alice, bob], { from: alice }),
    () => flow.send("refund", [flowId, 1n], { from: alice }),
    () => flow.send("withdrawMax", [flowId, bob], { from: bob }),
  ];
  for (const call of refused) await expectRevert(call(), "Paused");
  expect(await lockup.read("streamedAmountOf", [id])).toBe(AMOUNT / 10n);
  await lockup.send("renounce", [id], { from: alice });
  await flow.send("pause", [flowId], { from: alice });
  await token.send("setPaused", [false]);
  await withdraw(id, bob);
});
