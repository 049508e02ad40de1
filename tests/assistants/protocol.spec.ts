import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { LONGEST_REQUEST } from "../../src/mcp/http";
import { address, ask, connect } from "./client";

/**
 * The scenarios of the protocol's own suite that concern what this server has. The others ask for prompts, sampling,
 * logging, or tools and resources with the suite's own names.
 */
const SCENARIOS = [
  "server-initialize",
  "ping",
  "tools-list",
  "resources-list",
  "server-sse-multiple-streams",
  "dns-rebinding-protection",
];

for (const scenario of SCENARIOS) {
  test(`the protocol's own suite: ${scenario}`, async () => {
    const args = ["server", "--url", address().href, "--scenario", scenario];
    const { stdout } = await promisify(execFile)("node_modules/.bin/conformance", args);
    expect(stdout).not.toMatch(/[1-9]\d* failed|FAILURE/);
  });
}

test("the protocol's own suite fails a server that lacks what it asks for", async () => {
  const args = ["server", "--url", address().href, "--scenario", "prompts-list"];
  await expect(promisify(execFile)("node_modules/.bin/conformance", args)).rejects.toThrow();
});

for (const way of ["http", "stdio"] as const) {
  test(`the protocol's own client lists tools, calls them and reads pages over ${way}`, async () => {
    const client = await connect[way]();
    const { tools } = await client.listTools();
    for (const { name, annotations, inputSchema, outputSchema } of tools) {
      expect(annotations, name).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema.type, name).toBe("object");
      expect(outputSchema?.properties, name).toHaveProperty("source");
    }
    const rate = await ask(client, "rate_per_second", { amount: "1000000000", decimals: 6, period: "month" });
    expect(rate).toMatchObject({ ratePerSecond: "385802469135802", paid: "999999999", loss: "1" });
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain("https://docs.sablier.com/concepts/fees");
    const { contents } = await client.readResource({ uri: "https://docs.sablier.com/concepts/fees" });
    expect(contents[0]).toMatchObject({
      mimeType: "text/markdown",
      text: expect.stringMatching(/^# Fees\n/),
    });
    await client.close();
  });
}

test("the card by which the server is found names this address", async () => {
  const card = (await (await fetch(new URL("/.well-known/mcp/server-card.json", address()))).json()) as {
    remotes: { type: string; url: string }[];
  };
  expect(card.remotes).toEqual([{ type: "streamable-http", url: "https://docs.sablier.com/mcp" }]);
});

test("a page of another site is refused, a program is not", async () => {
  const call = (origin?: string) =>
    fetch(address(), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(origin ? { origin } : {}),
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
    });
  expect((await call("https://evil.example")).status).toBe(403);
  expect((await call()).status).toBe(200);
});

test("a body that is too long is refused before it is read", async () => {
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "ping",
    params: { filler: "x".repeat(LONGEST_REQUEST) },
  });
  const response = await fetch(address(), {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body,
  });
  expect(response.status).toBe(413);
});

test("a hundred requests at once are each answered with their own answer", async () => {
  const client = await connect.http();
  const amounts = Array.from({ length: 100 }, (_, index) => String((index + 1) * 86_400));
  const answers = await Promise.all(
    amounts.map((amount) => ask(client, "rate_per_second", { amount, decimals: 18, period: "day" })),
  );
  expect(answers.map(({ ratePerSecond }) => ratePerSecond)).toEqual(
    amounts.map((_, index) => String(index + 1)),
  );
  await client.close();
});
