import { type ThemeConfigAlgolia } from "@docusaurus/theme-search-algolia";
import { type Search } from "../model/protocol";
import { version as docSearchVersion } from "@docsearch/react/package.json";
import { embedded } from "./embedded";

/** The site's search options as they are in its theme configuration (config/search.ts). */
export type SearchOptions = ThemeConfigAlgolia & { hosted: boolean; hosts?: string[] };

let site: Search | undefined;

/**
 * Returns the one search of the page, shared by the modal and the results page. This module is loaded when a reader
 * begins to search; the embedded index begins to load now too, unless a hosted one answers.
 */
export function createSiteSearch(options: SearchOptions, docusaurusVersion: string): Search {
  site ??= options.hosted ? createHostedSearch(options, docusaurusVersion) : embedded;
  site.warmUp();
  return site;
}

/**
 * Returns the hosted search, whose code is loaded with the first request; after a failure the next request tries again.
 */
function createHostedSearch(options: SearchOptions, docusaurusVersion: string): Search {
  const agents = [
    { segment: "docsearch", version: docSearchVersion },
    { segment: "docsearch-react", version: docSearchVersion },
    { segment: "docusaurus", version: docusaurusVersion },
  ];
  const { appId, apiKey, indexName, insights, hosts } = options;
  let loaded: Search | undefined;
  const load = async () => {
    const { HostedSearch } = await import("../model/hosted/hosted");
    return (loaded ??= new HostedSearch({
      appId,
      apiKey,
      indexName,
      clickAnalytics: Boolean(insights),
      agents,
      embedded,
      ...(hosts ? { hosts } : {}),
    }));
  };
  return {
    search: async (request) => (loaded ?? (await load())).search(request),
    warmUp: () => void load().catch(() => undefined),
  };
}
