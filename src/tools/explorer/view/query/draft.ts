import { useState } from "react";
import queries from "@generated/samples/default/queries.json";
import {
  listAddresses,
  findExampleAddress,
  findIndexer,
  type IndexerName,
  type Vendor,
} from "@site/src/protocol/indexers/request";

/** Everything that a reader has chosen and typed. */
export interface Draft {
  readonly indexer: IndexerName;
  readonly vendor: Vendor;
  /** One of the listed addresses, or empty: the reader's own. */
  readonly listed: string;
  readonly own: string;
  readonly key: string;
  readonly query: string;
  /** JSON, as text. */
  readonly variables: string;
}

export type DocumentedQuery = (typeof queries)[number];

/** Returns what names a documented query in an address: `the-graph/lockup/by-id`. */
export const composeQueryId = ({ vendor, product, name }: DocumentedQuery): string =>
  `${vendor}/${product}/${name}`;

/** Returns the documented query with this name in an address. */
export const findDocumented = (id: string | undefined): DocumentedQuery | undefined =>
  queries.find((query) => composeQueryId(query) === id);

/** Returns the documented queries that an indexer answers at a vendor. */
export function listDocumentedQueries(indexer: IndexerName, vendor: Vendor): readonly DocumentedQuery[] {
  return queries.filter((query) => query.vendor === vendor && findIndexer(query.product) === indexer);
}

const getText = (variables: DocumentedQuery["variables"]) => JSON.stringify(variables, null, 2);

/** Returns the documented query that a draft still is, untouched. */
export function findDocumentedQuery({
  indexer,
  vendor,
  query,
  variables,
}: Draft): DocumentedQuery | undefined {
  return listDocumentedQueries(indexer, vendor).find(
    (candidate) => candidate.query === query && getText(candidate.variables) === variables,
  );
}

/** Takes a documented query into a draft, with the vendor and indexer that it is written for. */
export function chooseDocumented(draft: Draft, chosen: DocumentedQuery): Draft {
  const indexer = findIndexer(chosen.product);
  const { vendor, query } = chosen;
  const isListed =
    draft.listed === "" || listAddresses(indexer, vendor).some(({ url }) => url === draft.listed);
  return {
    ...draft,
    indexer,
    vendor,
    listed: isListed ? draft.listed : findExampleAddress(indexer, vendor).url,
    query,
    variables: getText(chosen.variables),
  };
}

/** Turns to another indexer or vendor: a documented query becomes its twin there, the reader's own text stays. */
export function chooseIndexer(draft: Draft, indexer: IndexerName, vendor: Vendor): Draft {
  const moved = { ...draft, indexer, vendor, listed: findExampleAddress(indexer, vendor).url };
  const before = findDocumentedQuery(draft);
  if (!before) return moved;
  const there = listDocumentedQueries(indexer, vendor);
  const twin =
    there.find((query) => query.product === before.product && query.name === before.name) ?? there[0]!;
  return chooseDocumented(moved, twin);
}

const empty: Draft = {
  indexer: "streams",
  vendor: "envio",
  listed: findExampleAddress("streams", "envio").url,
  own: "",
  key: "",
  query: "",
  variables: "{}",
};

/** Lasts as long as the tab shows this document: a key must not outlive it, so there is no storage. */
let sessionDraft: Draft | undefined;

/**
 * Returns the reader's draft. It survives a visit to another page and ends with the tab or a reload.
 * @param start the documented query to begin with
 */
export function useDraft(start?: string): [Draft, (next: Draft) => void] {
  const [draft, setDraft] = useState(() => {
    const named = findDocumented(start);
    if (named) return chooseDocumented(sessionDraft ?? empty, named);
    return sessionDraft ?? chooseDocumented(empty, listDocumentedQueries("streams", "envio")[0]!);
  });
  const change = (next: Draft): void => {
    sessionDraft = next;
    setDraft(next);
  };
  return [draft, change];
}
