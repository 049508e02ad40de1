import { beforeAll, expect, it } from "vitest";
import { Stage, tokens } from "../solidity/lockup/setup";
import { USD } from "../solidity/rig";
import { cancel, cancelSeveral, handOn, renounce, renounceSeveral } from "./manage";
import { openSession, revertingClient, expectRevertName } from "./setup";
import { type Session } from "./stream";

let stage: Stage;
let alice: Session;
let bob: Session;
beforeAll(async () => {
  // Fees on: 1 USD at 3,000 USD per ether.
  stage = await Stage.set({ lockupFeeUSD: 1n * USD });
  alice = openSession(stage.chain, stage.alice, stage.lockup.address);
  bob = openSession(stage.chain, stage.bob, stage.lockup.address);
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

fresh("cancels, and says what came back", async () => {
  const id = await stage.stream(stage.bob);
  stage.chain.advance(300n);
  await expectRevertName(cancel(bob, id), "SablierLockup_Unauthorized");
  expect(await cancel(alice, id)).toBe(tokens(700));
  expect(await stage.status(id)).toBe("CANCELED");
  await expectRevertName(cancel(alice, id), "SablierLockup_StreamCanceled");

  const [settled, fixed] = [
    await stage.stream(stage.bob),
    await stage.stream(stage.bob, { cancelable: false, seconds: 10_000n }),
  ];
  stage.chain.advance(1_000n);
  await expectRevertName(cancel(alice, settled), "SablierLockup_StreamSettled");
  await expectRevertName(cancel(alice, fixed), "SablierLockup_StreamNotCancelable");
});

fresh("cancels several, and names those that cannot be canceled", async () => {
  const ids = [
    await stage.stream(stage.bob),
    await stage.stream(stage.bob, { cancelable: false }),
    await stage.stream(stage.bob),
  ];
  stage.chain.advance(100n);
  const { refunded, failed } = await cancelSeveral(alice, ids);
  expect([...refunded]).toEqual([
    [ids[0], tokens(900)],
    [ids[2], tokens(900)],
  ]);
  expect(failed).toEqual([ids[1]]);
});

fresh("renounces one, and several or none", async () => {
  const ids = [await stage.stream(stage.bob), await stage.stream(stage.bob), await stage.stream(stage.bob)];
  const cancelable = () => Promise.all(ids.map((id) => stage.lockup.read("isCancelable", [id])));
  await renounce(alice, ids[0]!);
  expect(await cancelable()).toEqual([false, true, true]);
  await expectRevertName(renounceSeveral(alice, ids), "SablierLockup_StreamNotCancelable");
  expect(await cancelable()).toEqual([false, true, true]);
  await renounceSeveral(alice, ids.slice(1));
  expect(await cancelable()).toEqual([false, false, false]);
});

fresh("hands a stream on, after what has unlocked is paid", async () => {
  const id = await stage.stream(stage.bob);
  stage.chain.advance(400n);
  expect(await handOn(bob, id, stage.carol)).toBe(tokens(400));
  expect(await stage.dai.read("balanceOf", [stage.bob])).toBe(tokens(400));
  expect(await stage.lockup.read("getRecipient", [id])).toBe(stage.carol);
  await expectRevertName(handOn(bob, id, stage.bob), "SablierLockup_Unauthorized");

  const [started, bound] = [
    await stage.stream(stage.bob),
    await stage.stream(stage.bob, { transferable: false }),
  ];
  expect(await handOn(bob, started, stage.carol)).toBe(0n);
  await expectRevertName(handOn(bob, bound, stage.carol), "SablierLockup_NotTransferable");
});

fresh("says so when what was mined has reverted", async () => {
  const id = await stage.stream(stage.bob);
  await expect(cancel({ ...alice, client: revertingClient(stage.chain) }, id)).rejects.toThrow(
    "The transaction reverted.",
  );
});
