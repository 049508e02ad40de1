// One file, because the tables share how an address and a chain are shown.
import { Fragment, type ReactNode } from "react";
import type {
  CurrentEndpoints,
  EnvioDeployment,
  LegacyEndpoints,
  PreviousEndpoints,
  Subgraph,
} from "@site/data/endpoints/types";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";
import { compareNames, formatDays } from "@site/src/protocol/text/wording";
import styles from "./styles.module.css";

const renderDate = (iso: string) => <time dateTime={iso}>{formatDays(iso)}</time>;

/** Splits a URL where a line may end: after a slash, so that names and IDs stay whole where a line holds them. */
const listParts = (url: string) => url.match(/[^/]*\/*/g)!.filter(Boolean);

/** A URL in full, with a button that copies it. One part that is wider than its column breaks anywhere. */
function Url({ value, of: subject, link = false }: { value: string; of: string; link?: boolean }): ReactNode {
  const shown = listParts(link ? value.replace("https://", "") : value).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
  return (
    <span className={styles.url}>
      {link ? <a href={value}>{shown}</a> : <code>{shown}</code>}
      <CopyButton value={value} of={subject} />
    </span>
  );
}

function Chain({ row }: { row: Subgraph }): ReactNode {
  return (
    <>
      {row.chain}
      {row.isTestnet ? " (testnet)" : null}
      <span className={styles.chainId}>{row.chainId}</span>
    </>
  );
}

const chainColumn: Column<Subgraph> = {
  label: "Chain and its ID",
  isRowHeader: true,
  cell: (row) => <Chain row={row} />,
};
const namedColumn: Column<Subgraph> = {
  label: "Chain, its ID, and the subgraph",
  isRowHeader: true,
  cell: (row) => (
    <>
      <Chain row={row} />
      <code className={styles.name}>{row.name}</code>
    </>
  ),
};

/** Every address of a subgraph under each other: none is out of sight on a phone. */
function Addresses({ row, former = false }: { row: Subgraph; former?: boolean }): ReactNode {
  const { production, testing, explorer, chain, subgraphId } = row;
  return (
    <>
      <span className={styles.addresses}>
        <span className={styles.kind}>Production</span>
        <Url value={production} of={`${former ? "former" : "production"} URL, ${chain}`} />
        {testing ? (
          <>
            <span className={styles.kind}>Testing</span>
            <Url value={testing} of={`testing URL, ${chain}`} link />
          </>
        ) : null}
        {explorer && !former ? (
          <>
            <span className={styles.kind}>Explorer</span>{" "}
            <a href={explorer} className={styles.explorer}>
              {subgraphId ?? `GraphiQL of ${chain}`}
            </a>
          </>
        ) : null}
      </span>
      {row.host === "custom" ? (
        <span className={styles.note}>
          The chain&apos;s own node, which has no key and no testing address.
        </span>
      ) : null}
      {row.reason ? <span className={styles.note}>{row.reason}</span> : null}
      {row.note ? <span className={styles.note}>{row.note}</span> : null}
    </>
  );
}

const addressColumn: Column<Subgraph> = { label: "Addresses", cell: (row) => <Addresses row={row} /> };
const formerColumn: Column<Subgraph> = {
  label: "Former addresses, with date and reason",
  cell: (row) => <Addresses row={row} former />,
};

/** The subgraphs of an indexer on The Graph: production, testing, explorer with the subgraph's id, chain by chain. Static. */
export function SubgraphTable({ endpoints }: { readonly endpoints: CurrentEndpoints }): ReactNode {
  return (
    <DataTable
      caption={
        <>
          Subgraphs on The Graph: {endpoints.theGraph.length} chains, as of {renderDate(endpoints.asOf)}
        </>
      }
      columns={[chainColumn, addressColumn]}
      rows={endpoints.theGraph}
      rowKey={(row) => row.chainId}
    />
  );
}

/** The one address of an Envio indexer and what belongs to it. Static. */
export function EnvioTable({ endpoints }: { readonly endpoints: CurrentEndpoints }): ReactNode {
  const { graphql, converter, playground, explorer, chains } = endpoints.envio;
  const rows = [
    { what: "GraphQL, no key", cell: <Url value={graphql} of="GraphQL URL of Envio" /> },
    {
      what: "Converter from The Graph's dialect",
      cell: <Url value={converter} of="converter URL of Envio" />,
    },
    { what: "Playground", cell: <a href={playground}>open in Hasura&apos;s GraphiQL</a> },
    { what: "Explorer", cell: <a href={explorer}>{explorer.replace("https://", "")}</a> },
  ];
  return (
    <DataTable
      caption={
        <>
          Envio: one address for all {chains.length} chains, as of {renderDate(endpoints.asOf)}
        </>
      }
      columns={[
        { label: "What", isRowHeader: true, cell: (row) => row.what },
        { label: "Address", cell: (row) => row.cell },
      ]}
      rows={rows}
      rowKey={(row) => row.what}
    />
  );
}

interface Coverage {
  readonly chain: string;
  readonly chainId: number;
  readonly isTestnet: boolean;
  readonly theGraph: string;
  readonly envio: string;
}

/** Returns every chain that either vendor covers, mainnets first. */
function getCoverage({ theGraph, envio }: CurrentEndpoints): Coverage[] {
  const chains = new Map([...theGraph, ...envio.chains].map((endpoint) => [endpoint.chainId, endpoint]));
  const hosts = new Map(
    theGraph.map((endpoint) => [
      endpoint.chainId,
      endpoint.host === "custom" ? "yes, on a node of its own" : "yes",
    ]),
  );
  const envioIds = new Set(envio.chains.map((chain) => chain.chainId));
  return [...chains.values()]
    .map((chain) => ({
      chain: chain.chain,
      chainId: chain.chainId,
      isTestnet: chain.isTestnet,
      theGraph: hosts.get(chain.chainId) ?? "no",
      envio: envioIds.has(chain.chainId) ? "yes" : "no",
    }))
    .sort((a, b) => Number(a.isTestnet) - Number(b.isTestnet) || compareNames(a.chain, b.chain));
}

/** Which vendor indexes which chain. Static. */
export function CoverageTable({ endpoints }: { readonly endpoints: CurrentEndpoints }): ReactNode {
  const rows = getCoverage(endpoints);
  return (
    <DataTable
      caption={
        <>
          Indexed chains: {rows.length}, of which The Graph {endpoints.theGraph.length} and Envio{" "}
          {endpoints.envio.chains.length}, as of {renderDate(endpoints.asOf)}. The same for both indexers.
        </>
      }
      columns={[
        { label: "Chain", isRowHeader: true, cell: (row) => row.chain + (row.isTestnet ? " (testnet)" : "") },
        { label: "Chain ID", kind: "number", cell: (row) => row.chainId },
        { label: "The Graph", cell: (row) => row.theGraph },
        { label: "Envio", cell: (row) => row.envio },
      ]}
      rows={rows}
      rowKey={(row) => row.chainId}
    />
  );
}

/** Where the data of Envio comes from on chains that have a source of their own. Static. */
export function HypersyncTable({ envio }: { readonly envio: EnvioDeployment }): ReactNode {
  return (
    <DataTable
      caption="Chains with a fixed HyperSync address"
      columns={[
        { label: "Chain", isRowHeader: true, cell: (row) => row.chain },
        { label: "HyperSync", kind: "code", cell: (row) => row.hypersync },
      ]}
      rows={envio.chains.filter((chain) => chain.hypersync)}
      rowKey={(row) => row.chainId}
    />
  );
}

/** Subgraphs that were listed once, with what became of them. Static. */
export function PreviousSubgraphTable({
  endpoints,
  era,
}: {
  readonly endpoints: PreviousEndpoints;
  /** `until2026`: the second line-up; `until2025`: the first one. */
  readonly era: "until2026" | "until2025";
}): ReactNode {
  const rows = endpoints[era];
  return (
    <DataTable
      caption={
        era === "until2026"
          ? `Listed from February 2025 to 2026: ${rows.length}`
          : `Listed until 3 February 2025: ${rows.length}`
      }
      columns={[namedColumn, formerColumn]}
      rows={rows}
      rowKey={(row) => row.chainId}
    />
  );
}

/** Envio deployments that were replaced. Static. */
export function PreviousEnvioTable({ endpoints }: { readonly endpoints: PreviousEndpoints }): ReactNode {
  return (
    <DataTable
      caption="Former Envio deployments"
      columns={[
        { label: "Deployment", isRowHeader: true, cell: (row) => row.deploymentId },
        {
          label: "Address",
          cell: (row) => (
            <>
              <Url value={row.graphql} of={`former Envio URL ${row.deploymentId}`} />
              <span className={styles.note}>
                Listed {row.listed}. Now: {row.replacedBy ?? "retired"}.{row.note ? ` ${row.note}` : ""}
              </span>
            </>
          ),
        },
      ]}
      rows={endpoints.envio}
      rowKey={(row) => row.deploymentId}
    />
  );
}

/** Subgraphs of the first protocol. Static. */
export function LegacySubgraphTable({ endpoints }: { readonly endpoints: LegacyEndpoints }): ReactNode {
  return (
    <DataTable
      caption={
        <>
          Subgraphs of Legacy: {endpoints.theGraph.length}, as of {renderDate(endpoints.asOf)}
        </>
      }
      columns={[namedColumn, addressColumn]}
      rows={endpoints.theGraph}
      rowKey={(row) => row.chainId}
    />
  );
}

/** Numbers of chains that sentences need. */
export function EndpointCount({
  endpoints,
  of: counted,
}: {
  readonly endpoints: CurrentEndpoints;
  readonly of: "theGraph" | "envio" | "both";
}): ReactNode {
  const envioIds = new Set(endpoints.envio.chains.map((chain) => chain.chainId));
  if (counted === "theGraph") return endpoints.theGraph.length;
  if (counted === "envio") return envioIds.size;
  return endpoints.theGraph.filter((endpoint) => envioIds.has(endpoint.chainId)).length;
}
