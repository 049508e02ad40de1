import http from "node:http";
import { type AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listRecords, type PackedIndex } from "../model";
import { push, pushEnvironment } from "./push";

const index: PackedIndex = {
  origin: "https://docs.example",
  groups: ["Concepts"],
  pages: Array.from({ length: 700 }, (_, page) => [`/page-${page}`, 0, [[1, `Page ${page}`, ""] as const]]),
};
const records = listRecords(index);
const KEY = "admin-key-0123456789";

let server: http.Server;
let calls: { method: string; path: string; body: string }[];
let failing: string | undefined;
let lines: string[];

beforeEach(async () => {
  calls = [];
  lines = [];
  failing = undefined;
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname } = new URL(request.url!, "http://host");
    if (!pathname.includes("/task/")) {
      calls.push({ method: request.method!, path: pathname, body: Buffer.concat(chunks).toString() });
    }
    if (failing && pathname.endsWith(failing)) {
      return void response.writeHead(403).end(JSON.stringify({ message: `Invalid key ${KEY}`, status: 403 }));
    }
    response.end(JSON.stringify(pathname.includes("/task/") ? { status: "published" } : { taskID: 1 }));
  };
  server = http.createServer((...call) => void answer(...call));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const options = (dryRun = false) => ({
  records,
  appId: "APP",
  adminKey: KEY,
  indexName: "docs",
  dryRun,
  hosts: [{ url: "127.0.0.1", port: (server.address() as AddressInfo).port, protocol: "http" as const }],
  log: (line: string) => void lines.push(line),
});

it("fills a second index, and moves it into place at the end", async () => {
  await push(options());
  const inOrder = calls.map(({ method, path }) => `${method} ${path.replace(/docs_tmp_\w+/, "temporary")}`);
  expect(inOrder).toEqual([
    "PUT /1/indexes/docs/settings",
    "POST /1/indexes/docs/operation",
    "POST /1/indexes/temporary/batch",
    "POST /1/indexes/docs/operation",
    "POST /1/indexes/temporary/operation",
  ]);
  const sent = calls
    .filter(({ path }) => path.endsWith("batch"))
    .flatMap(({ body }) =>
      (JSON.parse(body) as { requests: { body: unknown }[] }).requests.map((request) => request.body),
    );
  expect(sent).toEqual(JSON.parse(JSON.stringify(records)));
  expect(JSON.parse(calls.at(-1)!.body)).toEqual({ operation: "move", destination: "docs" });
  expect(lines.join()).not.toContain(KEY);
});

it("sends nothing in a dry run", async () => {
  await push(options(true));
  expect(calls).toEqual([]);
  expect(lines.join()).toContain("700 records");
});

it("leaves the index alone when something fails, and shows no key", async () => {
  failing = "/batch";
  const error = await push(options()).catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(KEY);
  expect((error as Error).message).toContain("Invalid key *****");
  expect(calls.some(({ body }) => body.includes('"move"'))).toBe(false);
});

it("refuses to empty an index", async () => {
  await expect(push({ ...options(), records: [] })).rejects.toThrow("no record");
});

it("says which variable is missing", () => {
  expect(() => pushEnvironment({}, false)).toThrow("ALGOLIA_APP_ID is missing");
  expect(() => pushEnvironment({ ALGOLIA_APP_ID: "APP" }, false)).toThrow("ALGOLIA_ADMIN_KEY is missing");
  expect(pushEnvironment({}, true).indexName).toBe("sablierdocs");
});

it("gives a write thirty seconds, and a host one second to answer the call", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  await push(options());
  const delays = new Set(timers.mock.calls.map(([, delay]) => delay));
  timers.mockRestore();
  expect(delays).toContain(1000);
  expect(delays).toContain(30_000);
});
