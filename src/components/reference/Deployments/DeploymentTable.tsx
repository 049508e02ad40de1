import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { memo, useId, type ReactNode } from "react";
import { productNames } from "@site/data/products";
import { Address } from "@site/src/components/elements/Address";
import { Breakable } from "@site/src/components/elements/CodeInline";
import type { ChainDeployment, ReleaseContract } from "@site/plugins/protocol-data/src/deployments";
import { inSentence, inThousands } from "@site/src/lib/wording";
import { matches } from "./filter";
import { useRelease } from "./release";
import styles from "./styles.module.css";

export type Network = "mainnets" | "testnets";

const isOf: Record<Network, (chain: ChainDeployment) => boolean> = {
  mainnets: (chain) => !chain.isTestnet,
  testnets: (chain) => chain.isTestnet,
};

/** The rows of one chain. Remembered, so that a letter in the filter does not draw each address anew. */
const ChainRows = memo(function ChainRows({
  chain,
  contracts,
  isHidden,
}: {
  chain: ChainDeployment;
  contracts: readonly ReleaseContract[];
  isHidden: boolean;
}): ReactNode {
  const anchor = `chain-${chain.id}`;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tbody id={anchor} hidden={isHidden} className={styles.chain}>
      <tr>
        <th colSpan={2} scope="rowgroup" className={styles.chainName}>
          {chain.name} <span className={styles.chainId}>chain id {chain.id}</span>
        </th>
      </tr>
      {contracts.map(({ name, alias }, index) => {
        const deployed = chain.contracts[index];
        if (!deployed) return null;
        const [address, block] = deployed;
        return (
          <tr key={name}>
            <th scope="row" className={styles.contract}>
              <Breakable name={name} />
              {alias ? <span className={styles.alias}>{alias}</span> : null}
              {block === undefined ? null : (
                <span className={styles.block}>since block {inThousands(block)}</span>
              )}
            </th>
            <td>
              <Address value={address} href={chain.explorer + address} of={`${name} on ${chain.name}`} />
            </td>
          </tr>
        );
      })}
    </tbody>
  );
});

/**
 * The contracts of a release on its mainnets or testnets: chain by chain a row for each contract with its alias,
 * the block of its deployment where the SDK records it, and its address, linked to the chain's explorer. Each chain
 * has an anchor, `#chain-8453`. Complete in the static HTML; JavaScript adds copying and the filter of `<Deployments>`.
 */
export function DeploymentTable({ network }: { readonly network: Network }): ReactNode {
  const { release, query } = useRelease();
  const captionId = useId();
  const chains = release.chains.filter(isOf[network]);
  const left = chains.filter((chain) => matches(chain, query)).length;
  return (
    <div className={styles.region} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId}>
          {productNames[release.product]} {release.version} on {chains.length} {network}. Read from the npm
          package sablier {release.sdkVersion}.
        </caption>
        <thead>
          <tr>
            <th scope="col">Contract</th>
            <th scope="col">Address</th>
          </tr>
        </thead>
        {chains.map((chain) => (
          <ChainRows
            key={chain.id}
            chain={chain}
            contracts={release.contracts}
            isHidden={!matches(chain, query)}
          />
        ))}
        {left === 0 ? (
          <tbody>
            <tr>
              <td colSpan={2} className={styles.nothing}>
                The filter leaves none of these {network}.
              </td>
            </tr>
          </tbody>
        ) : null}
      </table>
    </div>
  );
}

/** How many mainnets, testnets or chains the release is deployed on. */
export function DeploymentCount({ of }: { readonly of: Network | "chains" }): ReactNode {
  const { chains } = useRelease().release;
  return of === "chains" ? chains.length : chains.filter(isOf[of]).length;
}

/** Chains that are new in the release (`added`), or that only the release before reached (`gone`), as running text. */
export function ChainChange({ show }: { readonly show: "added" | "gone" }): ReactNode {
  const { change } = useRelease().release;
  return inSentence(change?.[show] ?? []) || "none";
}
