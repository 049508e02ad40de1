import { buildSchema, type GraphQLSchema } from "graphql";
import { airdrops } from "@site/data/graphql/airdrops";
import { streams } from "@site/data/graphql/streams";
import type { IndexerName, Vendor } from "@site/src/protocol/indexers/request";
import { writeEnvioSchema, writeTheGraphSchema } from "@site/src/protocol/indexers/schema";

const models = { streams, airdrops };
const built = new Map<string, GraphQLSchema>();

/** Returns the schema of an indexer in a vendor's dialect, built from the entity data once and cached. */
export function getSchema(indexer: IndexerName, vendor: Vendor): GraphQLSchema {
  const key = `${indexer}/${vendor}`;
  const write = vendor === "envio" ? writeEnvioSchema : writeTheGraphSchema;
  const schema = built.get(key) ?? buildSchema(write(models[indexer]), { assumeValid: true });
  built.set(key, schema);
  return schema;
}
