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
import { airdrops } from "../../../data/graphql/airdrops";
import { streams } from "../../../data/graphql/streams";
import {
  curlCommand,
  exampleAddress,
  indexerOf,
  vendors,
  type Product,
  type Vendor,
} from "../../lib/indexers/request";
import { envioSchema, theGraphSchema } from "../../lib/indexers/schema";
import { Problem, sourceOf, tool } from "../tool";

const models = { streams, airdrops };
const schemas = new Map<string, GraphQLSchema>();

/** The schema that a vendor serves for a product. */
function schemaOf(product: Product, vendor: Vendor): GraphQLSchema {
  const key = `${indexerOf(product)} ${vendor}`;
  let schema = schemas.get(key);
  if (!schema) {
    const model = models[indexerOf(product)];
    schema = buildSchema(vendor === "envio" ? envioSchema(model) : theGraphSchema(model));
    schemas.set(key, schema);
  }
  return schema;
}

/** What is wrong with the variables of a query, in sentences. */
function faultsOf(
  schema: GraphQLSchema,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): string[] {
  const operation = parse(query).definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
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

export const graphqlQuery = tool({
  name: "graphql_query",
  title: "A documented query of the indexers",
  description:
    "Gives a tested GraphQL query of the documentation for The Graph or Envio by its name, with your variables checked against the schema, and the request that sends it. Without a name it lists the queries. Nothing is sent by this server.",
  input: {
    product: z.enum(["lockup", "flow", "airdrops"]),
    vendor: z.enum(vendors),
    name: z.string().max(80).optional(),
    variables: z
      .record(z.string().max(80), z.unknown())
      .optional()
      .describe("In place of those of the example"),
  },
  output: {
    names: z.array(z.string()).optional().describe("Without a name: the queries there are"),
    query: z.string().optional(),
    variables: z.record(z.string(), z.unknown()).optional(),
    url: z
      .string()
      .optional()
      .describe("One address that answers it: Ethereum at The Graph, all chains at Envio"),
    curl: z.string().optional(),
  },
  answer: async (site, { product, vendor, name, variables }) => {
    const queries = site.data.queries.filter((one) => one.product === product && one.vendor === vendor);
    const names = queries.map((one) => one.name);
    const source = sourceOf(site, `/api/${product}/${vendor}/queries`, product);
    if (name === undefined) return { names, source };
    const found = queries.find((one) => one.name === name);
    if (!found) throw new Problem(`There is no query "${name}". The queries are ${names.join(", ")}.`);
    const given = { ...found.variables, ...variables };
    const faults = faultsOf(schemaOf(product, vendor), found.query, given);
    if (faults.length > 0) throw new Problem(faults.join("\n"));
    const { url, needsKey } = exampleAddress(indexerOf(product), vendor);
    return {
      query: found.query,
      variables: given,
      url,
      curl: curlCommand({ url, needsKey, query: found.query, variables: given }),
      source,
    };
  },
});
