import fc from "fast-check";
import { expect, it } from "vitest";
import { tools } from "../../../src/tools/assistants/tools";
import { ask, connect } from "../client";
import { isWeekly } from "../../standIns/long";

/** Requests that are tried, of which many are near to what a tool takes. */
const REQUESTS = isWeekly ? 10_000 : 2_000;

/** Values that are near to what tools take: digits, addresses, paths, names of models, nested lists and objects. */
const value = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    "0x",
    "0xb2ae7633",
    "../..",
    "/concepts/fees#%",
    "%00",
    "linear",
    "flow",
    "9".repeat(39),
    "-1",
    "1e400",
    "(a+)+$",
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 10 }), { maxLength: 4 }),
  fc.object({ maxDepth: 3 }),
);

/** Arguments of a tool, under its own names and others. */
const request = fc.constantFrom(...tools).chain(({ name, input }) =>
  fc.record({
    name: fc.oneof(
      { weight: 20, arbitrary: fc.constant(name) },
      { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
    ),
    arguments: fc.dictionary(fc.constantFrom(...Object.keys(input), "other"), value, { maxKeys: 5 }),
  }),
);

it(`answers ${REQUESTS} odd requests, and none breaks the server`, async () => {
  const client = await connect.inMemory();
  for (const params of fc.sample(request, { numRuns: REQUESTS, seed: 45 })) {
    const answer = await client.callTool(params).catch((error: Error) => error.message);
    // A fault of the server itself would show its own words.
    expect(JSON.stringify(answer), JSON.stringify(params)).not.toMatch(
      /\b(?:Type|Range|Syntax|Reference|URI)Error|undefined is not|Cannot (?:read|convert)|is not iterable|ENOENT|URI malformed|timed out|the fault is the server's/,
    );
  }
  const args = { amount: "10", decimals: 0, period: "second" };
  expect((await ask(client, "rate_per_second", args)).data).toMatchObject({
    ratePerSecond: "10000000000000000000",
  });
  await client.close();
});
