import {
  createPublicClient,
  createWalletClient,
  custom,
  type PublicClient,
  toFunctionSelector,
  type TransactionReceipt,
} from "viem";
import { foundry } from "viem/chains";
import { expect, it } from "vitest";
import { Chain, chainProvider, chainTransport, deploySablier, deployToken, USD } from "../solidity/rig";
import {
  createStream,
  fullAbi,
  lockupAbi,
  lockupAddress,
  readStream,
  type Session,
  withdrawAll,
} from "./stream";

const WEEK = 7n * 86_400n;

it("creates, reads and withdraws on the official contracts", async () => {
  const chain = await Chain.create();
  const sablier = await deploySablier(chain, { lockupFeeUSD: 1n * USD });
  const dai = await deployToken(chain, "DAI", 18);
  const [alice, bob] = [await chain.signer("alice"), await chain.signer("bob")];
  const amount = 5_200n * 10n ** 18n;
  await dai.send("mint", [alice.address, amount]);

  const transport = chainTransport(chain);
  const client = createPublicClient({ transport }) as PublicClient;
  const session = (account: typeof alice): Session => ({
    client,
    wallet: createWalletClient({ transport, account: account.address, chain: foundry }),
    lockup: sablier.lockup.address,
  });

  const id = await createStream(session(alice), { token: dai.address, recipient: bob.address, amount });
  expect(await sablier.lockup.read("getRecipient", [id])).toBe(bob.address);

  await expect(withdrawAll(session(bob), id, bob.address)).rejects.toThrow(
    "SablierLockup_WithdrawAmountZero",
  );
  chain.advance(26n * WEEK);
  expect(await readStream(client, sablier.lockup.address, id)).toEqual({
    status: "STREAMING",
    streamed: 2_600n * 10n ** 18n,
    withdrawable: 2_600n * 10n ** 18n,
    fee: 333_333_333_333_333n,
  });
  expect(await withdrawAll(session(bob), id, bob.address)).toBe(2_600n * 10n ** 18n);
  expect(await dai.read("balanceOf", [bob.address])).toBe(2_600n * 10n ** 18n);

  // A transaction that reverts when it is mined has a receipt all the same, without logs.
  const provider = chainProvider(chain);
  const request = async (asked: { method: string; params?: unknown }) => {
    const answer = await provider.request(asked);
    if (asked.method !== "eth_getTransactionReceipt") return answer;
    return { ...(answer as TransactionReceipt), status: "0x0", logs: [] };
  };
  const reverting = createPublicClient({ transport: custom({ request }) }) as PublicClient;
  chain.advance(WEEK);
  await expect(withdrawAll({ ...session(bob), client: reverting }, id, bob.address)).rejects.toThrow(
    "The withdrawal reverted.",
  );
});

it("knows the deployed address, and names functions as the contract does", () => {
  expect(lockupAddress(1)).toBe("0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB");
  expect(() => lockupAddress(2)).toThrow("not deployed on chain 2");
  const selectors = (abi: ReturnType<typeof fullAbi>) =>
    abi.filter((item) => item.type === "function").map((item) => toFunctionSelector(item));
  expect(selectors(fullAbi())).toEqual(expect.arrayContaining(selectors(lockupAbi as never)));
});
