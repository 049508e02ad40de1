import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { DocSearchModal } from "@docsearch/react/modal";
import "@docsearch/css";
import "./docsearch.css";
import Link from "@docusaurus/Link";
import type { useHistory } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from "@docusaurus/theme-search-algolia/client";
import { searchClient, type SearchOptions } from "@site/src/client/search";
import { type SearchResults } from "@site/src/lib/search/client/client";
import { missingResultsUrl, resultsUrl } from "@site/src/lib/search/addresses";
import { modalClient } from "@site/src/lib/search/client/modalClient";
import { cleanStoredSearches, keepTextHit, type StoredHit } from "@site/src/lib/search/storedSearches";
import { EarlyKeys } from "./earlyKeys";
import { hitComponent } from "./hitComponent";
import { keepWritable } from "./storage";
import styles from "./styles.module.css";

export interface SearchModalProps {
  /** What was typed before the modal was there. */
  initialQuery: string;
  /** An Enter that was pressed after it: the first hit is asked for. */
  initialEnter: globalThis.KeyboardEvent | undefined;
  onClose(): void;
  history: ReturnType<typeof useHistory>;
}

/** A hit as DocSearch hands it over. */
interface FollowedHit extends StoredHit {
  /** The hit of the page that it stands below, where that is in the list too. */
  __docsearch_parent?: object | null;
}

/** The modal's input, while there is one. */
const inputOf = () => document.querySelector<HTMLInputElement>(".DocSearch-Input");

/** How long a letter waits to be drawn together with its answer, in milliseconds: not to be noticed. */
const AT_ONCE = 50;

type Listener = (answer: SearchResults) => void;

type DocSearchProps = ComponentProps<typeof DocSearchModal>;

/**
 * DocSearch's modal on this site's search client. Around it: stored searches are checked before it reads them, its
 * error screen stays on display, keys that come before the results wait for them, results are counted for screen readers, and a line says when the hosted index is
 * out of reach. It exists with JavaScript only.
 */
export default function SearchModal({
  initialQuery,
  initialEnter,
  onClose,
  history,
}: SearchModalProps): ReactNode {
  const {
    siteConfig: { organizationName, projectName, themeConfig },
    siteMetadata: { docusaurusVersion },
  } = useDocusaurusContext();
  const options = (themeConfig as unknown as { algolia: SearchOptions }).algolia;
  const facetFilters = useAlgoliaContextualFacetFilters();
  const processUrl = useSearchResultUrlProcessor();
  const [insights, setInsights] = useState<DocSearchProps["insights"]>(false);
  const [place] = useState(placeOfPage);
  const root = useRef<HTMLDivElement>(null);
  // Told apart from the state of this component, so that an answer draws the line that speaks of it alone.
  const [listeners] = useState(() => new Set<Listener>());
  const [early] = useState(() => new EarlyKeys(initialEnter));

  // The modal makes its searches anew whenever one of these changes, so none does.
  const [fixed] = useState(() => {
    withStorage((storage) => cleanStoredSearches(storage, options.indexName));
    const client = searchClient(options, docusaurusVersion);
    const forModal = modalClient({
      search: (parameters) => client.search(parameters),
      isCurrent: (query) => inputOf()?.value === query,
      onResults(answer) {
        early.onAnswer(inputOf()!);
        for (const listener of listeners) listener(answer);
      },
    });
    const follow = (hit: FollowedHit) => {
      // DocSearch has kept any other, or the page that it stands below.
      if (hit.type === "content" && !hit.__docsearch_parent)
        withStorage((storage) => keepTextHit(storage, options.indexName, hit));
      const address = hit.url;
      if (address === history.createHref(history.location)) history.replace(address);
      else history.push(address);
    };
    return {
      transformSearchClient: () => forModal,
      transformItems: (items: { url: string }[]) =>
        items.map((item) => ({ ...item, url: processUrl(item.url) })),
      searchParameters: {
        facetFilters,
        // All that the modal reads of the marked texts; the hosted service sends them all anyway.
        ...(options.hosted ? {} : { attributesToHighlight: ["hierarchy.lvl0"] }),
      },
      hitComponent: hitComponent(follow),
      navigator: { navigate: ({ item }: { item: FollowedHit }) => follow(item) },
      getMissingResultsUrl: ({ query }: { query: string }) =>
        missingResultsUrl(organizationName ?? "", projectName ?? "", query),
      resultsFooterComponent: ({ state }: { state: { query: string; context: { nbHits?: number } } }) => (
        <Link to={resultsUrl(state.query)} onClick={onClose}>
          See all {state.context.nbHits} results
        </Link>
      ),
    };
  });

  useEffect(() => keepWritable(), []);

  useEffect(() => {
    if (!options.insights) return;
    import("search-insights")
      .then(({ default: insightsClient }) => setInsights({ insightsClient }))
      // Without a connection, say: the search works all the same, and nothing is counted.
      .catch(() => undefined);
  }, [options.insights]);

  useDialogRole(root);

  const onInput = () => early.onInput();
  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.target === inputOf()) early.onKeyDown(nativeEvent);
  };

  return (
    <div ref={root} data-hosted={options.hosted} onInputCapture={onInput} onKeyDownCapture={onKeyDown}>
      <DocSearchModal
        appId={options.appId}
        apiKey={options.apiKey}
        indexName={options.indexName}
        placeholder="Search docs"
        translations={{ noResultsScreen: { noResultsText: "No results for" } }}
        initialQuery={initialQuery}
        initialScrollY={place}
        onClose={onClose}
        insights={insights}
        {...(fixed as unknown as Partial<DocSearchProps>)}
      />
      <Status root={root} listeners={listeners} />
    </div>
  );
}

/** Does nothing where storage is blocked; the modal finds that out as well. */
function withStorage(act: (storage: Storage) => void): void {
  let storage: Storage;
  try {
    storage = window.localStorage;
  } catch {
    return;
  }
  act(storage);
}

/** Where DocSearch scrolls to when it closes: to where the page stands now, and nowhere once another page is asked for. */
function placeOfPage(): number {
  const { scrollY } = window;
  const { pathname } = window.location;
  // Read at the moment of scrolling.
  const place = { valueOf: () => (window.location.pathname === pathname ? scrollY : window.scrollY) };
  return place as unknown as number;
}

/** DocSearch gives the modal the role of a button; it is a dialog. */
function useDialogRole(root: { current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const modal = root.current?.querySelector(".DocSearch-Container");
    if (!modal) return;
    for (const attribute of [...modal.attributes]) {
      if (attribute.name.startsWith("aria-")) modal.removeAttribute(attribute.name);
    }
    modal.setAttribute("role", "dialog");
    modal.setAttribute("aria-modal", "true");
    modal.setAttribute("aria-label", "Search");
    modal.setAttribute("tabindex", "-1");
  }, [root]);
}

/** A line between the input and the results: the count for screen readers, and who answered when it was the safety net. */
function Status({ root, listeners }: { root: { current: HTMLElement | null }; listeners: Set<Listener> }) {
  const [results, setResults] = useState<SearchResults>();
  useLayoutEffect(() => {
    listeners.add(setResults);
    return () => void listeners.delete(setResults);
  }, [listeners]);
  const line = useMemo(() => document.createElement("div"), []);
  useEffect(() => {
    root.current?.querySelector(".DocSearch-Dropdown")?.before(line);
    return () => line.remove();
  }, [root, line]);
  const found = results?.results[0]?.nbHits ?? 0;
  return createPortal(
    <div role="status" data-answered={results?.results[0]?.query}>
      {results?.source === "fallback" && (
        <p className={styles.notice}>
          The search service cannot be reached. These results come from the index that is part of this site.
        </p>
      )}
      <span className={styles.spoken}>
        {results && (found === 0 ? "No results" : found === 1 ? "1 result" : `${found} results`)}
      </span>
    </div>,
    line,
  );
}
