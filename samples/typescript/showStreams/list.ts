// #region list
import type { Address } from "viem";
import type { FlowRow } from "../graphql/flowDebt";
import type { LockupRow } from "../graphql/lockupStreamed";
import { request } from "../graphql/request";

/** Where the lists come from. `key` is yours for The Graph in production; Envio has none. */
export type Indexer = { vendor: "the-graph" | "envio"; url: string; key?: string };

type Common = {
  id: string;
  alias: string;
  contract: Address;
  tokenId: string;
  version: string;
  sender: Address;
  recipient: Address;
  subgraphId: string;
  asset: { symbol: string; decimals: string };
};
/** A stream of either product, as the index last saw it. */
export type Row = Common & ((LockupRow & { product: "lockup" }) | (FlowRow & { product: "flow" }));

const common = "id alias contract tokenId version sender recipient subgraphId asset { symbol decimals }";
const lockup = `category depositAmount withdrawnAmount intactAmount canceled
  startTime endTime cliffTime cliffAmount initialAmount granularity`;
const flow = `ratePerSecond snapshotAmount lastAdjustmentTimestamp startTime
  withdrawnAmount availableAmount assetDecimalsValue`;

/** The same rows from both vendors: only the way to ask differs. */
const queries = {
  "the-graph": (entity: string, columns: string) => `
    query ($wallet: Bytes!, $cursor: BigInt!) {
      rows: ${entity[0]!.toLowerCase() + entity.slice(1)}s(
        first: 1000, orderBy: subgraphId, orderDirection: desc,
        where: { and: [{ subgraphId_lt: $cursor }, { or: [{ sender: $wallet }, { recipient: $wallet }] }] }
      ) { ${common} ${columns} }
    }`,
  envio: (entity: string, columns: string) => `
    query ($chainId: numeric!, $wallet: String!, $cursor: numeric!) {
      rows: ${entity}(
        limit: 1000, order_by: { subgraphId: desc },
        where: {
          chainId: { _eq: $chainId }, subgraphId: { _lt: $cursor },
          _or: [{ sender: { _eq: $wallet } }, { recipient: { _eq: $wallet } }]
        }
      ) { ${common} ${columns} }
    }`,
};
const curves = {
  "the-graph": `segments(first: 1000, orderBy: position) { amount exponent startTime endTime }
    tranches(first: 1000, orderBy: position) { amount endTime }`,
  envio: `segments(order_by: { position: asc }) { amount exponent startTime endTime }
    tranches(order_by: { position: asc }) { amount endTime }`,
};

/** All streams that a wallet sends or receives on a chain: Lockup, then Flow, the newest first. */
export async function listStreams(indexer: Indexer, chainId: number, wallet: Address): Promise<Row[]> {
  const { vendor, url, key } = indexer;
  const tables = [
    { product: "lockup", query: queries[vendor]("LockupStream", `${lockup} ${curves[vendor]}`) },
    { product: "flow", query: queries[vendor]("FlowStream", flow) },
  ];
  const found: Row[] = [];
  for (const { product, query } of tables) {
    // The index stores addresses in small letters, and compares them as text.
    const variables = { wallet: wallet.toLowerCase(), ...(vendor === "envio" ? { chainId } : {}) };
    let cursor = "1000000000";
    for (;;) {
      const { rows } = await request<{ rows: Row[] }>(url, query, { ...variables, cursor }, key);
      found.push(...rows.map((row) => ({ ...row, product }) as Row));
      if (rows.length < 1000) break;
      cursor = rows.at(-1)!.subgraphId;
    }
  }
  return found;
}
// #endregion list
