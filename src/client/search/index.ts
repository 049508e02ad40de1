import { SearchClient } from "../../lib/search/client/client";
import { respond, warmUp } from "./embeddedIndex";

/** The release of DocSearch whose look and format the modal has, for the service's statistics. */
const DOCSEARCH_VERSION = "3.9.0";

/** The site's search options as they stand in its theme configuration (config/search.ts). */
export interface SearchOptions {
  appId: string;
  apiKey: string;
  indexName: string;
  hosted: boolean;
  insights: boolean;
  hosts?: string[];
}

let client: SearchClient | undefined;

/**
 * The one search client of the page, shared by the modal and the results page. This module is loaded when a reader
 * begins to search; the embedded index is loaded now too, unless a hosted one answers.
 */
export function searchClient(options: SearchOptions, docusaurusVersion: string): SearchClient {
  client ??= new SearchClient({
    ...(options.hosted ? { hosted: options } : {}),
    respond,
    agents: [
      { segment: "docsearch", version: DOCSEARCH_VERSION },
      { segment: "docsearch-react", version: DOCSEARCH_VERSION },
      { segment: "docusaurus", version: docusaurusVersion },
    ],
  });
  if (!options.hosted) warmUp();
  return client;
}
