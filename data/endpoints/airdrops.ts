import { envio } from "./vendors/envio";
import { listCurrentSubgraphs } from "./vendors/subgraphs";
import type { CurrentEndpoints } from "./types";

/** Airdrops. */
export const airdrops: CurrentEndpoints = {
  indexer: "airdrops",
  asOf: "2026-08-12",
  theGraph: listCurrentSubgraphs("airdrops", "sablier-airdrops"),
  envio: envio("508d217", "https://envio.dev/app/sablier-labs/merkle-envio"),
};
