import { expect, test } from "@playwright/test";
import { type Client } from "@modelcontextprotocol/client";
import { sablier } from "sablier";
import { currentReleases } from "../../data/contracts/currentReleases";
import { ask, connect } from "./client";

let client: Client;

test.beforeAll(async () => {
  client = await connect.http();
});

test.afterAll(() => client.close());

const SITE = "https://docs.sablier.com";

/** Where the newest Lockup is on a chain. */
const lockupOn = (chainId: number) => {
  const release = sablier.releases.getLatest({ protocol: "lockup" });
  return sablier.contracts.get({ chainId, contractName: "SablierLockup", release })!.address;
};

/** What each tool answers, by the data and the contracts. */
const ANSWERS: readonly [tool: string, args: Record<string, unknown>, answer: Record<string, unknown>][] = [
  [
    "read_page",
    { page: "/concepts/fees" },
    { title: "Fees", part: 1, source: { page: `${SITE}/concepts/fees` } },
  ],
  [
    "read_page",
    { page: `${SITE}/concepts/fees.md#how-high-can-it-become` },
    { markdown: expect.stringMatching(/^### How high/) },
  ],
  ["read_page", { page: "/reference/errors", part: 2 }, { part: 2, markdown: expect.stringMatching(/\S/) }],
  [
    "decode_error",
    { text: "0xb2ae7633000000000000000000000000000000000000000000000000000000000000002a" },
    {
      kind: "error",
      error: { name: "SablierLockup_WithdrawAmountZero" },
      values: [{ name: "streamId", value: "42" }],
      source: { page: `${SITE}/reference/errors#sablierlockup_withdrawamountzero` },
    },
  ],
  [
    "decode_error",
    { text: "UserOperation reverted during simulation with reason: 0x48c9ceda" },
    {
      kind: "unknown",
      details: { selector: "0x48c9ceda" },
      cause: expect.stringMatching(/^No release of Sablier/),
      remedy: expect.stringContaining("selector"),
    },
  ],
  ["explain", { text: "LK3-1-42" }, { url: expect.stringMatching(/^https:\/\/docs\.sablier\.com\//) }],
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
    },
  ],
  [
    "find_address",
    { address: lockupOn(1) },
    { rows: [{ contract: "SablierLockup", chain: "Ethereum", isCurrent: true }] },
  ],
  [
    "read_abi",
    { name: "withdrawMax", product: "lockup" },
    {
      entries: [
        { signature: "withdrawMax(uint256,address)", hash: "0xea5ead19", contracts: ["SablierLockup"] },
      ],
    },
  ],
  [
    "stream_amounts",
    { stream: { model: "linear", deposit: "1000", start: 1_000, end: 2_000 }, times: [999, 1_500, 2_000] },
    { moments: [{ status: "PENDING" }, { streamed: "500", refundable: "500" }, { status: "SETTLED" }] },
  ],
  [
    "check_airdrop_csv",
    {
      csv: "address,amount\n0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB,5\n0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB,-2",
      decimals: 18,
    },
    { rows: 2, problems: expect.arrayContaining([expect.objectContaining({ line: 3, column: "address" })]) },
  ],
  [
    "graphql_query",
    { product: "flow", vendor: "the-graph", name: "by-sender" },
    { query: expect.stringContaining("sender"), curl: expect.stringMatching(/^curl https/) },
  ],
];

for (const [tool, args, answer] of ANSWERS) {
  test(`${tool} answers ${JSON.stringify(args).slice(0, 80)}`, async () => {
    expect(await ask(client, tool, args)).toMatchObject(answer);
  });
}

test("search_docs finds the section, and list_pages its page", async () => {
  const { results } = await ask<{ results: { url: string }[] }>(client, "search_docs", {
    query: "how high can the fee become",
  });
  expect(results[0]!.url).toBe(`${SITE}/concepts/fees#how-high-can-it-become`);
  const { pages } = await ask<{ pages: { url: string }[] }>(client, "list_pages", { section: "concepts" });
  expect(pages.map(({ url }) => url)).toContain(`${SITE}/concepts/fees`);
});

/** Requests that can't be answered, and what the sentence says. */
const REFUSALS: readonly [tool: string, args: Record<string, unknown>, sentence: RegExp][] = [
  ["read_page", { page: "../../etc/passwd" }, /is no page of this site.*list_pages/],
  ["read_page", { page: "/concepts/fees", section: "Nonsense" }, /no section "Nonsense". Its outline:\n/],
  ["read_page", { page: "/concepts/fees", part: 9 }, /none is number 9/],
  ["list_pages", { section: "nonsense" }, /The sections are .*concepts/],
  ["find_address", { chain: "Nonsense" }, /no Sablier contract on a chain Nonsense. The chains are Abstract/],
  [
    "find_address",
    { address: "0x1111111111111111111111111111111111111111" },
    /no contract of any Sablier release/,
  ],
  ["explain", { text: "what is a stream" }, /nothing that is known here. search_docs/],
  ["read_abi", { name: "nonsense" }, /No contract of a current release has "nonsense"/],
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
    "simulate",
    {
      creation: { model: "linear", deposit: "10", total: 10 },
      steps: [{ at: 1, by: "sender", action: "pause" }],
    },
    /Lockup has no pause/,
  ],
];

for (const [tool, args, sentence] of REFUSALS) {
  test(`${tool} refuses ${JSON.stringify(args).slice(0, 80)} in a sentence`, async () => {
    await expect(ask(client, tool, args)).rejects.toThrow(sentence);
  });
}

test("simulate plays on the contracts: events, reverts, balances", async () => {
  const { created, steps } = await ask<{ created: string; steps: Record<string, unknown>[] }>(
    client,
    "simulate",
    {
      token: "USDC",
      creation: { model: "linear", deposit: "1000000000", total: 864_000 },
      steps: [
        { at: 432_000, by: "recipient", action: "withdrawMax" },
        { at: 432_000, by: "stranger", action: "cancel" },
        { at: 518_400, by: "sender", action: "cancel" },
      ],
    },
  );
  expect(created).toBe("STREAMING");
  expect(steps[0]).toMatchObject({
    amounts: { getWithdrawnAmount: "500000000" },
    balances: { recipient: "500000000" },
  });
  expect(steps[1]).toMatchObject({ revert: "SablierLockup_Unauthorized(1, stranger)", status: "STREAMING" });
  expect(steps[2]).toMatchObject({ status: "CANCELED", amounts: { getRefundedAmount: "400000000" } });
});
