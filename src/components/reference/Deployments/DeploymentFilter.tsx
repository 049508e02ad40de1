import useBaseUrl from "@docusaurus/useBaseUrl";
import clsx from "clsx";
import { useId, type ReactNode } from "react";
import { productNames } from "@site/data/site/products";
import { isComposing } from "@site/src/ui/fields";
import { verbatim } from "@site/src/ui/elements/Form/verbatim";
import { useRelease } from "./release";
import styles from "./styles.module.css";

/**
 * A field that filters all tables of the release by chain name or id, and the downloads. Without JavaScript the field
 * is not shown: the tables are then complete.
 */
export function DeploymentFilter(): ReactNode {
  const { release, query, left, setQuery } = useRelease();
  const inputId = useId();
  const file = useBaseUrl(`/deployments/${release.product}-${release.version}`);
  const title = `${productNames[release.product]} ${release.version}`;
  const all = release.chains.length;
  const found = left.size;
  const nothing = `No chain of that name or ID has ${title}. It may have a different release: look at the other deployment pages.`;
  return (
    <div className={styles.bar}>
      <div className={clsx(styles.filter, "screen-only")}>
        <label htmlFor={inputId}>Filter by chain name or ID</label>
        <div className={styles.field}>
          <input
            id={inputId}
            type="text"
            inputMode="search"
            placeholder="Base, 10"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && !isComposing(event.nativeEvent)) setQuery("");
            }}
            {...verbatim}
          />
          {query ? (
            <button type="button" className={styles.clear} onClick={() => setQuery("")}>
              Clear filter
            </button>
          ) : null}
        </div>
        <p role="status" className={styles.count}>
          {query === "" ? `${all} chains` : found === 0 ? nothing : `${found} of ${all} chains`}
        </p>
      </div>
      <p className={styles.downloads}>
        Download all of {title}:{" "}
        <a href={`${file}.json`} download>
          JSON
        </a>
        {", "}
        <a href={`${file}.csv`} download>
          CSV
        </a>
      </p>
    </div>
  );
}
