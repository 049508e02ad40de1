import { z } from "zod";
import { nearestRoutes } from "../../lib/links/nearestRoutes";
import { LEVELS } from "../../lib/search/packed/records";
import { outlineOf, partsOf, sectionOf } from "../markdown";
import { searchEngine } from "../searchIndex";
import { type Page, type Site } from "../site";
import { Problem, sourceOf, tool } from "../tool";

const query = z.string().min(1).max(400);

/** The page of an address, or a problem that names the nearest pages. */
function pageOf(site: Site, address: string): Page {
  const page = site.page(address);
  if (page) return page;
  const routes = site.pages.map(({ route, title }) => ({ path: route, title }));
  const offers = nearestRoutes(address, routes, 3).map(({ path }) => path);
  const instead = offers.length > 0 ? ` Near it: ${offers.join(", ")}.` : "";
  throw new Problem(`${address} is no page of this site.${instead} list_pages names all of them.`);
}

/** Characters of an excerpt. */
const EXCERPT = 400;

export const searchDocs = tool({
  name: "search_docs",
  title: "Search the documentation",
  description:
    "Finds sections of the Sablier documentation that answer a question, a name, a selector or an address. Returns the best sections first, with the beginning of their text; read_page reads them whole.",
  input: {
    query: query.describe("A question or keywords, in plain words"),
    limit: z.number().int().min(1).max(20).default(8),
  },
  output: {
    searchedFor: z.string().optional().describe("The English that a query in another language was read as"),
    results: z.array(
      z.object({
        page: z.string().describe("Title of the page"),
        heading: z.string().describe("Heading of the section; that of the page for its beginning"),
        url: z.string(),
        excerpt: z.string(),
      }),
    ),
  },
  answer: async (site, { query, limit }) => {
    const { matches, searchedFor } = searchEngine(site).search(query);
    return {
      ...(searchedFor === undefined ? {} : { searchedFor }),
      results: matches.slice(0, limit).map(({ section }) => ({
        page: section.hierarchy.lvl1 ?? "",
        heading: section.hierarchy[LEVELS[section.level]!] ?? "",
        url: section.url,
        excerpt: section.texts.join(" ").slice(0, EXCERPT),
      })),
      source: sourceOf(site, "/"),
    };
  },
});

export const readPage = tool({
  name: "read_page",
  title: "Read a page",
  description:
    "Reads a page of the documentation as Markdown: whole, one section of it, or its outline. A long page comes in parts; ask for the next one by its number.",
  input: {
    page: z.string().min(1).max(400).describe("Path or address: /concepts/fees"),
    section: z
      .string()
      .max(200)
      .optional()
      .describe("A heading of the page, or its anchor; with what stands below it"),
    outline: z.boolean().default(false).describe("Only the headings"),
    part: z.number().int().min(1).max(1000).default(1),
  },
  output: {
    title: z.string(),
    description: z.string(),
    markdown: z.string(),
    part: z.number().int(),
    parts: z.number().int(),
    updated: z.string().optional().describe("Day of the page's last change, where it is known"),
  },
  answer: async (site, { page: address, section, outline, part }) => {
    const page = pageOf(site, address);
    const whole = site.markdown(page);
    const wanted = section ?? decodeURIComponent(address.split("#")[1] ?? "");
    const text = outline ? outlineOf(whole) : wanted ? sectionOf(whole, wanted) : whole;
    if (text === undefined) {
      throw new Problem(`${page.route} has no section "${wanted}". Its outline:\n${outlineOf(whole)}`);
    }
    const parts = partsOf(text);
    if (part > parts.length) throw new Problem(`There are ${parts.length} parts, so none is number ${part}.`);
    const updated = site.updated(page);
    return {
      title: page.title,
      description: page.description,
      markdown: parts[part - 1]!,
      part,
      parts: parts.length,
      ...(updated ? { updated } : {}),
      source: sourceOf(site, page.route, productOf(page)),
    };
  },
});

/** The product that a page is about, by its path. */
function productOf({ route }: Page): string | undefined {
  return ["lockup", "flow", "airdrops"].find((product) => route.split("/").includes(product));
}

export const listPages = tool({
  name: "list_pages",
  title: "List the pages",
  description: "Lists the pages of the documentation with their descriptions, all or those of one section.",
  input: {
    section: z
      .string()
      .max(100)
      .optional()
      .describe("The first part of a path: concepts, guides, reference, api, apps, support, blog"),
  },
  output: {
    pages: z.array(z.object({ title: z.string(), url: z.string(), description: z.string() })),
  },
  answer: async (site, { section }) => {
    const pages = site.pages.filter(
      (page) => section === undefined || page.section === section.replaceAll("/", ""),
    );
    if (pages.length === 0) {
      const sections = [...new Set(site.pages.map((page) => page.section))];
      throw new Problem(`There is no section "${section}". The sections are ${sections.join(", ")}.`);
    }
    return {
      pages: pages.map(({ title, url, description }) => ({ title, url, description })),
      source: sourceOf(site, "/"),
    };
  },
});
