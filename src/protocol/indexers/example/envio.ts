import { buildSchema, graphql, type ExecutionResult } from "graphql";
import { listColumns, writeEnvioSchema, type Entity, type Field } from "../schema";
import type { IndexerName } from "../request";
import { models, type Row, type Tables } from "./fixture";
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
  streams: buildSchema(writeEnvioSchema(models.streams)),
  airdrops: buildSchema(writeEnvioSchema(models.airdrops)),
};

/** Returns the field after a column: a link `stream` is the column `stream_id`. */
function getField(entity: Entity, column: string): Field {
  const field = entity.fields.find(
    (field) => (field.kind === "one" ? `${field.name}_id` : field.name) === column && field.kind !== "many",
  );
  if (!field) throw new Error(`${entity.name} has no column ${column}.`);
  return field;
}

const getType = (field: Field) => (field.kind === "scalar" ? field.type : "String");

/** Returns a pattern of SQL's LIKE: `%` for any text, `_` for any character. */
const like = (pattern: unknown, flags: string) =>
  new RegExp(
    `^${String(pattern)
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("%", "[^]*")
      .replaceAll("_", "[^]")}$`,
    flags,
  );

/** Returns what a comparison says of a value: nothing where the value is null, as in SQL. */
function holds(value: unknown, comparison: string, wanted: unknown, type: string): boolean | null {
  if (comparison === "_is_null") return (value === null) === wanted;
  if (wanted === null) throw new Error(`unexpected null value for type '${type}'`);
  if (value === null) return null;
  const order = () => compare(value, wanted, type);
  const isIn = () => (wanted as unknown[]).some((item) => compare(value, item, type) === 0);
  const text = String(value);
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
      return isIn();
    case "_nin":
      return !isIn();
    case "_like":
      return like(wanted, "").test(text);
    case "_nlike":
      return !like(wanted, "").test(text);
    case "_ilike":
      return like(wanted, "i").test(text);
    case "_nilike":
      return !like(wanted, "i").test(text);
    case "_regex":
      return new RegExp(String(wanted)).test(text);
    case "_iregex":
      return new RegExp(String(wanted), "i").test(text);
    case "_nregex":
      return !new RegExp(String(wanted)).test(text);
    case "_niregex":
      return !new RegExp(String(wanted), "i").test(text);
    default:
      throw new Error(`The example server does not know the comparison ${comparison}.`);
  }
}

/** SQL's AND: false wins over null, null over true. */
const all = (parts: readonly (boolean | null)[]) =>
  parts.includes(false) ? false : parts.includes(null) ? null : true;
/** SQL's NOT: what is not known stays so. */
const not = (part: boolean | null) => (part === null ? null : !part);

function matches(store: Store, entity: Entity, row: Row, where: Where): boolean | null {
  const parts = Object.entries(where).map(([key, wanted]) => {
    if (key === "_and")
      return all((wanted as Where[]).map((condition) => matches(store, entity, row, condition)));
    if (key === "_or")
      return not(all((wanted as Where[]).map((condition) => not(matches(store, entity, row, condition)))));
    if (key === "_not") return not(matches(store, entity, row, wanted as Where));
    const link = entity.fields.find(
      (candidate) => candidate.name === key && (candidate.kind === "one" || candidate.kind === "many"),
    );
    if (link) {
      const other = store.entity(link.type);
      const linked = link.kind === "many" ? store.sources(link, row) : [store.target(link, row)];
      // EXISTS: there is a linked row of which it is true.
      return linked.some((row) => row && matches(store, other, row, wanted as Where) === true);
    }
    const field = getField(entity, key);
    return all(
      Object.entries(wanted as Where).map(([name, value]) =>
        holds(row[field.name], name, value, getType(field)),
      ),
    );
  });
  return all(parts);
}

function compareBy(store: Store, entity: Entity, a: Row, b: Row, order: Order): number {
  for (const [key, direction] of Object.entries(order)) {
    if (typeof direction === "object") {
      const link = entity.fields.find((candidate) => candidate.name === key)!;
      const [x, y] = [store.target(link, a), store.target(link, b)];
      const result = x && y ? compareBy(store, store.entity(link.type), x, y, direction) : 0;
      if (result !== 0) return result;
      continue;
    }
    const field = getField(entity, key);
    const [left, other] = [a[field.name], b[field.name]];
    const result = compare(left, other, getType(field));
    if (result === 0) continue;
    // Null counts as the largest value, unless the direction says where it belongs.
    if ((left === null || other === null) && direction.includes("_nulls_")) {
      return direction.endsWith("_first") === (left === null) ? -1 : 1;
    }
    return direction.startsWith("desc") ? -result : result;
  }
  return 0;
}

/** Of rows that are equal in some columns the first, as DISTINCT ON has it; null is equal to null. */
function dropEqualRows(entity: Entity, rows: readonly Row[], columns: readonly string[]): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = JSON.stringify(columns.map((column) => row[getField(entity, column).name]));
    return seen.size < seen.add(key).size;
  });
}

function select(store: Store, entity: Entity, rows: readonly Row[], wanted: ListArguments): Row[] {
  const { where = {}, distinct_on: columns = [], limit, offset = 0 } = wanted;
  if ((limit ?? 0) < 0 || offset < 0) throw new Error("unexpected negative value");
  const orders = [wanted.order_by ?? []].flat();
  const leading = orders.flatMap((order) => Object.keys(order)).slice(0, columns.length);
  if (orders.length > 0 && columns.some((column) => !leading.includes(column))) {
    throw new Error('"distinct_on" columns must match initial "order_by" columns');
  }
  const found = rows.filter((row) => matches(store, entity, row, where) === true);
  found.sort((a, b) => {
    for (const order of orders) {
      const result = compareBy(store, entity, a, b, order);
      if (result !== 0) return result;
    }
    return 0;
  });
  const left = columns.length > 0 ? dropEqualRows(entity, found, columns) : found;
  return left.slice(offset, limit === undefined ? undefined : offset + limit);
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
      const list = (wanted: ListArguments) => select(store, other(), store.sources(field, row), wanted);
      columns[field.name] = (wanted: ListArguments) =>
        list(wanted).map((item) => expand(store, other(), item));
      columns[`${field.name}_aggregate`] = (wanted: ListArguments) =>
        aggregateRows(store, other(), list(wanted));
    } else {
      columns[field.name] = row[field.name];
    }
  }
  return columns;
}

/**
 * COUNT of rows: of all of them without columns; with one, of those in which it is not null. A row of several columns is
 * never null. `distinct` counts values, and says nothing without columns.
 */
function count(entity: Entity, rows: readonly Row[], columns: readonly string[] = [], isDistinct = false) {
  if (columns.length === 0) return rows.length;
  const [only] = columns;
  const counted =
    columns.length > 1 ? rows : rows.filter((row) => row[getField(entity, only!).name] !== null);
  return isDistinct ? dropEqualRows(entity, counted, columns).length : counted.length;
}

/** Returns the averages and spreads of numbers, as SQL names them. */
function spread(values: readonly bigint[]) {
  const numbers = values.map(Number);
  const n = numbers.length;
  const avg = n > 0 ? numbers.reduce((a, b) => a + b, 0) / n : null;
  const squares = numbers.reduce((sum, number) => sum + (number - avg!) ** 2, 0);
  const population = n > 0 ? squares / n : null;
  const sample = n > 1 ? squares / (n - 1) : null;
  const root = (variance: number | null) => (variance === null ? null : Math.sqrt(variance));
  return {
    avg,
    stddev: root(sample),
    stddev_pop: root(population),
    stddev_samp: root(sample),
    var_pop: population,
    var_samp: sample,
    variance: sample,
  };
}

/** Count, sums, extremes and averages of rows, and the rows: null where there is no value. */
function aggregateRows(store: Store, entity: Entity, rows: readonly Row[]) {
  const columns = listColumns(entity).filter(({ type }) => !["Boolean", "[String!]"].includes(type));
  const listValues = (column: string) =>
    rows.map((row) => row[getField(entity, column).name]).filter((value) => value !== null);
  const over = <Value>(type: string | undefined, pick: (values: unknown[], column: string) => Value) =>
    Object.fromEntries(
      columns
        .filter((column) => !type || column.type === type)
        .map(({ name }) => [name, listValues(name).length > 0 ? pick(listValues(name), name) : null]),
    );
  const extreme = (sign: number) =>
    over(undefined, (values, column) =>
      values.reduce((a, b) => (sign * compare(a, b, getType(getField(entity, column))) > 0 ? a : b)),
    );
  const integers = (values: readonly unknown[]) => values.map((value) => BigInt(value as string));
  const spreads = ["avg", "stddev", "stddev_pop", "stddev_samp", "var_pop", "var_samp", "variance"] as const;
  return {
    aggregate: {
      count: (wanted: { columns?: string[]; distinct?: boolean }) =>
        count(entity, rows, wanted.columns, wanted.distinct),
      sum: over("numeric", (values) =>
        integers(values)
          .reduce((a, b) => a + b, 0n)
          .toString(),
      ),
      max: extreme(1),
      min: extreme(-1),
      ...Object.fromEntries(
        spreads.map((name) => [name, over("numeric", (values) => spread(integers(values))[name])]),
      ),
    },
    nodes: rows.map((row) => expand(store, entity, row)),
  };
}

/** Answers a query as Envio would, from the fixture or from other rows: one address for all chains. */
export async function queryEnvio(
  indexer: IndexerName,
  source: string,
  variableValues: Record<string, unknown> = {},
  tables?: Tables,
): Promise<ExecutionResult> {
  const store = openStore(indexer, undefined, tables);
  const progress = ["1", "137"].map((chainId) => ({
    chainId: Number(chainId),
    progressBlock: 22_299_990,
    sourceBlock: 22_300_000,
    isReady: true,
  }));
  const rootValue: Record<string, unknown> = {
    _meta: ({ where }: { where?: { chainId?: { _eq?: number } } }) =>
      progress.filter((state) => where?.chainId?._eq === undefined || state.chainId === where.chainId._eq),
  };
  for (const entity of store.entities) {
    const list = (wanted: ListArguments) => select(store, entity, store.rows(entity.name), wanted);
    rootValue[entity.name] = (wanted: ListArguments) => list(wanted).map((row) => expand(store, entity, row));
    rootValue[`${entity.name}_by_pk`] = ({ id }: { id: string }) => {
      const row = store.rows(entity.name).find((candidate) => candidate.id === id);
      return row ? expand(store, entity, row) : null;
    };
    rootValue[`${entity.name}_aggregate`] = (wanted: ListArguments) =>
      aggregateRows(store, entity, list(wanted));
  }
  return graphql({ schema: schemas[indexer], source, variableValues, rootValue });
}

/** The schema that queries for Envio are checked against. */
export const envioSchemas = schemas;
