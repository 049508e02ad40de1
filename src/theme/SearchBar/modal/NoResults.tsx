import { type ReactNode } from "react";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { missingResultsUrl } from "@site/src/lib/search/addresses";
import { nothingFound } from "./icons";

interface NoResultsProps {
  query: string;
  /** What else to search for. */
  suggestions: readonly string[];
  onAsk(query: string): void;
}

/** What stands in place of hits where there are none. It exists with JavaScript only. */
export default function NoResults({ query, suggestions, onAsk }: NoResultsProps): ReactNode {
  const { organizationName = "", projectName = "" } = useDocusaurusContext().siteConfig;
  return (
    <div className="DocSearch-NoResults">
      <div className="DocSearch-Screen-Icon">{nothingFound}</div>
      <p className="DocSearch-Title">
        No results for &quot;<strong>{query}</strong>&quot;
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">Try searching for:</p>
          <ul>
            {suggestions.slice(0, 3).map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => onAsk(`${suggestion.toLowerCase()} `)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        Believe this query should return results?{" "}
        <a
          href={missingResultsUrl(organizationName, projectName, query)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Let us know.
        </a>
      </p>
    </div>
  );
}
