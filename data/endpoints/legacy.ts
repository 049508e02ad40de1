import { findChain } from "./chains";
import { subgraphs } from "./vendors/subgraphs";
import type { LegacyEndpoints } from "./types";

/** The first protocol. */
export const legacy: LegacyEndpoints = {
  asOf: "2026-08-12",
  theGraph: [
    ...subgraphs("until2025", "sablier", {
      ethereum: "DkSXWkgJD5qVqfsrfzkLC5WELVX3Dbj3ByWcYjDJieCh",
      arbitrum: "94SP9QVcxmGV9e2fxuTxUGcZfcv4tjpPCGyyPVyMfLP",
      avalanche: "DK2gHCprwVaytwzwb5fUrkFS9xy7wh66NX6AFcDzMyF9",
      bsc: "3Gyy7of99oBRqHcCMGJXpHw2xxxZgXxVmFPFR1vL6YhT",
      optimism: "BEnQbvBdXnohC1DpM9rSb47C1FbowK39HfPNCEHjgrBt",
      polygon: { at: "6UMNQfMeh3pV5Qmn2NDX2UKNeUk9kh4oZhzzzn5e8rSz", name: "sablier-matic" },
    }),
    {
      ...findChain("ronin"),
      name: "sablier-ronin",
      subgraphId: null,
      production: "https://subgraph.satsuma-prod.com/{API_KEY}/sablierlabs/sablier-ronin/api",
      testing: null,
      explorer: null,
      note: "Hosted by Satsuma, now Alchemy Subgraphs, with the key as part of the path. It has not been tested and may no longer respond.",
    },
  ],
};
