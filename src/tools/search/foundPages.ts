import type { FindPages, FoundPage } from "../../ui/toolLinks";
import { isNamed, readPlain } from "./isNamed";
import type { Hit } from "./model/protocol";
import { loadSearch } from "./worker/later";
import type { SearchOptions } from "./worker/siteSearch";

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
