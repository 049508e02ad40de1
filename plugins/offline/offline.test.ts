import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import type { LoadContext } from "@docusaurus/types";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rememberChunkFiles } from "../lean-client/chunkFiles";
import { versionOf, workerText, writeWorker } from ".";

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), "worker-"));
  await mkdir(path.join(outDir, "assets"));
  await writeFile(path.join(outDir, "index.html"), "<p>1</p>");
  await writeFile(path.join(outDir, "assets/main.1.js"), "");
});
afterEach(() => rm(outDir, { recursive: true, force: true }));

describe("versionOf", () => {
  it("changes with the content of a page and with the name of an asset, and with nothing else", async () => {
    const first = await versionOf(outDir);
    expect(await versionOf(outDir)).toBe(first);
    await writeFile(path.join(outDir, "sw.js"), "anything");
    expect(await versionOf(outDir)).toBe(first);
    await writeFile(path.join(outDir, "assets/main.2.js"), "");
    const second = await versionOf(outDir);
    expect(second).not.toBe(first);
    await writeFile(path.join(outDir, "index.html"), "<p>2</p>");
    expect(await versionOf(outDir)).not.toBe(second);
  });
});

describe("workerText", () => {
  it("is a classic script with the version in it, and small", async () => {
    const text = await workerText(path.join(__dirname, "worker.ts"), "abc123", ["/assets/js/search.js"]);
    expect(text).toMatch(/^const VERSION="abc123",SEARCH_CODE=\["\/assets\/js\/search\.js"\];\n/);
    expect(text).not.toMatch(/\bexport\b|\bimport\b/);
    expect(text.length).toBeLessThan(5_000);
    const listened: string[] = [];
    const self = { addEventListener: (name: string) => listened.push(name) };
    runInNewContext(text, { self });
    expect(listened.sort()).toEqual(["activate", "fetch", "install", "message"]);
  });
});

/** As the bundler does at the end of a build. */
function bundled(...names: string[]): void {
  const namedChunkGroups = Object.fromEntries(
    names.map((name) => [
      name,
      { assets: [{ name: `assets/js/${name}.1.js` }, { name: "assets/css/a.css" }] },
    ]),
  );
  rememberChunkFiles.apply({
    hooks: { done: { tap: (_, done) => done({ toJson: () => ({ namedChunkGroups }) }) } },
  });
}

describe("writeWorker", () => {
  beforeEach(() => bundled("search-modal", "search-index"));

  const write = async (offline: boolean) => {
    await writeWorker({ offline }).run({ outDir, routesPaths: [], plugins: [], context: {} as LoadContext });
    return readFile(path.join(outDir, "sw.js"), "utf8");
  };

  it("writes the worker, another for another site", async () => {
    const first = await write(true);
    await writeFile(path.join(outDir, "index.html"), "<p>2</p>");
    expect(await write(true)).not.toBe(first);
  });

  it("knows the code behind the search button, and refuses a build that does not", async () => {
    expect(await write(true)).toContain('["/assets/js/search-index.1.js","/assets/js/search-modal.1.js"]');
    bundled("search-modal");
    await expect(write(true)).rejects.toThrow("No chunk is named search-index");
  });

  it("writes one that removes itself when the switch is off", async () => {
    expect(await write(false)).toContain("unregister");
  });
});

describe("the worker in a browser that refuses storage", () => {
  type Handler = (event: object) => void;

  /** The worker's answer to a navigation, where every use of the cache is refused. */
  async function navigate(network: () => Promise<unknown>): Promise<unknown> {
    const handlers = new Map<string, Handler>();
    const refuse = () => Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
    const caches = { open: refuse, keys: refuse, match: refuse, delete: refuse };
    const location = new URL("https://docs.test/sw.js");
    const self = {
      location,
      addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    };
    const text = await workerText(path.join(__dirname, "worker.ts"), "abc123");
    runInNewContext(text, { self, caches, fetch: network, URL, Headers, Response, setTimeout });
    const work: Promise<unknown>[] = [];
    let answer: unknown;
    handlers.get("fetch")!({
      request: { url: "https://docs.test/a", method: "GET", mode: "navigate", headers: new Headers() },
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: unknown) => (answer = promise),
    });
    const response = await answer;
    await Promise.all(work);
    return response;
  }

  it("answers from the network", async () => {
    const response = { ok: true, type: "basic", status: 200, headers: new Headers(), blob: () => "" };
    const answer = Object.assign(response, { clone: () => response });
    expect(await navigate(() => Promise.resolve(answer))).toBe(answer);
  });

  it("says that there is no connection where there is none", async () => {
    const answer = (await navigate(() => Promise.reject(new TypeError("Failed to fetch")))) as Response;
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("<h1>No connection</h1>");
  });
});
