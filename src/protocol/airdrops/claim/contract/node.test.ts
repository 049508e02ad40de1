import { encodeAbiParameters, type Hex } from "viem";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createAddress } from "../fixtures";
import { createNode, CID, createLinearCampaign, encodeNumber } from "./nodeFixture";
import { askNode, type NodeQuestion } from "./node";

const question: NodeQuestion = {
  url: "https://node.example/rpc",
  chain: { id: 10, name: "OP Mainnet" },
  multicall: createAddress(99),
  campaign: createAddress(7),
  index: 3n,
};
const root: Hex = `0x${"ab".repeat(32)}`;
const LL = createLinearCampaign(10n, root);

const requests: { url: string; init: RequestInit }[] = [];
afterEach(() => {
  requests.length = 0;
});

/** Returns a node whose contracts return these values, and which remembers what it was asked. */
const nodeWith = (values: Readonly<Record<string, Hex>>): typeof fetch => {
  const answer = createNode(values);
  return (url, init) => {
    requests.push({ url: String(url), init: init! });
    return answer(url, init);
  };
};

const ask = (fetch: typeof globalThis.fetch, changes: Partial<NodeQuestion> = {}) =>
  askNode({ ...question, ...changes }, undefined, { fetch, isOnline: () => true });

it("reads a campaign with one call, without cookies or a referrer", async () => {
  expect(await ask(nodeWith(LL))).toEqual({
    kind: "state",
    state: {
      root,
      hasExpired: false,
      hasClaimed: true,
      minFee: 5n,
      cid: CID,
      needsAttestation: true,
      contract: { release: "v3.0", kind: "LL" },
    },
  });
  expect(requests).toHaveLength(1);
  expect(requests[0]!.url).toBe(question.url);
  expect(requests[0]!.init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
  expect(JSON.parse(requests[0]!.init.body as string)).toMatchObject({
    method: "eth_call",
    params: [{ to: question.multicall }, "latest"],
  });
});

it("reads when claims begin, in a VCA campaign not before its vesting", async () => {
  const times = { "CAMPAIGN_START_TIME()": encodeNumber(100n), "VESTING_START_TIME()": encodeNumber(200n) };
  const opening = async (values: Readonly<Record<string, Hex>>) => {
    const answer = await ask(nodeWith({ ...LL, ...values }));
    return answer.kind === "state" ? answer.state.opensAt : answer;
  };
  expect(await opening({})).toBeUndefined();
  expect(await opening(times)).toBe(100n);
  expect(await opening({ ...times, "UNLOCK_PERCENTAGE()": encodeNumber(1n) })).toBe(200n);
  expect(
    await opening({ "CAMPAIGN_START_TIME()": encodeNumber(300n), "UNLOCK_PERCENTAGE()": encodeNumber(1n) }),
  ).toBe(300n);
});

const TOKEN = encodeAbiParameters([{ type: "address" }], [createAddress(5)]);

it.each(["TOKEN()", "ASSET()"])(
  "reads the decimals of the token that %s names with a second call",
  async (name) => {
    const answer = await ask(nodeWith({ ...LL, [name]: TOKEN, "decimals()": encodeNumber(6n) }));
    expect(answer).toMatchObject({ state: { root, token: { address: createAddress(5), decimals: 6 } } });
    expect(requests).toHaveLength(2);
    expect(requests[1]!.url).toBe(question.url);
    expect(JSON.parse(requests[1]!.init.body as string)).toMatchObject({
      method: "eth_call",
      params: [{ to: createAddress(5) }, "latest"],
    });
  },
);

it.each([
  ["no", {}],
  ["too many", { "decimals()": encodeNumber(78n) }],
  ["malformed", { "decimals()": "0x12" as Hex }],
])("keeps what the campaign says when its token has %s decimals", async (_, values) => {
  const answer = await ask(nodeWith({ ...LL, "TOKEN()": TOKEN, ...values }));
  expect(answer).toMatchObject({ kind: "state", state: { root, token: { address: createAddress(5) } } });
  expect(answer).not.toHaveProperty("state.token.decimals");
});

it("does not ask about a row whose index is not known", async () => {
  const answer = await ask(nodeWith(LL), { index: undefined });
  expect(answer).toMatchObject({ kind: "state", state: { root } });
  expect(answer).not.toHaveProperty("state.hasClaimed");
});

it("reads a campaign of v1.1, which has neither a fee nor a file", async () => {
  const { "getChainId()": chain, "MERKLE_ROOT()": merkleRoot, "hasExpired()": expired } = LL;
  const values = { "getChainId()": chain!, "MERKLE_ROOT()": merkleRoot!, "hasExpired()": expired! };
  expect(
    await ask(nodeWith({ ...values, "LOCKUP_LINEAR()": encodeNumber(1n), "LOCKUP()": encodeNumber(1n) })),
  ).toEqual({
    kind: "state",
    state: { root, hasExpired: false, contract: { release: "v1.1", kind: "LL" } },
  });
});

it("does not show a name of a file that is not one", async () => {
  const cid = encodeAbiParameters([{ type: "string" }], ['"><script>alert(1)</script>'.padEnd(60, "x")]);
  const answer = await ask(nodeWith({ ...LL, "ipfsCID()": cid }));
  expect(answer).not.toHaveProperty("state.cid");
});

const replying =
  (body: BodyInit, status = 200): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { status }));
const result = (value: unknown) => JSON.stringify({ jsonrpc: "2.0", id: 1, result: value });

describe("an answer that cannot be used gets a sentence", () => {
  it.each<[string, typeof fetch, string]>([
    [
      "the node of a different chain",
      nodeWith({ ...LL, "getChainId()": encodeNumber(1n) }),
      "serves the chain 1",
    ],
    ["a chain without Multicall3", replying(result("0x")), "may serve a different chain"],
    [
      "an address without a campaign",
      nodeWith({ "getChainId()": encodeNumber(10n) }),
      "There is no campaign at 0x0000",
    ],
    [
      "a root of the wrong length",
      nodeWith({ ...LL, "MERKLE_ROOT()": "0x12" }),
      "There is no campaign at 0x0000",
    ],
    ["a page", replying("<html>Hello</html>"), "is not the answer of a node"],
    ["JSON of a different kind", replying("[]"), "is not the answer of a node"],
    ["nothing", replying("null"), "is not the answer of a node"],
    ["bytes of a different kind", replying(result("0x1234")), "is not the answer of a node"],
    ["a number", replying(result(7)), "is not the answer of a node"],
    ["an answer without end", replying("x".repeat(1_000_001)), "is too long"],
    [
      "an error",
      replying(JSON.stringify({ error: { message: `out of\n gas ${"x".repeat(500)}` } })),
      "answered with an error: out of gas xxx",
    ],
    ["too many requests", replying("", 429), "has had too many requests"],
    ["a node that needs a key", replying("", 401), "It may need a key"],
    ["a broken node", replying("", 502), "failed (502)"],
    ["no connection", () => Promise.reject(new TypeError("fetch")), "cannot be reached"],
  ])("%s", async (_, fetch, sentence) => {
    const answer = await ask(fetch);
    expect(answer).toMatchObject({ kind: "failure", sentence: expect.stringContaining(sentence) as string });
    if (answer.kind === "failure") expect(answer.sentence.length).toBeLessThan(400);
  });

  it("a device without a connection", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const answer = await askNode(question, undefined, { fetch, isOnline: () => false });
    expect(answer).toMatchObject({ sentence: expect.stringContaining("You are offline") as string });
    expect(fetch).not.toHaveBeenCalled();
  });

  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init!.signal!.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))),
    );

  it("a node that does not answer", async () => {
    vi.useFakeTimers();
    try {
      const answer = ask(silent);
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await answer).toMatchObject({
        sentence: expect.stringContaining("did not answer within 15 seconds") as string,
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it("a reader who stops", async () => {
    const control = new AbortController();
    const answer = askNode(question, control.signal, { fetch: silent, isOnline: () => true });
    control.abort();
    expect(await answer).toEqual({ kind: "stopped" });
  });
});
