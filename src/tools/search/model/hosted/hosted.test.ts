// Long, because its tests share hosts that fail in different ways.
import http from "node:http";
import { type AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Search, type SearchAnswer, type SearchRequest } from "../protocol";
import { HostedSearch } from "./hosted";

/** How a host behaves. */
type Behaviour = "answer" | "close" | "garbage" | "shapeless" | 500 | 404 | 403 | 429;

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

const ask = (query = "fees"): SearchRequest => ({ query });

describe("HostedSearch", () => {
  let hosts: [Host, Host];
  const respond = vi.fn(async (): Promise<SearchAnswer> => ({ hits: [], nbHits: 1, source: "embedded" }));
  const embedded: Search = { search: respond, warmUp() {} };
  const client = () =>
    new HostedSearch({
      appId: "APP",
      apiKey: "key",
      indexName: "sablierdocs",
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

  it("asks in the words of the service", async () => {
    await client().search({ query: "fees", words: 28, hosted: { facetFilters: ["language:en"] } });
    const { requests } = hosts[0].requests[0]!.body as { requests: object[] };
    expect(requests[0]).toEqual({
      indexName: "sablierdocs",
      query: "fees",
      facetFilters: ["language:en"],
      attributesToRetrieve: expect.arrayContaining([
        "hierarchy.lvl0",
        "hierarchy.lvl6",
        "content",
        "type",
        "url",
      ]),
      attributesToSnippet: ["content:28"],
      highlightPreTag: "<mark>",
      highlightPostTag: "</mark>",
      snippetEllipsisText: "…",
      clickAnalytics: false,
    });
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
});
