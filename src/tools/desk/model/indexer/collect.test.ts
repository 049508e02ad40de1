import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readStreamContracts } from "../../../../../plugins/protocol-data/src/contracts/streamContracts";
import { serveIndexers, type IndexerServer } from "../../../../../samples/graphql/serve";
import { send, vendors, type Outcome, type Vendor } from "../../../../lib/indexers/request";
import { people } from "../../../../lib/indexers/example/fixture";
import { collect, type Collected, type CollectOptions } from "./collect";
import { contractFinder } from "./directory";
import type { Subject } from "./subject";

const findContract = contractFinder(readStreamContracts());
const bob: Subject = { kind: "wallet", address: people.bob };

let server: IndexerServer;
beforeAll(async () => {
  server = await serveIndexers();
});
afterAll(() => server.close());

/** Sends over HTTP as the page does. */
const overHttp: CollectOptions["send"] = (url, query) =>
  send({ url, ...query, key: "" }, undefined, { fetch, isOnline: () => true });

const sourceOf = (vendor: Vendor) => ({
  vendor,
  urls: {
    lockup: server.urlOf(vendor, "streams"),
    flow: server.urlOf(vendor, "streams"),
    airdrops: server.urlOf(vendor, "airdrops"),
  },
});

const look = (vendor: Vendor, subject: Subject = bob, more: Partial<CollectOptions> = {}): Promise<Collected> =>
  collect({ subject, source: sourceOf(vendor), findContract, send: overHttp, ...more });

describe.each(vendors)("at %s, over HTTP", (vendor) => {
  it("finds what a wallet receives, sends and claims", async () => {
    const { findings, problems } = await look(vendor);
    expect(problems).toEqual([]);
    expect(findings.unreadable).toBe(0);
    console.log(vendor, findings.streams.map((s) => `${s.name} ${s.version}`), findings.actions.map((a) => `${a.kind} ${a.name} ${a.amountA} ${a.amountB}`), findings.claims.length, findings.transfers.length);
  });
});
