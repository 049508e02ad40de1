import { createPublicClient, createWalletClient, erc20Abi, type PublicClient } from "viem";
import { foundry } from "viem/chains";
import { sablier as sdk } from "sablier";
import { afterAll, expect, it, vi } from "vitest";
import { Chain, chainTransport, deploySablier, deployToken } from "../solidity/rig";
import { FigureRecord } from "../figures";
import { flowAddress, type FlowSession, openPayroll, ratePerSecond, stopPayroll, topUp } from "./flow";
import { revertingClient, expectRevertName } from "./setup";

const MONTH = 30n * 86_400n;

const figures = new FigureRecord("samples/typescript/flow.figures.json", "payroll");
afterAll(() => figures.check());

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
  await expectRevertName(
    topUp(session, [{ id: ids[0]!, recipient: carol, amount: 1n }]),
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

it("pays ten people: funds a month, tops up, and stops them with what was earned left to them", async () => {
  const chain = await Chain.create();
  const { flow } = await deploySablier(chain);
  const usdc = await deployToken(chain, "USDC", 6);
  const alice = await chain.signer("alice");
  const recipients = await Promise.all(
    Array.from({ length: 10 }, (_, at) => chain.account(`employee ${at}`)),
  );
  await usdc.send("mint", [alice.address, 100_000_000_000n]);
  const transport = chainTransport(chain);
  const client = createPublicClient({ transport }) as PublicClient;
  const wallet = createWalletClient({ transport, account: alice.address, chain: foundry });
  const session: FlowSession = { client, wallet, flow: flow.address };
  const salary = 3_000_000_000n;

  const ids = await openPayroll(session, {
    token: usdc.address,
    seconds: MONTH,
    salaries: recipients.map((recipient) => ({ recipient, amount: salary, deposit: salary })),
  });
  expect(ids).toHaveLength(10);
  expect(figures.integer("rate", await flow.read("getRatePerSecond", [ids[0]]))).toBe(1_157_407_407_407_407n);

  chain.advance(10n * 86_400n);
  const total = 10n * salary;
  await wallet.writeContract({
    abi: erc20Abi,
    address: usdc.address,
    functionName: "approve",
    args: [flow.address, total],
  });
  await topUp(
    session,
    ids.map((id, at) => ({ id, recipient: recipients[at]!, amount: salary })),
  );
  const left = await flow.read<bigint | number>("depletionTimeOf", [ids[9]]);
  expect(figures.integer("days", (BigInt(left) - chain.timestamp) / 86_400n)).toBe(50n);

  // One of them has run dry for lack of a deposit: there is nothing to take back, and the rest is stopped all the same.
  const [dry] = await openPayroll(session, {
    token: usdc.address,
    seconds: MONTH,
    salaries: [{ recipient: recipients[0]!, amount: salary, deposit: 1_000_000n }],
  });
  chain.advance(5n * 86_400n);
  const before = await usdc.read<bigint>("balanceOf", [alice.address]);
  await stopPayroll(session, [...ids, dry!]);
  const back = (await usdc.read<bigint>("balanceOf", [alice.address])) - before;
  const earned = await flow.read<bigint>("withdrawableAmountOf", [ids[0]]);
  expect(figures.amount("earned", earned, 6)).toBe(1_499_999_999n);
  expect(figures.amount("back", back, 6)).toBe(2n * total - 10n * earned);
  expect(await flow.read("getRatePerSecond", [ids[9]])).toBe(0n);
  expect(await flow.read("getRatePerSecond", [dry])).toBe(0n);
});

it("knows where the contract is", () => {
  expect(ratePerSecond(1_000_000n, 6, 1n)).toBe(10n ** 18n);
  expect(flowAddress(1)).toMatch(/^0x/);
  expect(() => flowAddress(2)).toThrow("not deployed on chain 2");
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
