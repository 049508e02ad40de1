import { type ReactElement } from "react";
import { type DocSearchProps } from "@docsearch/react";
import Link from "@docusaurus/Link";
import { useSearchLinkCreator } from "@docusaurus/theme-common";
import Translate from "@docusaurus/Translate";
import { cleanQuery } from "@site/src/tools/search";

/** What is said where the embedded index answered because no host did. */
export const FALLBACK =
  "The search service cannot be reached. These results come from the index that is part of this site.";

type FooterProps = Parameters<NonNullable<DocSearchProps["resultsFooterComponent"]>>[0];

/**
 * Returns what is below the hits: the link to all of them, unless all are shown, and whether the embedded index answered
 * because no host did.
 */
export function createResultsFooter(onClose: () => void, isFallback: () => boolean) {
  return function ResultsFooter({ state: { query, context, collections } }: FooterProps): ReactElement {
    const createSearchLink = useSearchLinkCreator();
    const count = context.nbHits as number;
    const shown = collections.reduce((sum, { items }) => sum + items.length, 0);
    return (
      <>
        {shown < count && (
          <Link to={createSearchLink(cleanQuery(query))} onClick={onClose}>
            <Translate id="theme.SearchBar.seeAll" values={{ count }}>
              {"See all {count} results"}
            </Translate>
          </Link>
        )}
        {isFallback() && <p>{FALLBACK}</p>}
      </>
    );
  };
}
