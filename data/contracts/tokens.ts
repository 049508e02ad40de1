/**
 * Tokens that the package viem does not list, by chain ID. DAI on Ethereum: the address in the published samples of
 * Lockup, read in May 2026.
 */
export const tokens = [
  {
    symbol: "DAI",
    decimals: 18,
    addresses: { 1: "0x6B175474E89094C44Da98b954EedeAC495271d0F" },
  },
] as const;
