import { findEntity, type Entity, type Field } from "../schema";
import type { IndexerName } from "../request";
import { models, tables, type Row, type Tables } from "./fixture";

/** The rows of one indexer, with a way along its links. */
export interface Store {
  readonly entities: readonly Entity[];
  entity(name: string): Entity;
  rows(name: string): readonly Row[];
  /** The row that a link of kind `one` points to. */
  target(field: Field, row: Row): Row | undefined;
  /** The rows that point back to this one, for a field of kind `many`. */
  sources(field: Field, row: Row): readonly Row[];
}

/**
 * @param chainId keeps the rows of one chain, as a subgraph does; without it all
 * @param all the rows by entity; the example rows if left out
 */
export function openStore(indexer: IndexerName, chainId?: string, all: Tables = tables[indexer]): Store {
  const model = models[indexer];
  const onChain = (row: Row) => chainId === undefined || row.chainId === undefined || row.chainId === chainId;
  const rows = (name: string) => (all[name] ?? []).filter(onChain);
  return {
    entities: model.entities,
    entity: (name) => findEntity(model, name),
    rows,
    target: (field, row) => rows(field.type).find((candidate) => candidate.id === row[field.name]),
    sources: (field, row) => rows(field.type).filter((candidate) => candidate[field.from!] === row.id),
  };
}

/** Compares as the database does: numbers by size, text by code point, false before true, null last. */
export function compare(a: unknown, b: unknown, type: string): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (type === "BigInt" || type === "Int") {
    const [x, y] = [BigInt(a as string), BigInt(b as string)];
    return x < y ? -1 : x > y ? 1 : 0;
  }
  if (typeof a === "boolean") return Number(a) - Number(b);
  const [x, y] = [String(a), String(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}
