/**
 * What the app calls a chain in the path of the vesting search, by chain id: those names that the project's
 * documentation gives. For other chains the slugs of the SDK are all that is known;
 * subgraphs have names of their own.
 */
export const appChainSlugs: Readonly<Record<number, string>> = {
  1: "ethereum",
  10: "optimism",
  137: "polygon",
  8453: "base",
  42161: "arbitrum",
  11155111: "sepolia",
};
