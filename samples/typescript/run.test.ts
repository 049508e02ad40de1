import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sablier } from "sablier";
import { numberToHex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";
import { afterEach, expect, it, vi } from "vitest";
import { Chain, chainProvider, deploySablier, deployToken } from "../solidity/rig";
import { lockupAddress } from "./stream";

let node: Server | undefined;
afterEach(() => {
  node?.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

/** Answers JSON-RPC over HTTP for the chain, which says that it is Sepolia. Returns the node's address. */
async function serve(chain: Chain): Promise<string> {
  const provider = chainProvider(chain);
  node = createServer(async (request, response) => {
    const { id, method, params } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const answer =
      method === "eth_chainId"
        ? { result: numberToHex(sepolia.id) }
        : await provider.request({ method, params }).then(
            (result) => ({ result }),
            ({ code, message, data }) => ({ error: { code, message, data } }),
          );
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ jsonrpc: "2.0", id, ...answer }));
  });
  await new Promise<void>((listening) => node!.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
}

it("signs with the key, and creates a stream by way of a node", async () => {
  const chain = await Chain.create();
  const { lockup } = await deploySablier(chain);
  const dai = await deployToken(chain, "DAI", 18);
  const key = numberToHex(1, { size: 32 });
  const { address } = privateKeyToAccount(key);
  const bob = await chain.account("bob");
  await chain.setBalance(address, 10n ** 18n);
  await dai.send("mint", [address, 100n * 10n ** 18n]);
  const deployed = vi.spyOn(sablier.contracts, "get");
  deployed.mockImplementation(({ chainId }) =>
    chainId === sepolia.id ? ({ address: lockup.address } as never) : undefined,
  );
  const said = vi.spyOn(console, "log").mockImplementation(() => {});
  vi.stubEnv("RPC_URL", await serve(chain));
  vi.stubEnv("PRIVATE_KEY", key);
  vi.stubEnv("TOKEN", dai.address);
  vi.stubEnv("RECIPIENT", bob);

  await import("./run");
  expect(said).toHaveBeenCalledExactlyOnceWith(`Stream 1 of ${lockup.address}`);
  expect(await lockup.read("getSender", [1n])).toBe(address);
  expect(await lockup.read("getRecipient", [1n])).toBe(bob);
  expect(await lockup.read("getDepositedAmount", [1n])).toBe(100n * 10n ** 18n);
});

it("says what the environment lacks", async () => {
  vi.stubEnv("PRIVATE_KEY", "");
  await expect(import("./run")).rejects.toThrow("Set PRIVATE_KEY in the environment.");
});

it("finds Lockup on its chain", () => {
  expect(lockupAddress(sepolia.id)).toMatch(/^0x/);
});
