import { z } from "zod";
import { createEngine, LEVELS, type Manifest, type SearchEngine } from "../model";
import { cutPart, measureRoom } from "../../../server/answer/limit";
import { defineTool } from "../../../server/answer/tool";
import { type Site } from "../../../server/site/site";
import { findPageRelease, createSource } from "../../../server/site/source";

/** Characters of an excerpt, and of all excerpts in an answer: twenty results have shorter ones than eight. */
const EXCERPT = 300;
const EXCERPTS = 2_400;

const engines = new WeakMap<Site, SearchEngine>();

/** Returns the search engine of a site, with the whole index of the build. It is made once. */
function findEngine(site: Site): SearchEngine {
  let engine = engines.get(site);
  engine ??= createEngine(site.json<Manifest>("search-index.json"), (address) => site.json(address.slice(1)));
  engines.set(site, engine);
  return engine;
}

/** Returns what the search finds, the best section first. */
function find(site: Site, query: string, limit: number) {
  const { matches, searchedFor } = findEngine(site).search(query);
  const results = matches.slice(0, limit).map(({ section }) => ({
    page: section.hierarchy.lvl1 ?? "",
    heading: section.hierarchy[LEVELS[section.level]!] ?? "",
    url: section.url,
    excerpt: section.texts.join(" ").slice(0, Math.min(EXCERPT, EXCERPTS / limit)),
  }));
  return { results, searchedFor };
}

const query = z.string().trim().min(1).max(400).describe("Plain words: how do I cancel a stream");

const searchDocs = defineTool({
  name: "search_docs",
  title: "Search",
  description:
    "Finds the sections of Sablier's documentation that answer a question about concepts, guides, apps, fees or the API, with addresses for read_page. Start here for questions in words. For an error use decode_error, for a 0x value explain, for a contract's address find_address, for a function's ABI read_abi.",
  input: {
    query,
    limit: z.number().int().min(1).max(20).default(8).describe("Results, 1 to 20: 8"),
  },
  answer: async (site, { query: words, limit }, { max }) => {
    const { results, searchedFor } = find(site, words, limit);
    const source = createSourceOfBest(site, results[0]?.url);
    if (results.length === 0) {
      return {
        text: `Nothing was found for "${words}". Try fewer or other words, or list_pages for the titles of all pages.`,
        data: { results },
        source,
      };
    }
    // The text names the sections, the data quotes them.
    const { rows } = cutPart(results, 0, measureRoom(max) * 0.7);
    const cut = results.length - rows.length;
    const more = cut > 0 ? ` ${cut} more are too long for one answer. Search with more words.` : "";
    const account = rows.map(
      ({ page, heading, url }) => `- ${heading === page ? page : `${page}: ${heading}`} ${url}`,
    );
    const read = searchedFor === undefined ? "" : ` The query was read as "${searchedFor}".`;
    return {
      text: `${rows.length} sections, best first. read_page reads each by its address.${more}${read}\n${account.join("\n")}`,
      data: { ...(searchedFor === undefined ? {} : { searchedFor }), results: rows },
      source,
    };
  },
});

/** Returns the address and the release of the best section, or the whole site where nothing was found. */
function createSourceOfBest(site: Site, url: string | undefined) {
  const page = url === undefined ? undefined : site.page(url);
  if (!page) return createSource(site, "/");
  const hash = url!.split("#")[1];
  const release = findPageRelease(site, page.route);
  return createSource(site, hash ? `${page.route}#${hash}` : page.route, release ? [release] : []);
}

/**
 * The two tools that ChatGPT's connectors require. Their form is the connectors': JSON in one text, without data beside.
 * They use the code of search_docs and read_page.
 */
const search = defineTool({
  name: "search",
  title: "Search, for ChatGPT",
  description: "search_docs as ChatGPT's connectors require it. Other clients use search_docs.",
  input: { query },
  answer: async (site, { query: words }) => {
    const { results } = find(site, words, 10);
    const found = results.map(({ page, heading, url }) => ({
      id: url,
      title: heading === page ? page : `${page}: ${heading}`,
      url,
    }));
    return { text: JSON.stringify({ results: found }) };
  },
});

/** What the search answers to assistants. */
export const answers = [searchDocs, search];
