import { type Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Manifest, type PackedIndex, listSections } from "../../../src/tools/search/model";
import { Site } from "../../../src/server/site/site";
import { ask, built, connect } from "../client";

/** Bytes of an answer that nobody asked to be longer. */
const LIMIT = 10_000;

let client: Client;
let site: Site;

beforeAll(async () => {
  client = await connect.inMemory();
  site = new Site(built());
});

afterAll(() => client.close());

/** Returns the addresses that read_page can't read, or answers with too much. */
async function unreadable(addresses: Iterable<string>): Promise<string[]> {
  const faults: string[] = [];
  for (const page of addresses) {
    const answer = await ask(client, "read_page", { page }).catch((error: Error) =>
      error.message.slice(0, 120),
    );
    if (typeof answer === "string") faults.push(`${page}: ${answer}`);
    else if (answer.bytes > LIMIT) faults.push(`${page}: ${answer.bytes} bytes`);
  }
  return faults;
}

it("reads the address of every record of the search's index", async () => {
  const { names } = site.json<Manifest>("search-index.json");
  const addresses = listSections(site.json<PackedIndex>(names.slice(1))).map(({ url }) => url);
  expect(addresses.length).toBeGreaterThan(1000);
  expect(await unreadable(new Set(addresses))).toEqual([]);
});

it("reads every link within the pages", async () => {
  const { origin } = new URL(site.page("/")!.url);
  const links = site.pages.flatMap((page) =>
    [...site.markdown(page).matchAll(/\]\(([^()\s]+)\)/g)].map(([, link]) => link!),
  );
  const within = links.filter((link) => link.startsWith(`${origin}/`) && site.page(link));
  expect(within.filter((link) => link.includes("#")).length).toBeGreaterThan(1000);
  expect(await unreadable(new Set(within))).toEqual([]);
});

it("reads every part of every page within 10 kB", async () => {
  for (const { route } of site.pages) {
    for (let part = 1; ; part++) {
      const { text, bytes } = await ask(client, "read_page", { page: route, part });
      expect(bytes, `${route}, part ${part}`).toBeLessThanOrEqual(LIMIT);
      if (!/\n\[Part \d+ of \d+\. Call read_page again/.test(text)) break;
    }
  }
});

it("lists all pages in parts that say how to get the next", async () => {
  const found: string[] = [];
  for (let cursor: number | undefined = 0; cursor !== undefined;) {
    const { text, bytes }: { text: string; bytes: number } = await ask(client, "list_pages", { cursor });
    expect(bytes).toBeLessThanOrEqual(LIMIT);
    found.push(...[...text.matchAll(/^(\/\S*): /gm)].map(([, route]) => route!));
    const [, next] = /Call again with cursor (\d+)/.exec(text) ?? [];
    cursor = next === undefined ? undefined : Number(next);
  }
  expect(found).toEqual(site.pages.map(({ route }) => route));
});
