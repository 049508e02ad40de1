// #region indexer
import type { Indexer } from "./list";

/** One address for all chains, without a key. */
export const envio: Indexer = {
  vendor: "envio",
  url: "https://indexer.hyperindex.xyz/53b7e25/v1/graphql",
};
// #endregion indexer
