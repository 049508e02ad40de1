import { createPublicClient, createWalletClient, type Hex, type PublicClient } from "viem";
import { foundry } from "viem/chains";
import { beforeAll, expect, it } from "vitest";
import { Stage, usdc } from "../solidity/flow/setup";
import { chainTransport, USD } from "../solidity/rig";
import type { FlowSession } from "./flow";
import { openAndDeposit, openMonthly, openSeveral, withdrawSeveral } from "./flowStreams";
import { revertingClient, expectRevertName } from "./setup";

const DAY = 86_400n;

let stage: Stage;
let session: FlowSession;
beforeAll(async () => {
  // Fees on: 1 USD at 3,000 USD per ether.
  stage = await Stage.set({ flowFeeUSD: 1n * USD });
  session = sessionOf(stage.alice);
});
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

function sessionOf(account: Hex): FlowSession {
  const transport = chainTransport(stage.chain);
  return {
    client: createPublicClient({ transport }) as PublicClient,
    wallet: createWalletClient({ transport, account, chain: foundry }),
    flow: stage.sablier.flow.address,
  };
}

const monthly = (recipient: Hex, amount = usdc(2_592)) => ({ token: stage.usdc.address, recipient, amount });

fresh("opens a stream without moving a token, now or later", async () => {
  const before = await stage.usdc.read("balanceOf", [stage.alice]);
  const id = await openMonthly(session, monthly(stage.bob));
  const { flow } = stage.sablier;
  expect(await flow.read("getRatePerSecond", [id])).toBe(10n ** 15n);
  expect(await flow.read("getRecipient", [id])).toBe(stage.bob);
  expect(await stage.usdc.read("balanceOf", [stage.alice])).toBe(before);
  stage.chain.advance(DAY);
  expect(await flow.read("totalDebtOf", [id])).toBe(usdc(86.4));

  const later = await openMonthly(session, monthly(stage.bob), Number(stage.chain.timestamp + DAY));
  stage.chain.advance(2n * DAY);
  expect(await flow.read("totalDebtOf", [later])).toBe(usdc(86.4));
  const tomorrow = Number(stage.chain.timestamp + DAY);
  await expectRevertName(
    openMonthly(session, monthly(stage.bob, 0n), tomorrow),
    "SablierFlow_CreateRatePerSecondZero",
  );
});

fresh("opens a stream with a deposit", async () => {
  const id = await openAndDeposit(session, monthly(stage.bob), usdc(500));
  expect(await stage.sablier.flow.read("getBalance", [id])).toBe(usdc(500));
  await expectRevertName(openAndDeposit(session, monthly(stage.bob), 0n), "SablierFlow_DepositAmountZero");
});

fresh("opens several, and pays several for one fee, but for those that have nothing", async () => {
  const opened = await openSeveral(session, [monthly(stage.bob), monthly(stage.carol)]);
  expect(opened).toHaveLength(2);
  const { flow } = stage.sablier;
  expect(await flow.read("getRecipient", [opened[1]])).toBe(stage.carol);

  const [first, second] = [
    await openAndDeposit(session, monthly(stage.bob), usdc(500)),
    await openAndDeposit(session, monthly(stage.carol, usdc(5_184)), usdc(500)),
  ];
  stage.chain.advance(DAY);
  const held = await stage.chain.balance(flow.address);
  expect([...(await withdrawSeveral(session, [first, ...opened, second]))]).toEqual([
    [first, usdc(86.4)],
    [second, usdc(172.8)],
  ]);
  expect((await stage.chain.balance(flow.address)) - held).toBe(333_333_333_333_333n);
});

fresh("says so when what was mined has reverted", async () => {
  await expect(
    openMonthly({ ...session, client: revertingClient(stage.chain) }, monthly(stage.bob)),
  ).rejects.toThrow("The transaction reverted.");
});
