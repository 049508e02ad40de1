import { buildSchema, graphql, type ExecutionResult } from "graphql";
import { envioSchema, type Entity, type Field } from "../../../src/lib/indexers/schema";
import { models, type IndexerName, type Row } from "./fixture";
import { compare, openStore, type Store } from "./rows";

type Where = Record<string, unknown>;
interface Order {
  [column: string]: string | Order;
}
interface ListArguments {
  limit?: number;
  offset?: number;
  order_by?: Order | Order[];
  where?: Where;
  distinct_on?: string[];
}

const schemas = {
  streams: buildSchema(envioSchema(models.streams)),
  airdrops: buildSchema(envioSchema(models.airdrops)),
};

/** The field behind a column: a link `stream` is the column `stream_id`. */
function fieldOf(entity: Entity, column: string): Field {
  const field = entity.fields.find(
    (one) => (one.kind === "one" ? `${one.name}_id` : one.name) === column && one.kind !== "many",
  );
  if (!field) throw new Error(`${entity.name} has no column ${column}.`);
  return field;
}

const typeOf = (field: Field) => (field.kind === "scalar" ? field.type : "String");

function holds(value: unknown, comparison: string, wanted: unknown, type: string): boolean {
  const order = () => compare(value, wanted, type);
  const list = wanted as unknown[];
  switch (comparison) {
    case "_eq":
      return order() === 0;
    case "_neq":
      return order() !== 0;
    case "_gt":
      return order() > 0;
    case "_gte":
      return order() >= 0;
    case "_lt":
      return order() < 0;
    case "_lte":
      return order() <= 0;
    case "_in":
      return list.some((one) => compare(value, one, type) === 0);
    case "_nin":
      return !list.some((one) => compare(value, one, type) === 0);
    case "_is_null":
      return (value === null) === wanted;
    case "_ilike":
      return new RegExp(`^${String(wanted).replaceAll("%", ".*")}$`, "i").test(String(value));
    default:
      throw new Error(`The example server does not know the comparison ${comparison}.`);
  }
}

function matches(store: Store, entity: Entity, row: Row, where: Where): boolean {
  return Object.entries(where).every(([key, wanted]) => {
    if (key === "_and") return (wanted as Where[]).every((one) => matches(store, entity, row, one));
    if (key === "_or") return (wanted as Where[]).some((one) => matches(store, entity, row, one));
    if (key === "_not") return !matches(store, entity, row, wanted as Where);
    const link = entity.fields.find((one) => one.name === key && (one.kind === "one" || one.kind === "many"));
    if (link) {
      const other = store.entity(link.type);
      const linked = link.kind === "many" ? store.sources(link, row) : [store.target(link, row)];
      return linked.some((one) => one && matches(store, other, one, wanted as Where));
    }
    const field = fieldOf(entity, key);
    return Object.entries(wanted as Where).every(([name, value]) =>
      holds(row[field.name], name, value, typeOf(field)),
    );
  });
}

function compareBy(store: Store, entity: Entity, a: Row, b: Row, order: Order): number {
  for (const [key, direction] of Object.entries(order)) {
    if (typeof direction === "object") {
      const link = entity.fields.find((one) => one.name === key)!;
      const [x, y] = [store.target(link, a), store.target(link, b)];
      const result = x && y ? compareBy(store, store.entity(link.type), x, y, direction) : 0;
      if (result !== 0) return result;
      continue;
    }
    const field = fieldOf(entity, key);
    const result = compare(a[field.name], b[field.name], typeOf(field));
    if (result !== 0) return direction.startsWith("desc") ? -result : result;
  }
  return 0;
}

function select(store: Store, entity: Entity, rows: readonly Row[], wanted: ListArguments): Row[] {
  const orders = Array.isArray(wanted.order_by) ? wanted.order_by : wanted.order_by ? [wanted.order_by] : [];
  const found = rows.filter((row) => matches(store, entity, row, wanted.where ?? {}));
  found.sort((a, b) => {
    for (const order of orders) {
      const result = compareBy(store, entity, a, b, order);
      if (result !== 0) return result;
    }
    return 0;
  });
  const offset = wanted.offset ?? 0;
  return found.slice(offset, wanted.limit === undefined ? undefined : offset + wanted.limit);
}

function expand(store: Store, entity: Entity, row: Row): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const field of entity.fields) {
    const other = () => store.entity(field.type);
    if (field.kind === "one") {
      columns[`${field.name}_id`] = row[field.name];
      columns[field.name] = () => {
        const target = store.target(field, row);
        return target ? expand(store, other(), target) : null;
      };
    } else if (field.kind === "many") {
      columns[field.name] = (wanted: ListArguments) =>
        select(store, other(), store.sources(field, row), wanted).map((one) => expand(store, other(), one));
    } else {
      columns[field.name] = row[field.name];
    }
  }
  return columns;
}

/** Counts and sums over rows. Only what pages show: count, sum, max and min of numbers. */
function aggregate(entity: Entity, rows: readonly Row[]) {
  const numbers = entity.fields.filter((field) => field.kind === "scalar" && field.type === "BigInt");
  const over = (pick: (values: bigint[]) => bigint) =>
    Object.fromEntries(
      numbers.map((field) => {
        const values = rows.map((row) => row[field.name]).filter((value) => value !== null) as string[];
        return [field.name, values.length ? pick(values.map(BigInt)).toString() : null];
      }),
    );
  return {
    count: rows.length,
    sum: over((values) => values.reduce((a, b) => a + b, 0n)),
    max: over((values) => values.reduce((a, b) => (a > b ? a : b))),
    min: over((values) => values.reduce((a, b) => (a < b ? a : b))),
  };
}

/** Answers a query as Envio would, from the fixture: one address for all chains. */
export async function queryEnvio(
  indexer: IndexerName,
  source: string,
  variableValues: Record<string, unknown> = {},
): Promise<ExecutionResult> {
  const store = openStore(indexer);
  const progress = ["1", "137"].map((chainId) => ({
    chainId: Number(chainId),
    progressBlock: 22_299_990,
    sourceBlock: 22_300_000,
    isReady: true,
  }));
  const rootValue: Record<string, unknown> = {
    _meta: ({ where }: { where?: { chainId?: { _eq?: number } } }) =>
      progress.filter((one) => where?.chainId?._eq === undefined || one.chainId === where.chainId._eq),
  };
  for (const entity of store.entities) {
    const list = (wanted: ListArguments) => select(store, entity, store.rows(entity.name), wanted);
    rootValue[entity.name] = (wanted: ListArguments) => list(wanted).map((row) => expand(store, entity, row));
    rootValue[`${entity.name}_by_pk`] = ({ id }: { id: string }) => {
      const row = store.rows(entity.name).find((one) => one.id === id);
      return row ? expand(store, entity, row) : null;
    };
    rootValue[`${entity.name}_aggregate`] = (wanted: ListArguments) => {
      const rows = list(wanted);
      return { aggregate: aggregate(entity, rows), nodes: rows.map((row) => expand(store, entity, row)) };
    };
  }
  return graphql({ schema: schemas[indexer], source, variableValues, rootValue });
}

/** The schema that queries for Envio are checked against. */
export const envioSchemas = schemas;
