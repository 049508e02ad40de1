import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { listQueries, answerTo, readQuery } from "../../src/protocol/indexers/documented";
import { ask } from "../../src/protocol/indexers/example";
import { envioSchemas, queryEnvio } from "../../src/protocol/indexers/example/envio";
import { models, people, tables } from "../../src/protocol/indexers/example/fixture";
import { queryTheGraph, theGraphSchemas } from "../../src/protocol/indexers/example/theGraph";
import { findIndexer, vendors, type Product, type Vendor } from "../../src/protocol/indexers/request";
import { findEntity, isStored } from "../../src/protocol/indexers/schema";

const root = path.resolve(__dirname, "../..");
const files = listQueries(root);
const load = (vendor: Vendor, product: Product, name: string) => readQuery(root, vendor, product, name)!;

/** What the page shows as the answer to a query. */
async function answer(vendor: Vendor, product: Product, name: string) {
  const text = await answerTo(load(vendor, product, name));
  return (JSON.parse(text) as { data: Record<string, never> }).data;
}

describe.each(files)("$vendor/$product/$name", (file) => {
  const { vendor, product, query } = file;

  it("is valid under its vendor's schema", () => {
    const schema = (vendor === "envio" ? envioSchemas : theGraphSchemas)[findIndexer(product)];
    expect(validate(schema, parse(query)).map((error) => error.message)).toEqual([]);
  });

  it("gives the answer that the page shows", async () => {
    expect(await answerTo(file)).toMatch(/": (?!\[\]|null)/);
  });
});

describe("the two vendors", () => {
  const twins = files.filter(
    ({ vendor, product, name }) => vendor === "envio" && readQuery(root, "the-graph", product, name),
  );

  // Freshness is the one question that they answer each in their own terms.
  it.each(twins.filter(({ name }) => name !== "freshness"))(
    "agree on $product/$name",
    async ({ product, name }) => {
      const inner = (data: Record<string, unknown>) => Object.values(data)[0];
      expect(inner(await answer("envio", product, name))).toEqual(
        inner(await answer("the-graph", product, name)),
      );
    },
  );
});

describe("what the pages say about the answers", () => {
  const ids = (rows: { id: string }[]) => rows.map((row) => Number(row.id.split("-").at(-1)));

  it("newest first, and the next page after the cursor", async () => {
    expect(ids((await answer("the-graph", "lockup", "newest")).lockupStreams!)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(ids((await answer("the-graph", "lockup", "next-page")).lockupStreams!)).toEqual([4, 3]);
  });

  it("a sender's streams include those of a proxy", async () => {
    expect(ids((await answer("the-graph", "lockup", "by-sender")).lockupStreams!)).toEqual([5, 4, 2, 1]);
  });

  it("running, canceled and depleted exclude each other", async () => {
    const running = ids((await answer("the-graph", "lockup", "active")).lockupStreams!);
    const canceled = ids((await answer("the-graph", "lockup", "canceled")).lockupStreams!);
    const depleted = ids((await answer("the-graph", "lockup", "depleted")).lockupStreams!);
    expect([running, canceled, depleted]).toEqual([[1, 2, 3, 4], [5], [6]]);
  });

  it.each(vendors)(
    "%s: of a wallet's withdrawals those of the month, whose last second counts",
    async (vendor) => {
      for (const product of ["lockup", "flow"] as const) {
        const { query, variables } = load(vendor, product, "withdrawals-in-month");
        const times = async (more: object) => {
          const { data } = await ask(vendor, findIndexer(product), query, { ...variables, ...more });
          const rows = Object.values(data!)[0] as { timestamp: string }[];
          return rows.map(({ timestamp }) => Number(timestamp));
        };
        const all = await times({});
        const last = Math.max(...all);
        expect(all.length).toBeGreaterThan(0);
        expect(await times({ until: String(last) })).toEqual(all.filter((time) => time < last));
        expect(await times({ from: String(last) })).toEqual([last]);
      }
    },
  );

  it("one batch of two", async () => {
    const batches = (await answer("the-graph", "lockup", "batches")).lockupBatches! as {
      size: string;
      streams: { id: string }[];
    }[];
    expect(batches.map((batch) => [batch.size, ids(batch.streams)])).toEqual([["2", [4, 5]]]);
  });

  it("a campaign's streams, told by its address", async () => {
    expect(ids((await answer("the-graph", "lockup", "by-campaign")).lockupStreams!)).toEqual([6]);
  });

  it("Envio pages over all chains by time and id", async () => {
    const rows = (await answer("envio", "lockup", "all-chains")).LockupStream! as {
      id: string;
      chainId: string;
    }[];
    expect(rows.map((row) => `${row.chainId}-${ids([row])[0]}`)).toEqual(["137-1", "1-6", "1-5"]);
  });

  it("The Graph refuses `or` next to another filter", async () => {
    const wrong = `{ lockupStreams(where: { canceled: false, or: [{ tokenId: "1" }, { tokenId: "2" }] }) { id } }`;
    const { errors } = await queryTheGraph("streams", wrong);
    expect(errors?.[0]?.message).toMatch(/Cannot mix column filters with 'or'/);
  });

  it("The Graph gives 100 rows unless asked, and never more than 1,000", async () => {
    const { errors } = await queryTheGraph("streams", `{ lockupStreams(first: 1001) { id } }`);
    expect(errors?.[0]?.message).toMatch(/between 1 and 1000/);
  });

  it("without a chain filter Envio mixes chains", async () => {
    const { data } = await queryEnvio(
      "streams",
      `{ LockupStream(where: { subgraphId: { _eq: "1" } }) { chainId } }`,
    );
    expect((data!.LockupStream as { chainId: string }[]).map((row) => row.chainId).sort()).toEqual([
      "1",
      "137",
    ]);
  });

  it.each(["recipient", "sender"])("all chains' streams of one wallet, by %s", async (role) => {
    const { query, variables } = load("envio", "lockup", "all-chains");
    const filtered = query
      .replace("$id: String!", "$id: String!, $wallet: String!")
      .replace("where: {", `where: { ${role}: { _eq: $wallet },`)
      .replace("limit: 3", "limit: 100");
    const wallet = people.alice;
    const { data, errors } = await queryEnvio("streams", filtered, { ...variables, wallet });
    expect(errors).toBeUndefined();
    const rows = data!.LockupStream as { id: string; chainId: string }[];
    expect(rows.map((row) => `${row.chainId}-${ids([row])[0]}`)).toEqual(
      role === "recipient" ? ["1-6"] : ["137-1", "1-5", "1-4", "1-2"],
    );
  });

  it("what is held of a token is the same, summed at Envio and added up at The Graph", async () => {
    const totals = (await answer("envio", "lockup", "totals")) as Record<string, unknown>;
    const { sum } = (totals.LockupStream_aggregate as { aggregate: { sum: { intactAmount: string } } })
      .aggregate;
    const { data } = await queryTheGraph(
      "streams",
      `{ lockupStreams(where: { depleted: false, asset: "${load("envio", "lockup", "totals").variables.asset as string}" }) { intactAmount } }`,
    );
    const held = (data!.lockupStreams as { intactAmount: string }[]).map((row) => BigInt(row.intactAmount));
    expect(String(held.reduce((a, b) => a + b, 0n))).toBe(sum.intactAmount);
  });

  it.each([
    [
      "the-graph",
      "streams",
      "{ lockupStreams(block: { number: 24700000 }, where: { depleted: false }) { id } }",
    ],
    [
      "the-graph",
      "streams",
      '{ flowStreams(block: { hash: "0x00" }, where: { availableAmount_gt: "0" }) { id } }',
    ],
    [
      "envio",
      "streams",
      `{ LockupAction_aggregate(where: { chainId: { _eq: "1" }, timestamp: { _gte: "0" } }) {
        aggregate { count(columns: [from], distinct: true) } } }`,
    ],
    [
      "envio",
      "streams",
      `{ FlowStream_aggregate(where: { chainId: { _eq: "1" }, asset_id: { _eq: "" } }) {
        aggregate { sum { availableAmount } } } }`,
    ],
    ["the-graph", "airdrops", '{ activities(where: { day: "20500", campaign_: { asset: "" } }) { amount } }'],
    [
      "envio",
      "airdrops",
      `{ Activity_aggregate(where: { day: { _eq: "20500" }, campaign: { asset_id: { _eq: "" } } }) {
        aggregate { sum { amount claims } } } }`,
    ],
  ] as const)("what a sentence tells of %s's %s is valid: %s", (vendor, indexer, query) => {
    const schema = (vendor === "envio" ? envioSchemas : theGraphSchemas)[indexer];
    expect(validate(schema, parse(query)).map((error) => error.message)).toEqual([]);
  });

  it("Legacy's query fits the entities that its repository describes", () => {
    const schema = buildSchema(`
      scalar BigInt
      scalar Bytes
      input Stream_filter { sender: Bytes, recipient: Bytes }
      type Token { id: ID!, decimals: Int, symbol: String }
      type Withdrawal { amount: BigInt!, timestamp: BigInt! }
      type Cancellation { recipientBalance: BigInt!, senderBalance: BigInt!, timestamp: BigInt! }
      type Stream {
        id: ID!, sender: Bytes!, recipient: Bytes!, deposit: BigInt!, ratePerSecond: BigInt!
        startTime: BigInt!, stopTime: BigInt!, token: Token, cancellation: Cancellation
        withdrawals(first: Int): [Withdrawal!]
      }
      type Query { streams(first: Int, where: Stream_filter): [Stream!]! }
    `);
    const query = readFileSync(path.join(__dirname, "the-graph/legacy/by-sender.graphql"), "utf8");
    expect(validate(schema, parse(query)).map((error) => error.message)).toEqual([]);
  });

  it("streams running dry leave out paused and voided ones", async () => {
    expect(ids((await answer("the-graph", "flow", "running-dry")).flowStreams!)).toEqual([4]);
  });

  it("a query with a wrong field is refused", () => {
    const wrong = parse("{ lockupStreams { id streamedAmount } }");
    expect(validate(theGraphSchemas.streams, wrong)).toHaveLength(1);
  });
});

describe("the fixture", () => {
  it.each(["streams", "airdrops"] as const)("%s: every link leads to a row", (indexer) => {
    for (const [name, rows] of Object.entries(tables[indexer])) {
      for (const field of findEntity(models[indexer], name).fields.filter(isStored)) {
        if (field.kind !== "one") continue;
        for (const row of rows) {
          const id = row[field.name];
          if (id === null) continue;
          const found = tables[indexer][field.type]!.some((target) => target.id === id);
          expect(found, `${name} ${row.id}: ${field.name} ${String(id)}`).toBe(true);
        }
      }
    }
  });
});
