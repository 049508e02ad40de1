import { useCallback, useEffect, useRef, useState } from "react";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { loadSearch, STALL, type SearchAnswer, type SearchOptions } from "@site/src/tools/search";

export interface SearchState {
  status: "idle" | "loading" | "stalled" | "error";
  query: string;
  /** The last page that is in the answer. */
  page: number;
  /** The answer with the hits of all pages so far. */
  answer: SearchAnswer | undefined;
}

const EMPTY: SearchState = { status: "idle", query: "", page: -1, answer: undefined };

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

  const load = useCallback(
    async () => (await loadSearch()).createSiteSearch(options, docusaurusVersion),
    [options, docusaurusVersion],
  );
  const ask = useCallback(
    (page: number) => {
      const mine = ++turn.current;
      const update = (change: (before: SearchState) => SearchState) =>
        setState((before) => (mine === turn.current ? change(before) : before));
      update((before) => ({ ...before, status: "loading" }));
      const stall = setTimeout(() => update((before) => ({ ...before, status: "stalled" })), STALL);
      load()
        .then((search) => search.search({ query, page, words: WORDS }))
        .then(
          (answer) =>
            update((before) => {
              const hits = page === 0 ? [] : (before.answer?.hits ?? []);
              return { status: "idle", query, page, answer: { ...answer, hits: [...hits, ...answer.hits] } };
            }),
          () => update((before) => ({ ...before, ...(page === 0 ? EMPTY : {}), query, status: "error" })),
        )
        .finally(() => clearTimeout(stall));
    },
    [query, load],
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
  // A failure shows when something is searched for.
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  return { state, more, prepare };
}
