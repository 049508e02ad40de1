import { expect, it, vi } from "vitest";
import { IndexService } from "./indexService";
import { type PackedIndex } from "./records";

const indexOf = (title: string): PackedIndex => ({
  origin: "https://docs.example",
  language: "en",
  groups: ["Concepts"],
  tags: ["default"],
  pages: [[`/${title}`, 0, 0, [[1, title, ""]]]],
});

/** A site that can be deployed anew, with a count of what was asked for. */
function siteOf(files: Record<string, unknown>) {
  const asked: string[] = [];
  const site = {
    files,
    asked,
    offline: false,
    fetch: vi.fn(async (address: string) => {
      asked.push(address);
      if (site.offline) throw new TypeError("Failed to fetch");
      const content = site.files[address];
      return { ok: content !== undefined, status: content ? 200 : 404, json: async () => content };
    }) as unknown as typeof fetch,
  };
  return site;
}

const deployed = (version: string, title: string) => ({
  "/manifest": { version, files: [`/index.${version}.json`] },
  [`/index.${version}.json`]: indexOf(title),
});
const request = (query: string) => [{ indexName: "x", query }];

it("loads the index once, on first use", async () => {
  const site = siteOf(deployed("1", "fees"));
  const service = new IndexService({ manifest: "/manifest", fetch: site.fetch });
  expect(site.asked).toEqual([]);
  await Promise.all([service.refresh(), service.respond(request("fees"))]);
  const [response] = await service.respond(request("fees"));
  expect(response?.nbHits).toBe(1);
  expect(site.asked).toEqual(["/manifest", "/index.1.json"]);
});

it("takes up a new deploy before it answers", async () => {
  let now = 0;
  const site = siteOf(deployed("1", "fees"));
  const service = new IndexService({ manifest: "/manifest", fetch: site.fetch, now: () => now });
  await service.refresh();
  site.files = deployed("2", "governance");
  now = 61_000;
  const [response] = await service.respond(request("governance"));
  expect(response?.nbHits).toBe(1);
});

it("asks only for the manifest when nothing has changed", async () => {
  let now = 0;
  const site = siteOf(deployed("1", "fees"));
  const service = new IndexService({ manifest: "/manifest", fetch: site.fetch, now: () => now });
  await service.refresh();
  now = 61_000;
  await service.respond(request("fees"));
  expect(site.asked).toEqual(["/manifest", "/index.1.json", "/manifest"]);
});

it("asks for the manifest again when a deploy came in between", async () => {
  const site = siteOf({
    ...deployed("2", "governance"),
    "/manifest": { version: "1", files: ["/index.1.json"] },
  });
  const service = new IndexService({ manifest: "/manifest", fetch: site.fetch });
  site.fetch = vi.fn();
  const answering = service.respond(request("governance"));
  site.files = deployed("2", "governance");
  expect((await answering)[0]?.nbHits).toBe(1);
});

it("goes on answering without a connection, and fails when it never had an index", async () => {
  let now = 0;
  const site = siteOf(deployed("1", "fees"));
  const service = new IndexService({ manifest: "/manifest", fetch: site.fetch, now: () => now });
  site.offline = true;
  await expect(service.respond(request("fees"))).rejects.toThrow("Failed to fetch");
  site.offline = false;
  await service.refresh();
  site.offline = true;
  now = 61_000;
  expect((await service.respond(request("fees")))[0]?.nbHits).toBe(1);
});
