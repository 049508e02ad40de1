import { describe, expect, it, vi } from "vitest";
import { send, type Outcome, type Surroundings } from "./send";

const sending = { url: "https://indexer.example/graphql", query: "{ a }", variables: { n: 1 }, key: "" };

/** Sends to a server that gives one answer, or fails like a browser does. */
async function describeOutcome(
  answer: { status?: number; body?: string; type?: string } | "silence" | "closed",
  { key = "", isOnline = () => true }: { key?: string; isOnline?: () => boolean } = {},
): Promise<Outcome> {
  const fetch = async (_url: unknown, options: RequestInit = {}): Promise<Response> => {
    if (answer === "silence") throw new TypeError("Failed to fetch");
    if (answer === "closed") {
      if (options.mode !== "no-cors") throw new TypeError("Failed to fetch");
      return new Response();
    }
    const { status = 200, body = "", type = "application/json" } = answer;
    return new Response(body, { status, headers: { "Content-Type": type } });
  };
  return send({ ...sending, key }, undefined, { fetch: fetch as Surroundings["fetch"], isOnline });
}

const getMessage = (outcome: Outcome) => (outcome.kind === "failure" ? outcome.message : outcome.kind);

describe("send", () => {
  it.each(["abc\u200b", "abc…", "ab c"])(
    "does not send the key %j, which no service gave out",
    async (key) => {
      const fetch = vi.fn();
      const outcome = await send({ ...sending, key }, undefined, { fetch, isOnline: () => true });
      expect(outcome).toMatchObject({ kind: "failure", message: expect.stringContaining("Copy it again") });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it("sends query, variables and key, and neither cookies nor a referrer", async () => {
    let seen: RequestInit = {};
    const fetch = async (_url: unknown, options: RequestInit = {}) => {
      seen = options;
      return new Response(`{"data":{"a":1}}`);
    };
    const surroundings = { fetch: fetch as Surroundings["fetch"], isOnline: () => true };
    expect(await send({ ...sending, key: "k" }, undefined, surroundings)).toEqual({
      kind: "answer",
      data: { a: 1 },
      errors: [],
      hint: undefined,
    });
    expect(seen).toMatchObject({
      credentials: "omit",
      referrerPolicy: "no-referrer",
      headers: { Authorization: "Bearer k" },
      body: `{"query":"{ a }","variables":{"n":1}}`,
    });
    await send(sending, undefined, surroundings);
    expect(seen.headers).not.toHaveProperty("Authorization");
  });

  it("gives the errors of a wrong query, whatever the status", async () => {
    const body = `{"errors":[{"message":"Cannot query field"},{"code":7}]}`;
    for (const status of [200, 400]) {
      expect(await describeOutcome({ status, body })).toMatchObject({
        data: null,
        errors: ["Cannot query field", `{"code":7}`],
        hint: undefined,
      });
    }
  });

  it("explains an error about the key, which may come with status 200", async () => {
    const body = `{"errors":[{"message":"auth error: missing authorization header"}]}`;
    expect(await describeOutcome({ body })).toMatchObject({
      hint: expect.stringContaining("requires a key"),
    });
    expect(await describeOutcome({ body }, { key: "k" })).toMatchObject({
      hint: expect.stringContaining("did not accept your key"),
    });
  });

  it.each([
    ["offline", "silence", { isOnline: () => false }, /You are offline/],
    ["no answer", "silence", {}, /indexer\.example refused the connection or cannot be reached/],
    ["no CORS", "closed", {}, /does not let other sites read its answers \(CORS\)/],
    ["401", { status: 401 }, {}, /requires a key \(401\)/],
    ["401 with a key", { status: 401 }, { key: "k" }, /rejected your key \(401\)/],
    ["403 with a key", { status: 403 }, { key: "k" }, /rejected your key \(403\)/],
    ["404", { status: 404 }, {}, /no indexer at this address/],
    ["429", { status: 429 }, {}, /too many queries \(429\)/],
    ["503", { status: 503 }, {}, /failed \(503\)/],
    ["a page", { body: "<!doctype html>", type: "text/html; charset=utf-8" }, {}, /status 200, text\/html/],
    ["a number", { body: "7" }, {}, /does not come from a GraphQL server/],
    ["another API", { body: `{"message":"hi"}` }, {}, /does not come from a GraphQL server/],
  ] as const)("has a sentence for: %s", async (_name, answer, circumstances, sentence) => {
    expect(getMessage(await describeOutcome(answer, circumstances))).toMatch(sentence);
  });

  it.each([
    [{ status: 402 }, /requires payment \(402\)\. .* Check the plan of your key/],
    [{ status: 402, body: "payment required" }, /requires payment \(402: payment required\)/],
    [{ status: 402, body: `{"error":"Payment Required"}` }, /\(402: Payment Required\)/],
    [{ body: `{"error":"rate limited"}` }, /^indexer\.example says: rate limited\. .*Wait a minute/],
    [{ body: `{"message":"Too Many Requests"}` }, /says: Too Many Requests\. .*Wait a minute/],
    [{ body: `{"error":{"message":"payment required"}}` }, /says: payment required\. .*plan of your key/],
    [{ body: "rate limit exceeded", type: "text/plain" }, /says: rate limit exceeded\. .*Wait/],
    [{ status: 429, body: `{"error":"slow down"}` }, /too many queries \(429: slow down\)/],
    [{ status: 401, body: `{"error":"bad api key"}` }, /requires a key \(401: bad api key\)/],
    [
      { status: 503, body: "Exhausted list of indexers" },
      /failed \(503: Exhausted list of indexers\)\. No indexer/,
    ],
    [{ status: 502, body: "<html><h1>Bad Gateway</h1></html>" }, /failed \(502\)\. Try again/],
    [{ body: `{"error":"x".repeat}` }, /does not come from a GraphQL server/],
    [{ body: `{"hello":"world"}` }, /\(status 200, application\/json\)\. Check the address/],
    [{ status: 500, body: "x".repeat(900) }, /500: x{200}…\)/],
  ] as const)("tells %j in the server's words, with what to do", async (answer, sentence) => {
    expect(getMessage(await describeOutcome(answer))).toMatch(sentence);
  });

  it.each([
    ["Exhausted list of indexers", /No indexer of The Graph's network/],
    ["bad indexers: {0xabc: BadResponse(...)}", /No indexer of The Graph's network/],
    ["payment required for subsequent requests for this API key", /plan of your key/],
    ["rate limited", /Wait a minute/],
    [
      "Failed to decode `block.number` value: `subgraph Qm has only indexed up to block number 22 and data for block number 99 is therefore not yet available`",
      /The index has not reached that block/,
    ],
    ["query timed out", /fewer rows/],
    ["deployment `Qm` does not exist", /Check the address/],
    ["auth error: missing authorization header", /requires a key/],
    ["Type `Query` has no field `streams`", undefined],
  ])("says what to do about the error %j", async (message, hint) => {
    const outcome = await describeOutcome({ body: JSON.stringify({ errors: [{ message }] }) });
    expect(outcome).toMatchObject({
      kind: "answer",
      errors: [message],
      hint: hint ? (expect.stringMatching(hint) as string) : undefined,
    });
  });

  it("says so when the connection goes during the request", async () => {
    const states = [true, false];
    const outcome = await describeOutcome("silence", { isOnline: () => states.shift() ?? false });
    expect(getMessage(outcome)).toMatch(/connection was lost/);
  });

  it("can be stopped", async () => {
    const control = new AbortController();
    const fetch = (_url: unknown, { signal }: RequestInit = {}) =>
      new Promise<Response>((_resolve, reject) =>
        signal!.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))),
      );
    const running = send(sending, control.signal, {
      fetch: fetch as Surroundings["fetch"],
      isOnline: () => true,
    });
    control.abort();
    expect(await running).toEqual({ kind: "stopped" });
  });

  it("can be stopped while it looks for why there was no answer", async () => {
    const control = new AbortController();
    const fetch = async (_url: unknown, { mode }: RequestInit = {}) => {
      if (mode === "no-cors") control.abort();
      throw new TypeError("Failed to fetch");
    };
    expect(
      await send(sending, control.signal, {
        fetch: fetch as Surroundings["fetch"],
        isOnline: () => true,
      }),
    ).toEqual({ kind: "stopped" });
  });
});
