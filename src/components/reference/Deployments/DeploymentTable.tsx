import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { memo, useId, type ReactNode } from "react";
import { productNames } from "@site/data/site/products";
import { Address } from "@site/src/ui/elements/Address/Address";
import { Collapsible } from "@site/src/ui/elements/Collapsible/Collapsible";
import { Breakable } from "@site/src/ui/elements/CodeInline/Breakable";
import type { ChainDeployment, ReleaseContract } from "@site/plugins/protocol-data/src/types";
import { joinInSentence, formatThousands } from "@site/src/protocol/text/wording";
import { useChosenChain } from "../../../ui/chain/chosenChain";
import { useRelease } from "./release";
import styles from "./styles.module.css";

export type Network = "mainnets" | "testnets";

const isOf: Record<Network, (chain: ChainDeployment) => boolean> = {
  mainnets: (chain) => !chain.isTestnet,
  testnets: (chain) => chain.isTestnet,
};

interface RowsProps {
  readonly chain: ChainDeployment;
  readonly contracts: readonly ReleaseContract[];
  readonly isHidden: boolean;
  /** Whether it is the chain that the reader works on. */
  readonly isChosen?: boolean;
}

const getAddress = (chain: ChainDeployment, { name }: ReleaseContract, address: string) => (
  <Address value={address} href={chain.explorer + address} of={`${name} on ${chain.name}`} />
);

function ChainName({ chain }: { readonly chain: ChainDeployment }): ReactNode {
  return (
    <>
      {chain.name} <span className={styles.chainId}>chain ID {chain.id}</span>
    </>
  );
}

/** The line of one chain: the contract that readers call. Memoised, so that a letter in the filter renders no row again. */
const ChainLine = memo(function ChainLine({ chain, contracts, isHidden, isChosen }: RowsProps): ReactNode {
  const anchor = `chain-${chain.id}`;
  useBrokenLinks().collectAnchor(anchor);
  const contract = contracts[0]!;
  const deployed = chain.contracts[0];
  return (
    <tbody id={anchor} hidden={isHidden} className={styles.line} data-chosen={isChosen || undefined}>
      <tr>
        <th scope="rowgroup" className={styles.chainName}>
          <ChainName chain={chain} />
        </th>
        <td>
          {/* The search and the page in Markdown know the address by this name. */}
          <span className={styles.visuallyHidden}>{contract.name} </span>
          {deployed ? getAddress(chain, contract, deployed[0]) : "not deployed"}
        </td>
        <td className={styles.block}>
          {deployed?.[1] === undefined ? null : (
            <>
              <span className={styles.blockLabel}>since block </span>
              {formatThousands(deployed[1])}
            </>
          )}
        </td>
      </tr>
    </tbody>
  );
});

/** All given contracts of one chain, under its name. */
const ChainRows = memo(function ChainRows({
  chain,
  contracts,
  isHidden,
  anchor,
  first,
}: RowsProps & { readonly anchor: string; readonly first: number }): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tbody id={anchor} hidden={isHidden} className={styles.chain}>
      <tr>
        <th colSpan={2} scope="rowgroup" className={styles.chainName}>
          <ChainName chain={chain} />
        </th>
      </tr>
      {contracts.map((contract, index) => {
        const deployed = chain.contracts[first + index];
        if (!deployed) return null;
        const [address, block] = deployed;
        return (
          <tr key={contract.name}>
            <th scope="row" className={styles.contract}>
              <Breakable name={contract.name} />
              {contract.alias ? <span className={styles.alias}>{contract.alias}</span> : null}
              {block === undefined ? null : (
                <span className={styles.since}>since block {formatThousands(block)}</span>
              )}
            </th>
            <td>{getAddress(chain, contract, address)}</td>
          </tr>
        );
      })}
    </tbody>
  );
});

function ContractTable({
  caption,
  chains,
  first,
  anchorOf,
}: {
  readonly caption: string;
  readonly chains: readonly ChainDeployment[];
  /** From which contract of the release on. */
  readonly first: number;
  readonly anchorOf: (chain: ChainDeployment) => string;
}): ReactNode {
  const { release, left } = useRelease();
  return (
    <Region caption={caption}>
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
          contracts={release.contracts.slice(first)}
          first={first}
          anchor={anchorOf(chain)}
          isHidden={!left.has(chain.id)}
        />
      ))}
    </Region>
  );
}

/** A table that scrolls sideways where a window is narrower than an address. */
function Region({
  caption,
  children,
}: {
  readonly caption: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const captionId = useId();
  return (
    <div className={styles.region} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/**
 * The contracts of a release on its mainnets or testnets. Where one contract has an alias, it is the one that readers
 * call: a line for each chain gives its address, linked to the chain's explorer, and the block of its deployment where
 * the SDK records it; the other contracts are folded below. Releases of several such contracts have a fold for all of
 * them, chain by chain. Each chain has an anchor, `#chain-8453`. Complete in the static HTML; JavaScript adds copying and
 * the filter of `<Deployments>`.
 */
export function DeploymentTable({ network }: { readonly network: Network }): ReactNode {
  const { release, left } = useRelease();
  const chosen = useChosenChain();
  const chains = release.chains.filter(isOf[network]);
  const product = `${productNames[release.product]} ${release.version}`;
  const source = `Read from the npm package sablier ${release.sdkVersion}.`;
  const nothing = chains.every(({ id }) => !left.has(id)) && (
    <p className={styles.nothing}>The filter leaves none of these {network}.</p>
  );
  const getAnchor = (chain: ChainDeployment) => `chain-${chain.id}`;
  const [main, ...others] = release.contracts;
  if (release.contracts.filter(({ alias }) => alias).length !== 1) {
    return (
      <>
        <ContractTable
          caption={`${product} on ${chains.length} ${network}. ${source}`}
          chains={chains}
          first={0}
          anchorOf={getAnchor}
        />
        {nothing}
      </>
    );
  }
  return (
    <>
      <Region caption={`${product} on ${chains.length} ${network}. ${source}`}>
        <thead>
          <tr>
            <th scope="col">Chain</th>
            <th scope="col">
              {main!.name} <span className={styles.alias}>{main!.alias}</span>
            </th>
            <th scope="col" className={styles.block}>
              Since block
            </th>
          </tr>
        </thead>
        {chains.map((chain) => (
          <ChainLine
            key={chain.id}
            chain={chain}
            contracts={release.contracts}
            isHidden={!left.has(chain.id)}
            isChosen={chain.id === chosen}
          />
        ))}
      </Region>
      {nothing}
      {others.length > 0 && (
        <Collapsible
          className={styles.others}
          summary={`${joinInSentence(others.map(({ name }) => name))} on ${network}`}
        >
          <ContractTable
            caption={`The other contracts of ${product} on ${network}`}
            chains={chains}
            first={1}
            anchorOf={(chain) => `${getAnchor(chain)}-contracts`}
          />
        </Collapsible>
      )}
    </>
  );
}

/** How many mainnets, testnets or chains the release is deployed on. */
export function DeploymentCount({ of: network }: { readonly of: Network | "chains" }): ReactNode {
  const { chains } = useRelease().release;
  return network === "chains" ? chains.length : chains.filter(isOf[network]).length;
}

/** Chains that are new in the release (`added`), or that only the release before reached (`gone`), as running text. */
export function ChainChange({ show }: { readonly show: "added" | "gone" }): ReactNode {
  const { change } = useRelease().release;
  return joinInSentence(change?.[show] ?? []) || "none";
}
