import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { IndexerName, Vendor } from "../../src/protocol/indexers/request";
import { ask } from "../../src/protocol/indexers/example";
import type { Tables } from "../../src/protocol/indexers/example/fixture";

/** What the server was last sent. */
export interface LastRequest {
  readonly authorization: string | undefined;
  readonly body: { query: string; variables?: Record<string, unknown> };
}

/** The example indexers under an address of this machine. */
export interface IndexerServer {
  /** Address of an indexer at a vendor. */
  readonly urlOf: (vendor: Vendor, indexer: IndexerName) => string;
  readonly last: () => LastRequest | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Serves rows over HTTP in both dialects, at `/<vendor>/<indexer>`, on a free port of this machine.
 * @param tables rows of an indexer instead of the example rows
 */
export async function serveIndexers(
  tables: Partial<Record<IndexerName, Tables>> = {},
): Promise<IndexerServer> {
  let last: LastRequest | undefined;
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    incoming.on("end", async () => {
      const [, vendor, indexer] = (incoming.url ?? "").split("/") as [string, Vendor, IndexerName];
      try {
        const body = JSON.parse(Buffer.concat(parts).toString("utf8")) as LastRequest["body"];
        last = { authorization: incoming.headers.authorization, body };
        const answer = await ask(vendor, indexer, body.query, body.variables, tables[indexer]);
        outgoing.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
      } catch (error) {
        outgoing.writeHead(400, { "Content-Type": "text/plain" }).end((error as Error).message);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    urlOf: (vendor, indexer) => `${origin}/${vendor}/${indexer}`,
    last: () => last,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
