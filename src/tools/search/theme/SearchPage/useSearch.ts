import { useCallback, useEffect, useRef, useState } from "react";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import {
  loadSearch,
  STALL,
  type Hit,
  type NearQuestion,
  type SearchOptions,
  type Source,
} from "@site/src/tools/search";

export interface SearchState {
  status: "idle" | "loading" | "stalled" | "error";
  query: string;
  hits: Hit[];
  /** How many there are in all. */
  total: number;
  /** Whether `hits` can be continued. */
  hasMore: boolean;
  page: number;
  /** Where there are none: the nearest questions that the site answers. */
  nearest: NearQuestion[];
  source?: Source;
  /** The English query that one in another language was turned into. */
  searchedFor?: string | undefined;
}

const EMPTY: SearchState = {
  status: "idle",
  query: "",
  hits: [],
  total: 0,
  hasMore: false,
  page: -1,
  nearest: [],
};

/** Number of words of a text that are shown. */
const WORDS = 30;

/** What was found last: a reader who comes back to it finds it as it was left, with the place on the page. */
let last = EMPTY;

/** How long to wait for the next letter before a search begins, in milliseconds. */
const PAUSE = 120;

/**
 * Searches for a query and the pages of its results.
 *
 * @returns what is found so far; `more`, which asks for more, or once more after an error; and `prepare`, which loads
 *   the index for a reader who is about to type.
 */
export function useSearch(query: string): { state: SearchState; more: () => void; prepare: () => void } {
  const {
    siteConfig: { themeConfig },
    siteMetadata: { docusaurusVersion },
  } = useDocusaurusContext();
  const options = (themeConfig as unknown as { algolia: SearchOptions }).algolia;
  const [state, setState] = useState(() => (query && query === last.query ? last : EMPTY));
  const [asked, setAsked] = useState(query);
  const turn = useRef(0);
  if (asked !== query) {
    setAsked(query);
    if (!query.trim()) setState(EMPTY);
    else if (query === last.query) setState(last);
  }

  const ask = useCallback(
    (page: number) => {
      const mine = ++turn.current;
      const update = (change: (before: SearchState) => SearchState) =>
        setState((before) => (mine === turn.current ? change(before) : before));
      update((before) => ({ ...before, status: "loading" }));
      const stall = setTimeout(() => update((before) => ({ ...before, status: "stalled" })), STALL);
      loadSearch()
        .then(({ createSiteSearch }) =>
          createSiteSearch(options, docusaurusVersion).search({ query, page, words: WORDS }),
        )
        .then(
          ({ hits, nbHits, nbPages = 0, nearest = [], source, searchedFor }) =>
            update((before) => ({
              status: "idle",
              query,
              hits: page === 0 ? hits : [...before.hits, ...hits],
              total: nbHits,
              hasMore: page + 1 < nbPages,
              page,
              nearest,
              source,
              searchedFor,
            })),
          () => update((before) => ({ ...before, ...(page === 0 ? EMPTY : {}), query, status: "error" })),
        )
        .finally(() => clearTimeout(stall));
    },
    [query, options, docusaurusVersion],
  );

  useEffect(() => {
    if (state.status === "idle") last = state;
  }, [state]);

  useEffect(() => {
    if (!query.trim() || query === last.query) {
      turn.current++;
      return undefined;
    }
    const pause = setTimeout(() => ask(0), PAUSE);
    return () => clearTimeout(pause);
  }, [query, ask]);

  const more = useCallback(() => ask(state.page + 1), [ask, state.page]);
  const prepare = useCallback(() => {
    loadSearch().then(
      ({ createSiteSearch }) => void createSiteSearch(options, docusaurusVersion),
      () => undefined,
    );
  }, [options, docusaurusVersion]);
  return { state, more, prepare };
}
