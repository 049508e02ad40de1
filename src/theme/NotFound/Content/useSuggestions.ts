import { useEffect, useState } from "react";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { loadSearch, type Hit, type SearchOptions } from "@site/src/tools/search";

/** How many pages are offered. */
const MAX_SUGGESTIONS = 5;

/** A page that the search found. */
export interface FoundPage {
  readonly url: string;
  readonly area: string;
  /** Its headings from that of the page to the one that was found: `Lockup deployments › Ethereum`. */
  readonly name: string;
}

/** The texts of hits are escaped for HTML. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html, "text/html").documentElement.textContent ?? "";

/** Returns the first hit of each page. */
function pagesOf(hits: readonly Hit[]): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const { url, area, headings } of hits) {
    const { pathname, hash } = new URL(url, window.location.origin);
    const name = headings.map(plain).filter(Boolean).join(" › ");
    if (!pages.has(pathname)) pages.set(pathname, { url: pathname + hash, area, name });
  }
  return [...pages.values()].slice(0, MAX_SUGGESTIONS);
}

/**
 * Returns what the search finds for the words of an address that leads nowhere: the first of the queries that finds
 * anything. Nothing on the server, while it is loading, and when the index cannot be had.
 * @param pathname the address, as the browser has it
 */
export function useSuggestions(pathname: string): { query: string; pages: readonly FoundPage[] } | undefined {
  const {
    siteConfig: { themeConfig },
    siteMetadata: { docusaurusVersion },
  } = useDocusaurusContext();
  const options = (themeConfig as unknown as { algolia: SearchOptions }).algolia;
  const [found, setFound] = useState<{ pathname: string; query: string; pages: readonly FoundPage[] }>();
  useEffect(() => {
    let isWanted = true;
    async function search(): Promise<void> {
      const [{ siteSearch }, { queriesOf }] = await Promise.all([
        loadSearch(),
        import(/* webpackChunkName: "nearest-routes" */ "@site/src/site/nearestRoutes"),
      ]);
      const site = siteSearch(options, docusaurusVersion);
      for (const query of queriesOf(pathname)) {
        const pages = pagesOf((await site.search({ query })).hits);
        if (!isWanted) return;
        if (pages.length > 0) {
          setFound({ pathname, query, pages });
          return;
        }
      }
    }
    search().catch(() => undefined); // Suggestions are a courtesy: the links of the page lead on without them.
    return () => {
      isWanted = false;
    };
  }, [pathname, options, docusaurusVersion]);
  return found?.pathname === pathname ? found : undefined;
}
