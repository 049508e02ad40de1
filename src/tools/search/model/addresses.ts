import { cleanQuery } from "./cleanQuery";

/** Returns the form for a new issue about a query that finds nothing, with the query filled in. */
export const composeMissingResultsUrl = (organization: string, project: string, query: string) =>
  `https://github.com/${organization}/${project}/issues/new?title=` +
  encodeURIComponent(`Search finds nothing for "${cleanQuery(query)}"`);
