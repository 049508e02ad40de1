import type { Entity, EnumType, Field, IndexerModel } from "../../../../data/graphql/model";
import { getDocumented, findEntity } from "./model";

/** Comparisons that graph-node derives for each kind of column; the bare field name is equality. */
const suffixes: Record<string, readonly string[]> = {
  String: [
    "_not",
    "_gt",
    "_lt",
    "_gte",
    "_lte",
    "_in",
    "_not_in",
    "_contains",
    "_contains_nocase",
    "_not_contains",
    "_not_contains_nocase",
    "_starts_with",
    "_starts_with_nocase",
    "_not_starts_with",
    "_not_starts_with_nocase",
    "_ends_with",
    "_ends_with_nocase",
    "_not_ends_with",
    "_not_ends_with_nocase",
  ],
  Bytes: ["_not", "_gt", "_lt", "_gte", "_lte", "_in", "_not_in", "_contains", "_not_contains"],
  BigInt: ["_not", "_gt", "_lt", "_gte", "_lte", "_in", "_not_in"],
  Boolean: ["_not", "_in", "_not_in"],
  enum: ["_not", "_in", "_not_in"],
  list: ["_not", "_contains", "_contains_nocase", "_not_contains", "_not_contains_nocase"],
};

/** Returns name of the comparison family of a stored field. */
function getFamily(field: Field): string {
  if (field.kind === "enum" || field.kind === "list") return field.kind;
  return field.kind === "one" || field.kind === "id" ? "String" : field.type;
}

/** Returns the suffixes that a field can carry in a `where` object, the empty one (equality) first. */
export function listComparisons(field: Field): readonly string[] {
  if (field.kind === "many") return [];
  const family = suffixes[getFamily(field)];
  if (!family) throw new Error(`No comparisons are known for ${field.name}: ${field.type}.`);
  return ["", ...family];
}

const listArguments = (entity: string) =>
  `skip: Int = 0, first: Int = 100, orderBy: ${entity}_orderBy, orderDirection: OrderDirection, where: ${entity}_filter`;

function writeFieldLine(field: Field): string {
  const list = field.kind === "many" ? `(${listArguments(field.type)})` : "";
  return getDocumented(field.description, `  ${field.name}${list}: ${writeTheGraphType(field)}`);
}

function filterLines(field: Field): string[] {
  if (field.kind === "many") return [`  ${field.name}_: ${field.type}_filter`];
  const value = field.kind === "one" ? "String" : field.kind === "list" ? "[String!]" : field.type;
  const lines = listComparisons(field).map((suffix) => {
    const isList = suffix === "_in" || suffix === "_not_in";
    return `  ${field.name}${suffix}: ${isList ? `[${value}!]` : value}`;
  });
  return field.kind === "one" ? [...lines, `  ${field.name}_: ${field.type}_filter`] : lines;
}

function writeEnumBlock(enumeration: EnumType): string {
  const values = enumeration.values.map((value) => getDocumented(value.description, `  ${value.name}`));
  return [getDocumented(enumeration.description, `enum ${enumeration.name} {`), ...values, "}"].join("\n");
}

function listOrderByValues(model: IndexerModel, entity: Entity): string[] {
  return entity.fields.flatMap((field) => {
    if (field.kind !== "one") return [field.name];
    const target = findEntity(model, field.type).fields.filter((candidate) =>
      ["id", "scalar", "enum"].includes(candidate.kind),
    );
    return [field.name, ...target.map((related) => `${field.name}__${related.name}`)];
  });
}

function writeEntityBlock(model: IndexerModel, entity: Entity): string {
  return [
    getDocumented(entity.description, `type ${entity.name} {`),
    ...entity.fields.map(writeFieldLine),
    "}",
    `input ${entity.name}_filter {`,
    ...entity.fields.flatMap(filterLines),
    "  _change_block: BlockChangedFilter",
    `  and: [${entity.name}_filter]`,
    `  or: [${entity.name}_filter]`,
    "}",
    `enum ${entity.name}_orderBy {`,
    ...listOrderByValues(model, entity).map((value) => `  ${value}`),
    "}",
  ].join("\n");
}

const atBlock = "block: Block_height, subgraphError: _SubgraphErrorPolicy_! = deny";

/**
 * Writes the schema that The Graph serves for an indexer, in GraphQL's schema language.
 * Rules: graph-node derives types, filters and orders from the entities; the site's tests hold the result to parse,
 * and every documented query to be valid under it.
 */
export function writeTheGraphSchema(model: IndexerModel): string {
  return [
    "scalar BigDecimal\nscalar BigInt\nscalar Bytes\nscalar Int8\nscalar Timestamp",
    "enum OrderDirection { asc desc }",
    "enum _SubgraphErrorPolicy_ { allow deny }",
    "input Block_height { hash: Bytes, number: Int, number_gte: Int }",
    "input BlockChangedFilter { number_gte: Int! }",
    "type _Block_ { hash: Bytes, number: Int!, timestamp: Int, parentHash: Bytes }",
    "type _Meta_ { block: _Block_!, deployment: String!, hasIndexingErrors: Boolean! }",
    ...model.enums.map(writeEnumBlock),
    ...model.entities.map((entity) => writeEntityBlock(model, entity)),
    "type Query {",
    ...model.entities.flatMap((entity) => [
      getDocumented(
        `One row by its id: ${entity.description}`,
        `  ${entity.single}(id: ID!, ${atBlock}): ${entity.name}`,
      ),
      getDocumented(
        `Up to 1,000 rows: ${entity.description}`,
        `  ${entity.plural}(${listArguments(entity.name)}, ${atBlock}): [${entity.name}!]!`,
      ),
    ]),
    getDocumented("How far the index has come.", "  _meta(block: Block_height): _Meta_"),
    "}",
  ].join("\n");
}

/** Returns the type of a field at The Graph, as its schema writes it. */
export function writeTheGraphType(field: Field): string {
  if (field.kind === "many") return `[${field.type}!]!`;
  return `${field.kind === "list" ? "[String!]" : field.type}${field.nullable ? "" : "!"}`;
}
