import { MAX_QUERY_LENGTH } from "./limits";

/**
 * Returns a query as it may be shown, put into an address and searched for: at most 64 characters, no half of a
 * surrogate pair (which `encodeURIComponent` refuses), no control characters.
 */
export function cleanQuery(query: string): string {
  return query
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/\p{Surrogate}/gu, "")
    .replace(/[\u0000-\u001f\u007f]/g, " ");
}

/** Returns the form for a new issue about a query that finds nothing, with the query filled in. */
export const composeMissingResultsUrl = (organization: string, project: string, query: string) =>
  `https://github.com/${organization}/${project}/issues/new?title=` +
  encodeURIComponent(`Search finds nothing for "${cleanQuery(query)}"`);
