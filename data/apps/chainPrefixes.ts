/**
 * Short names of chains (ERC-3770) that wallets write in front of an address, such as `base:0x…`, by chain ID. Source:
 * the fields `shortName` of ethereum-lists/chains, read on 28 November 2026. A chain without a row has no known prefix.
 */
export const chainPrefixes: Readonly<Record<number, string>> = {
  1: "eth",
  10: "oeth",
  56: "bnb",
  100: "gno",
  130: "unichain",
  137: "pol",
  146: "sonic",
  324: "zksync",
  8453: "base",
  42161: "arb1",
  43114: "avax",
  59144: "linea",
  80094: "berachain",
  534352: "scr",
  11155111: "sep",
};
