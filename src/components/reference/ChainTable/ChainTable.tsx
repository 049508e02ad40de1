import { Fragment, type ReactNode } from "react";
import list from "@generated/protocol-data/default/chains.json";
import { appChainSlugs } from "@site/data/apps/appChains";
import { productNames } from "@site/data/site/products";
import { Breakable } from "@site/src/ui/elements/CodeInline/Breakable";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";
import type { ChainCounts, ChainRow, Product } from "@site/plugins/protocol-data/src/types";
import { joinInSentence } from "@site/src/protocol/text/wording";
import styles from "./styles.module.css";

/** Groups of chains that a page can ask for. */
export type ChainGroup = "mainnets" | "testnets" | "older";

const groups: Record<ChainGroup, { caption: string; includes: (chain: ChainRow) => boolean }> = {
  mainnets: {
    caption: "Mainnets with current releases",
    includes: (chain) => chain.isCurrent && !chain.isTestnet,
  },
  testnets: {
    caption: "Testnets with current releases",
    includes: (chain) => chain.isCurrent && chain.isTestnet,
  },
  older: { caption: "Chains with older releases only", includes: (chain) => !chain.isCurrent },
};

function Releases({ chain, product }: { chain: ChainRow; product: Product }): ReactNode {
  const { current, releases } = chain.products[product];
  if (current) return <span className={styles.current}>{list.currentRelease[product]}</span>;
  if (releases.length === 0) return <span className={styles.none}>none</span>;
  return releases.join(", ");
}

const createProductColumn = (product: Product): Column<ChainRow> => ({
  label: productNames[product],
  cell: (chain) => <Releases chain={chain} product={product} />,
});

const columns: Column<ChainRow>[] = [
  {
    label: "Chain",
    isRowHeader: true,
    cell: (chain) => (
      <>
        {chain.name}
        {chain.isZK ? (
          <>
            {" "}
            <abbr
              className={styles.mark}
              title="Runs a ZK virtual machine: the contracts are compiled for it separately"
            >
              ZK VM
            </abbr>
          </>
        ) : null}
      </>
    ),
  },
  { label: "Chain ID", kind: "number", cell: (chain) => chain.id },
  { label: "Native token", cell: (chain) => chain.nativeToken.symbol },
  createProductColumn("lockup"),
  createProductColumn("flow"),
  createProductColumn("airdrops"),
  { label: "In the app", cell: (chain) => (chain.isSupportedByUI ? "yes" : "no") },
  {
    label: "Explorer",
    cell: (chain) => (
      <a href={chain.explorer.url} className={styles.explorer}>
        <Breakable name={new URL(chain.explorer.url).host} />
      </a>
    ),
  },
];

/**
 * EVM chains with their id, native token, explorer and the releases deployed there, read from the SDK at build time
 * (plugins/protocol-data). Static HTML: needs no JavaScript.
 * @param show one group; without it all three, one table after the other
 */
export function ChainTable({ show }: { readonly show?: ChainGroup }): ReactNode {
  const wanted = show ? [show] : (["mainnets", "testnets", "older"] as const);
  return wanted.map((group) => {
    const rows = list.chains.filter(groups[group].includes);
    return (
      <DataTable
        key={group}
        caption={`${groups[group].caption}: ${rows.length}. Read from the npm package sablier ${list.sdkVersion}.`}
        columns={columns}
        rows={rows}
        rowKey={(chain) => chain.id}
        rowId={(chain) => `chain-${chain.id}`}
      />
    );
  });
}

/** A number of chains, from the same data as the table, so that prose cannot disagree with it. */
export function ChainCount({ of: kind }: { readonly of: keyof ChainCounts }): ReactNode {
  return list.counts[kind];
}

/** The release that is current for a product line, e.g. "v4.0". */
export function CurrentRelease({ of: product }: { readonly of: Product }): ReactNode {
  return list.currentRelease[product];
}

/** Sets of chain names that sentences need. Each is computed, none is typed. */
const nameSets = {
  currentNotInApp: () =>
    list.chains.filter((chain) => chain.isCurrent && !chain.isSupportedByUI).map((chain) => chain.name),
  inAppOlderOnly: () =>
    list.chains.filter((chain) => !chain.isCurrent && chain.isSupportedByUI).map((chain) => chain.name),
  zk: () => list.chains.filter((chain) => chain.isZK).map((chain) => chain.name),
  bob: () => [...list.bob],
  legacy: () => [...list.legacy],
} satisfies Record<string, () => string[]>;

/** The names of a set of chains as running text: "Blast and Tangle". "none" when the set is empty. */
export function ChainNames({ of: set }: { readonly of: keyof typeof nameSets }): ReactNode {
  return joinInSentence(nameSets[set]()) || "none";
}

/**
 * What chains that the app lists are called in its paths, by name of the chain. Static.
 * @param from those that the project's documentation names, or the others with the SDK's slugs
 */
export function ChainSlugs({ from }: { readonly from: "documentation" | "sdk" }): ReactNode {
  const chains = list.chains
    .filter(
      ({ id, isSupportedByUI }) => isSupportedByUI && (from === "documentation") === id in appChainSlugs,
    )
    .map((chain) => ({ ...chain, chainSlug: appChainSlugs[chain.id] ?? chain.chainSlug }));
  return (
    <p>
      {chains.map(({ id, name, chainSlug }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          {name} <code>{chainSlug}</code>
        </Fragment>
      ))}
      .
    </p>
  );
}
