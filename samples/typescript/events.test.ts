import { createPublicClient, type PublicClient } from "viem";
import { expect, it, vi } from "vitest";
import { Stage, tokens } from "../solidity/lockup/setup";
import { chainTransport } from "../solidity/rig";
import { readWithdrawals, watchCancellations } from "./events";
import { openSession } from "./setup";

it("finds the withdrawals from one stream, since one block", async () => {
  const stage = await Stage.set();
  const { alice, bob, carol, chain, lockup } = stage;
  const [id, other] = [await stage.stream(bob), await stage.stream(bob)];
  chain.advance(500n);
  await lockup.send("withdraw", [id, bob, tokens(100)], { from: bob });
  await lockup.send("withdraw", [other, bob, tokens(7)], { from: bob });
  const next = chain.block;
  await lockup.send("withdraw", [id, carol, tokens(50)], { from: bob });
  const { client } = openSession(chain, alice, lockup.address);
  const all = await readWithdrawals(client, lockup.address, id, 0n);
  expect(all.map(({ to, amount }) => [to, amount])).toEqual([
    [bob, tokens(100)],
    [carol, tokens(50)],
  ]);
  expect(await readWithdrawals(client, lockup.address, id, next)).toEqual([
    { to: carol, amount: tokens(50), blockNumber: next },
  ]);
});

it("reports the cancellations of a recipient's streams until it is stopped", async () => {
  const stage = await Stage.set();
  const { alice, bob, carol, chain, lockup } = stage;
  const [before, id, others, after] = [
    await stage.stream(bob),
    await stage.stream(bob),
    await stage.stream(carol),
    await stage.stream(bob),
  ];
  await lockup.send("cancel", [before], { from: alice });
  // By itself viem asks a node each four seconds.
  const client = createPublicClient({
    transport: chainTransport(chain),
    pollingInterval: 10,
  }) as PublicClient;
  const reported: [bigint, bigint][] = [];
  const stop = watchCancellations(client, lockup.address, bob, (streamId, left) =>
    reported.push([streamId, left]),
  );
  // The watch begins after the block that it sees first, which here is the one to come.
  await new Promise((seen) => setTimeout(seen, 50));
  chain.advance(500n);
  await lockup.send("cancel", [others], { from: alice });
  await lockup.send("cancel", [id], { from: alice });
  await vi.waitFor(() => expect(reported).toEqual([[id, tokens(500)]]));
  stop();
  await lockup.send("cancel", [after], { from: alice });
  await new Promise((passed) => setTimeout(passed, 50));
  expect(reported).toHaveLength(1);
});
