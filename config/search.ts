import type { ThemeConfig } from "@docusaurus/theme-search-algolia";

/** Name of the hosted index unless ALGOLIA_INDEX_NAME has a different one. Both a push and the site use it. */
export const DEFAULT_INDEX = "sablierdocs";

/** What the search of this site needs beyond the theme's own options. */
export interface SearchConfig {
  /** Whether the hosted index answers, with the embedded one as its safety net, or the embedded one alone. */
  hosted: boolean;
  /** Click analytics of the hosted service. */
  insights: boolean;
  /** Hosts to ask instead of the service's own. */
  hosts?: string[];
}

/** Environment variables that choose the index, read when the site is built. */
export interface SearchEnvironment {
  ALGOLIA_APP_ID?: string | undefined;
  /** The search-only key: it is part of the site that everyone can read. Never the admin key. */
  ALGOLIA_API_KEY?: string | undefined;
  ALGOLIA_INDEX_NAME?: string | undefined;
  /** "true" switches click analytics on. */
  ALGOLIA_INSIGHTS?: string | undefined;
}

/**
 * The theme's search options. Without credentials the embedded index answers; with both, the hosted one.
 *
 * @throws Error when one of the two credentials is missing: a site built like that would search nothing.
 */
export function searchConfig(environment: SearchEnvironment): ThemeConfig["algolia"] & SearchConfig {
  const appId = environment.ALGOLIA_APP_ID?.trim();
  const apiKey = environment.ALGOLIA_API_KEY?.trim();
  if (appId && !apiKey) {
    throw new Error(
      "ALGOLIA_APP_ID is set but ALGOLIA_API_KEY is missing: set both for the hosted search, or none.",
    );
  }
  if (apiKey && !appId) {
    throw new Error(
      "ALGOLIA_API_KEY is set but ALGOLIA_APP_ID is missing: set both for the hosted search, or none.",
    );
  }
  const hosted = Boolean(appId && apiKey);
  return {
    // The theme asks for both; the embedded index has no account.
    appId: appId || "embedded",
    apiKey: apiKey || "embedded",
    indexName: environment.ALGOLIA_INDEX_NAME?.trim() || DEFAULT_INDEX,
    // One language and one version: there is nothing to choose between.
    contextualSearch: false,
    searchPagePath: "search",
    hosted,
    insights: hosted && environment.ALGOLIA_INSIGHTS === "true",
    // The theme's own words differ from DocSearch's here.
    translations: { modal: { noResultsScreen: { noResultsText: "No results for" } } },
  };
}

export const search = searchConfig(process.env as SearchEnvironment);
