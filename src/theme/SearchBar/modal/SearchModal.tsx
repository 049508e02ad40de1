import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { DocSearchModal } from "@docsearch/react/modal";
import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from "@docusaurus/theme-search-algolia/client";
import { searchClient, type SearchOptions } from "@site/src/client/search";
import { missingResultsUrl, resultsUrl } from "@site/src/lib/search/addresses";
import { modalClient } from "@site/src/lib/search/client/modalClient";
import {
  cleanStoredSearches,
  hasRoom,
  keepTextHit,
  type StoredHit,
} from "@site/src/lib/search/storedSearches";
import { PendingEnter } from "./pendingEnter";
import { searchHit } from "./SearchHit";
import SearchStatus, { type ResultsListener } from "./SearchStatus";
import { setSemantics } from "./semantics";

export interface SearchModalProps {
  /** What was typed before the modal was loaded. */
  initialQuery: string;
  /** An Enter that was pressed after it: the first hit is asked for. */
  initialEnter: globalThis.KeyboardEvent | undefined;
  onClose(): void;
  /** Closes the search and opens an address on this site. */
  onFollow(address: string): void;
}

/** A hit as DocSearch hands it over. */
interface FollowedHit extends StoredHit {
  /** The hit of the page that it stands below, where that is in the list too. */
  __docsearch_parent?: object | null;
}

interface FooterProps {
  state: { query: string; context: { nbHits?: number } };
}

/** The modal's input, while there is one. */
const inputOf = () => document.querySelector<HTMLInputElement>(".DocSearch-Input");

type DocSearchProps = ComponentProps<typeof DocSearchModal>;

/**
 * DocSearch's modal on this site's search client. Stored searches are checked before it reads them, its error screen
 * stays, keys that come before the results wait for them, results are counted for screen readers, and a line says when
 * the hosted index is out of reach. It exists with JavaScript only.
 */
export default function SearchModal({
  initialQuery,
  initialEnter,
  onClose,
  onFollow,
}: SearchModalProps): ReactNode {
  const {
    siteConfig: { organizationName, projectName, themeConfig },
    siteMetadata: { docusaurusVersion },
  } = useDocusaurusContext();
  const options = (themeConfig as unknown as { algolia: SearchOptions }).algolia;
  const facetFilters = useAlgoliaContextualFacetFilters();
  const processUrl = useSearchResultUrlProcessor();
  const [insights, setInsights] = useState<DocSearchProps["insights"]>(false);
  const root = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Element | null>(null);
  const [pageTop] = useState(() => window.scrollY);
  // Told apart from the state of this component, so that an answer renders the line that speaks of it alone.
  const [listeners] = useState(() => new Set<ResultsListener>());
  const [pending] = useState(() => new PendingEnter(initialEnter));

  // The modal makes its searches anew whenever one of these changes, so none does.
  const [fixed] = useState(() => {
    const storage = storageOfBrowser();
    if (storage) cleanStoredSearches(storage, options.indexName);
    const client = searchClient(options, docusaurusVersion);
    const forModal = modalClient({
      search: (parameters) => client.search(parameters),
      isCurrent: (query) => inputOf()?.value === query,
      onResults(answer) {
        pending.onAnswer(inputOf()!);
        for (const listener of listeners) listener(answer);
      },
    });
    const follow = (hit: FollowedHit) => {
      // DocSearch has stored any other, or the page that it stands below.
      if (storage && hit.type === "content" && !hit.__docsearch_parent)
        keepTextHit(storage, options.indexName, hit);
      onFollow(hit.url);
    };
    const updateSemantics = () => void (root.current && setSemantics(root.current));
    const Hit = searchHit(follow);
    return {
      // It writes without a catch: with a full storage a press on a result would do nothing.
      disableUserPersonalization: storage !== undefined && !hasRoom(storage),
      transformSearchClient: () => forModal,
      transformItems: (items: { url: string }[]) =>
        items.map((item) => ({ ...item, url: processUrl(item.url) })),
      searchParameters: {
        facetFilters,
        // All that the modal reads of the marked texts; the hosted service sends them all anyway.
        ...(options.hosted ? {} : { attributesToHighlight: ["hierarchy.lvl0"] }),
      },
      hitComponent: function HitWithSemantics(props: ComponentProps<typeof Hit>) {
        useLayoutEffect(updateSemantics, []);
        return <Hit {...props} />;
      },
      navigator: { navigate: ({ item }: { item: FollowedHit }) => follow(item) },
      getMissingResultsUrl: ({ query }: { query: string }) =>
        missingResultsUrl(organizationName ?? "", projectName ?? "", query),
      resultsFooterComponent: function ResultsFooter({ state }: FooterProps) {
        useLayoutEffect(updateSemantics);
        return (
          <Link to={resultsUrl(state.query)} onClick={onClose}>
            See all {state.context.nbHits} results
          </Link>
        );
      },
    };
  });

  useEffect(() => {
    if (!options.insights) return;
    import("search-insights")
      .then(({ default: insightsClient }) => setInsights({ insightsClient }))
      // Without a connection, say: the search works all the same, and nothing is counted.
      .catch(() => undefined);
  }, [options.insights]);

  useLayoutEffect(() => {
    const element = root.current!;
    setSemantics(element);
    setBox(element.querySelector(".DocSearch-Modal"));
    // DocSearch does so after the paint: a letter that is typed meanwhile would be lost.
    inputOf()?.focus({ preventScroll: true });
  }, []);

  // The start screen and the one without results have no component of this site in them.
  const afterEvent = () => {
    requestAnimationFrame(() => root.current && setSemantics(root.current));
  };
  const onInput = (value: string) => {
    pending.onInput();
    if (!value) for (const listener of listeners) listener(undefined);
  };
  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.target === inputOf()) pending.onKeyDown(nativeEvent);
  };

  return (
    <div
      ref={root}
      data-hosted={options.hosted}
      onInputCapture={({ target }) => onInput((target as HTMLInputElement).value)}
      onResetCapture={() => onInput("")}
      onKeyDownCapture={onKeyDown}
      onKeyUp={afterEvent}
      onClick={afterEvent}
      onFocus={afterEvent}
    >
      <DocSearchModal
        appId={options.appId}
        apiKey={options.apiKey}
        indexName={options.indexName}
        placeholder="Search docs"
        initialQuery={initialQuery}
        initialScrollY={pageTop}
        onClose={onClose}
        insights={insights}
        {...(fixed as unknown as Partial<DocSearchProps>)}
      />
      {box && createPortal(<SearchStatus listeners={listeners} onFollow={onClose} />, box)}
    </div>
  );
}

/** `undefined` where it is blocked; the modal finds that out as well. */
function storageOfBrowser(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
