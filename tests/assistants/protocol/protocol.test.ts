import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { LONGEST_REQUEST } from "../../../src/tools/assistants/server/http";
import { CALLS } from "../calls";
import { address, ask, connect } from "../client";

/**
 * The scenarios of the protocol's own suite that concern what this server has. The others ask for sampling, logging, or
 * tools, prompts and resources with the suite's own names.
 */
const SCENARIOS = [
  "server-initialize",
  "ping",
  "tools-list",
  "resources-list",
  "prompts-list",
  "dns-rebinding-protection",
];

/** Runs a scenario of the suite; returns how many of its checks passed and failed. */
async function runScenario(scenario: string): Promise<{ passed: number; failed: number }> {
  const args = ["server", "--url", address().href, "--scenario", scenario];
  const { stdout } = await promisify(execFile)("node_modules/.bin/conformance", args).catch(
    (error: { stdout: string }) => error,
  );
  const counts = [...stdout.matchAll(/Passed: (\d+)\/\d+, (\d+) failed/g)].at(-1);
  return { passed: Number(counts?.[1] ?? 0), failed: Number(counts?.[2] ?? Infinity) };
}

describe("the protocol's own suite", () => {
  it.each(SCENARIOS)("passes %s with at least one check", async (scenario) => {
    const { passed, failed } = await runScenario(scenario);
    expect(passed).toBeGreaterThan(0);
    expect(failed).toBe(0);
  });

  it("fails a scenario that asks for what the server does not have", async () => {
    expect((await runScenario("tools-call-image")).failed).toBeGreaterThan(0);
  });
});

it("is named with this address by the card by which the server is found", async () => {
  const card = (await (await fetch(new URL("/.well-known/mcp/server-card.json", address()))).json()) as {
    remotes: { type: string; url: string }[];
  };
  expect(card.remotes).toEqual([{ type: "streamable-http", url: "https://docs.sablier.com/mcp" }]);
});

describe("requests", () => {
  const PING = { jsonrpc: "2.0", id: 1, method: "ping" };
  const CALL = {
    jsonrpc: "2.0",
    id: "a",
    method: "tools/call",
    params: { name: "search_docs", arguments: { query: "fees", limit: 1 } },
  };
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(address(), {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  it.each(["application/json", "*/*", ""])("are answered with JSON for accept %j", async (accept) => {
    const response = await send(CALL, { accept });
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({ id: "a", result: { content: [{ type: "text" }] } });
  });

  it("are answered with events where the client asks for them", async () => {
    const response = await send(CALL, { accept: "application/json, text/event-stream" });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('"id":"a"');
  });

  it("of a page of a different site are rejected, those of a program are not", async () => {
    expect((await send(PING, { origin: "https://evil.example" })).status).toBe(403);
    expect((await send(PING)).status).toBe(200);
  });

  it("that are too long are rejected", async () => {
    const filler = "x".repeat(LONGEST_REQUEST);
    expect((await send({ ...PING, params: { filler } })).status).toBe(413);
  });

  it("may not be batches where the protocol has none, and only short ones where it has", async () => {
    for (const [count, version, status] of [
      [2, undefined, 400],
      [2, "2025-06-18", 400],
      [11, "2025-03-26", 400],
      [2, "2025-03-26", 200],
    ] as const) {
      const batch = Array.from({ length: count }, (_, id) => ({ ...PING, id }));
      const response = await send(batch, version ? { "mcp-protocol-version": version } : {});
      expect(response.status, `${count} ${version}`).toBe(status);
    }
  });

  it.each([undefined, null, [], "{}"])(
    "with the arguments %j get a sentence about what is missing",
    async (args) => {
      const response = await send({ ...CALL, params: { name: "search_docs", arguments: args } });
      expect(await response.json()).toMatchObject({
        result: { isError: true, content: [{ text: expect.stringMatching(/^query is missing/) }] },
      });
    },
  );

  it("may have their arguments as text", async () => {
    const response = await send({ ...CALL, params: { name: "search_docs", arguments: '{"query":"fees"}' } });
    expect(JSON.stringify(await response.json())).toContain("/concepts/fees");
  });

  it("by GET show people the page about the server, and tell programs to post", async () => {
    const person = await fetch(address(), { headers: { accept: "text/html" } });
    expect(person.url).toMatch(/\/api\/assistants$/);
    expect(await person.text()).toContain("Coding assistants");
    for (const method of ["GET", "DELETE", "PUT"]) {
      const response = await fetch(address(), { method, headers: { accept: "text/event-stream" } });
      expect([response.status, response.headers.get("allow")], method).toEqual([405, "POST"]);
    }
  });

  it("at once are each answered with their own answer", async () => {
    const client = await connect.http();
    const amounts = Array.from({ length: 100 }, (_, index) => String((index + 1) * 86_400));
    const answers = await Promise.all(
      amounts.map((amount) => ask(client, "rate_per_second", { amount, decimals: 18, period: "day" })),
    );
    expect(answers.map(({ data }) => data!.ratePerSecond)).toEqual(
      amounts.map((_, index) => String(index + 1)),
    );
    await client.close();
  });

  const segments = Array.from({ length: 50 }, () => ({
    amount: "1000",
    exponent: "1500000000000000000",
    duration: 1_000,
  }));
  const rows = Array.from({ length: 30 }, (_, row) => `0x${String(row + 1).padStart(40, "a")},50,year,100`);

  it.each([
    [
      "simulations",
      2,
      "simulate",
      {
        creation: { model: "dynamic", segments },
        steps: Array.from({ length: 50 }, (_, index) => ({ at: index * 1_000 })),
      },
    ],
    [
      "trials of batches",
      1,
      "batch",
      {
        ...CALLS.batch!.args,
        rows: ["address,rateAmount,rateInterval,initialDepositAmount", ...rows].join("\n"),
      },
    ],
  ] as const)("that are quick do not wait for %s", async (_, count, name, args) => {
    const client = await connect.http();
    const done: string[] = [];
    const slow = Array.from({ length: count }, () =>
      ask(client, name, args).finally(() => done.push("slow")),
    );
    // They begin before the quick ones.
    await ask(client, "find_address", {});
    for (let quick = 0; quick < 3; quick++) {
      await ask(client, "search_docs", { query: "fees" }).then(() => done.push("quick"));
    }
    // On a busy machine a simulation can end because of its limit of time.
    await Promise.allSettled(slow);
    expect(done.indexOf("slow")).toBeGreaterThan(1);
    await client.close();
  });
});

describe("the limit of an answer that a user sets", () => {
  it.each([
    ["on the address", () => connect.http("?max=3000")],
    ["in the environment", () => connect.stdio({ SABLIER_DOCS_MAX: "3000" })],
  ])("holds %s", async (_, open) => {
    const client = await open();
    const { bytes, text } = await ask(client, "read_page", { page: "/concepts/fees" });
    expect(bytes).toBeLessThanOrEqual(3_000);
    expect(text).toMatch(/Call read_page again with part 2/);
    await client.close();
  });
});
