// Long, because its tests share the rows of one set of indexers.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readStreamContracts } from "../../../../../plugins/protocol-data/src/contracts/streamContracts";
import { serveIndexers, type IndexerServer } from "../../../../../samples/graphql/serve";
import {
  send,
  vendors,
  type Outcome,
  type Product,
  type Vendor,
} from "../../../../protocol/indexers/request";
import { people, tables } from "../../../../protocol/indexers/example/fixture";
import { collect, type Collected, type CollectOptions } from "./collect";
import { createContractFinder } from "./directory";
import { PAGE_SIZE, type Query } from "./queries";
import type { Subject } from "./subject";

const findContract = createContractFinder(readStreamContracts());
const bob: Subject = { kind: "wallet", address: people.bob };

let server: IndexerServer;
beforeAll(async () => {
  server = await serveIndexers();
});
afterAll(() => server.close());

/** Sends over HTTP as the page does. */
const overHttp: CollectOptions["send"] = (url, query) =>
  send({ url, ...query, key: "" }, undefined, { fetch, isOnline: () => true });

const createSource = (vendor: Vendor) => ({
  vendor,
  urls: {
    lockup: server.urlOf(vendor, "streams"),
    flow: server.urlOf(vendor, "streams"),
    airdrops: server.urlOf(vendor, "airdrops"),
  },
});

const look = (
  vendor: Vendor,
  subject: Subject = bob,
  more: Partial<CollectOptions> = {},
): Promise<Collected> =>
  collect({ subject, source: createSource(vendor), findContract, send: overHttp, ...more });

describe.each(vendors)("at %s", (vendor) => {
  it("finds the stub of a stream that the indexers do not cover", async () => {
    const id = "0x3962f6585946823440d274ad7c719b02b49de51e-1-9999";
    const stub = { id, chainId: "1", contractAddress: id.slice(0, 42), tokenId: "9999" };
    const row = { ...stub, hash: `0x${"ab".repeat(32)}`, timestamp: "1760000000" };
    const server = await serveIndexers({ streams: { ...tables.streams, DeprecatedStream: [row] } });
    try {
      const urls = { lockup: server.urlOf(vendor, "streams"), flow: "", airdrops: "" };
      const { findings, problems } = await look(
        vendor,
        { kind: "stream", id, product: "lockup" },
        { source: { vendor, urls } },
      );
      expect(problems).toEqual([]);
      expect(findings).toMatchObject({
        streams: [],
        stub: { chainId: 1, at: 1_760_000_000n, hash: row.hash },
      });
    } finally {
      await server.close();
    }
  });
});

describe.each(vendors)("at %s, over HTTP", (vendor) => {
  it("finds what a wallet receives, sends, withdraws and claims", async () => {
    const { findings, problems } = await look(vendor);
    expect(problems).toEqual([]);
    expect(findings.unreadable).toBe(0);
    const onEthereum = findings.streams.filter(({ chainId }) => chainId === 1);
    expect(onEthereum.map(({ product, tokenId }) => `${product} ${tokenId}`).sort()).toEqual([
      "flow 1",
      "flow 3",
      "flow 4",
      "lockup 1",
      "lockup 2",
      "lockup 3",
      "lockup 5",
    ]);
    // The Graph has one chain after an address.
    expect(findings.streams.length - onEthereum.length).toBe(vendor === "envio" ? 2 : 0);
    const withdrawals = findings.actions.filter(({ kind }) => kind === "Withdraw");
    expect(withdrawals.map(({ product, amountA, amountB }) => [product, amountA ?? amountB])).toEqual([
      ["lockup", 100n * 10n ** 18n],
      ["lockup", 150n * 10n ** 18n],
      ["flow", 100n * 10n ** 6n],
    ]);
    expect(
      findings.claims.map(({ campaignName, streamId }) => [campaignName, streamId !== undefined]),
    ).toEqual([
      ["Vested airdrop", true],
      ["Instant airdrop", false],
    ]);
  });

  it("finds one stream by its ID", async () => {
    const subject: Subject = {
      kind: "stream",
      product: "lockup",
      id: "0x10c0000000000000000000000000000000000004-1-2",
    };
    const { findings, problems } = await look(vendor, subject);
    expect(problems).toEqual([]);
    expect(findings.streams.map(({ tokenId }) => tokenId)).toEqual([2n]);
    expect(findings.actions).toHaveLength(2);
  });

  it("finds nothing of an address that has nothing", async () => {
    const { findings, problems } = await look(vendor, { kind: "wallet", address: `0x${"7".repeat(40)}` });
    expect(problems).toEqual([]);
    expect(findings).toEqual({ streams: [], transfers: [], actions: [], claims: [], unreadable: 0 });
  });
});

/** Returns a claim as Envio sends it, the number of its row in its ID and time. */
const claim = (number: number) => ({
  id: `action-1-0x${String(number).padStart(64, "0")}-1`,
  timestamp: String(1_800_000_000 + number),
  subgraphId: String(number),
  chainId: "1",
  hash: `0x${String(number).padStart(64, "0")}`,
  claimAmount: "1",
  claimIndex: String(number),
  claimRecipient: people.bob,
  claimTo: people.bob,
  claimStreamId: null,
  campaign: {
    address: `0x${"c".repeat(40)}`,
    chainId: "1",
    name: "Many",
    version: "v3.0",
    asset: { address: `0x${"d".repeat(40)}`, chainId: "1", decimals: "18", symbol: "DAI" },
  },
});
type ClaimRow = ReturnType<typeof claim>;

/** Returns an index of claims whose rows can change between two pages. */
function pagedServer(rows: ClaimRow[], afterPage: (page: number) => void = () => undefined) {
  let pages = 0;
  const queries: Query[] = [];
  const answer: CollectOptions["send"] = async (url, query): Promise<Outcome> => {
    if (url !== "airdrops")
      return { kind: "answer", data: { streams: [], transfers: [], payments: [] }, errors: [] };
    queries.push(query);
    const { claimsTime, claimsId } = query.variables;
    const claims = rows
      .filter(({ timestamp, id }) =>
        timestamp === claimsTime ? id > claimsId! : Number(timestamp) > Number(claimsTime),
      )
      .slice(0, PAGE_SIZE);
    pages += 1;
    const data = JSON.parse(JSON.stringify({ claims })) as unknown;
    afterPage(pages);
    return { kind: "answer", data, errors: [] };
  };
  return { send: answer, queries };
}

const urls: Record<Product, string> = { lockup: "lockup", flow: "flow", airdrops: "airdrops" };
const lookAt = (answer: CollectOptions["send"], more: Partial<CollectOptions> = {}) =>
  collect({ subject: bob, source: { vendor: "envio", urls }, findContract, send: answer, ...more });

describe("pages", () => {
  it("reads all of 5,000 rows, and reports after each page", async () => {
    const { send: answer } = pagedServer(Array.from({ length: 5_000 }, (_, number) => claim(number)));
    const counts: number[] = [];
    const { findings, problems } = await lookAt(answer, {
      onProgress: ({ claims }) => counts.push(claims.length),
    });
    expect(problems).toEqual([]);
    expect(findings.claims).toHaveLength(5_000);
    expect(counts.filter((count) => count > 0)[0]).toBe(PAGE_SIZE);
  });

  it("follows a chain that drops blocks between two pages", async () => {
    const rows = Array.from({ length: 1_500 }, (_, number) => claim(number));
    const { send: answer } = pagedServer(rows, (page) => {
      if (page > 1) return;
      // The last two rows of the first page are gone, and one of them is in an earlier block.
      const [, moved] = rows.splice(998, 2);
      rows.splice(990, 0, { ...moved!, timestamp: rows[990]!.timestamp, id: `${moved!.id}0` });
    });
    const { findings } = await lookAt(answer);
    expect(findings.claims).toHaveLength(1_499);
    expect(new Set(findings.claims.map(({ id }) => id)).size).toBe(1_499);
  });

  it("stops when a server sends the same page again and again", async () => {
    const page = Array.from({ length: PAGE_SIZE }, (_, number) => claim(number));
    const { problems } = await lookAt(async () => ({
      kind: "answer",
      data: { streams: [], transfers: [], payments: [], claims: page },
      errors: [],
    }));
    expect(problems).toEqual([expect.stringContaining("the same page twice")]);
  });

  it("stops when a server sends two pages in turn", async () => {
    const pages = [0, 1].map((half) =>
      Array.from({ length: PAGE_SIZE }, (_, number) => claim(half * PAGE_SIZE + number)),
    );
    let asked = 0;
    const { problems } = await lookAt(async (url) => ({
      kind: "answer",
      data: {
        streams: [],
        transfers: [],
        payments: [],
        claims: url === "airdrops" ? pages[asked++ % 2]! : [],
      },
      errors: [],
    }));
    expect(asked).toBe(3);
    expect(problems).toEqual([expect.stringContaining("the same page twice")]);
  });
});

/** Answers the lists of Lockup with the given rows, as Envio sends them, and everything else with nothing. */
const lockupServer =
  (lists: Record<string, unknown[]>): CollectOptions["send"] =>
  async (url) => ({
    kind: "answer",
    data: { streams: [], transfers: [], payments: [], claims: [], ...(url === "lockup" && lists) },
    errors: [],
  });

describe("rows of someone else", () => {
  const contract = "0x93b37bd5b6b278373217333ac30d7e74c85fbdcb";
  const id = `${contract}-1-7`;
  const { asset } = claim(1).campaign;
  const [alice, bobs, carol] = [people.alice, people.bob, people.carol];
  const hash = `0x${"1".repeat(64)}`;
  const readStream = (more: object) => ({
    ...{ id, timestamp: "1800000000", subgraphId: "1", chainId: "1", contract, tokenId: "7", asset },
    ...{ sender: alice, recipient: bobs, proxender: null, transferable: true, category: "LockupLinear" },
    ...{ depositAmount: "10", withdrawnAmount: "0", intactAmount: "10", cancelable: true, canceled: false },
    ...{ depleted: false, startTime: "1800000000", endTime: "1900000000" },
    ...more,
  });
  const getAction = (category: string, more: object) => ({
    ...{ id: "a", timestamp: "1800000000", subgraphId: "1", chainId: "1", hash, category, addressA: bobs },
    ...{ addressB: bobs, amountA: null, amountB: "5", stream: readStream({}) },
    ...more,
  });
  const stranger = readStream({ recipient: carol });
  const withdrawal = (more: object) => ({ payments: [getAction("Withdraw", more)] });

  it.each<[string, Record<string, unknown[]>, boolean]>([
    ["a stream to the wallet", { streams: [readStream({})] }, true],
    ["a stream from the wallet", { streams: [readStream({ sender: bobs, recipient: carol })] }, true],
    [
      "a stream from the wallet's proxy",
      { streams: [readStream({ recipient: carol, proxender: bobs })] },
      true,
    ],
    ["a stream between others", { streams: [stranger] }, false],
    ["a transfer away", { transfers: [getAction("Transfer", { addressB: carol, stream: stranger })] }, true],
    [
      "a transfer of others",
      { transfers: [getAction("Transfer", { addressA: alice, stream: stranger })] },
      false,
    ],
    ["a withdrawal to the wallet", withdrawal({ stream: stranger }), true],
    ["a withdrawal from its stream to others", withdrawal({ addressB: carol }), true],
    ["a withdrawal of others", withdrawal({ addressB: carol, stream: stranger }), false],
    ["a withdrawal to nobody", withdrawal({ addressB: null }), false],
    ["a withdrawal of nothing", withdrawal({ amountB: null }), false],
    ["a withdrawal in the column of Flow", withdrawal({ amountA: "5", amountB: null }), false],
    ["an ID that is not its contract's", { streams: [readStream({ tokenId: "8" })] }, false],
  ])("%s", async (_, lists, isTaken) => {
    const { findings } = await lookAt(lockupServer(lists));
    const { streams, transfers, actions, unreadable } = findings;
    expect([streams.length + transfers.length + actions.length, unreadable]).toEqual(
      isTaken ? [1, 0] : [0, 1],
    );
  });

  it("takes nothing but the asked stream", async () => {
    const subject: Subject = { kind: "stream", product: "lockup", id: `${contract}-1-8` };
    const stubs = [{ id, chainId: "1", hash, timestamp: "1800000000" }];
    const answer = lockupServer({ streams: [readStream({})], ...withdrawal({}), stubs });
    const { findings } = await lookAt(answer, { subject });
    expect(findings).toEqual({ streams: [], transfers: [], actions: [], claims: [], unreadable: 3 });
  });

  it("counts a row once that comes twice", async () => {
    const { findings } = await lookAt(lockupServer({ streams: [readStream({}), readStream({})] }));
    expect(findings.streams).toHaveLength(1);
  });

  it("does not know a contract that only looks like a release", async () => {
    const foreign = `0x${"93b3".repeat(10)}`;
    const copy = { id: `${foreign}-1-7`, contract: foreign };
    const { findings } = await lookAt(
      lockupServer({ streams: [readStream(copy)], ...withdrawal({ stream: readStream(copy) }) }),
    );
    expect([...findings.streams, ...findings.actions].map(({ isKnown }) => isKnown)).toEqual([false, false]);
  });
});

describe("failures", () => {
  const failing = (failingUrl: string, outcome: Outcome): CollectOptions["send"] => {
    const { send: answer } = pagedServer([claim(1)]);
    return async (url, query) => (url === failingUrl ? outcome : answer(url, query));
  };

  it.each<[string, Outcome, string]>([
    [
      "a rate limit",
      { kind: "failure", message: "indexer.hyperindex.xyz has had too many queries (429)." },
      "too many queries",
    ],
    ["an error of GraphQL", { kind: "answer", data: null, errors: ["field not found"] }, "field not found"],
    [
      "a part of the rows with an error",
      { kind: "answer", data: { streams: [] }, errors: ["timeout"] },
      "timeout",
    ],
    [
      "an answer without the list",
      { kind: "answer", data: { streams: {} }, errors: [] },
      "no list of streams",
    ],
    ["an answer without data", { kind: "answer", data: null, errors: [] }, "no data"],
  ])("%s of one product is named, and the others are shown", async (_, outcome, words) => {
    const { findings, problems } = await lookAt(failing("lockup", outcome));
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^Lockup: .*${words}`))]);
    expect(findings.claims).toHaveLength(1);
  });

  it("says nothing about a look-up that the reader stopped", async () => {
    const { problems, isStopped } = await lookAt(failing("flow", { kind: "stopped" }));
    expect([problems, isStopped]).toEqual([[], true]);
  });
});

describe("hostile rows", () => {
  const asset = (symbol: unknown, decimals: unknown = "18") => ({
    address: `0x${"d".repeat(40)}`,
    chainId: "1",
    decimals,
    symbol,
  });
  const found = async (change: object) => {
    const row = { ...claim(1), ...change };
    const { findings } = await lookAt(pagedServer([row as ClaimRow]).send);
    return findings;
  };
  const symbolFrom = async (symbol: unknown) => {
    const { claims } = await found({ campaign: { ...claim(1).campaign, asset: asset(symbol) } });
    return claims[0]?.token.symbol;
  };

  it.each<[unknown, string]>([
    ["DAI", "DAI"],
    ["A".repeat(10_000), `${"A".repeat(19)}…`],
    ["\u{202e}IAD\u{202c}", "IAD"],
    ["\u{200b}\u{2060}", "?"],
    ["Z\u{300}\u{301}\u{302}algo", "Zalgo"],
    ["US\nD\tC", "USDC"],
    ["<img src=x>", "<img src=x>"],
    [["DAI"], "?"],
    [null, "?"],
  ])("the symbol %j is shown as %j", async (symbol, shown) => {
    expect(await symbolFrom(symbol)).toBe(shown);
  });

  it.each(["0", "6", "18", "60", "255", 6])("takes %j decimals", async (decimals) => {
    const { claims } = await found({ campaign: { ...claim(1).campaign, asset: asset("T", decimals) } });
    expect(claims[0]?.token.decimals).toBe(Number(decimals));
  });

  it.each<[string, object]>([
    ["decimals of 256", { campaign: { ...claim(1).campaign, asset: asset("T", "256") } }],
    ["negative decimals", { campaign: { ...claim(1).campaign, asset: asset("T", "-1") } }],
    ["an amount with a fraction", { claimAmount: "1.5" }],
    ["an amount beyond the type", { claimAmount: String(2n ** 128n) }],
    ["an amount of 10,000 digits", { claimAmount: "9".repeat(10_000) }],
    ["an amount that is an object", { claimAmount: { toString: "1" } }],
    ["an address that is too short", { claimTo: "0x12" }],
    ["a hash with markup", { hash: "<b>" }],
    ["a campaign that is a list", { campaign: [] }],
    ["a negative amount", { claimAmount: "-1" }],
    ["an amount of null", { claimAmount: null }],
    ["an amount that is a fraction of a number", { claimAmount: 0.5 }],
    ["an amount in exponents", { claimAmount: "1e18" }],
    ["a block after the year 2242", { timestamp: String(2n ** 33n) }],
    ["a token on a different chain", { campaign: { ...claim(1).campaign, chainId: "8453" } }],
    ["a different wallet's claim", { claimRecipient: people.alice, claimTo: people.carol }],
  ])("leaves out a row with %s, and counts it", async (_, change) => {
    const { claims, unreadable } = await found(change);
    expect([claims, unreadable]).toEqual([[], 1]);
  });
});
