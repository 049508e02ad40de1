import {
  getNamedType,
  isListType,
  isObjectType,
  getNullableType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ArgumentNode,
  type DocumentNode,
  type GraphQLSchema,
  type ValueNode,
} from "graphql";
import { formatThousands } from "../../text/wording";
import type { Vendor } from "./addresses";

/** Rows of one list: The Graph refuses more, and Sablier's maintainers page by as many at Envio. */
const MAX_ROWS = 1_000;
/** Rows that The Graph can skip. */
const MAX_SKIP = 5_000;
/** From here on a time in seconds would be after the year 5000. */
const MILLISECONDS = 100_000_000_000;

type Variables = Readonly<Record<string, unknown>>;

/** Returns the value that an argument has once the variables are in it; nothing for one that was not given. */
function getValue(node: ValueNode, variables: Variables): unknown {
  switch (node.kind) {
    case "Variable":
      return variables[node.name.value];
    case "ListValue":
      return node.values.map((value) => getValue(value, variables));
    case "ObjectValue":
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, getValue(value, variables)]),
      );
    case "NullValue":
      return null;
    default:
      return node.value;
  }
}

/** Filters of times whose value is in milliseconds or is a date, at any depth. */
function findWrongTimes(value: unknown, path = ""): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findWrongTimes(item, path));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, item]) =>
      findWrongTimes(item, /^_/u.test(name) ? path : name.replace(/_(?:gte?|lte?|in|not|not_in)$/u, "")),
    );
  }
  if (!/time(?:stamp)?$|^day$/iu.test(path)) return [];
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d/u.test(text)) {
    return [`${path} is compared with ${text}: times are in Unix seconds, such as 1798761600.`];
  }
  if (/^\d+$/u.test(text) && Number(text) >= MILLISECONDS) {
    const seconds = text.slice(0, -3);
    return [
      `${path} is compared with ${text}, which looks like milliseconds: times are in seconds, ${seconds} here.`,
    ];
  }
  return [];
}

/**
 * Returns what an indexer would refuse or answer in an unexpected way, in a sentence each: known before the query is
 * sent.
 *
 * @param query as the reader wrote it; nothing is said of one that is no GraphQL
 */
export function findCautions(
  query: string,
  variables: Variables,
  vendor: Vendor,
  schema: GraphQLSchema,
): readonly string[] {
  let document: DocumentNode;
  try {
    document = parse(query);
  } catch {
    return [];
  }
  const types = new TypeInfo(schema);
  const defaults: Record<string, unknown> = {};
  const found: string[] = [];
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition({ variable, defaultValue }) {
        if (defaultValue) defaults[variable.name.value] = getValue(defaultValue, {});
      },
      Field({ name, arguments: given = [] }) {
        const type = types.getType();
        const row = type && getNamedType(type);
        for (const argument of given) {
          const value = getValue(argument.value, { ...defaults, ...variables });
          if (value !== undefined) found.push(...findArgumentCautions(name.value, argument, value, vendor));
          if (argument.name.value === "orderBy" && isObjectType(row) && typeof value === "string") {
            const field = row.getFields()[value]?.type;
            if (field && isListType(getNullableType(field))) {
              found.push(`${name.value} is ordered by ${value}, which is a list: choose a single value.`);
            }
          }
        }
      },
    }),
  );
  return [...new Set(found)];
}

function findArgumentCautions(
  field: string,
  { name: { value: argument } }: ArgumentNode,
  value: unknown,
  vendor: Vendor,
): readonly string[] {
  const number = typeof value === "number" || /^-?\d+$/u.test(String(value)) ? Number(value) : undefined;
  if (argument === "where") return findWrongTimes(value);
  if (vendor === "envio") {
    return argument === "limit" && number !== undefined && number > MAX_ROWS
      ? [
          `${field} asks for ${formatThousands(number)} rows. The answer may end before: page by ${formatThousands(MAX_ROWS)} with a cursor.`,
        ]
      : [];
  }
  if (argument === "first" && number !== undefined && (number > MAX_ROWS || number < 1)) {
    return [
      `${field} asks for ${formatThousands(number)} rows with first, and The Graph takes 1 to ${formatThousands(MAX_ROWS)}: page with a cursor.`,
    ];
  }
  if (argument === "skip" && number !== undefined && number > MAX_SKIP) {
    return [
      `${field} skips ${formatThousands(number)} rows, and The Graph skips ${formatThousands(MAX_SKIP)} at most: page with a cursor.`,
    ];
  }
  if (argument === "block" && typeof value === "object" && value !== null) {
    const { number: block, number_gte: least } = value as Record<string, unknown>;
    const wanted = block ?? least;
    if (wanted === undefined) return [];
    return [
      `${field} asks for block ${String(wanted)}. The indexer rejects a block that it has not reached. Query { _meta { block { number } } } to see how far it is.`,
    ];
  }
  return [];
}
