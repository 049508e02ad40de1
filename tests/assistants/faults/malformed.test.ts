import fc from "fast-check";
import { type Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announce } from "../../../src/server/arguments";
import { type FlatSchema } from "../../../src/server/arguments/schema";
import { tools } from "../../../src/tools/assistants/tools";
import { CALLS } from "../calls";
import { connect } from "../client";

/** Wrong arguments that each tool gets. */
const RUNS = 100;

type Path = readonly (string | number)[];

let client: Client;

beforeAll(async () => {
  client = await connect.inMemory();
});

afterAll(() => client.close());

/** Yields every field of a schema with its path; the first entry stands for all entries of a list. */
function* describeFields(schema: FlatSchema, path: Path = []): Generator<{ path: Path; schema: FlatSchema }> {
  if (path.length > 0) yield { path, schema };
  if (schema.items) yield* describeFields(schema.items, [...path, 0]);
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* describeFields(property, [...path, name]);
}

/** Returns a copy of the arguments with a different value at a path. */
function withValue(value: unknown, [first, ...rest]: Path, replacement: unknown): unknown {
  if (first === undefined) return replacement;
  if (typeof first === "number") {
    const list = Array.isArray(value) ? [...(value as unknown[])] : [];
    list[first] = withValue(list[first], rest, replacement);
    return list;
  }
  const fields = typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  return {
    ...fields,
    [first]: withValue((fields as Record<string, unknown>)[first], rest, replacement),
  };
}

/** What people, models and attackers write where something else belongs. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    "1,000",
    "1000.5",
    "1e18",
    "1_000",
    "٣",
    "-5",
    "0x",
    "0x10",
    "% of",
    "%E0%A4%A",
    "/concepts/fees#%",
    "../../etc/passwd",
    "javascript:alert(1)",
    "https://evil.example/",
    "__proto__",
    "constructor",
    "\u0000",
    "\ud800",
    "\u202e",
    "{",
    "[1,2",
    '"',
    " ",
    "9".repeat(400),
    "x".repeat(30_000),
    "[".repeat(5_000),
    "0x066920d7" + ".".repeat(100) + "g",
    "_".repeat(10_000),
    -1,
    0,
    1.5,
    2 ** 60,
    1e300,
    true,
    false,
    [],
    {},
    [[[]]],
    [null],
    { constructor: { prototype: 1 } },
  ),
  fc.string({ maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Words of a runtime, of a parser, of a stack or of a folder, which help nobody who asked. */
const FOREIGN =
  /\bCannot |\bundefined\b|\bmalformed\b|\bNaN\b|\[object |\b\w*Error:|\bat \S+:\d+:\d+|node_modules|file:\/\/|\/(?:work|tmp|home|usr|var)\/|\.(?:ts|js|mjs|cjs)\b|Invalid input|the fault is the server's/;

/** What is wrong in an answer too. */
const FAULTS = /\bundefined\b|\bNaN\b|\[object |\b(?:Type|Range|Syntax|URI)Error\b|node_modules|file:\/\//;

/** Returns the answer without what it repeats of the request, which may contain any word. */
const withoutQuotes = (text: string) => text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '""');

async function answerTo(name: string, args: unknown) {
  const result = await client.callTool({ name, arguments: args as Record<string, unknown> });
  const text = result.content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
  return { isError: result.isError === true, text };
}

describe.each(tools.map(({ name, input }) => [name, announce(input)] as const))("%s", (name, schema) => {
  const fields = [...describeFields(schema)];

  it(`answers ${RUNS} wrong arguments in sentences of its own`, async () => {
    const cases = fc.sample(fc.tuple(fc.constantFrom(...fields), wrong), { numRuns: RUNS, seed: 56 });
    for (const [{ path }, value] of cases) {
      const args = withValue(CALLS[name]!.args, path, value);
      const { isError, text } = await answerTo(name, args);
      const shown = `${path.join(".")} = ${JSON.stringify(value)?.slice(0, 80)}: ${text.slice(0, 300)}`;
      // Pages may contain any word of English, and no other tool may fail inside.
      expect(withoutQuotes(text), shown).not.toMatch(isError ? FOREIGN : FAULTS);
      if (!isError) continue;
      expect(text, shown).toMatch(/[.!?…)}\]]$|\n/);
      expect(text.length, shown).toBeLessThan(12_000);
    }
  });

  it("says of each field with a wrong type which it is, and what to write", async () => {
    for (const { path, schema: field } of fields) {
      // Text is read in every field that takes text; models and clients write objects as JSON.
      const value = field.type === "string" ? 2 ** 60 : "wrong";
      const { isError, text } = await answerTo(name, withValue(CALLS[name]!.args, path, value));
      const field_ = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`)).join("");
      expect(isError, `${field_}: ${text.slice(0, 200)}`).toBe(true);
      expect(text, text).toContain(`${field_.slice(1)}: `);
      if (field.description) expect(text).toContain(field.description);
    }
  });
});

it("says of amounts as people write them, in every field of every tool, how to write them", async () => {
  let tried = 0;
  for (const { name, input } of tools) {
    for (const { path, schema } of describeFields(announce(input))) {
      if (schema.enum || !/base units|UD21x18|UD2x18|8 decimals/i.test(schema.description ?? "")) continue;
      for (const value of ["1,000", "1000.5", "1e18", "1_000", "-5", "five", "0x10"]) {
        const { isError, text } = await answerTo(name, withValue(CALLS[name]!.args, path, value));
        expect(isError, `${name} ${path.join(".")}`).toBe(true);
        expect(text).toContain(
          `${String(path.at(-1))}: "${value}" is not a whole number in digits. Write digits alone, without separators, a point or an exponent, such as "`,
        );
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(100);
});
