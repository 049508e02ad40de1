import { envio } from "./vendors/envio";
import { listCurrentSubgraphs } from "./vendors/subgraphs";
import type { CurrentEndpoints } from "./types";

/** Lockup and Flow, which share an indexer. */
export const streams: CurrentEndpoints = {
  indexer: "streams",
  asOf: "2026-08-12",
  theGraph: listCurrentSubgraphs("streams", "sablier-lockup"),
  envio: envio("53b7e25", "https://envio.dev/app/sablier-labs/lockup-envio"),
};
