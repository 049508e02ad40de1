import { type Account, type Chain as ViemChain, type Hex, numberToHex, type PublicClient } from "viem";
import { createPublicClient, createWalletClient, custom, type Transport, type WalletClient } from "viem";
import { mainnet } from "viem/chains";
import { queryEnvio } from "../../../src/protocol/indexers/example/envio";
import { people, start } from "../../../src/protocol/indexers/example/fixture";
import { queryTheGraph } from "../../../src/protocol/indexers/example/theGraph";
import {
  Chain,
  chainProvider,
  compileContract,
  deploySablier,
  deployToken,
  fund,
  USD,
} from "../../solidity/rig";
import type { Indexer } from "./list";

export const DAY = 86_400n;
export { start };
/** 1 USD at 3,000 USD per ether. */
export const FEE = 333_333_333_333_333n;

/** The contracts with the streams that the example indexers list on Ethereum, and those indexers for them. */
export async function setStage() {
  const chain = await Chain.create({ timestamp: BigInt(start) });
  const fees = { lockupFeeUSD: 1n * USD, flowFeeUSD: 1n * USD };
  const { lockup, flow } = await deploySablier(chain, fees);
  // Stands for v1.0, which asks for no fee.
  const old = (await deploySablier(chain)).lockup;
  const [dai, usdc] = [await deployToken(chain, "DAI", 18), await deployToken(chain, "USDC", 6)];
  const names = ["alice", "bob", "carol"] as const;
  const [alice, bob, carol] = (await Promise.all(names.map((name) => chain.account(name)))) as [
    Hex,
    Hex,
    Hex,
  ];
  for (const spender of [lockup, old, flow])
    for (const token of [dai, usdc]) await fund(token, alice, spender.address, 10n ** 24n);

  const day = (days: number) => start + days * Number(DAY);
  const common = (tokenId: number, sender: Hex, recipient: Hex, token = dai, amount = 10n ** 21n) => ({
    sender,
    recipient,
    depositAmount: amount,
    token: token.address,
    cancelable: true,
    transferable: true,
    timestamps: { start: day(tokenId), end: day(tokenId + 100) },
    shape: "",
  });
  const from = { from: alice };
  const none = { start: 0n, cliff: 0n };
  await old.send("createWithTimestampsLL", [common(1, alice, bob), none, 1, 0], from);
  await lockup.send("createWithTimestampsLL", [common(1, alice, alice), none, 1, 0], from);
  const unlocks = { start: 10n ** 20n, cliff: 4n * 10n ** 20n };
  await lockup.send("createWithTimestampsLL", [common(2, alice, bob), unlocks, DAY, day(52)], from);
  const curve = [{ amount: 500_000_000n, exponent: 3n * 10n ** 18n, timestamp: day(103) }];
  await lockup.send("createWithTimestampsLD", [common(3, bob, carol, usdc, 500_000_000n), curve], from);
  const half = 5n * 10n ** 20n;
  const steps = [54, 104].map((at) => ({ amount: half, timestamp: day(at) }));
  await lockup.send("createWithTimestampsLT", [common(4, alice, carol), steps], from);
  await lockup.send("createWithTimestampsLL", [common(5, alice, bob), none, 1, 0], from);
  const pay = (tokenId: number, recipient: Hex, amount: bigint) =>
    flow.send(
      "createAndDeposit",
      [alice, recipient, 10n ** 15n, day(tokenId), usdc.address, true, amount],
      from,
    );
  await pay(1, bob, 864_000_000n);
  await pay(2, carol, 864_000_000n);
  await pay(3, alice, 864_000_000n);
  await pay(4, bob, 86_000_000n);

  const rpc = chainProvider(chain);
  const request = (asked: { method: string; params?: unknown }) =>
    asked.method === "eth_chainId" ? Promise.resolve(numberToHex(1)) : rpc.request(asked);
  const multicall = await chain.deploy(
    await compileContract("samples/typescript/showStreams/fixtures/Multicall.sol"),
  );
  const ethereum = {
    ...mainnet,
    contracts: { multicall3: { address: multicall.address } },
  } satisfies ViemChain;
  const transport = custom({ request }, { retryCount: 0 });
  /** The example's addresses, and those of this chain. */
  const pairs = [
    [people.alice, alice],
    [people.bob, bob],
    [people.carol, carol],
    ["0x10c0000000000000000000000000000000000004", lockup.address],
    ["0x10c0000000000000000000000000000000000001", old.address],
    ["0xf100000000000000000000000000000000000003", flow.address],
  ].map(([a, b]) => [a!, b!.toLowerCase()] as const);

  return {
    chain,
    lockup,
    old,
    flow,
    dai,
    usdc,
    alice,
    bob,
    carol,
    ethereum,
    request,
    transport,
    client: createPublicClient({ chain: ethereum, transport }) as PublicClient,
    walletOf: (account: Hex) =>
      createWalletClient({ account, chain: ethereum, transport }) as unknown as WalletClient<
        Transport,
        ViemChain,
        Account
      >,
    /** Answers as the vendor does whose dialect the query is in, of the streams of this chain. */
    fetch: async (_url: string, { body }: { body: string }) => {
      const sent = pairs.reduce((text, [example, own]) => text.replaceAll(own, example), body);
      const { query, variables } = JSON.parse(sent) as { query: string; variables: Record<string, unknown> };
      const ask = query.includes("numeric") ? queryEnvio : queryTheGraph;
      const answer = JSON.stringify(await ask("streams", query, variables));
      return new Response(pairs.reduce((text, [example, own]) => text.replaceAll(example, own), answer));
    },
  };
}

export const indexers: Indexer[] = [
  { vendor: "the-graph", url: "https://the-graph.test" },
  { vendor: "envio", url: "https://envio.test" },
];
