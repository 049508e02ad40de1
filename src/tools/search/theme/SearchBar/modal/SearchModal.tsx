import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { DocSearchModal, type DocSearchProps } from "@docsearch/react";
import { useThemeConfig } from "@docusaurus/theme-common";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import {
  answerTo,
  composeMissingResultsUrl,
  type SearchAnswer,
  type SearchOptions,
} from "@site/src/tools/search";
import {
  cleanStoredSearches,
  docSearchClient,
  hasRoom,
  createSiteSearch,
} from "@site/src/tools/search/worker";
import { keepOwnAddress } from "@site/src/ui/forms/ownAddress";
import { readInsights } from "./insights";
import { PendingAnswer } from "./pendingAnswer";
import { PendingEnter } from "./pendingEnter";
import { createResultsFooter } from "./resultsFooter";
import { searchHit } from "./SearchHit";
import SearchStatus, { type AnswerListener } from "./SearchStatus";
import { mendSemantics } from "./semantics";
import StartLinks from "./StartLinks";

export interface SearchModalProps {
  /** What was typed before the modal was loaded, or what was selected on the page. */
  query: string;
  /** Whether the next letter replaces it. */
  isSelected: boolean;
  /** An Enter that was pressed after it: the first hit is asked for. */
  enter: globalThis.KeyboardEvent | undefined;
  /** What was pasted last, of which the input may hold the beginning. */
  pasted: RefObject<string>;
  onClose(): void;
  /** Closes the search and opens an address. */
  onFollow(address: string): void;
}

/** Returns the number of words that fill two lines of a row, by the width of the window. */
const countWordsOfText = () => (window.innerWidth > 768 ? 28 : 16);

/**
 * Keeps the height and place of the part of the window that is in sight in properties of the page, because a keyboard on
 * the screen covers the rest. Returns a function that ends it.
 */
function fitVisibleWindow(): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (!viewport) return undefined;
  const { style } = document.documentElement;
  const update = () => {
    // A reader who has zoomed in moves about in the whole window.
    style.setProperty("--search-height", `${Math.round(viewport.height * viewport.scale)}px`);
    style.setProperty("--search-top", `${viewport.scale > 1 ? 0 : Math.round(viewport.offsetTop)}px`);
  };
  update();
  viewport.addEventListener("resize", update);
  viewport.addEventListener("scroll", update);
  return () => {
    viewport.removeEventListener("resize", update);
    viewport.removeEventListener("scroll", update);
    for (const name of ["--search-height", "--search-top"]) style.removeProperty(name);
  };
}

/**
 * DocSearch's modal on this site's search, with all that the theme's configuration says. What is ours comes in by its
 * properties; the element around it holds keys back that come before their answer, and shows screen readers the number of
 * hits. It exists with JavaScript only.
 */
export function SearchModal({
  query,
  isSelected,
  enter,
  pasted,
  onClose,
  onFollow,
}: SearchModalProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [pageTop] = useState(() => window.scrollY);
  const [pending] = useState(() => new PendingEnter(enter));
  const [searching] = useState(() => new PendingAnswer());
  // Kept separate from the state of this component, so that an answer renders the line that speaks of it alone.
  const [listeners] = useState(() => new Set<AnswerListener>());
  const getInput = () => root.current?.querySelector<HTMLInputElement>(".DocSearch-Input");
  const isFallback = useRef(false);
  const props = useDocSearchProps({
    isFallback: () => isFallback.current,
    typed: () => getInput()?.value ?? "",
    pasted,
    onFollow(address) {
      keepPastedText(address);
      onFollow(address);
    },
    onClose,
    onAnswer(answered, answer) {
      isFallback.current = answer.source === "fallback";
      pending.onAnswer(getInput()!);
      searching.onAnswer(root.current);
      for (const listener of listeners) listener(answered, answer);
    },
  });

  useLayoutEffect(fitVisibleWindow, []);

  useLayoutEffect(() => searching.onInput(root.current, query), [searching, query]);

  useLayoutEffect(() => {
    // DocSearch does so after the paint: a letter that is typed meanwhile would be lost.
    getInput()?.focus({ preventScroll: true });
    if (isSelected) getInput()?.select();
    return mendSemantics(root.current!);
  }, [isSelected]);

  useEffect(() => {
    // DocSearch asks for an initial query with its list closed, where the first arrow is lost; a focus that comes after
    // that opens it. The input has it already.
    if (query) getInput()?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }, [query]);

  const onInput = (value: string) => {
    pending.onInput();
    searching.onInput(root.current, value);
    if (!value) for (const listener of listeners) listener("", undefined);
  };
  const onKeyDown = ({ nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.target === getInput()) pending.onKeyDown(nativeEvent);
  };
  return (
    <div
      ref={root}
      onInputCapture={({ target }) => onInput((target as HTMLInputElement).value)}
      onResetCapture={() => onInput("")}
      onKeyDownCapture={onKeyDown}
    >
      <DocSearchModal {...props} initialQuery={query} initialScrollY={pageTop} onClose={onClose} />
      <SearchStatus listeners={listeners} root={root} onClose={onClose} />
    </div>
  );
}

/** Notes that what the error decoder is given came from the reader's own paste, and by no link. */
function keepPastedText(address: string): void {
  const { pathname, hash } = new URL(address, window.location.origin);
  if (pathname.endsWith("/reference/errors") && hash.includes("=")) keepOwnAddress("decoder", hash);
}

interface Handlers extends Pick<SearchModalProps, "pasted" | "onFollow" | "onClose"> {
  typed(): string;
  isFallback(): boolean;
  onAnswer(query: string, answer: SearchAnswer): void;
}

/** Returns what DocSearch is given. It makes its searches again whenever one of these changes, so none does. */
function useDocSearchProps({
  typed,
  pasted,
  isFallback,
  onFollow,
  onClose,
  onAnswer,
}: Handlers): DocSearchProps {
  const {
    siteConfig: { organizationName = "", projectName = "" },
    siteMetadata: { docusaurusVersion },
  } = useDocusaurusContext();
  const { algolia } = useThemeConfig() as unknown as { algolia: SearchOptions };
  const [props] = useState((): DocSearchProps => {
    const getMissingResultsUrl = ({ query }: { query: string }) =>
      composeMissingResultsUrl(organizationName, projectName, query);
    return {
      ...algolia,
      placeholder: "Search docs",
      insights: readInsights(algolia.insights),
      disableUserPersonalization: !prepareStorage(algolia.indexName),
      transformSearchClient: () =>
        docSearchClient({
          search: createSiteSearch(algolia, docusaurusVersion),
          typed,
          pasted: () => pasted.current,
          words: countWordsOfText(),
          answerTo,
          onAnswer,
        }) as never,
      hitComponent: searchHit(onFollow) as unknown as NonNullable<DocSearchProps["hitComponent"]>,
      navigator: { navigate: ({ itemUrl }) => onFollow(itemUrl) },
      getMissingResultsUrl,
      resultsFooterComponent: createResultsFooter(onClose, isFallback),
      translations: {
        ...algolia.translations?.modal,
        // DocSearch renders what it is given.
        startScreen: { noRecentSearchesText: (<StartLinks onFollow={onFollow} />) as unknown as string },
      } as DocSearchProps["translations"],
    };
  });
  return props;
}

/** Makes the storage fit for DocSearch, which neither checks what it reads nor expects a write to fail. */
function prepareStorage(indexName: string): boolean {
  try {
    cleanStoredSearches(window.localStorage, indexName);
    return hasRoom(window.localStorage);
  } catch {
    // It is blocked; the modal finds that out as well and shows that nothing is stored.
    return true;
  }
}
