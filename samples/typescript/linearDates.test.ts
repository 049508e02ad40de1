import { beforeAll, expect, it } from "vitest";
import { Stage, tokens } from "../solidity/lockup/setup";
import { createBetweenDates, seconds, type Vesting } from "./linearDates";
import { openSession, expectRevertName, withoutApproval } from "./setup";
import { type Session } from "./stream";

let stage: Stage;
let session: Session;
beforeAll(async () => {
  stage = await Stage.set();
  session = openSession(stage.chain, stage.alice, stage.lockup.address);
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
const create = (change: Partial<Vesting> = {}, by = session) =>
  createBetweenDates(by, stage.dai.address, {
    recipient: stage.bob,
    amount: tokens(48_000),
    start: seconds("2027-01-01"),
    end: seconds("2031-01-01"),
    cliff: { time: seconds("2028-01-01"), amount: tokens(12_000) },
    ...change,
  });

fresh("vests four years from a day in the past, with a cliff of one", async () => {
  expect(seconds("2027-01-15T08:00:00Z")).toBe(Number(stage.chain.timestamp));
  const id = await create();
  expect(await stage.streamed(id)).toBe(0n);
  stage.chain.warp(BigInt(seconds("2028-01-01")));
  expect(await stage.streamed(id)).toBe(tokens(12_000));
  stage.chain.warp(BigInt(seconds("2031-01-01")));
  expect(await stage.streamed(id)).toBe(tokens(48_000));
  const plain = await stage.chain.sandbox(() =>
    create({ start: seconds("2026-01-01"), end: seconds("2036-01-01"), cliff: undefined }),
  );
  expect(plain).toBe(id + 1n);
});

fresh("names what a creation reverts with", async () => {
  const at = seconds("2028-01-01");
  await expectRevertName(
    create({ end: seconds("2026-01-01"), cliff: undefined }),
    "SablierLockupHelpers_StartTimeNotLessThanEndTime",
  );
  await expectRevertName(create({ start: at }), "SablierLockupHelpers_StartTimeNotLessThanCliffTime");
  await expectRevertName(create({ end: at }), "SablierLockupHelpers_CliffTimeNotLessThanEndTime");
  await expectRevertName(create({ amount: tokens(2_000_000) }), "ERC20InsufficientBalance");
  await stage.dai.send("approve", [stage.lockup.address, 0n], { from: stage.alice });
  await expectRevertName(create({}, withoutApproval(stage.chain, session)), "ERC20InsufficientAllowance");
});
