/** Chains that an indexer has covered, by the name that subgraphs give them. */
const mainnets = {
  abstract: { chain: "Abstract", chainId: 2741 },
  arbitrum: { chain: "Arbitrum", chainId: 42161 },
  avalanche: { chain: "Avalanche", chainId: 43114 },
  base: { chain: "Base", chainId: 8453 },
  berachain: { chain: "Berachain", chainId: 80094 },
  blast: { chain: "Blast", chainId: 81457 },
  bsc: { chain: "BNB Chain", chainId: 56 },
  chiliz: { chain: "Chiliz", chainId: 88888 },
  "core-dao": { chain: "Core Dao", chainId: 1116 },
  denergychain: { chain: "Denergy", chainId: 369369 },
  ethereum: { chain: "Ethereum", chainId: 1 },
  form: { chain: "Form", chainId: 478 },
  gnosis: { chain: "Gnosis", chainId: 100 },
  hyperevm: { chain: "HyperEVM", chainId: 999 },
  iotex: { chain: "IoTeX", chainId: 4689 },
  lightlink: { chain: "Lightlink", chainId: 1890 },
  linea: { chain: "Linea Mainnet", chainId: 59144 },
  mode: { chain: "Mode", chainId: 34443 },
  monad: { chain: "Monad", chainId: 143 },
  morph: { chain: "Morph", chainId: 2818 },
  optimism: { chain: "OP Mainnet", chainId: 10 },
  polygon: { chain: "Polygon", chainId: 137 },
  robinhood: { chain: "Robinhood", chainId: 4663 },
  ronin: { chain: "Ronin", chainId: 2020 },
  scroll: { chain: "Scroll", chainId: 534352 },
  sei: { chain: "Sei Network", chainId: 1329 },
  sonic: { chain: "Sonic", chainId: 146 },
  sophon: { chain: "Sophon", chainId: 50104 },
  superseed: { chain: "Superseed", chainId: 5330 },
  unichain: { chain: "Unichain", chainId: 130 },
  xdc: { chain: "XDC", chainId: 50 },
  zksync: { chain: "ZKsync Era", chainId: 324 },
} as const;

const testnets = {
  "arbitrum-sepolia": { chain: "Arbitrum Sepolia", chainId: 421614 },
  "base-sepolia": { chain: "Base Sepolia", chainId: 84532 },
  "optimism-sepolia": { chain: "OP Sepolia", chainId: 11155420 },
  sepolia: { chain: "Sepolia", chainId: 11155111 },
} as const;

export type ChainName = keyof typeof mainnets | keyof typeof testnets;

/** How files of endpoints name a chain. */
export function chainOf(name: ChainName) {
  return name in testnets
    ? { ...testnets[name as keyof typeof testnets], isTestnet: true }
    : { ...mainnets[name as keyof typeof mainnets], isTestnet: false };
}
