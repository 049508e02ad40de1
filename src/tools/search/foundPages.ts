import type { FindPages, FoundPage } from "../../ui/toolLinks";
import type { Hit } from "./model/protocol";
import { loadSearch } from "./worker/later";
import type { SearchOptions } from "./worker/siteSearch";

/** The texts of hits are escaped for HTML. */
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, "text/html").body;
const readPlain = (html: string): string => parse(html).textContent;

/** Part of a heading that the words of an address must make up. */
const PART_NAMED = 0.5;

/** Checks whether at least half of a hit's heading is what was searched for: a heading with one word of many is chance. */
export function isNamed({ headings }: { readonly headings: readonly string[] }): boolean {
  const heading = parse(headings.at(-1) ?? "");
  const named = [...heading.querySelectorAll("mark")].reduce((sum, mark) => sum + mark.textContent.length, 0);
  return named > 0 && named >= PART_NAMED * heading.textContent.replace(/\s/g, "").length;
}

/** Maximum number of pages that are found. */
const MAX_PAGES = 5;

/** Returns the first hit of each page. */
function listPages(hits: readonly Hit[]): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const { url, area, headings } of hits) {
    const page = url.split("#", 1)[0]!;
    const name = headings.map(readPlain).filter(Boolean).join(" › ");
    if (!pages.has(page)) pages.set(page, { url, area, name });
  }
  return [...pages.values()].slice(0, MAX_PAGES);
}

/** Loads what finds the pages and sections that are named as a query says. */
export async function loadFindPages(): Promise<FindPages> {
  const { createSiteSearch } = await loadSearch();
  return async (query, { themeConfig, docusaurusVersion }) => {
    const options = (themeConfig as { algolia: SearchOptions }).algolia;
    return listPages(
      (await createSiteSearch(options, docusaurusVersion).search({ query })).hits.filter(isNamed),
    );
  };
}
