import { createPublicClient, custom, type PublicClient } from "viem";
import { expect, it } from "vitest";
import { Stage, tokens } from "../solidity/lockup/setup";
import { chainProvider } from "../solidity/rig";
import { openSession } from "./setup";
import { readVesting } from "./vesting";

type Figures = Awaited<ReturnType<typeof readVesting>>;

it("gives the figures of the contract, from a stream's start to its end", async () => {
  const stage = await Stage.set();
  const { chain, lockup, alice, bob } = stage;
  const reader = await stage.sample("VestingReader", [lockup.address]);
  const { client } = openSession(chain, alice, lockup.address);
  const id = await stage.stream(bob);
  const expectFigures = async (
    inStream: number,
    locked: number,
    withdrawable: number,
    refundable: number,
  ) => {
    const figures = await readVesting(client, lockup.address, id);
    expect(figures).toEqual({
      inStream: tokens(inStream),
      locked: tokens(locked),
      unlocked: tokens(1_000 - locked),
      withdrawable: tokens(withdrawable),
      refundable: tokens(refundable),
    });
    expect(figures).toEqual({ ...(await reader.read<Figures>("figures", [id])) });
  };
  chain.advance(250n);
  await lockup.send("withdraw", [id, bob, tokens(100)], { from: bob });
  await expectFigures(900, 750, 150, 750);
  chain.advance(350n);
  await lockup.send("cancel", [id], { from: alice });
  await expectFigures(500, 0, 500, 0);
  await lockup.send("withdrawMax", [id, bob], { from: bob });
  await expectFigures(0, 0, 0, 0);
});

it("reads all of them as of one block, the current one", async () => {
  const stage = await Stage.set();
  const { chain, lockup, bob } = stage;
  const provider = chainProvider(chain);
  const blocks: unknown[] = [];
  const request = (asked: { method: string; params?: unknown }) => {
    if (asked.method === "eth_call") blocks.push((asked.params as unknown[])[1]);
    return provider.request(asked);
  };
  const client = createPublicClient({ transport: custom({ request }) }) as PublicClient;
  for (let round = 0; round < 2; round += 1) {
    const id = await stage.stream(bob);
    await readVesting(client, lockup.address, id);
    expect(blocks.splice(0)).toEqual(Array(5).fill(`0x${chain.block.toString(16)}`));
  }
});
