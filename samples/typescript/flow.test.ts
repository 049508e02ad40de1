import {
  createPublicClient,
  createWalletClient,
  erc20Abi,
  type PublicClient,
  toFunctionSelector,
} from "viem";
import { foundry } from "viem/chains";
import { sablier as sdk } from "sablier";
import { expect, it, vi } from "vitest";
import { Chain, chainTransport, deploySablier, deployToken } from "../solidity/rig";
import { flowAbi, flowAddress, type FlowSession, openPayroll, ratePerSecond, topUp } from "./flow";
import { revertingClient, revertName } from "./setup";

const MONTH = 30n * 86_400n;

it("opens and funds a payroll in one transaction, and tops it up", async () => {
  const chain = await Chain.create();
  const { flow } = await deploySablier(chain);
  const usdc = await deployToken(chain, "USDC", 6);
  const alice = await chain.signer("alice");
  const [bob, carol] = [await chain.account("bob"), await chain.account("carol")];
  await usdc.send("mint", [alice.address, 10_000_000_000n]);
  const transport = chainTransport(chain);
  const client = createPublicClient({ transport }) as PublicClient;
  const wallet = createWalletClient({ transport, account: alice.address, chain: foundry });
  const session: FlowSession = { client, wallet, flow: flow.address };

  const ids = await openPayroll(session, {
    token: usdc.address,
    seconds: MONTH,
    salaries: [
      { recipient: bob, amount: 5_000_000_000n, deposit: 1_000_000_000n },
      { recipient: carol, amount: 2_592_000_000n, deposit: 500_000_000n },
    ],
  });
  expect(ids).toHaveLength(2);
  expect(await flow.read("getRecipient", [ids[0]])).toBe(bob);
  expect(await flow.read("getRecipient", [ids[1]])).toBe(carol);
  expect(await flow.read("getRatePerSecond", [ids[0]])).toBe(1_929_012_345_679_012n);
  expect(await flow.read("getBalance", [ids[1]])).toBe(500_000_000n);
  chain.advance(86_400n);
  expect(await flow.read("totalDebtOf", [ids[1]])).toBe(86_400_000n);

  const args = [flow.address, 30_000_000n] as const;
  await wallet.writeContract({ abi: erc20Abi, address: usdc.address, functionName: "approve", args });
  await topUp(session, [
    { id: ids[0]!, recipient: bob, amount: 10_000_000n },
    { id: ids[1]!, recipient: carol, amount: 20_000_000n },
  ]);
  expect(await flow.read("getBalance", [ids[0]])).toBe(1_010_000_000n);
  expect(await revertName(topUp(session, [{ id: ids[0]!, recipient: carol, amount: 1n }]))).toBe(
    "SablierFlow_NotStreamRecipient",
  );

  const reverting = { ...session, client: revertingClient(chain) };
  const allowance = [flow.address, 1n] as const;
  await wallet.writeContract({
    abi: erc20Abi,
    address: usdc.address,
    functionName: "approve",
    args: allowance,
  });
  await expect(topUp(reverting, [{ id: ids[0]!, recipient: bob, amount: 1n }])).rejects.toThrow(
    "The deposits reverted.",
  );
  const salaries = [{ recipient: bob, amount: 5_000_000_000n, deposit: 1n }];
  await expect(openPayroll(reverting, { token: usdc.address, seconds: MONTH, salaries })).rejects.toThrow(
    "The payroll reverted.",
  );
});

it("names functions as the contract does, and knows where it is", () => {
  expect(ratePerSecond(1_000_000n, 6, 1n)).toBe(10n ** 18n);
  expect(flowAddress(1)).toMatch(/^0x/);
  expect(() => flowAddress(2)).toThrow("not deployed on chain 2");
  const full = sdk.releases.get({ protocol: "flow", version: "v3.0" })!.abi!.SablierFlow!;
  const selectors = (abi: readonly { type: string }[]) =>
    abi.filter((item) => item.type === "function").map((item) => toFunctionSelector(item as never));
  expect(selectors(full as never)).toEqual(expect.arrayContaining(selectors(flowAbi)));
});

it("keeps to its release when the SDK knows a newer one", () => {
  // Until that day they are the same; then the sample names the new one.
  expect(sdk.releases.getLatest({ protocol: "flow" })?.version).toBe("v3.0");
  const address = flowAddress(1);
  const other = sdk.releases.get({ protocol: "flow", version: "v2.0" })!;
  const latest = vi.spyOn(sdk.releases, "getLatest").mockReturnValue(other);
  expect(flowAddress(1)).toBe(address);
  latest.mockRestore();
});
