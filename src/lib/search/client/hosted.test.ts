// Long, because its tests share hosts that fail in different ways.
import http from "node:http";
import { type AddressInfo } from "node:net";
import { liteClient } from "algoliasearch/lite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type SearchRequest } from "../protocol";
import { HostedSearch } from "./hosted";
import { type Search, type SearchAnswer } from "./search";

/** How a host behaves. */
type Behaviour = "answer" | "close" | "hang" | "stall" | "garbage" | "shapeless" | 500 | 404 | 403 | 429;

interface Host {
  url: string;
  behaviour: Behaviour;
  requests: { url: URL; body: unknown }[];
  close(): Promise<void>;
}

const results = { results: [{ hits: [], nbHits: 7, query: "fees" }] };

async function startHost(): Promise<Host> {
  const host = { behaviour: "answer", requests: [] } as unknown as Host;
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    host.requests.push({
      url: new URL(request.url!, "http://host"),
      body: JSON.parse(Buffer.concat(chunks).toString()) as unknown,
    });
    const { behaviour } = host;
    if (behaviour === "hang") return;
    if (behaviour === "stall") return void response.write("{");
    if (behaviour === "close") return void request.socket.destroy();
    if (behaviour === "answer") return void response.end(JSON.stringify(results));
    if (behaviour === "garbage") return void response.end("<html>");
    if (behaviour === "shapeless") return void response.end(JSON.stringify({ results: [{}] }));
    response.writeHead(behaviour).end(JSON.stringify({ message: `status ${behaviour}` }));
  };
  const server = http.createServer((...call) => void answer(...call));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  host.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return host;
}

const ask = (query = "fees"): SearchRequest => ({ indexName: "sablierdocs", query });

describe("HostedSearch", () => {
  let hosts: [Host, Host];
  const respond = vi.fn(async (): Promise<SearchAnswer> => ({ hits: [], nbHits: 1, source: "embedded" }));
  const embedded: Search = { search: respond, warmUp() {} };
  const client = () =>
    new HostedSearch({
      appId: "APP",
      apiKey: "key",
      hosts: hosts.map(({ url }) => url),
      embedded,
      agents: [{ segment: "docsearch", version: "3.9.0" }],
    });

  beforeEach(async () => {
    hosts = [await startHost(), await startHost()];
    respond.mockClear();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(hosts.map((host) => host.close()));
  });

  it("sends one call with the credentials as query parameters", async () => {
    expect(await client().search(ask())).toMatchObject({ source: "hosted", nbHits: 7 });
    const [{ url, body }] = hosts[0].requests as [Host["requests"][0]];
    expect(url.pathname).toBe("/1/indexes/*/queries");
    expect([...url.searchParams.keys()].sort()).toEqual([
      "x-algolia-agent",
      "x-algolia-api-key",
      "x-algolia-application-id",
    ]);
    expect(url.searchParams.get("x-algolia-api-key")).toBe("key");
    expect(url.searchParams.get("x-algolia-agent")).toContain("docsearch (3.9.0)");
    expect(body).toEqual({ requests: [ask()] });
    expect(respond).not.toHaveBeenCalled();
  });

  it.each(["close", 500] as const)(
    "asks the next host after %s, and skips the failed one for 2 minutes",
    async (behaviour) => {
      vi.useFakeTimers({ toFake: ["Date"] });
      hosts[0].behaviour = behaviour;
      const searching = client();
      expect((await searching.search(ask())).source).toBe("hosted");
      expect(hosts.map(({ requests }) => requests.length)).toEqual([1, 1]);

      hosts[0].behaviour = "answer";
      vi.setSystemTime(Date.now() + 119_000);
      await searching.search(ask("gas"));
      expect(hosts.map(({ requests }) => requests.length)).toEqual([1, 2]);

      vi.setSystemTime(Date.now() + 2_000);
      await searching.search(ask("nft"));
      expect(hosts.map(({ requests }) => requests.length)).toEqual([2, 2]);
    },
  );

  it.each([
    ["hang", [1000, 4000, 5000, 6000]],
    ["stall", [2000, 8000, 10_000, 12_000]],
  ] as const)("waits longer for each host after one that %ss", async (behaviour, expected) => {
    const others = [await startHost(), await startHost()];
    const all = [...hosts, ...others];
    for (const host of all) host.behaviour = behaviour;
    const setTimer = globalThis.setTimeout;
    const waiting: { delay: number; run: () => void }[] = [];
    // The client's timers go off when the test says so.
    const timers = vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, delay = 0) => {
      if (delay < 1000) return setTimer(run, delay);
      waiting.push({ delay, run });
      return {};
    }) as unknown as typeof setTimeout);
    const searching = new HostedSearch({
      appId: "APP",
      apiKey: "key",
      hosts: all.map(({ url }) => url),
      embedded,
    });
    const answer = searching.search(ask());
    for (const [index, delay] of expected.entries()) {
      const set = () => waiting.find((timer) => timer.delay === delay);
      await vi.waitFor(
        () => expect([set() !== undefined, all[index]!.requests.length]).toEqual([true, 1]),
        5000,
      );
      set()!.run();
    }
    expect((await answer).source).toBe("fallback");
    timers.mockRestore();
    expect(all.map(({ requests }) => requests.length)).toEqual([1, 1, 1, 1]);
    await Promise.all(others.map((host) => host.close()));
  });

  it.each([404, 403, 429] as const)("fails at once on %i, with the status", async (status) => {
    hosts[0].behaviour = status;
    await expect(client().search(ask())).rejects.toMatchObject({ name: "ApiError", status });
    expect(hosts.map(({ requests }) => requests.length)).toEqual([1, 0]);
    expect(respond).not.toHaveBeenCalled();
  });

  it("says what it could not read", async () => {
    hosts[0].behaviour = "garbage";
    await expect(client().search(ask())).rejects.toMatchObject({
      name: "DeserializationError",
      response: { content: "<html>" },
    });
    hosts[0].behaviour = "shapeless";
    await expect(client().search(ask())).rejects.toMatchObject({ name: "DeserializationError" });
  });

  it("lets the embedded index answer when every host fails, for two minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    hosts[0].behaviour = hosts[1].behaviour = 500;
    const searching = client();
    expect((await searching.search(ask())).source).toBe("fallback");
    expect(hosts.map(({ requests }) => requests.length)).toEqual([1, 1]);
    expect((await searching.search(ask("gas"))).source).toBe("fallback");
    expect(hosts.map(({ requests }) => requests.length)).toEqual([1, 1]);
    hosts[0].behaviour = "answer";
    vi.setSystemTime(Date.now() + 121_000);
    expect((await searching.search(ask("nft"))).source).toBe("hosted");
  });

  it("fails with the client's own error when the embedded index is out of reach as well", async () => {
    hosts[0].behaviour = hosts[1].behaviour = "close";
    respond.mockRejectedValueOnce(new Error("offline"));
    await expect(client().search(ask())).rejects.toMatchObject({
      name: "RetryError",
      message:
        "Unreachable hosts - your application id may be incorrect. If the error persists, please visit our help center " +
        "https://alg.li/support-unreachable-hosts or reach out to the Algolia Support team: https://alg.li/support",
    });
  });
});

describe("what a call needs", () => {
  it.each([
    ["", "key", "`appId` is missing"],
    ["APP", "", "`apiKey` is missing"],
  ])("credentials %j and %j are refused", (appId, apiKey, message) =>
    expect(() => new HostedSearch({ appId, apiKey, embedded: {} as Search })).toThrow(message),
  );

  it("requests, and a path", async () => {
    const client = liteClient("APP", "key");
    const nothing = undefined as never;
    await expect(async () => client.search(nothing)).rejects.toThrow("`searchMethodParams` is required");
    await expect(async () => client.getRecommendations(nothing)).rejects.toThrow(
      "`getRecommendationsParams` is required",
    );
    await expect(async () => client.customPost({ path: "" })).rejects.toThrow("`path` is required");
  });
});
