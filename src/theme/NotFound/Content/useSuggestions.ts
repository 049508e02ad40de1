import { useEffect, useState } from "react";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { searches } from "@site/src/tools/foundPages";
import type { FoundPage } from "@site/src/ui/toolLinks";

/**
 * Returns what the search finds for the words of an address that leads nowhere: the first of the queries that finds
 * anything. Nothing on the server, while it is loading, and when the index cannot be had or the site has no search.
 * @param pathname the address, as the browser has it
 */
export function useSuggestions(pathname: string): { query: string; pages: readonly FoundPage[] } | undefined {
  const {
    siteConfig: { themeConfig },
    siteMetadata: { docusaurusVersion },
  } = useDocusaurusContext();
  const [found, setFound] = useState<{ pathname: string; query: string; pages: readonly FoundPage[] }>();
  useEffect(() => {
    let isWanted = true;
    async function search(): Promise<void> {
      const [findPages, { listQueries }] = await Promise.all([
        searches[0]?.(),
        import(/* webpackChunkName: "nearest-routes" */ "@site/src/site/nearestRoutes"),
      ]);
      if (!findPages) return;
      for (const query of listQueries(pathname)) {
        const pages = await findPages(query, { themeConfig, docusaurusVersion });
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
  }, [pathname, themeConfig, docusaurusVersion]);
  return found?.pathname === pathname ? found : undefined;
}
