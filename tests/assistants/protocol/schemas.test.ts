import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import { mcpTools } from "@anthropic-ai/sdk/helpers/beta/mcp";
import { mcpToTool } from "@google/genai";
import { type Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "../client";

type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  enum?: string[];
  description?: string;
};

let client: Client;
let tools: Awaited<ReturnType<Client["listTools"]>>["tools"];

beforeAll(async () => {
  client = await connect.inMemory();
  ({ tools } = await client.listTools());
});

afterAll(() => client.close());

/** Yields every schema in a schema, with its path. */
function* listParts(schema: Schema, path: string): Generator<[string, Schema]> {
  yield [path, schema];
  if (schema.items) yield* listParts(schema.items, `${path}[]`);
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* listParts(property, `${path}.${name}`);
}

const allParts = () => tools.flatMap(({ name, inputSchema }) => [...listParts(inputSchema as Schema, name)]);

it("announces flat objects in words that every converter knows", () => {
  // What Google's converter for Python, OpenAI's strict mode and the oldest clients all take.
  const known = new Set(["type", "description", "enum", "items", "properties", "required"]);
  const foreign = allParts().flatMap(([path, schema]) =>
    Object.keys(schema)
      .filter((key) => !known.has(key))
      .map((key) => `${path}: ${key}`),
  );
  expect(foreign).toEqual([]);
  for (const [path, { type }] of allParts())
    expect(type, path).toMatch(/^(object|array|string|integer|boolean)$/);
});

/** What the description of each kind of value says of its unit or form. */
const UNITS: readonly (readonly [name: RegExp, unit: RegExp])[] = [
  [/^(?:amount|deposit|unlockAt\w+)$/, /base units/i],
  [/^(?:start|end|cliff|created|times|timestamp|duration|total|granularity|at|startAfter)$/, /seconds/i],
  [/^(?:price\w*|targetPrice)$/, /USD, 8 decimals/],
  [/^ratePerSecond$/, /UD21x18/],
  [/^exponent$/, /UD2x18/],
  [/^(?:csv|rows)$/, /CSV/],
];

it("describes every property with its unit or form and an example", () => {
  for (const [path, { description = "", enum: values }] of allParts()) {
    if (!path.includes(".") || path.endsWith("[]")) continue;
    const example = /^.+: (\S.*)$/.exec(description)?.[1];
    expect(example, `${path}: ${description}`).toBeDefined();
    if (values) expect(values, path).toContain(example!);
    for (const [name, unit] of UNITS) {
      if (name.test(path.split(".").at(-1)!)) expect(description, path).toMatch(unit);
    }
  }
});

it("needs at most 16 kB for the list of tools", () => {
  expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(16_000);
});

it("keeps every field when Google's software converts it", async () => {
  const { functionDeclarations = [] } = await mcpToTool(client as never).tool();
  expect(functionDeclarations.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  for (const [index, { parametersJsonSchema }] of functionDeclarations.entries()) {
    expect(parametersJsonSchema).toEqual(tools[index]!.inputSchema);
  }
});

it("keeps every field when Anthropic's software converts it, strict mode included", () => {
  const converted = mcpTools(tools as never, client as never) as unknown as {
    name: string;
    input_schema: Schema;
  }[];
  for (const [index, { inputSchema }] of tools.entries()) {
    expect(converted[index]!.input_schema.properties).toEqual(inputSchema.properties);
    const paths = (schema: Schema) => [...listParts(schema, "")].map(([path]) => path);
    expect(paths(transformJSONSchema(inputSchema as never) as Schema)).toEqual(paths(inputSchema as Schema));
  }
});
