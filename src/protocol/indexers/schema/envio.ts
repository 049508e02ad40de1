import type { Entity, Field, IndexerModel } from "../../../../data/graphql/model";
import { getDocumented, isStored } from "./model";

/** A column of Hasura: links are stored as the id of the other row. */
export interface Column {
  readonly name: string;
  /** Hasura's scalar. */
  readonly type: string;
  readonly nullable: boolean;
  readonly description: string;
}

/** Hasura's scalar for a stored field. Enums become scalars named in lower case. */
function getColumnType(field: Field): string {
  if (field.kind === "list") return "[String!]";
  if (field.kind === "enum") return field.type.toLowerCase();
  if (field.kind === "one" || field.kind === "id" || field.type === "Bytes") return "String";
  return field.type === "BigInt" ? "numeric" : field.type;
}

/** Returns the stored columns of an entity. */
export function listColumns(entity: Entity): Column[] {
  return entity.fields.filter(isStored).map((field) => ({
    name: field.kind === "one" ? `${field.name}_id` : field.name,
    type: getColumnType(field),
    nullable: field.nullable,
    description: field.kind === "one" ? `Id of the linked row: ${field.description}` : field.description,
  }));
}

/**
 * Returns what a field is at Envio: its column, the link, or both.
 * @returns pairs of name and type as Hasura's schema writes them
 */
export function listEnvioTypes(field: Field): { name: string; type: string }[] {
  if (field.kind === "many") return [{ name: field.name, type: `[${field.type}!]!` }];
  const column = {
    name: field.kind === "one" ? `${field.name}_id` : field.name,
    type: `${getColumnType(field)}${field.nullable ? "" : "!"}`,
  };
  // Hasura cannot know that the other row exists, so a single link is nullable whatever the column says.
  return field.kind === "one" ? [column, { name: field.name, type: field.type }] : [column];
}

const comparisons = ["_eq", "_gt", "_gte", "_lt", "_lte", "_neq"];
const textComparisons = [
  "_like",
  "_ilike",
  "_nlike",
  "_nilike",
  "_similar",
  "_nsimilar",
  "_regex",
  "_iregex",
  "_nregex",
  "_niregex",
];

const composeComparisonName = (type: string) =>
  type === "[String!]" ? "String_array_comparison_exp" : `${type}_comparison_exp`;

function writeComparisonInput(type: string): string {
  const extra =
    type === "[String!]"
      ? ["_contained_in", "_contains"].map((name) => `  ${name}: ${type}`)
      : type === "String"
        ? textComparisons.map((name) => `  ${name}: String`)
        : [];
  return [
    `input ${composeComparisonName(type)} {`,
    ...comparisons.map((name) => `  ${name}: ${type}`),
    ...["_in", "_nin"].map((name) => `  ${name}: [${type}!]`),
    "  _is_null: Boolean",
    ...extra,
    "}",
  ].join("\n");
}

const listArguments = (entity: string) =>
  `distinct_on: [${entity}_select_column!], limit: Int, offset: Int, order_by: [${entity}_order_by!], where: ${entity}_bool_exp`;

function writeAggregateBlock(entity: Entity): string {
  const columns = listColumns(entity);
  const numeric = columns.filter((column) => column.type === "numeric");
  const comparable = columns.filter((column) => !["Boolean", "[String!]"].includes(column.type));
  const averages = ["avg", "stddev", "stddev_pop", "stddev_samp", "var_pop", "var_samp", "variance"];
  const block = (name: string, lines: string[]) => [`type ${entity.name}_${name} {`, ...lines, "}"];
  return [
    ...block("aggregate", [`  aggregate: ${entity.name}_aggregate_fields`, `  nodes: [${entity.name}!]!`]),
    ...block("aggregate_fields", [
      `  count(columns: [${entity.name}_select_column!], distinct: Boolean): Int!`,
      ...averages.map((name) => `  ${name}: ${entity.name}_${name}_fields`),
      `  sum: ${entity.name}_sum_fields`,
      `  max: ${entity.name}_max_fields`,
      `  min: ${entity.name}_min_fields`,
    ]),
    ...averages.flatMap((name) =>
      block(
        `${name}_fields`,
        numeric.map((column) => `  ${column.name}: Float`),
      ),
    ),
    ...block(
      "sum_fields",
      numeric.map((column) => `  ${column.name}: numeric`),
    ),
    ...["max", "min"].flatMap((name) =>
      block(
        `${name}_fields`,
        comparable.map((column) => `  ${column.name}: ${column.type}`),
      ),
    ),
  ].join("\n");
}

function writeEntityBlock(model: IndexerModel, entity: Entity): string {
  const columns = listColumns(entity);
  const hasAggregate = (name: string) =>
    model.entities.some((candidate) => candidate.name === name && candidate.hasAggregate);
  const links = entity.fields.filter((field) => field.kind === "one" || field.kind === "many");
  return [
    getDocumented(entity.description, `type ${entity.name} {`),
    ...columns.map((column) =>
      getDocumented(column.description, `  ${column.name}: ${column.type}${column.nullable ? "" : "!"}`),
    ),
    ...links.flatMap((field) => {
      // Hasura cannot know that the other row exists, so a single link is nullable whatever the column says.
      if (field.kind === "one") return [getDocumented(field.description, `  ${field.name}: ${field.type}`)];
      const list = getDocumented(
        field.description,
        `  ${field.name}(${listArguments(field.type)}): [${field.type}!]!`,
      );
      const total = `  ${field.name}_aggregate(${listArguments(field.type)}): ${field.type}_aggregate!`;
      return hasAggregate(field.type) ? [list, total] : [list];
    }),
    "}",
    `input ${entity.name}_bool_exp {`,
    `  _and: [${entity.name}_bool_exp!]`,
    `  _or: [${entity.name}_bool_exp!]`,
    `  _not: ${entity.name}_bool_exp`,
    ...columns.map((column) => `  ${column.name}: ${composeComparisonName(column.type)}`),
    ...links.map((field) => `  ${field.name}: ${field.type}_bool_exp`),
    "}",
    `input ${entity.name}_order_by {`,
    ...columns.map((column) => `  ${column.name}: order_by`),
    ...links
      .filter((field) => field.kind === "one")
      .map((field) => `  ${field.name}: ${field.type}_order_by`),
    "}",
    `enum ${entity.name}_select_column {`,
    ...columns.map((column) => `  ${column.name}`),
    "}",
    ...(entity.hasAggregate ? [writeAggregateBlock(entity)] : []),
  ].join("\n");
}

/**
 * Writes the schema that Envio serves for an indexer through Hasura, in GraphQL's schema language. Left out are
 * subscriptions and comparisons of counts, which no page uses.
 */
export function writeEnvioSchema(model: IndexerModel): string {
  const types = new Set(["String", "numeric", "Boolean", "Int"]);
  for (const entity of model.entities) for (const column of listColumns(entity)) types.add(column.type);
  return [
    "scalar numeric\nscalar timestamptz",
    ...model.enums.map((enumeration) =>
      getDocumented(
        `${enumeration.description} One of ${enumeration.values.map((value) => value.name).join(", ")}.`,
        `scalar ${enumeration.name.toLowerCase()}`,
      ),
    ),
    "enum order_by { asc asc_nulls_first asc_nulls_last desc desc_nulls_first desc_nulls_last }",
    ...[...types].map(writeComparisonInput),
    ...model.entities.map((entity) => writeEntityBlock(model, entity)),
    "type _meta {\n  bufferBlock: Int\n  chainId: Int\n  endBlock: Int\n  eventsProcessed: Float\n  firstEventBlock: Int\n  isReady: Boolean\n  progressBlock: Int\n  readyAt: timestamptz\n  sourceBlock: Int\n  startBlock: Int\n}",
    "input _meta_bool_exp { _and: [_meta_bool_exp!], _or: [_meta_bool_exp!], _not: _meta_bool_exp, chainId: Int_comparison_exp, isReady: Boolean_comparison_exp }",
    "input _meta_order_by { chainId: order_by, progressBlock: order_by, sourceBlock: order_by }",
    "enum _meta_select_column { bufferBlock chainId endBlock eventsProcessed firstEventBlock isReady progressBlock readyAt sourceBlock startBlock }",
    "type Query {",
    ...model.entities.flatMap((entity) => [
      getDocumented(
        `Rows of all chains: ${entity.description}`,
        `  ${entity.name}(${listArguments(entity.name)}): [${entity.name}!]!`,
      ),
      getDocumented(
        `One row by its id: ${entity.description}`,
        `  ${entity.name}_by_pk(id: String!): ${entity.name}`,
      ),
      ...(entity.hasAggregate
        ? [
            getDocumented(
              `Counts, sums and averages: ${entity.description}`,
              `  ${entity.name}_aggregate(${listArguments(entity.name)}): ${entity.name}_aggregate!`,
            ),
          ]
        : []),
    ]),
    getDocumented(
      "How far the index of each chain has come.",
      `  _meta(${listArguments("_meta")}): [_meta!]!`,
    ),
    "}",
  ].join("\n");
}
