// Long, because its tests share one connection to the server.
import { type Client } from "@modelcontextprotocol/client";
import { sablier } from "sablier";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { currentReleases } from "../../../data/contracts/currentReleases";
import { ask, connect } from "../client";

let client: Client;

beforeAll(async () => {
  client = await connect.inMemory();
});

afterAll(() => client.close());

const SITE = "https://docs.sablier.com";
const LEGACY = "0xCD18eAa163733Da39c232722cBC4E8940b1D8888";

/** Returns where the newest Lockup is on a chain. */
const lockupOn = (chainId: number) => {
  const release = sablier.releases.getLatest({ protocol: "lockup" });
  return sablier.contracts.get({ chainId, contractName: "SablierLockup", release })!.address;
};

const ALL_RELEASES = expect.stringMatching(/^all releases in sablier \d/) as string;

type Row = readonly [tool: string, args: Record<string, unknown>, data: Record<string, unknown>];

/** What each tool answers, by the data and the contracts. */
const ANSWERS: readonly Row[] = [
  [
    "decode_error",
    { text: "0xb2ae7633000000000000000000000000000000000000000000000000000000000000002a" },
    {
      kind: "error",
      error: { name: "SablierLockup_WithdrawAmountZero" },
      values: [{ name: "streamId", value: "42" }],
      source: {
        page: `${SITE}/reference/errors#sablierlockup_withdrawamountzero`,
        release: "Lockup v3.0, Lockup v4.0",
      },
    },
  ],
  [
    "decode_error",
    { text: "UserOperation reverted during simulation with reason: 0x48c9ceda" },
    {
      kind: "unknown",
      cause: expect.stringMatching(/^This server does not know the error/),
      source: { release: ALL_RELEASES },
    },
  ],
  [
    "decode_error",
    { text: "0x87c30df5" },
    {
      error: { name: "SablierBob_DepositAmountZero", releases: ["Bob v1.0"] },
      source: { release: "Bob v1.0" },
    },
  ],
  ["decode_error", { text: "stream" }, { kind: "candidates", names: { length: 10 } }],
  [
    "decode_error",
    { text: "SablierV2Lockup_StreamNotCancelable" },
    { source: { release: "Lockup v1.0, Lockup v1.1, Lockup v1.2", asOf: "2024-07-04" } },
  ],
  ["explain", { text: "LK3-1-42" }, { url: expect.stringMatching(/^https:\/\/docs\.sablier\.com\//) }],
  ["explain", { text: LEGACY }, { title: "Sablier", source: { release: "Legacy v1.1" } }],
  ["explain", { text: `0x${"1".repeat(40)}` }, { known: false, source: { release: ALL_RELEASES } }],
  ["explain", { text: `streams of 0x${"1".repeat(40)}` }, { known: false }],
  [
    "explain",
    { text: lockupOn(8453).slice(2) },
    { title: "SablierLockup", source: { release: "Lockup v4.0" } },
  ],
  ["explain", { text: "SablierBob" }, { title: "SablierBob", source: { release: "Bob v1.0" } }],
  ["explain", { text: "Comptroller" }, { source: { release: "Comptroller of all products, upgradeable" } }],
  ["explain", { text: "LL2-1-42" }, { source: { release: "Lockup v1.1", asOf: "2023-12-15" } }],
  ["explain", { text: "1000 USDC a month" }, { source: { release: "Flow v3.0" } }],
  [
    "read_abi",
    { name: "createWithRange", release: "1.0" },
    {
      source: {
        page: `${SITE}/guides/lockup/previous-deployments/v1.0`,
        release: "Lockup v1.0",
        asOf: "2023-07-07",
      },
    },
  ],
  [
    "search_docs",
    { query: "what happens when the sender cancels", limit: 1 },
    { source: { page: expect.stringMatching(/^https:\/\/docs\.sablier\.com\/.+/) } },
  ],
  [
    "find_address",
    { chain: "Base", contract: "SablierLockup" },
    {
      rows: [
        {
          release: currentReleases.lockup.release,
          chainId: 8453,
          address: lockupOn(8453),
          alias: currentReleases.lockup.alias,
        },
      ],
      source: { page: `${SITE}/guides/lockup/deployments`, release: "Lockup v4.0" },
    },
  ],
  [
    "find_address",
    { address: lockupOn(1).toUpperCase().replace("0X", " 0x") },
    { rows: [{ contract: "SablierLockup", isCurrent: true }] },
  ],
  ["find_address", { address: LEGACY }, { rows: [{ product: "legacy", release: "v1.1" }] }],
  ["find_address", { contract: "Comptroller", chain: "eth" }, { rows: [{ contract: "SablierComptroller" }] }],
  [
    "find_address",
    { product: "bob", chain: "mainnet", contract: "SablierBob" },
    { rows: [{ product: "bob" }] },
  ],
  ["find_address", { address: `0x${"1".repeat(40)}` }, { rows: [], known: false }],
  ["find_address", {}, { chains: expect.arrayContaining([{ chain: "Base", chainId: 8453, contracts: 13 }]) }],
  [
    "find_address",
    { chain: "Ethereum", release: "1.1", product: "lockup", contract: "Linear" },
    {
      rows: [{ release: "v1.1" }],
      source: {
        page: `${SITE}/guides/lockup/previous-deployments/v1.1`,
        release: "Lockup v1.1",
        asOf: "2023-12-15",
      },
    },
  ],
  [
    "read_abi",
    { name: "function withdrawMax(uint256 streamId, address to) external", product: "lockup" },
    {
      entries: [
        { signature: "withdrawMax(uint256,address)", hash: "0xea5ead19", contracts: ["SablierLockup"] },
      ],
    },
  ],
  ["read_abi", { name: "getMinFeeUSDFor" }, { entries: [{ product: "comptroller" }] }],
  [
    "stream_amounts",
    {
      stream: { model: "linear", deposit: "1000", start: 1_000, end: 2_000, decimals: 2 },
      times: [999, 1_500, 2_000],
    },
    {
      moments: [
        { status: "PENDING" },
        { streamed: "500", refundable: "500", inTokens: { streamed: "5", refundable: "5" } },
        { status: "SETTLED" },
      ],
    },
  ],
  [
    "check_airdrop_csv",
    {
      csv: "address,amount\n0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB,5\n0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB,-2",
      decimals: 18,
    },
    { rows: 2, problems: expect.arrayContaining([expect.objectContaining({ line: 3, column: "address" })]) },
  ],
];

it.each(ANSWERS)("%s answers %j", async (tool, args, data) => {
  expect((await ask(client, tool, args)).data).toMatchObject(data);
});

describe("chains and releases", () => {
  it.each([
    [10, ["OP Mainnet", "Optimism", "OP", "optimism", "10", 10, "0xa", "oeth"]],
    [56, ["BNB Chain", "BNB", "bsc", "Binance Smart Chain"]],
    [1, ["Ethereum", "mainnet", "Mainnet", "eth", "eip155:1", "chain ID 1"]],
    [42161, ["Arbitrum", "Arbitrum One", "arb1"]],
    [137, ["Polygon", "matic", "polygon-pos"]],
    [324, ["ZKsync Era", "zksync", "zkSync"]],
    [1329, ["Sei Network", "sei"]],
  ])("finds chain %i by its usual names", async (chainId, names) => {
    for (const chain of names) {
      const { data } = await ask(client, "find_address", {
        chain,
        contract: "SablierLockup",
        release: "all",
      });
      expect((data!.rows as { chainId: number }[])[0]!.chainId, String(chain)).toBe(chainId);
    }
  });

  it("finds every chain of the package by its name, slug and ID", async () => {
    for (const { id, name, slug } of sablier.chains.getAll()) {
      for (const chain of [name, slug, id]) {
        const sentence = await ask(client, "find_address", { chain, contract: "x?" }).catch(
          (error: Error) => error.message,
        );
        expect(sentence, String(chain)).toMatch(`on ${name} `);
      }
    }
  });

  it.each(["4", 4, "v4", "4.0", "v4.0", "latest", "Latest release", "Sablier Lockup v4.0", "release 4"])(
    "reads release %s",
    async (release) => {
      const { data } = await ask(client, "find_address", {
        chain: 1,
        contract: "SablierLockup",
        product: "lockup",
        release,
      });
      expect(data!.rows).toMatchObject([{ release: "v4.0" }]);
    },
  );

  it("knows every contract of the package", async () => {
    const all = [
      ...sablier.evm.releases
        .getAll()
        .flatMap(({ deployments }) => deployments.flatMap(({ contracts }) => contracts)),
      ...sablier.comptroller.getAll(),
    ];
    expect(all.length).toBeGreaterThan(1600);
    for (const address of new Set(all.map((contract) => contract.address))) {
      const { data } = await ask(client, "find_address", { address });
      const names = all
        .filter((contract) => contract.address.toLowerCase() === address.toLowerCase())
        .map(({ name }) => name);
      expect(names).toContain((data!.rows as { contract: string }[])[0]!.contract);
    }
  });

  it("knows every error of the package", async () => {
    const releases = sablier.evm.releases.getAll();
    const names = releases.flatMap(({ abi }) =>
      Object.values(abi as unknown as Record<string, { type: string; name?: string }[]>)
        .flat()
        .flatMap(({ type, name }) => (type === "error" && name ? [name] : [])),
    );
    for (const name of new Set(names)) {
      const { data } = await ask(client, "decode_error", { text: name });
      expect(data, name).toMatchObject({ kind: "error", error: { name } });
    }
  });
});

/** Requests that can't be answered, and what the sentence says. */
const REFUSALS: readonly (readonly [tool: string, args: Record<string, unknown>, sentence: RegExp])[] = [
  [
    "find_address",
    { network: "base" },
    /^network: This tool has no field of this name\. Did you mean chain\?/,
  ],
  ["find_address", { version: "4" }, /Did you mean release\?/],
  ["find_address", { offset: 5 }, /Did you mean cursor\?/],
  ["find_address", { contractName: "SablierLockup" }, /Did you mean contract\?/],
  ["search_docs", { q: "fees" }, /Did you mean query\?/],
  ["search_docs", { query: "fees", maxResults: 3 }, /Did you mean limit\?/],
  ["read_page", { url: "/concepts/fees" }, /Did you mean page\?/],
  ["decode_error", { data: "0x066920d7" }, /Did you mean text\?/],
  ["read_abi", { selector: "0xea5ead19" }, /Did you mean name\?/],
  ["batch", { csv: "x" }, /Did you mean rows\?/],
  ["graphql_query", { product: "flow", indexer: "envio" }, /Did you mean vendor\?/],
  [
    "stream_amounts",
    {
      stream: { model: "dynamic", start: 1, segments: [{ amount: "9", exponent: "2", timestamp: 9 }] },
      times: [1],
    },
    /segments\[0\]\.exponent: "2" has no 18 decimals\. Write 2000000000000000000 for 2/,
  ],
  ["read_page", { page: "../../etc/passwd" }, /is not a page of this site.*list_pages/],
  ["read_page", { page: "https://evil.example/concepts/fees" }, /is not this site/],
  ["read_page", { page: "/concepts/fees#%" }, /no section "%"/],
  ["read_page", { page: "/concepts/fees", section: "Nonsense" }, /no section "Nonsense". Its outline:\n/],
  ["read_page", { page: "/concepts/fees", part: 9 }, /part 9 does not exist/],
  ["list_pages", { section: "nonsense" }, /The sections are .*concepts/],
  ["find_address", { chain: "Bace" }, /not a chain .* Did you mean Base\?/],
  ["find_address", { chainId: 8453 }, /^chainId: .* Did you mean chain\?/],
  ["find_address", { release: "9" }, /is not a release.*Lockup v1\.0 v1\.1/],
  ["find_address", { address: "0xdead" }, /is not an address.*40 digits.*has 4/],
  ["find_address", { address: LEGACY.replace("0xCD", "0xcd") }, /^address: the capital letters .* checksum/],
  ["find_address", { contract: "SablierLokcup" }, /Did you mean contract SablierLockup\?/],
  ["explain", { text: "what is a stream" }, /does not know what this is.*search_docs/],
  [
    "read_abi",
    { name: "withdrawMx" },
    /does not know "withdrawMx" in any release. Did you mean withdrawMax\?/,
  ],
  ["graphql_query", { product: "lockup", vendor: "envio", name: "nonsense" }, /The queries are actions/],
  [
    "graphql_query",
    { product: "lockup", vendor: "envio", name: "by-recipient", variables: { nonsense: 1 } },
    /no variable "nonsense"/,
  ],
  [
    "stream_amounts",
    { stream: { model: "linear", deposit: "1", start: 2, end: 1 }, times: [1] },
    /StartTimeNotLessThanEndTime/,
  ],
  [
    "stream_amounts",
    { stream: { model: "linear", deposit: "1", start: 1, end: 2, cliffTime: 1 }, times: [1] },
    /^cliffTime: stream has no field of this name. Did you mean cliff\?/,
  ],
  ["stream_amounts", { stream: { model: "tranched", start: 1 }, times: [1] }, /stream\.tranches is missing/],
  [
    "stream_amounts",
    { stream: { model: "tranched", start: 1, deposit: "5" }, times: [1] },
    /stream\.deposit: the model tranched has no such field/,
  ],
  ...["1,000", "1000.5", "1e18", "1_000", "٣", "-5", "0x10"].map(
    (amount) =>
      [
        "rate_per_second",
        { amount, decimals: 6, period: "month" },
        /^amount: .*digits alone.*"1000000000"/,
      ] as const,
  ),
  ["rate_per_second", { amount: "1", decimals: 19, period: "month" }, /^decimals: .*18/],
  [
    "rate_per_second",
    { amount: "1", decimals: 6, period: "fortnight" },
    /^period: "fortnight" is not one of/,
  ],
  ["decode_error", { text: "x".repeat(20_001) }, /at most 20000/],
  [
    "simulate",
    {
      creation: { model: "linear", deposit: "10", total: 10 },
      steps: [{ at: 1, by: "sender", action: "pause" }],
    },
    /Lockup has no pause/,
  ],
];

it.each(REFUSALS)("%s refuses %j in a sentence", async (tool, args, sentence) => {
  await expect(ask(client, tool, args)).rejects.toThrow(sentence);
});

it.each([
  ["search_docs", { query: "fees", limit: "2", task_progress: "- [ ] x", sessionId: "1" }],
  ["search_docs", { query: "fees", limit: 2.0, toolCallId: "2" }],
  ["graphql_query", { product: "Lockup", vendor: "The Graph", name: "by-recipient" }],
  ["find_address", { product: "lockup", release: 1.1, chain: 1 }],
  ["find_address", { chain: "0x1", contract: "SablierLockup", product: null, release: "" }],
  ["rate_per_second", { amount: 1000, decimals: "6", period: "Month", count: null }],
  ["stream_amounts", { stream: '{"model":"linear","deposit":"5","start":1,"end":9}', times: "[2]" }],
  [
    "stream_amounts",
    {
      stream: {
        model: "linear",
        deposit: "5",
        start: 1,
        end: 9,
        segments: [],
        ratePerSecond: "0",
        created: 0,
      },
      times: [2],
    },
  ],
  [
    "check_airdrop_csv",
    { csv: [{ address: "0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB", amount: 5 }], decimals: 18 },
  ],
])("%s reads %j, as clients write it", async (tool, args) => {
  await expect(ask(client, tool, args)).resolves.toBeTruthy();
});

it("plays on the contracts: events, reverts, balances, all amounts as digits", async () => {
  const { data, bytes } = await ask(client, "simulate", {
    token: "USDC",
    creation: { model: "linear", deposit: "1000000000", total: 864_000 },
    steps: [
      { at: 432_000, by: "recipient", action: "withdrawMax" },
      { at: 432_000, by: "stranger", action: "cancel" },
      { at: 432_000, by: "recipient", action: "withdraw", amount: "900000000" },
      { at: 518_400, by: "sender", action: "cancel" },
    ],
    balances: true,
  });
  const { created, steps } = data as { created: string; steps: Record<string, unknown>[] };
  expect(created).toBe("STREAMING");
  expect(steps[0]).toMatchObject({
    changed: { getWithdrawnAmount: "500000000" },
    changedInTokens: { getWithdrawnAmount: "500" },
    balances: { recipient: "500000000" },
  });
  expect(steps[1]).toMatchObject({ revert: "SablierLockup_Unauthorized(1, stranger)", status: "STREAMING" });
  expect(steps[1]).not.toHaveProperty("changed");
  expect(steps[3]).toMatchObject({ status: "CANCELED", changed: { getRefundedAmount: "400000000" } });
  expect(JSON.stringify(data)).not.toMatch(/\d,\d{3}/);
  expect(bytes).toBeLessThan(10_000);
  // decode_error reads what simulate returns.
  const { revert } = steps[2] as { revert: string };
  expect(revert).toBe("SablierLockup_Overdraw(1, 900000000, 0)");
  expect((await ask(client, "decode_error", { text: revert })).data).toMatchObject({
    values: [{ value: "1" }, { value: "900000000" }, { value: "0" }],
  });
});

it.each(["Fees", "fees", "docs.sablier.com/concepts/fees", "concepts/fees/", "/concepts/fees.md"])(
  "reads the page that %s names",
  async (page) => {
    const { text } = await ask(client, "read_page", { page });
    expect(text).toMatch(/^\[Fees · https:\/\/docs\.sablier\.com\/concepts\/fees ·/);
  },
);

it("returns twenty sections in one answer, and says if some are left out", async () => {
  const args = { query: "stream", limit: 20 };
  const { data, bytes } = await ask(client, "search_docs", args);
  expect((data!.results as unknown[]).length).toBe(20);
  expect(bytes).toBeLessThanOrEqual(10_000);
  const short = await connect.stdio({ SABLIER_DOCS_MAX: "2000" });
  const { text } = await ask(short, "search_docs", args);
  expect(text).toMatch(
    /^\d sections, best first\..* 1\d more are too long for one answer\. Search with more words/,
  );
  await short.close();
});

it.each([
  ["SablierLockup_Overdraw(1, 900,000,000, 501,000)", ["1", "900000000", "501000"]],
  ["SablierLockup_Overdraw(1, 900, 501)", ["1", "900", "501"]],
  ["SablierLockup_Overdraw(1,900,501)", ["1", "900", "501"]],
])("reads the values of %s", async (text, values) => {
  const { data } = await ask(client, "decode_error", { text });
  expect((data!.values as { value: string }[]).map(({ value }) => value)).toEqual(values);
});

it("returns at most 50 moments in a part, and the rest by cursor", async () => {
  const args = {
    stream: { model: "linear", deposit: "1000", start: 1_000, end: 2_000 },
    times: Array.from({ length: 120 }, (_, index) => 1_000 + index),
  };
  const seen: number[] = [];
  for (let cursor: number | undefined = 0; cursor !== undefined;) {
    const { data, bytes }: { data: Record<string, unknown> | undefined; bytes: number } = await ask(
      client,
      "stream_amounts",
      { ...args, cursor },
    );
    const moments = data!.moments as { at: number }[];
    expect(moments.length).toBeLessThanOrEqual(50);
    expect(bytes).toBeLessThanOrEqual(10_000);
    seen.push(...moments.map(({ at }) => at));
    cursor = data!.next as number | undefined;
  }
  expect(seen).toEqual(args.times);
});

it.each([
  ["explain", { text: "0x066920d7" }],
  ["explain", { text: `https://etherscan.io/address/0x${"1".repeat(40)}` }],
  ["find_address", { address: `0x${"2".repeat(40)}` }],
  ["decode_error", { text: "SablierV9_Unheard" }],
  ["read_abi", { name: "unheardOf" }],
])("%s never says of %j that it is not of Sablier", async (tool, args) => {
  const words = await ask(client, tool, args).then(
    ({ text, data }) => text + JSON.stringify(data),
    ({ message }: Error) => message,
  );
  expect(words).not.toMatch(/no(?:t a)? (?:Sablier contract|contract of (?:any )?Sablier)|not of Sablier/i);
});
