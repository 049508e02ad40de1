import { toFunctionSelector } from "viem";
import { beforeAll, expect, it } from "vitest";
import { Stage, tokens } from "../solidity/lockup/setup";
import { USD } from "../solidity/rig";
import { cancel, cancelSeveral, handOn, manageAbi, renounce, renounceSeveral } from "./manage";
import { openSession, revertingClient, revertName } from "./setup";
import { fullAbi, type Session } from "./stream";

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
  expect(await revertName(cancel(bob, id))).toBe("SablierLockup_Unauthorized");
  expect(await cancel(alice, id)).toBe(tokens(700));
  expect(await stage.status(id)).toBe("CANCELED");
  expect(await revertName(cancel(alice, id))).toBe("SablierLockup_StreamCanceled");

  const [settled, fixed] = [
    await stage.stream(stage.bob),
    await stage.stream(stage.bob, { cancelable: false, seconds: 10_000n }),
  ];
  stage.chain.advance(1_000n);
  expect(await revertName(cancel(alice, settled))).toBe("SablierLockup_StreamSettled");
  expect(await revertName(cancel(alice, fixed))).toBe("SablierLockup_StreamNotCancelable");
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
  expect(await revertName(renounceSeveral(alice, ids))).toBe("SablierLockup_StreamNotCancelable");
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
  expect(await revertName(handOn(bob, id, stage.bob))).toBe("SablierLockup_Unauthorized");

  const [started, bound] = [
    await stage.stream(stage.bob),
    await stage.stream(stage.bob, { transferable: false }),
  ];
  expect(await handOn(bob, started, stage.carol)).toBe(0n);
  expect(await revertName(handOn(bob, bound, stage.carol))).toBe("SablierLockup_NotTransferable");
});

fresh("says so when what was mined has reverted", async () => {
  const id = await stage.stream(stage.bob);
  await expect(cancel({ ...alice, client: revertingClient(stage.chain) }, id)).rejects.toThrow(
    "The transaction reverted.",
  );
});

it("names its functions as the contract does", () => {
  const selectors = (abi: readonly { type: string }[]) =>
    abi.filter((item) => item.type === "function").map((item) => toFunctionSelector(item as never));
  expect(selectors(fullAbi())).toEqual(expect.arrayContaining(selectors(manageAbi)));
});
