import http from "node:http";
import { type AddressInfo } from "node:net";

/** What a host does with a call: it answers, is silent, begins an answer, hangs up, answers nonsense, or a status. */
export type Behaviour = "answer" | "hang" | "stall" | "close" | "garbage" | 500 | 404 | 403 | 429;

/** A host of the hosted index on this machine. */
export interface Host {
  url: string;
  behaviour: Behaviour;
  /** What was asked: the query parameters and the body of each call. */
  calls: { parameters: URLSearchParams; request: Record<string, unknown> }[];
}

/**
 * Returns a server that speaks the hosted service's protocol, as far as the search needs it, and misbehaves on demand.
 */
export async function startHost(name: string): Promise<Host & { close(): Promise<void> }> {
  const host = { behaviour: "answer", calls: [] } as unknown as Host & { close(): Promise<void> };
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { requests } = JSON.parse(Buffer.concat(chunks).toString()) as {
      requests: Record<string, unknown>[];
    };
    const address = new URL(request.url!, "http://host");
    host.calls.push({ parameters: address.searchParams, request: requests[0]! });
    response.setHeader("access-control-allow-origin", "*");
    // Browsers ask once more by themselves when a connection that has served before is closed.
    response.setHeader("connection", "close");
    // Of an answer without a type the browser says nothing until it has guessed it.
    response.setHeader("content-type", "application/json");
    const { behaviour } = host;
    if (behaviour === "hang") return;
    if (behaviour === "stall") return void response.write("{");
    if (behaviour === "close") return void request.socket.destroy();
    if (behaviour === "garbage") return void response.end("<!doctype html>");
    if (behaviour !== "answer") return void response.writeHead(behaviour).end('{"message":"no"}');
    if (address.pathname !== "/1/indexes/*/queries") return void response.writeHead(404).end();
    response.end(JSON.stringify({ results: requests.map(({ query }) => getResult(name, String(query))) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  host.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return host;
}

/** Returns one hit, whose texts hold markup that must not become any. */
function getResult(name: string, query: string) {
  const lvl1 = `<mark>${name}</mark> <img src=x onerror="window.broken=true">`;
  const hit = {
    objectID: `${name}-1`,
    url: "https://docs.sablier.com/concepts/governance",
    type: "lvl1",
    content: null,
    hierarchy: { lvl0: "Concepts", lvl1: `${name} <img src=x onerror="window.broken=true">`, lvl2: null },
    _highlightResult: { hierarchy: { lvl0: { value: "Concepts" }, lvl1: { value: lvl1 } } },
    _snippetResult: { hierarchy: { lvl1: { value: lvl1 } } },
  };
  // Nine groups of five.
  const many = Array.from({ length: 45 }, (_, index) => ({
    ...hit,
    objectID: `${query}-${index}`,
    hierarchy: { ...hit.hierarchy, lvl0: `Group ${index % 9}`, lvl1: `${query} ${index}` },
    _highlightResult: {
      hierarchy: {
        ...hit._highlightResult.hierarchy,
        lvl0: { value: `Group ${index % 9}` },
        lvl1: { value: `${query} ${index}` },
      },
    },
    _snippetResult: { hierarchy: { lvl1: { value: `${query} ${index}` } } },
  }));
  const hits = query === "nothing" ? [] : query.startsWith("many") ? many : [hit];
  return { hits, nbHits: hits.length, query, page: 0, nbPages: 1, hitsPerPage: 20, queryID: "id" };
}
