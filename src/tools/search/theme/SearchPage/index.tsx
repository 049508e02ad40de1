import { useCallback, useEffect, useId, useState, type ReactNode } from "react";
import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import { HtmlClassNameProvider, PageMetadata, useQueryString } from "@docusaurus/theme-common";
import { useHistory, useLocation } from "@docusaurus/router";
import Heading from "@theme-original/Heading";
import Layout from "@theme/Layout";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import {
  findTwins,
  MAX_QUERY_LENGTH,
  composeMissingResultsUrl,
  readPaste,
  watchInsertions,
} from "@site/src/tools/search";
import { verbatim } from "@site/src/ui/elements/Form/verbatim";
import Answer from "./Answer";
import NearestQuestions from "./NearestQuestions";
import SearchResult from "./SearchResult";
import styles from "./styles.module.css";
import { useSearch } from "./useSearch";

/**
 * Replaces upstream's results page: the input takes 64 characters, 20 results a page, errors are shown as the modal
 * shows them, the number of results is announced, and texts of hits can only be text. The query is in the address.
 * Without JavaScript the page says what to do instead.
 */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <PageMetadata
          title="Search"
          description="Search every page of the Sablier documentation: concepts, guides, functions, errors and contract addresses."
        />
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
        <Search />
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** Rendered inside the layout, which knows the version of the docs that is searched. */
function Search(): ReactNode {
  const [address, setAddress] = useQueryString("q");
  const { pathname, search } = useLocation();
  // A link that was followed changes the address before it changes the page: until then the results stay.
  const isLeft = useHistory().location.pathname !== pathname;
  const query = (isLeft ? (new URLSearchParams(search).get("q") ?? "") : address).slice(0, MAX_QUERY_LENGTH);
  const [pasted, setPasted] = useState("");
  const { state, more, prepare } = useSearch(query);
  const { organizationName, projectName } = useDocusaurusContext().siteConfig;
  const { hits = [], nbHits = 0, nbPages = 0, nearest = [], source } = state.answer ?? {};
  const twins = findTwins(hits);
  const input = useId();
  const keepInsertions = useCallback(
    (field: HTMLInputElement) => watchInsertions(field, (text) => setPasted(text.trim())),
    [],
  );
  // A reader without a query came to type one, for example from the field of the home page before it was hydrated.
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).get("q")) document.getElementById(input)?.focus();
  }, [input]);
  return (
    <main className={`container ${styles.page}`}>
      <Heading as="h1" className={styles.title}>
        {query ? (
          <>
            Search results for “<bdi>{query}</bdi>”
          </>
        ) : (
          "Search the documentation"
        )}
      </Heading>
      <form action="/search" role="search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={input} className={styles.label}>
          Search
        </label>
        <input
          ref={keepInsertions}
          id={input}
          type="search"
          name="q"
          className={styles.input}
          placeholder="Search docs"
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onFocus={prepare}
          onPaste={({ clipboardData }) => setPasted(clipboardData.getData("text").trim())}
          onChange={({ target }) => setAddress(target.value.slice(0, MAX_QUERY_LENGTH))}
          {...verbatim}
        />
      </form>
      <noscript>
        <div className={styles.message}>
          <p>
            <strong>The search runs in your browser and needs JavaScript.</strong> Without it, the{" "}
            <a href="/concepts/glossary">glossary</a>, the <a href="/reference/errors">errors</a>, the{" "}
            <a href="/reference/overview">reference</a> and the <a href="/support/faq">frequent questions</a>{" "}
            help you further, or search this site with a search engine:
          </p>
          <p>
            <a href="https://duckduckgo.com/?q=site%3Adocs.sablier.com">
              Search docs.sablier.com with DuckDuckGo
            </a>
          </p>
        </div>
      </noscript>
      <p role="status" className={styles.count}>
        {getCount(state)}
      </p>
      {source === "fallback" && (
        <p className={styles.message}>
          The search service cannot be reached. These results come from the index that is part of this site.
        </p>
      )}
      {state.status === "error" && (
        <div role="alert" className={styles.message}>
          <p className={styles.problem}>The results could not be loaded</p>
          <p>Check your connection, and try again.</p>
          <button type="button" className={`button button--secondary ${styles.more}`} onClick={more}>
            Try again
          </button>
        </div>
      )}
      {state.status === "stalled" && <div className={styles.spinner} aria-hidden="true" />}
      {state.status === "idle" && query && state.query === query && nbHits === 0 && (
        <div className={styles.message}>
          <p>
            Check the spelling or use fewer words. Should this query have results?{" "}
            <Link to={composeMissingResultsUrl(organizationName ?? "", projectName ?? "", query)}>
              Let us know.
            </Link>
          </p>
          <NearestQuestions questions={nearest} />
        </div>
      )}
      <Answer query={readPaste(query, pasted)} />
      <ol className={styles.results}>
        {hits.map((hit) => (
          <SearchResult key={hit.id} hit={hit} isTwin={twins.has(hit)} />
        ))}
      </ol>
      {state.status !== "error" && state.page + 1 < nbPages && (
        <button
          type="button"
          className={`button button--secondary ${styles.more}`}
          // Not `disabled`, which would take the focus away from who pressed it.
          aria-disabled={state.status !== "idle"}
          onClick={() => {
            if (state.status === "idle") more();
          }}
        >
          Show more results
        </button>
      )}
    </main>
  );
}

/** Returns the text for a screen reader: nothing while the reader types. */
function getCount({ status, query, answer }: ReturnType<typeof useSearch>["state"]): string {
  if (status === "stalled") return "Searching";
  if (!query || status !== "idle") return "";
  const { nbHits: total = 0, searchedFor } = answer ?? {};
  const count = total === 0 ? `No results for "${query}"` : total === 1 ? "One result" : `${total} results`;
  return searchedFor ? `Searched for: ${searchedFor}. ${count}` : count;
}
