import { buildSchema, graphql, type ExecutionResult } from "graphql";
import { listComparisons, writeTheGraphSchema, type Entity, type Field } from "../schema";
import type { IndexerName } from "../request";
import { models, type Row, type Tables } from "./fixture";
import { compare, openStore, type Store } from "./rows";

type Where = Record<string, unknown>;
interface ListArguments {
  first: number;
  skip: number;
  orderBy?: string;
  orderDirection?: "asc" | "desc";
  where?: Where;
}

const schemas = {
  streams: buildSchema(writeTheGraphSchema(models.streams)),
  airdrops: buildSchema(writeTheGraphSchema(models.airdrops)),
};

/** Splits a key of a `where` object into its field and comparison. */
function split(entity: Entity, key: string): [Field, string] {
  for (const field of entity.fields) {
    const suffix = key.startsWith(field.name) ? key.slice(field.name.length) : undefined;
    if (suffix === "_" || (suffix !== undefined && listComparisons(field).includes(suffix)))
      return [field, suffix];
  }
  throw new Error(`${entity.name} cannot be filtered by ${key}.`);
}

function holds(value: unknown, suffix: string, wanted: unknown, type: string): boolean {
  const list = wanted as unknown[];
  const text = String(value);
  const part = String(wanted);
  const order = () => compare(value, wanted, type);
  switch (suffix) {
    case "":
      return order() === 0;
    case "_not":
      return order() !== 0;
    case "_gt":
      return order() > 0;
    case "_lt":
      return order() < 0;
    case "_gte":
      return order() >= 0;
    case "_lte":
      return order() <= 0;
    case "_in":
      return list.some((item) => compare(value, item, type) === 0);
    case "_not_in":
      return !list.some((item) => compare(value, item, type) === 0);
    case "_contains":
      return text.includes(part);
    case "_contains_nocase":
      return text.toLowerCase().includes(part.toLowerCase());
    case "_starts_with":
      return text.startsWith(part);
    default:
      throw new Error(`The example server does not know the comparison ${suffix}.`);
  }
}

function matches(store: Store, entity: Entity, row: Row, where: Where): boolean {
  const keys = Object.keys(where);
  if (keys.includes("or") && keys.some((key) => key !== "or")) {
    throw new Error("Cannot mix column filters with 'or' operator at the same level.");
  }
  return keys.every((key) => {
    const wanted = where[key];
    if (key === "and")
      return (wanted as Where[]).every((condition) => matches(store, entity, row, condition));
    if (key === "or") return (wanted as Where[]).some((condition) => matches(store, entity, row, condition));
    const [field, suffix] = split(entity, key);
    if (suffix !== "_")
      return holds(row[field.name], suffix, wanted, field.kind === "scalar" ? field.type : "String");
    const other = store.entity(field.type);
    const linked = field.kind === "many" ? store.sources(field, row) : [store.target(field, row)];
    return linked.some((row) => row && matches(store, other, row, wanted as Where));
  });
}

function select(store: Store, entity: Entity, rows: readonly Row[], wanted: ListArguments): Row[] {
  if (wanted.first > 1000 || wanted.first < 1)
    throw new Error("The value of `first` must be between 1 and 1000.");
  if (wanted.skip > 5000) throw new Error("The value of `skip` must be between 0 and 5000.");
  const key = wanted.orderBy ?? "id";
  const [name, nested] = key.split("__") as [string, string | undefined];
  const field = entity.fields.find((field) => field.name === name)!;
  const type = nested
    ? store.entity(field.type).fields.find((candidate) => candidate.name === nested)!.type
    : field.type;
  const getValue = (row: Row) => (nested ? store.target(field, row)?.[nested] : row[name]);
  const sign = wanted.orderDirection === "desc" ? -1 : 1;
  return rows
    .filter((row) => matches(store, entity, row, wanted.where ?? {}))
    .sort((a, b) => sign * compare(getValue(a), getValue(b), type) || compare(a.id, b.id, "String"))
    .slice(wanted.skip, wanted.skip + wanted.first);
}

/** Adds to a row what its links lead to, as functions that GraphQL calls when they are asked for. */
function expand(store: Store, entity: Entity, row: Row): Record<string, unknown> {
  const links = entity.fields.flatMap((field): [string, unknown][] => {
    const other = () => store.entity(field.type);
    if (field.kind === "one") {
      return [
        [
          field.name,
          () => {
            const target = store.target(field, row);
            return target ? expand(store, other(), target) : null;
          },
        ],
      ];
    }
    if (field.kind !== "many") return [];
    const list = (wanted: ListArguments) =>
      select(store, other(), store.sources(field, row), wanted).map((item) => expand(store, other(), item));
    return [[field.name, list]];
  });
  return { ...row, ...Object.fromEntries(links) };
}

/**
 * Answers a query as the subgraph of one chain would, from the fixture or from other rows.
 * @param chainId decimal; a subgraph knows one chain
 */
export async function queryTheGraph(
  indexer: IndexerName,
  source: string,
  variableValues: Record<string, unknown> = {},
  chainId = "1",
  tables?: Tables,
): Promise<ExecutionResult> {
  const store = openStore(indexer, chainId, tables);
  const rootValue = Object.fromEntries(
    store.entities.flatMap((entity) => [
      [
        entity.single,
        ({ id }: { id: string }) => {
          const row = store.rows(entity.name).find((candidate) => candidate.id === id);
          return row ? expand(store, entity, row) : null;
        },
      ],
      [
        entity.plural,
        (wanted: ListArguments) =>
          select(store, entity, store.rows(entity.name), wanted).map((row) => expand(store, entity, row)),
      ],
    ]),
  );
  const meta = {
    block: { number: 22_300_000, timestamp: 1_800_000_000 },
    hasIndexingErrors: false,
    deployment: "Qm",
  };
  return graphql({
    schema: schemas[indexer],
    source,
    variableValues,
    rootValue: { ...rootValue, _meta: () => meta },
  });
}

/** The schema that queries for The Graph are checked against. */
export const theGraphSchemas = schemas;
