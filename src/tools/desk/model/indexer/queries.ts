import type { Product, Vendor } from "../../../../protocol/indexers/request";
import type { Subject } from "./subject";

/** Rows of one list in one answer, the most that both vendors give. */
export const PAGE_SIZE = 1_000;

/** The lists of a query, each of which is paged on its own. */
export type ListName = "streams" | "transfers" | "payments" | "claims";

/**
 * Where the next page of a list begins: after the row with these values. Envio has all chains in one list, whose rows
 * are ordered by time and ID; The Graph numbers the rows of its one chain.
 */
export interface Cursor {
  readonly timestamp: string;
  readonly id: string;
  readonly subgraphId: string;
}

/** The cursor in front of the first row. */
export const START: Cursor = { timestamp: "-1", id: "", subgraphId: "-1" };

const TOKEN = "asset { address chainId decimals symbol }";
const IDENTITY = "id timestamp subgraphId";
const COMMON = `${IDENTITY} chainId contract tokenId sender recipient transferable ${TOKEN}`;

/** Columns of a stream that its amounts follow from. */
const STREAM_COLUMNS = {
  lockup: (vendor: Vendor) => {
    const all = vendor === "envio" ? "order_by: { position: asc }" : "first: 1000, orderBy: position";
    return `${COMMON} proxender category depositAmount withdrawnAmount intactAmount cancelable canceled canceledTime depleted
      startTime endTime cliffTime cliffAmount initialAmount granularity
      segments(${all}) { amount exponent startTime endTime }
      tranches(${all}) { amount endTime }`;
  },
  flow: () => `${COMMON} ratePerSecond snapshotAmount lastAdjustmentTimestamp startTime withdrawnAmount
    availableAmount forgivenDebt voided`,
} as const;

const ACTION_COLUMNS = `${IDENTITY} chainId hash category addressA addressB amountA amountB`;

const CLAIM_COLUMNS = `${IDENTITY} chainId hash claimAmount claimIndex claimRecipient claimTo claimStreamId
  campaign { id address chainId category name version ${TOKEN} }`;

/** Actions of a Flow stream from which its state at a past moment follows. */
const FLOW_HISTORY = ["Create", "Deposit", "Refund", "Adjust", "Pause", "Restart", "Void", "Withdraw"];

/** One list: its table, its filter in both dialects, and its columns. */
interface List {
  readonly table: string;
  readonly filter: { readonly envio: string; readonly "the-graph": string };
  readonly columns: string;
}

const quoteAll = (values: readonly string[]) => values.map((value) => `"${value}"`).join(", ");

function listStreamLists(
  product: "lockup" | "flow",
  { kind }: Subject,
  vendor: Vendor,
): Record<string, List> {
  const name = product === "lockup" ? "Lockup" : "Flow";
  const columns = STREAM_COLUMNS[product](vendor);
  const streamInAction = `stream { id contract chainId tokenId recipient ${TOKEN} }`;
  const categories = product === "lockup" ? ["Withdraw"] : FLOW_HISTORY;
  const parties = product === "lockup" ? ["sender", "proxender", "recipient"] : ["sender", "recipient"];
  if (kind === "stream") {
    return {
      streams: {
        table: `${name}Stream`,
        filter: { envio: "{ id: { _eq: $subject } }", "the-graph": "{ id: $subject }" },
        columns,
      },
      transfers: {
        table: `${name}Action`,
        filter: {
          envio: `{ category: { _eq: "Transfer" }, stream_id: { _eq: $subject } }`,
          "the-graph": "{ category: Transfer, stream: $subject }",
        },
        columns: `${ACTION_COLUMNS} stream { ${columns} }`,
      },
      payments: {
        table: `${name}Action`,
        filter: {
          envio: `{ category: { _in: [${quoteAll(categories)}] }, stream_id: { _eq: $subject } }`,
          "the-graph": `{ category_in: [${categories.join(", ")}], stream: $subject }`,
        },
        columns: `${ACTION_COLUMNS} ${streamInAction}`,
      },
    };
  }
  return {
    streams: {
      table: `${name}Stream`,
      filter: {
        envio: `{ _or: [${parties.map((party) => `{ ${party}: { _eq: $subject } }`).join(", ")}] }`,
        "the-graph": `{ or: [${parties.map((party) => `{ ${party}: $subject }`).join(", ")}] }`,
      },
      columns,
    },
    transfers: {
      table: `${name}Action`,
      filter: {
        envio: `{ category: { _eq: "Transfer" }, addressA: { _eq: $subject } }`,
        "the-graph": "{ category: Transfer, addressA: $subject }",
      },
      columns: `${ACTION_COLUMNS} stream { ${columns} }`,
    },
    payments: {
      table: `${name}Action`,
      filter: {
        envio: `{ _or: [
          { category: { _eq: "Withdraw" }, addressB: { _eq: $subject } },
          { category: { _in: [${quoteAll(categories)}] }, stream: { recipient: { _eq: $subject } } }
        ] }`,
        "the-graph": `{ or: [
          { category: Withdraw, addressB: $subject },
          { category_in: [${categories.join(", ")}], stream_: { recipient: $subject } }
        ] }`,
      },
      columns: `${ACTION_COLUMNS} ${streamInAction}`,
    },
  };
}

const claimLists: Record<string, List> = {
  claims: {
    table: "Action",
    filter: {
      envio: `{ category: { _eq: "Claim" }, _or: [{ claimRecipient: { _eq: $subject } }, { claimTo: { _eq: $subject } }] }`,
      "the-graph":
        "{ and: [{ category: Claim }, { or: [{ claimRecipient: $subject }, { claimTo: $subject }] }] }",
    },
    columns: CLAIM_COLUMNS,
  },
};

/** Returns the lists that a query of a product has, in their order. */
export function composeLists(product: Product): readonly ListName[] {
  return product === "airdrops" ? ["claims"] : ["streams", "transfers", "payments"];
}

/**
 * Asks for the stub of a stream that a release without fees created since 19 September 2025. The indexers keep nothing
 * else of such a stream, and the stub names no account, so that only its ID finds it.
 */
function readStub(vendor: Vendor): string {
  const columns = "{ id chainId hash timestamp }";
  return vendor === "envio"
    ? `stubs: DeprecatedStream(limit: 1, where: { id: { _eq: $subject } }) ${columns}`
    : `stubs: deprecatedStreams(first: 1, where: { id: $subject }) ${columns}`;
}

function writeForEnvio(name: string, { table, filter, columns }: List): string {
  const cursor = `{ _or: [
    { timestamp: { _gt: $${name}Time } },
    { timestamp: { _eq: $${name}Time }, id: { _gt: $${name}Id } }
  ] }`;
  return `${name}: ${table}(
    limit: ${PAGE_SIZE}, order_by: [{ timestamp: asc }, { id: asc }], where: { _and: [${filter.envio}, ${cursor}] }
  ) { ${columns} }`;
}

function writeForTheGraph(name: string, { table, filter, columns }: List): string {
  const field = `${table.charAt(0).toLowerCase()}${table.slice(1)}s`;
  return `${name}: ${field}(
    first: ${PAGE_SIZE}, orderBy: subgraphId, orderDirection: asc,
    where: { and: [${filter["the-graph"]}, { subgraphId_gt: $${name}After }] }
  ) { ${columns} }`;
}

/** A query with its variables, ready to be sent. */
export interface Query {
  readonly query: string;
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Writes the query of one product: everything that concerns a wallet or a stream, from the given cursors on. The rows
 * come in the order in which they were written, so that a block that the chain drops between two pages can only change
 * the last page.
 */
export function composeQuery(
  product: Product,
  subject: Subject,
  vendor: Vendor,
  cursors: Readonly<Partial<Record<ListName, Cursor>>> = {},
): Query {
  const lists = product === "airdrops" ? claimLists : listStreamLists(product, subject, vendor);
  const names = composeLists(product);
  const isEnvio = vendor === "envio";
  const declared = names.map((name) =>
    isEnvio ? `$${name}Time: numeric!, $${name}Id: String!` : `$${name}After: BigInt!`,
  );
  const type = isEnvio || subject.kind === "stream" ? "String!" : "Bytes!";
  const write = isEnvio ? writeForEnvio : writeForTheGraph;
  const values = names.map((name): Record<string, string> => {
    const { timestamp, id, subgraphId } = cursors[name] ?? START;
    return isEnvio ? { [`${name}Time`]: timestamp, [`${name}Id`]: id } : { [`${name}After`]: subgraphId };
  });
  return {
    query: `query Desk($subject: ${type}, ${declared.join(", ")}) {\n${[
      ...names.map((name) => write(name, lists[name]!)),
      ...(subject.kind === "stream" ? [readStub(vendor)] : []),
    ].join("\n")}\n}`,
    variables: Object.assign(
      { subject: subject.kind === "wallet" ? subject.address : subject.id },
      ...values,
    ) as Record<string, string>,
  };
}
