import type { ExecutionResult } from "graphql";
import type { IndexerName, Vendor } from "../request";
import { queryEnvio } from "./envio";
import { queryTheGraph } from "./theGraph";

/** Answers a query in the dialect of a vendor, from the example rows. */
export function ask(
  vendor: Vendor,
  indexer: IndexerName,
  query: string,
  variables?: Readonly<Record<string, unknown>>,
): Promise<ExecutionResult> {
  return vendor === "envio"
    ? queryEnvio(indexer, query, variables)
    : queryTheGraph(indexer, query, variables);
}
