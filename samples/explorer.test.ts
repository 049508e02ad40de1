import { expect, it } from "vitest";
import { batchElement, fields, timeline } from "../src/lib/lockup/explorerExample";
import { Chain, deploySablier, deployToken, fund } from "./solidity/rig";

// The page about block explorers tells readers what to type. Here it is typed into the real contracts.
it("creates the streams that the block explorer guide describes, from its fields as they stand", async () => {
  const chain = await Chain.create({ timestamp: timeline[0]!.time - 86_400n });
  const { lockup, batchLockup } = await deploySablier(chain);
  const token = await deployToken(chain, "DAI", 18);
  const [sender, recipient] = [await chain.account("alice"), await chain.account("bob")];
  await fund(token, sender, lockup.address, 10n ** 20n);
  await fund(token, sender, batchLockup.address, 10n ** 20n);
  const typed = (field: string): unknown =>
    JSON.parse(
      field.replace("<sender>", sender).replace("<recipient>", recipient).replace("<token>", token.address),
    );

  const single = await lockup.send<bigint>(
    "createWithTimestampsLL",
    [typed(fields.params), typed(fields.unlockAmounts), typed(fields.granularity), typed(fields.cliffTime)],
    { from: sender },
  );
  const batch = await batchLockup.send<bigint[]>(
    "createWithTimestampsLL",
    [lockup.address, token.address, [typed(batchElement)]],
    { from: sender },
  );
  expect(
    lockup.encode("createWithTimestampsLL", [typed(fields.params), typed(fields.unlockAmounts), 1, 0]),
  ).toMatch(/^0x253c6162/);
  for (const { time, streamed } of timeline) {
    chain.warp(time);
    for (const id of [single.result, batch.result[0]]) {
      expect(await lockup.read("streamedAmountOf", [id])).toBe(streamed);
    }
  }
});
