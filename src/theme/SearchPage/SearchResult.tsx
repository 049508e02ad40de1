import { type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { useSearchResultUrlProcessor } from "@docusaurus/theme-search-algolia/client";
import { LEVELS } from "@site/src/tools/search/model/packed/records";
import { type Hit } from "@site/src/tools/search/model/protocol";
import styles from "./styles.module.css";

interface SearchResultProps {
  hit: Hit;
  /** Whether another hit has the same headings, so that the address tells them apart. */
  isTwin: boolean;
}

/** A hit: its heading as a link, the headings above it, and the text that matched. Its texts hold no markup but marks. */
export default function SearchResult({ hit, isTwin }: SearchResultProps): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  const levels = LEVELS.filter((level) => hit.hierarchy[level]);
  const title = levels.at(-1) ?? "lvl0";
  const html = (level: (typeof LEVELS)[number]) => ({
    __html: hit._highlightResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? "",
  });
  const text = hit._snippetResult?.content?.value ?? hit.content;
  return (
    <li className={styles.result}>
      <h2 className={styles.heading}>
        <Link to={processUrl(hit.url)} dangerouslySetInnerHTML={html(title)} />
      </h2>
      <p className={styles.path}>
        <span>{hit.hierarchy.lvl0}</span>
        {levels.slice(1, -1).map((level) => (
          <span key={level} dangerouslySetInnerHTML={html(level)} />
        ))}
        {isTwin && <span>{new URL(hit.url).pathname}</span>}
      </p>
      {text && <p className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />}
    </li>
  );
}
