import { z } from "zod";
import { findNearestRoutes } from "../../../site/nearestRoutes";
import { sayMore, cutPart, measureRoom } from "../../../server/answer/limit";
import {
  findLinesAbout,
  readOpening,
  writeOutline,
  splitParts,
  findSection,
} from "../../../server/site/markdown";
import { Problem } from "../../../server/answer/problem";
import { type Page, type Site } from "../../../server/site/site";
import { findPageRelease, createSource } from "../../../server/site/source";
import { defineTool, type Call } from "../../../server/answer/tool";
import { cursor } from "../../../server/parameters";

/** Characters of a wrong address that an answer repeats. */
const SHOWN = 100;

/** Returns the page of an address or a title, or throws a problem that names the nearest pages. */
function findPage(site: Site, given: string): Page {
  const { origin, host } = new URL(site.page("/")!.url);
  const address = given.trim().replace(new RegExp(`^${host.replaceAll(".", "\\.")}(?=/|$)`, "i"), origin);
  const [, foreign] = /^(https?:\/\/[^/?#]+)/.exec(address) ?? [];
  if (foreign !== undefined && foreign.toLowerCase() !== origin) {
    throw new Problem(`${foreign} is not this site. This tool reads pages of ${origin} only.`);
  }
  const page = site.page(address);
  if (page) return page;
  const [title = ""] = address.split("#");
  const titled = site.pages.find((candidate) => listWords(candidate.title) === listWords(title));
  if (titled) return titled;
  const routes = site.pages.map(({ route, title }) => ({ path: route, title }));
  const offers = findNearestRoutes(address, routes, 3).map(({ path }) => path);
  const instead = offers.length > 0 ? ` Near it: ${offers.join(", ")}.` : "";
  throw new Problem(
    `${given.slice(0, SHOWN)} is not a page of this site.${instead} search_docs finds pages by words, and list_pages names all.`,
  );
}

/** Returns the words of a title in small letters, without punctuation. */
const listWords = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Returns the section of a page that an id or a heading names, or throws a problem with the outline. */
function readSection(site: Site, page: Page, wanted: string): string {
  const whole = site.markdown(page);
  const anchor = site.anchor(page, wanted.replace(/^#/, ""));
  const section =
    findSection(whole, wanted) ??
    (anchor && (anchor[0] === "" ? readOpening(whole) : findSection(whole, anchor[0])));
  if (section === undefined) {
    const outline = splitParts(writeOutline(whole), 4_000)[0];
    throw new Problem(`${page.route} has no section "${wanted.slice(0, 80)}". Its outline:\n${outline}`);
  }
  const isExact = findSection(whole, wanted) !== undefined;
  return isExact || !anchor ? section : (findLinesAbout(section, anchor[1]) ?? section);
}

/** Reads the words after `#`, which may be written with percent signs. */
function readHash(address: string): string {
  const hash = address.split("#")[1] ?? "";
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Share of the room that text takes, because line breaks and quotation marks take two bytes when they are sent. */
const TEXT = 0.92;

export const readPage = defineTool({
  name: "read_page",
  title: "Read a page",
  description:
    "Reads a page as Markdown: all of it, one section or its outline. Use it when you know which page: its title, path or address.",
  input: {
    page: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .describe("Title, path or address, with # for a section: /support/faq#cancel"),
    section: z.string().max(200).optional().describe("Heading or id, instead of # in page: cancel"),
    outline: z.boolean().default(false).describe("Headings alone: true"),
    part: z.number().int().min(1).max(1000).default(1).describe("Part of a long page: 2"),
  },
  answer: async (site, { page: address, section, outline, part }, { max }) => {
    const page = findPage(site, address);
    const wanted = section ?? readHash(address);
    const text = outline
      ? writeOutline(site.markdown(page))
      : wanted
        ? readSection(site, page, wanted)
        : site.markdown(page);
    const parts = splitParts(text, Math.floor(measureRoom(max) * TEXT));
    if (part > parts.length)
      throw new Problem(`The text has ${parts.length} parts, so part ${part} does not exist.`);
    const updated = site.updated(page);
    const release = findPageRelease(site, page.route);
    const hash = /\s/.test(wanted) ? "" : wanted.replace(/^#*/, "#");
    const source = createSource(site, wanted ? page.route + hash : page.route, release ? [release] : []);
    const next =
      part < parts.length
        ? `\n\n[Part ${part} of ${parts.length}. Call read_page again with part ${part + 1} for the next, or with outline true for the headings.]`
        : "";
    const about = `[${page.title} · ${source.page}${updated ? ` · changed ${updated}` : ""} · ${source.release}, ${source.asOf}]`;
    // A document: clients that show data alone would lose its text.
    return { text: `${about}\n\n${parts[part - 1]!}${next}` };
  },
});

/** Returns the titles and paths of pages below a path, in the order of the paths. */
function listPagesBelow(site: Site, section: string | undefined): readonly Page[] {
  const path = (section ?? "")
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/^\/+|(?<!\/)\/+$/g, "")
    .toLowerCase();
  const pages = site.pages.filter(
    ({ route }) => path === "" || `${route.slice(1).toLowerCase()}/`.startsWith(`${path}/`),
  );
  if (pages.length > 0) return pages;
  const sections = [...new Set(site.pages.map((page) => page.section))];
  throw new Problem(`There is no section "${section}". The sections are ${sections.join(", ")}.`);
}

export const listPages = defineTool({
  name: "list_pages",
  title: "List pages",
  description:
    "Lists titles and paths of pages, all or those below one path. Use it for an overview; to find an answer, use search_docs.",
  input: {
    section: z.string().max(100).optional().describe("Beginning of a path: reference/lockup"),
    cursor,
  },
  answer: async (site, { section, cursor: from = 0 }, { max }) => {
    const pages = listPagesBelow(site, section);
    const lines = pages.map(({ route, title }) => `${route}: ${title}`);
    const part = cutPart(lines, from, measureRoom(max) * TEXT);
    const more = sayMore(part, from, "pages");
    const sections = section === undefined ? countBySection(pages) : "";
    return {
      text: [sections, part.rows.join("\n"), more].filter(Boolean).join("\n\n"),
    };
  },
});

function countBySection(pages: readonly Page[]): string {
  const counts = new Map<string, number>();
  for (const { section } of pages) counts.set(section, (counts.get(section) ?? 0) + 1);
  return `${pages.length} pages: ${[...counts].map(([name, count]) => `${name} ${count}`).join(", ")}.`;
}

export const fetchDocument = defineTool({
  name: "fetch",
  title: "Fetch, for ChatGPT",
  description: "read_page as ChatGPT's connectors require it. Other clients use read_page.",
  input: {
    id: z.string().trim().min(1).max(400).describe("id of a result: https://docs.sablier.com/concepts/fees"),
  },
  answer: async (site, { id }, call: Call) => {
    const page = findPage(site, id);
    const wanted = readHash(id);
    const whole = wanted ? readSection(site, page, wanted) : site.markdown(page);
    const parts = splitParts(whole, Math.floor(measureRoom(call.max) * TEXT * TEXT));
    const release = findPageRelease(site, page.route);
    const source = createSource(
      site,
      wanted ? `${page.route}#${wanted}` : page.route,
      release ? [release] : [],
    );
    const isCut = parts.length > 1;
    return {
      text: JSON.stringify({
        id,
        title: page.title,
        text: isCut
          ? `${parts[0]!}\n\n[Cut here: read_page reads the other ${parts.length - 1} parts.]`
          : whole,
        url: source.page,
        metadata: { release: source.release, asOf: source.asOf, updated: site.updated(page) ?? "" },
      }),
    };
  },
});
