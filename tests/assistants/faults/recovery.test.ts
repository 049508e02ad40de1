import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { afterEach, expect, it, vi } from "vitest";
import { World } from "../../../src/tools/playground/model";
import { createServer } from "../../../src/tools/assistants/server/server";
import { Site } from "../../../src/server/site/site";
import { CALLS } from "../calls";
import { ask, built } from "../client";

afterEach(() => {
  vi.restoreAllMocks();
});

async function connectTo(site: Site): Promise<Client> {
  const client = new Client({ name: "tests", version: "1.0.0" });
  const [ofServer, ofClient] = InMemoryTransport.createLinkedPair();
  await createServer(site).connect(ofServer);
  await client.connect(ofClient);
  return client;
}

const SENTENCE = /^The server could not answer this\. .* the fault is the server's\.$/;

it.each([
  ["does not start", () => vi.spyOn(World, "create").mockRejectedValueOnce(new Error("no memory"))],
  [
    "breaks while a stream is played",
    () => vi.spyOn(World.prototype, "setUp").mockRejectedValueOnce(new Error("broken")),
  ],
])("simulates again after a chain that %s", async (_, breakOnce) => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const client = await connectTo(new Site(built()));
  breakOnce();
  const { args, text } = CALLS.simulate!;
  await expect(ask(client, "simulate", args)).rejects.toThrow(SENTENCE);
  expect((await ask(client, "simulate", args)).text).toMatch(text);
  await client.close();
});
