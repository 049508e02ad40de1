import { type Check, type Finding } from "../support/check";
import { collectContent } from "../support/content";
import { readMarkdown } from "../support/markdown";
import { type Page } from "../support/page";
import { type Site } from "../support/site";
import { composeMarkdownPath } from "../../src/site/markdownPage";

const REMEDY = "See what plugins/markdown-pages makes of it.";
/** Maximum number of differences of one kind that are shown, because one wrong rule is wrong everywhere. */
const SHOWN = 3;

/** Answered by the host's function, not by a file (vercel.json). */
const ASSISTANTS = "/mcp";

/** The Markdown page of a page says what the page says, and the lists for language models name all of them. */
export const markdownPages: Check = {
  name: "markdown-pages",
  title:
    "every page has a Markdown page with the same headings, code and table cells; llms.txt names them all",

  *page(page, site) {
    if (!hasContent(page)) return;
    const address = getMarkdown(page);
    const pathname = address === undefined ? undefined : page.resolve(address)?.pathname;
    if (pathname === undefined || !site.files.has(pathname)) {
      yield {
        message:
          address === undefined
            ? "Names no Markdown page."
            : `Names ${address} as its Markdown page, which does not exist.`,
        remedy: "plugins/markdown-pages must be in plugins/index.ts.",
      };
      return;
    }
    const expected = collectContent(page.$);
    const actual = site.findMarkdown(page) ?? readMarkdown(site.readBuilt(pathname));
    for (const [kind, name] of [
      ["headings", "heading"],
      ["code", "code block"],
      ["cells", "table cell"],
    ] as const) {
      yield* compareLists(expected[kind], actual[kind], name);
    }
    for (const href of new Set(actual.links)) {
      const target = page.resolve(href)?.pathname;
      if (target === undefined || site.has(target)) continue;
      yield { message: `Its Markdown page links to ${href}, which does not exist.`, remedy: REMEDY };
    }
  },

  *site(site) {
    const pages = site.addressed.filter(
      (page) => page.isListed && site.files.has(composeMarkdownPath(page.route)),
    );
    yield* listFaults(site, "llms.txt", pages);
    for (const section of new Set(pages.map(({ route }) => route.split("/")[1] ?? "").filter(Boolean))) {
      const ofSection = pages.filter(({ route }) => route.split("/")[1] === section);
      // A page that is alone is no section.
      if (ofSection.length > 1) yield* listFaults(site, `${section}/llms.txt`, ofSection);
    }
  },
};

/** The results of a search and the words for a missing page are no content. */
const hasContent = (page: Page): boolean =>
  !page.isNotFound && page.$("html.search-page-wrapper").length === 0;

const getMarkdown = (page: Page): string | undefined =>
  page.$('link[rel="alternate"][type="text/markdown"]').attr("href");

function* compareLists(expected: string[], actual: string[], name: string): Iterable<Finding> {
  const missing = listMissing(expected, actual);
  const surplus = listMissing(actual, expected);
  for (const text of missing.slice(0, SHOWN)) {
    yield { message: `Its Markdown page lacks the ${name} "${text.slice(0, 80)}".`, remedy: REMEDY };
  }
  for (const text of surplus.slice(0, SHOWN)) {
    yield { message: `Its Markdown page has a ${name} of its own: "${text.slice(0, 80)}".`, remedy: REMEDY };
  }
  if (missing.length + surplus.length > 0) return;
  const at = expected.findIndex((text, index) => actual[index] !== text);
  if (at >= 0) {
    yield {
      message: `Its Markdown page has the ${name} "${expected[at]?.slice(0, 80)}" in another place.`,
      remedy: REMEDY,
    };
  }
}

/** Returns what is in one list more often than in the other. */
function listMissing(list: string[], other: string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of other) counts.set(text, (counts.get(text) ?? 0) + 1);
  return list.filter((text) => {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left <= 0;
  });
}

function* listFaults(site: Site, file: string, pages: Page[]): Iterable<Finding> {
  const full = file.replace("llms.txt", "llms-full.txt");
  for (const name of [file, full]) {
    if (site.files.has(`/${name}`)) continue;
    yield {
      file: name,
      message: "Is not there.",
      remedy: "plugins/markdown-pages must be in plugins/index.ts.",
    };
  }
  if (!site.files.has(`/${file}`)) return;
  const named = new Set(readMarkdown(site.readBuilt(file)).links);
  const text = site.files.has(`/${full}`) ? site.readBuilt(full) : "";
  for (const page of pages) {
    const address = composeMarkdownPath(page.route);
    if (!named.has(site.expected.origin + address)) {
      yield { file, message: `Does not name ${address}.`, remedy: "See plugins/markdown-pages/src/llms.ts." };
    }
    if (text && !text.includes(`\nPage: ${site.expected.origin}${page.route === "/" ? "" : page.route}\n`)) {
      yield {
        file: full,
        message: `Does not hold ${page.route}.`,
        remedy: "See plugins/markdown-pages/src/llms.ts.",
      };
    }
  }
  for (const href of named) {
    const path = href.slice(site.expected.origin.length);
    if (!href.startsWith(`${site.expected.origin}/`) || path === ASSISTANTS || site.files.has(path)) continue;
    yield {
      file,
      message: `Names ${href}, which does not exist.`,
      remedy: "See plugins/markdown-pages/src/llms.ts.",
    };
  }
}
