import type { ExecutionResult } from "graphql";
import type { IndexerName, Vendor } from "../request";
import type { Tables } from "./fixture";
import { queryEnvio } from "./envio";
import { queryTheGraph } from "./theGraph";

/** Answers a query in the dialect of a vendor, from the example rows or from those in `tables`. */
export function ask(
  vendor: Vendor,
  indexer: IndexerName,
  query: string,
  variables?: Readonly<Record<string, unknown>>,
  tables?: Tables,
): Promise<ExecutionResult> {
  return vendor === "envio"
    ? queryEnvio(indexer, query, variables, tables)
    : queryTheGraph(indexer, query, variables, undefined, tables);
}
