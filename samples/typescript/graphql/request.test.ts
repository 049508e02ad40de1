import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { newestBlock, request } from "./request";

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that notes the request and gives one answer. */
async function answering(status: number, body: unknown) {
  const seen: { key?: string; body?: unknown } = {};
  server = createServer((incoming, outgoing) => {
    let text = "";
    incoming.on("data", (part) => (text += part));
    incoming.on("end", () => {
      seen.key = incoming.headers.authorization;
      seen.body = JSON.parse(text);
      outgoing.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

it("sends query, variables and key, and returns the data", async () => {
  const { url, seen } = await answering(200, { data: { _meta: { block: { number: 7 } } } });
  expect(await request(url, "{ _meta { block { number } } }", { first: 1 }, "abc")).toEqual({
    _meta: { block: { number: 7 } },
  });
  expect(seen.key).toBe("Bearer abc");
  expect(seen.body).toEqual({ query: "{ _meta { block { number } } }", variables: { first: 1 } });
});

it("asks for the newest block", async () => {
  const { url, seen } = await answering(200, { data: { _meta: { block: { number: 7 } } } });
  expect(await newestBlock(url, "abc")).toBe(7);
  expect(seen.key).toBe("Bearer abc");
});

it("sends no key where none is given", async () => {
  const { url, seen } = await answering(200, { data: {} });
  await request(url, "{ __typename }");
  expect(seen.key).toBeUndefined();
});

it("reports what a wrong query is answered with", async () => {
  const { url } = await answering(200, { errors: [{ message: "Cannot query field" }] });
  await expect(request(url, "{ nothing }")).rejects.toThrow("Cannot query field");
});

it("reports a refusal", async () => {
  const { url } = await answering(401, {});
  await expect(request(url, "{ __typename }")).rejects.toThrow("401");
});
