import {
  buildSchema,
  Kind,
  parse,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { getVariableValues } from "graphql/execution/values";
import { z } from "zod";
import { airdrops } from "../../../../data/graphql/airdrops";
import { streams } from "../../../../data/graphql/streams";
import {
  writeCurlCommand,
  findExampleAddress,
  findIndexer,
  vendors,
  type Product,
  type Vendor,
} from "../../../protocol/indexers/request";
import { writeEnvioSchema, writeTheGraphSchema } from "../../../protocol/indexers/schema";
import { findNearestName } from "../../../server/arguments";
import { Problem } from "../../../server/answer/problem";
import { createSource } from "../../../server/site/source";
import { defineTool } from "../../../server/answer/tool";

const models = { streams, airdrops };
const schemas = new Map<string, GraphQLSchema>();

/** Returns the schema that a vendor serves for a product. */
function getSchema(product: Product, vendor: Vendor): GraphQLSchema {
  const key = `${findIndexer(product)} ${vendor}`;
  let schema = schemas.get(key);
  if (!schema) {
    const model = models[findIndexer(product)];
    schema = buildSchema(vendor === "envio" ? writeEnvioSchema(model) : writeTheGraphSchema(model));
    schemas.set(key, schema);
  }
  return schema;
}

/** Returns what is wrong with the variables of a query, in sentences. */
function listFaults(
  schema: GraphQLSchema,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): string[] {
  const operation = parse(query).definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  )!;
  const definitions = operation.variableDefinitions ?? [];
  const names = definitions.map(({ variable }) => variable.name.value);
  const strangers = Object.keys(variables).filter((name) => !names.includes(name));
  const { errors } = getVariableValues(schema, definitions, variables as Record<string, unknown>);
  return [
    ...strangers.map(
      (name) => `The query has no variable "${name}"; its variables are ${names.join(", ") || "none"}.`,
    ),
    ...(errors ?? []).map((error: GraphQLError) => error.message),
  ];
}

/** Reads the variables, which are an object written as JSON, because clients' strict modes know no free objects. */
function readVariables(given: string | undefined): Record<string, unknown> {
  const example = 'Write an object as JSON: {"recipient":"0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB"}';
  if (given === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(given);
  } catch {
    throw new Problem(`variables: this is not JSON. ${example}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Problem(`variables: this is not an object. ${example}`);
  return value as Record<string, unknown>;
}

export const graphqlQuery = defineTool({
  name: "graphql_query",
  title: "Indexer query",
  description:
    "Gives a tested GraphQL query for existing streams and airdrops at The Graph or Envio, with checked variables and the request, which it does not send. Without a name it lists the queries.",
  input: {
    product: z.enum(["lockup", "flow", "airdrops"]).describe("Product: lockup"),
    vendor: z.enum(vendors).describe("Indexer: envio"),
    name: z.string().trim().max(80).optional().describe("Name of the query: by-recipient"),
    variables: z.string().max(4000).optional().describe('JSON: {"recipient":"0x93b3…"}'),
  },
  answer: async (site, { product, vendor, name, variables }) => {
    const queries = site.data.queries.filter((query) => query.product === product && query.vendor === vendor);
    const names = queries.map((query) => query.name);
    const source = createSource(site, `/api/${product}/${vendor}/queries`, [site.currentRelease(product)]);
    if (name === undefined) {
      return {
        text: `${names.length} queries: ${names.join(", ")}. Call again with a name.`,
        data: { names },
        source,
      };
    }
    const found = queries.find((query) => query.name === name);
    if (!found) {
      const nearest = findNearestName(name, names);
      const meant = nearest ? ` Did you mean ${nearest}?` : "";
      throw new Problem(`There is no query "${name}".${meant} The queries are ${names.join(", ")}.`);
    }
    const given = { ...found.variables, ...readVariables(variables) };
    const faults = listFaults(getSchema(product, vendor), found.query, given);
    if (faults.length > 0) throw new Problem(faults.join("\n"));
    const { url, needsKey } = findExampleAddress(findIndexer(product), vendor);
    // A document: the request contains the query, its variables and the address.
    return {
      text: `Send this; it answers ${vendor === "envio" ? "for all chains" : "for Ethereum, other chains have addresses of their own"}:\n${writeCurlCommand({ url, needsKey, query: found.query, variables: given })}`,
      source,
    };
  },
});
