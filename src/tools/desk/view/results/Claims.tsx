import type { ReactNode } from "react";
import { formatAmount } from "@site/src/protocol/text/amount";
import { formatUtc } from "../../model/year/days";
import type { Claim } from "../../model/indexer/rows";
import { findChainName, composeExplorerUrl } from "../directory";
import styles from "../results.module.css";

/** The claims of airdrops, the newest first. Shows nothing without one. */
export function Claims({ claims }: { readonly claims: readonly Claim[] }): ReactNode {
  if (claims.length === 0) return null;
  const newest = [...claims].sort((a, b) => Number(b.at - a.at));
  return (
    <details className={styles.section}>
      <summary>
        {claims.length} {claims.length === 1 ? "claim" : "claims"} of airdrops
      </summary>
      <ul className={styles.rows}>
        {newest.map(({ id, campaign, campaignName, chainId, token, amount, at, hash, streamId }) => (
          <li key={id} className={styles.claim}>
            <strong>
              {formatAmount(amount, token.decimals)} {token.symbol}
            </strong>{" "}
            on {findChainName(chainId)}, {formatUtc(at)}
            <br />
            Campaign <a href={composeExplorerUrl(chainId, "address", campaign)}>{campaignName || campaign}</a>
            , <a href={composeExplorerUrl(chainId, "tx", hash)}>transaction</a>.{" "}
            {streamId
              ? "The claim opened a stream, which pays over time."
              : "The claim paid the tokens at once."}
          </li>
        ))}
      </ul>
    </details>
  );
}
