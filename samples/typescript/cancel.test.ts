import { beforeAll, expect, it } from "vitest";
import { Stage, tokens } from "../solidity/lockup/setup";
import { FEE, USD } from "../solidity/rig";
import { cancelAndPay } from "./cancel";
import { openSession, revertingClient, expectRevertName } from "./setup";
import { type Session } from "./stream";

let stage: Stage;
let session: Session;
beforeAll(async () => {
  // Fees on: 1 USD at 3,000 USD per ether.
  stage = await Stage.set({ lockupFeeUSD: 1n * USD });
  session = openSession(stage.chain, stage.alice, stage.lockup.address);
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

fresh("refunds the sender and pays the recipient in one transaction, for one fee", async () => {
  const id = await stage.stream(stage.bob);
  stage.chain.advance(300n);
  const before = stage.chain.receipts.length;
  expect(await cancelAndPay(session, id)).toEqual({ refunded: tokens(700), paid: tokens(300) });
  expect(stage.chain.receipts).toHaveLength(before + 1);
  expect(await stage.status(id)).toBe("DEPLETED");
  expect(await stage.dai.read("balanceOf", [stage.bob])).toBe(tokens(300));
  expect(await stage.chain.balance(stage.lockup.address)).toBe(FEE);
});

fresh("pays whoever has the NFT", async () => {
  const id = await stage.stream(stage.bob);
  await stage.lockup.send("transferFrom", [stage.bob, stage.carol, id], { from: stage.bob });
  stage.chain.advance(300n);
  await cancelAndPay(session, id);
  expect(await stage.dai.read("balanceOf", [stage.carol])).toBe(tokens(300));
});

fresh("cancels alone and without a fee when nothing is left to withdraw", async () => {
  const [started, withdrawn] = [await stage.stream(stage.bob), await stage.stream(stage.bob)];
  expect(await cancelAndPay(session, started)).toEqual({ refunded: tokens(1_000), paid: 0n });
  stage.chain.advance(500n);
  await stage.lockup.send("withdrawMax", [withdrawn, stage.bob], { from: stage.bob, value: FEE });
  expect(await cancelAndPay(session, withdrawn)).toEqual({ refunded: tokens(500), paid: 0n });
  expect(await stage.chain.balance(stage.lockup.address)).toBe(FEE);
});

fresh("names what it reverts with", async () => {
  const [id, fixed] = [
    await stage.stream(stage.bob),
    await stage.stream(stage.bob, { cancelable: false, seconds: 10_000n }),
  ];
  const bob = openSession(stage.chain, stage.bob, stage.lockup.address);
  await expectRevertName(cancelAndPay(bob, id), "SablierLockup_Unauthorized");
  stage.chain.advance(500n);
  await expectRevertName(cancelAndPay(session, fixed), "SablierLockup_StreamNotCancelable");
  await expect(cancelAndPay({ ...session, client: revertingClient(stage.chain) }, id)).rejects.toThrow(
    "The cancellation reverted.",
  );
  // That client only said so.
  await expectRevertName(cancelAndPay(session, id), "SablierLockup_StreamDepleted");

  const [canceled, settled] = [await stage.stream(stage.bob), await stage.stream(stage.bob)];
  stage.chain.advance(500n);
  await stage.lockup.send("cancel", [canceled], { from: stage.alice });
  await expectRevertName(cancelAndPay(session, canceled), "SablierLockup_StreamCanceled");
  stage.chain.advance(500n);
  await expectRevertName(cancelAndPay(session, settled), "SablierLockup_StreamSettled");
});
