import { describe, expect, it, vi } from "vitest";
import { IndexService } from "./indexService";
import { type PackedIndex } from "./packed/records";

const getIndex = (title: string): PackedIndex => ({
  origin: "https://docs.example",
  groups: ["Concepts"],
  pages: [[`/${title}`, 0, [[1, title, ""]]]],
});

/** Returns a site that can be deployed again, with a count of what was asked for. */
function createSite(files: Record<string, unknown>) {
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
  "/manifest": { version, names: `/index.${version}.json` },
  [`/index.${version}.json`]: getIndex(title),
});
const request = (query: string) => ({ query });

it("loads the index once, on first use", async () => {
  const site = createSite(deployed("1", "fees"));
  const service = new IndexService({ manifest: "/manifest", fetch: site.fetch });
  expect(site.asked).toEqual([]);
  await Promise.all([service.refresh(), service.respond(request("fees"))]);
  const response = await service.respond(request("fees"));
  expect(response.nbHits).toBe(1);
  expect(site.asked).toEqual(["/manifest", "/index.1.json"]);
});

it("takes up a new deploy before it answers", async () => {
  let now = 0;
  const site = createSite(deployed("1", "fees"));
  const service = new IndexService({ manifest: "/manifest", fetch: site.fetch, now: () => now });
  await service.refresh();
  site.files = deployed("2", "governance");
  now = 61_000;
  const response = await service.respond(request("governance"));
  expect(response.nbHits).toBe(1);
});

it("asks only for the manifest when nothing has changed", async () => {
  let now = 0;
  const site = createSite(deployed("1", "fees"));
  const service = new IndexService({ manifest: "/manifest", fetch: site.fetch, now: () => now });
  await service.refresh();
  now = 61_000;
  await service.respond(request("fees"));
  expect(site.asked).toEqual(["/manifest", "/index.1.json", "/manifest"]);
});

it("asks for the manifest again when a deploy came in between", async () => {
  const site = createSite({
    ...deployed("2", "governance"),
    "/manifest": { version: "1", names: "/index.1.json" },
  });
  const service = new IndexService({ manifest: "/manifest", fetch: site.fetch });
  site.fetch = vi.fn();
  const answering = service.respond(request("governance"));
  site.files = deployed("2", "governance");
  expect((await answering).nbHits).toBe(1);
});

it("goes on answering without a connection, and fails when it never had an index", async () => {
  let now = 0;
  const site = createSite(deployed("1", "fees"));
  const service = new IndexService({ manifest: "/manifest", fetch: site.fetch, now: () => now });
  site.offline = true;
  await expect(service.respond(request("fees"))).rejects.toThrow("Failed to fetch");
  site.offline = false;
  await service.refresh();
  site.offline = true;
  now = 61_000;
  expect((await service.respond(request("fees"))).nbHits).toBe(1);
});

describe("layers", () => {
  const layered = (version: string) => ({
    "/manifest": {
      version,
      names: `/names.${version}`,
      texts: `/texts.${version}`,
      rest: `/rest.${version}`,
      values: `/values.${version}`,
    },
    [`/names.${version}`]: getIndex("fees"),
    [`/texts.${version}`]: [[["What is paid…"]]],
    [`/rest.${version}`]: [[[" to validators 0x‥"]]],
    [`/values.${version}`]: [[[[0, "0xcca138e5"]]]],
  });

  it("are loaded when a query needs them, each once", async () => {
    const site = createSite(layered("1"));
    const service = new IndexService({ manifest: "/manifest", fetch: site.fetch });
    await service.refresh();
    expect(site.asked).toEqual(["/manifest", "/texts.1", "/names.1"]);
    await service.respond(request("f"));
    expect(site.asked).toHaveLength(3);
    for (const query of ["validators", "validators", "0xcca1", "0xcca138e5"]) {
      const response = await service.respond(request(query));
      expect(response.nbHits, query).toBe(1);
    }
    expect(site.asked.slice(3)).toEqual(["/rest.1", "/values.1"]);
    const { hits } = await service.respond(request("0xcca138e5"));
    expect(hits[0]?.text).toBe("What is paid to validators <mark>0xcca138e5</mark>");
  });

  it("are fetched ahead where an answer fills less than the list, and the reader has a fast connection", async () => {
    const site = createSite(layered("1"));
    let isFast = false;
    const service = new IndexService({
      manifest: "/manifest",
      fetch: site.fetch,
      mayFetchAhead: () => isFast,
    });
    await service.refresh();
    await service.respond(request("f"));
    isFast = true;
    await service.respond(request("x"));
    expect(site.asked).toHaveLength(3);
    await service.respond(request("f"));
    expect(site.asked.slice(3)).toEqual(["/rest.1"]);
    await service.respond(request("validators"));
    expect(site.asked.slice(3)).toEqual(["/rest.1"]);
  });

  it("do not hold up the first letters", async () => {
    const site = createSite(layered("1"));
    const answers = site.fetch;
    site.fetch = ((address: string) =>
      address === "/texts.1" ? new Promise(() => undefined) : answers(address)) as typeof fetch;
    const service = new IndexService({ manifest: "/manifest", fetch: site.fetch });
    expect((await service.respond(request("f"))).nbHits).toBe(1);
    expect((await service.respond(request("fe"))).nbHits).toBe(1);
  });

  it("that are missing make a lesser answer, except for the texts", async () => {
    const site = createSite(layered("1"));
    delete (site.files as Record<string, unknown>)["/rest.1"];
    const service = new IndexService({ manifest: "/manifest", fetch: site.fetch });
    expect((await service.respond(request("paid"))).nbHits).toBe(1);
    delete (site.files as Record<string, unknown>)["/texts.1"];
    const other = new IndexService({ manifest: "/manifest", fetch: site.fetch });
    await expect(other.respond(request("paid"))).rejects.toThrow("404");
    site.files = layered("1");
    expect((await other.respond(request("paid"))).nbHits).toBe(1);
  });

  it("that a deploy has replaced are taken from the new index", async () => {
    const site = createSite(layered("1"));
    delete (site.files as Record<string, unknown>)["/texts.1"];
    const service = new IndexService({ manifest: "/manifest", fetch: site.fetch });
    await service.refresh().catch(() => undefined);
    site.files = layered("2");
    expect((await service.respond(request("paid"))).nbHits).toBe(1);
  });
});
