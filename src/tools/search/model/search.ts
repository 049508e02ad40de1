import { type SearchRequest, type SearchResponse } from "./protocol";

/** Who answered: the hosted index, the embedded one as configured, or the embedded one because no host did. */
export type Source = "hosted" | "embedded" | "fallback";

/** An answer to one request. Nothing in the texts of its hits is markup but marks. */
export type SearchAnswer = Pick<SearchResponse, "hits" | "nbHits"> &
  Partial<SearchResponse> & {
    source: Source;
    /** The hosted index' name of the answer, for click analytics. */
    queryID?: string;
  };

/** What answers the search of this site: the embedded index, or a hosted one with the embedded one after it. */
export interface Search {
  /** Rejects when nobody can answer. */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Begins to load what will be needed, without waiting for it. */
  warmUp(): void;
}
