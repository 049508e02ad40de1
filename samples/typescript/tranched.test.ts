import { createPublicClient, createWalletClient, type PublicClient, toFunctionSelector } from "viem";
import { foundry } from "viem/chains";
import { expect, it } from "vitest";
import { Chain, chainTransport, deploySablier, deployToken } from "../solidity/rig";
import { fullAbi } from "./stream";
import { createTranched, tranchedAbi } from "./tranched";

const WEEK = 7 * 86_400;

it("creates a stream of two tranches", async () => {
  const chain = await Chain.create();
  const { lockup } = await deploySablier(chain);
  const dai = await deployToken(chain, "DAI", 18);
  const alice = await chain.signer("alice");
  const bob = await chain.account("bob");
  await dai.send("mint", [alice.address, 1_000n]);
  const transport = chainTransport(chain);
  const wallet = createWalletClient({ transport, account: alice.address, chain: foundry });
  const session = {
    client: createPublicClient({ transport }) as PublicClient,
    wallet,
    lockup: lockup.address,
  };
  const id = await createTranched(session, dai.address, bob, [
    { amount: 200n, duration: 4 * WEEK },
    { amount: 800n, duration: 6 * WEEK },
  ]);
  chain.advance(BigInt(4 * WEEK));
  expect(await lockup.read("withdrawableAmountOf", [id])).toBe(200n);
  chain.advance(BigInt(6 * WEEK));
  expect(await lockup.read("withdrawableAmountOf", [id])).toBe(1_000n);
});

it("names its function as the contract does", () => {
  const selectors = (abi: readonly { type: string }[]) =>
    abi.filter((item) => item.type === "function").map((item) => toFunctionSelector(item as never));
  expect(selectors(fullAbi())).toEqual(expect.arrayContaining(selectors(tranchedAbi)));
});
