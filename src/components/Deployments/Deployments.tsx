import useBaseUrl from "@docusaurus/useBaseUrl";
import { useId, useMemo, useState, type ReactNode } from "react";
import type { ReleaseDeployments } from "@site/plugins/protocol-data/src/deployments";
import { matches } from "./filter";
import { productNames, ReleaseContext } from "./release";
import styles from "./styles.module.css";

export interface DeploymentsProps {
  /** Data module of one release: `@generated/protocol-data/default/deployments-lockup-v4.0.json`. */
  readonly release: ReleaseDeployments;
  /** The page, with one `<DeploymentTable>` or more in it. */
  readonly children: ReactNode;
}

/**
 * The deployments of one release: a filter over all tables inside, and the downloads. Without JavaScript the filter
 * is not shown and the tables are complete.
 */
export function Deployments({ release, children }: DeploymentsProps): ReactNode {
  const [query, setQuery] = useState("");
  const inputId = useId();
  const found = useMemo(
    () => release.chains.filter((chain) => matches(chain, query)).length,
    [release, query],
  );
  const value = useMemo(() => ({ release, query }), [release, query]);
  const all = release.chains.length;
  const file = useBaseUrl(`/deployments/${release.product}-${release.version}`);
  const title = `${productNames[release.product]} ${release.version}`;
  return (
    <ReleaseContext value={value}>
      <div className={styles.bar}>
        <div className={styles.filter}>
          <label htmlFor={inputId}>Filter by chain name or id</label>
          <div className={styles.field}>
            <input
              id={inputId}
              type="text"
              inputMode="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder="Base, 10"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Escape") setQuery("");
              }}
            />
            {query ? (
              <button type="button" className={styles.clear} onClick={() => setQuery("")}>
                Clear filter
              </button>
            ) : null}
          </div>
          <p role="status" className={styles.count}>
            {query === ""
              ? `${all} chains`
              : found === 0
                ? `No chain with ${title} matches. Older releases may be there: see the other deployment pages.`
                : `${found} of ${all} chains`}
          </p>
        </div>
        <p className={styles.downloads}>
          Download all addresses of {title}:{" "}
          <a href={`${file}.json`} download>
            JSON
          </a>
          {", "}
          <a href={`${file}.csv`} download>
            CSV
          </a>
        </p>
      </div>
      {children}
    </ReleaseContext>
  );
}
