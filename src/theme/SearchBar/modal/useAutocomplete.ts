import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type BaseSyntheticEvent,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { createAutocomplete, type AutocompleteApi, type AutocompleteState } from "@algolia/autocomplete-core";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from "@docusaurus/theme-search-algolia/client";
import { isComposing } from "@site/src/client/fields";
import { searchClient, type SearchOptions } from "@site/src/client/search";
import { type SearchResults } from "@site/src/lib/search/client/client";
import { groupHits, type Item } from "@site/src/lib/search/groups";
import { MAX_QUERY_LENGTH, snippetAttributes, STALL } from "@site/src/lib/search/limits";
import { LEVELS } from "@site/src/lib/search/packed/records";
import { type SearchRequest } from "@site/src/lib/search/protocol";
import { type StoredSearches } from "@site/src/lib/search/storedSearches";
import { eventData, insights } from "./insights";

export type Autocomplete = AutocompleteApi<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>;
export type Collection = AutocompleteState<Item>["collections"][number];

/** What the collections are: the hits to a query, or the stored searches where it is empty. */
export interface Shown {
  query: string;
  /** Missing where the query is empty, and where nobody could answer it. */
  answer: SearchResults | undefined;
  /** Groups that were found before, to search for instead. */
  suggestions: readonly string[];
}

export interface AutocompleteProps {
  options: SearchOptions;
  stored: StoredSearches;
  initialQuery: string;
  /** An Enter that was pressed after the initial query: the first hit is asked for. */
  initialEnter: globalThis.KeyboardEvent | undefined;
  onFollow(address: string): void;
}

const INITIAL: AutocompleteState<Item> = {
  activeItemId: null,
  query: "",
  completion: null,
  collections: [],
  isOpen: false,
  status: "idle",
  context: {},
};

const HITS = 20;

/**
 * The autocomplete of the modal: its state, the properties of its input, and `ask`, which searches for another query.
 * A key that leaves the input or opens a hit waits for the answer to what stands in it: until then the hits are those
 * of the query before. An Enter is then pressed again, unless the reader has pressed or typed anything else.
 */
export function useAutocomplete({
  options,
  stored,
  initialQuery,
  initialEnter,
  onFollow,
}: AutocompleteProps) {
  const { docusaurusVersion } = useDocusaurusContext().siteMetadata;
  const facetFilters = useAlgoliaContextualFacetFilters();
  const processUrl = useSearchResultUrlProcessor();
  const input = useRef<HTMLInputElement>(null);
  const enter = useRef(initialQuery ? initialEnter : undefined);
  const [state, setState] = useState({ ...INITIAL, query: initialQuery });

  const [autocomplete] = useState((): Autocomplete => {
    const client = searchClient(options, docusaurusVersion);
    const search = (query: string) =>
      client.search({
        requests: [
          {
            query,
            indexName: options.indexName,
            attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), "content", "type", "url"],
            attributesToSnippet: snippetAttributes(window.innerWidth),
            snippetEllipsisText: "…",
            highlightPreTag: "<mark>",
            highlightPostTag: "</mark>",
            hitsPerPage: HITS,
            clickAnalytics: options.insights,
            facetFilters: facetFilters as SearchRequest["facetFilters"],
            // The snippets are all that is shown; the hosted service sends whole texts anyway.
            ...(options.hosted ? {} : { attributesToHighlight: [] }),
          },
        ],
      });
    const source = (sourceId: string, items: Item[]) => ({
      sourceId,
      getItems: () => items,
      getItemUrl: ({ item }: { item: Item }) => item.url,
      onSelect: ({ item }: { item: Item }) => stored.add(item),
    });
    let asked = 0;
    let answered = 0;
    let suggestions: string[] = [];
    return createAutocomplete<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
      id: "docsearch",
      placeholder: "Search docs",
      openOnFocus: true,
      defaultActiveItemId: 0,
      stallThreshold: STALL,
      initialState: { query: initialQuery },
      insights: insights(options),
      navigator: { navigate: ({ itemUrl }) => onFollow(itemUrl) },
      onStateChange: (change) => setState(change.state),
      async getSources({ query, setContext }) {
        const turn = ++asked;
        const answer = query ? await search(query).catch(() => undefined) : undefined;
        // An error behind which another letter was typed takes no hits off display.
        if (query && !answer && turn < asked) return new Promise(() => {});
        const result = answer?.results[0];
        const groups = groupHits(
          (result?.hits ?? []).map((hit) => ({
            ...hit,
            url: processUrl(hit.url),
            ...eventData(options, result?.queryID),
          })),
        );
        if (groups.length > suggestions.length) suggestions = groups.map(([hit]) => hit!.hierarchy.lvl0!);
        // Autocomplete passes over collections that are late as well.
        if (turn > answered) {
          answered = turn;
          setContext({ shown: { query, answer, suggestions } satisfies Shown });
        }
        if (query) return groups.map((hits, index) => source(`hits${index}`, hits));
        return [source("recent", stored.recent), source("favourite", stored.favourites)].filter(
          ({ getItems }) => getItems().length > 0,
        );
      },
    });
  });

  const shown = state.context.shown as Shown | undefined;
  const isAnswered = state.status === "idle" && shown?.query === state.query;
  // It asks for the element to open a closed panel at a press, which the focus does here.
  const inputProps = autocomplete.getInputProps({ inputElement: null, maxLength: MAX_QUERY_LENGTH });

  // Before the paint: a letter that came before the focus would be lost. The focus makes the first search.
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    const early = enter.current;
    if (!isAnswered || !early) return;
    enter.current = undefined;
    inputProps.onKeyDown(early as unknown as KeyboardEvent);
  });

  const ask = useCallback(
    (query: string) => {
      autocomplete.setQuery(query);
      void autocomplete.refresh();
      input.current?.focus();
    },
    [autocomplete],
  );

  return {
    autocomplete,
    state,
    shown,
    ask,
    inputProps: {
      ...inputProps,
      ref: input,
      onChange(event: BaseSyntheticEvent) {
        enter.current = undefined;
        inputProps.onChange(event);
      },
      onKeyDown(event: KeyboardEvent) {
        // The Enter that ends a composition of letters opens nothing.
        if (isComposing(event.nativeEvent)) return;
        enter.current = undefined;
        const isEnter = event.key === "Enter";
        if (isAnswered || (!isEnter && event.key !== "Tab")) {
          inputProps.onKeyDown(event);
        } else if (isEnter) {
          event.preventDefault();
          enter.current = event.nativeEvent;
        }
      },
    },
  };
}
