import { buildSchema, graphql, printSchema } from "graphql";
import { expect, it, vi } from "vitest";
import { schemaOf } from "./schema";

it("downloads the schema that a server has", async () => {
  const schema = buildSchema('type Query { "The newest." stream(id: ID!): Stream } type Stream { id: ID! }');
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    const { query } = JSON.parse(body) as { query: string };
    return new Response(JSON.stringify(await graphql({ schema, source: query })));
  });
  expect(await schemaOf("https://indexer.test")).toBe(printSchema(schema));
  vi.unstubAllGlobals();
});
