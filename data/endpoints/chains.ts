/** Nodes of the chains' own, outside The Graph Network; `{name}` is the subgraph's. */
export const nodes = {
  core: "https://thegraph.coredao.org/subgraphs/name/core/{name}",
  denergy: "https://thegraph.denergychain.com/subgraphs/name/denergychain/{name}",
  form: "https://formapi.0xgraph.xyz/api/public/5961fb30-8fdc-45ad-9a35-555dd5e0dd56/subgraphs/{name}/2.3_1.0.0/gn",
  lightlink: "https://graph.phoenix.lightlink.io/query/subgraphs/name/lightlink/{name}",
  xdc: "https://graphql.xinfin.network/subgraphs/name/xdc/{name}",
} as const;

/** What the project indexes of a chain. */
type Indexed = {
  readonly chain: string;
  readonly chainId: number;
  /** Whether Envio's indexers cover it, or their data source where it is not the default one. */
  readonly envio?: true | string;
} & (
  | { readonly streams?: never; readonly airdrops?: never }
  /** Its subgraphs, which the project deploys both at once: ids on The Graph Network, or one of `nodes`. */
  | { readonly streams: string; readonly airdrops: string }
);

/** Chains that an indexer covers or has covered, by the name that subgraphs give them, sorted by it. */
const mainnets = {
  abstract: { chain: "Abstract", chainId: 2741, envio: true },
  arbitrum: {
    chain: "Arbitrum",
    chainId: 42161,
    envio: true,
    streams: "yvDXXHSyv6rGPSzfpbBcbQmMFrECac3Q2zADkYsMxam",
    airdrops: "HkHDg6NVVVeobhpcU4pTPMktyC25zd6xAQBGpYrWDgRr",
  },
  avalanche: {
    chain: "Avalanche",
    chainId: 43114,
    envio: true,
    streams: "FTDmonvFEm1VGkzECcnDY2CPHcW5dSmHRurSjEEfTkCX",
    airdrops: "CpbN5Ps25UzqfdoqYdrjoSK4Him6nwDvdLK6a2sGS1PA",
  },
  base: {
    chain: "Base",
    chainId: 8453,
    envio: true,
    streams: "778GfecD9tsyB4xNnz4wfuAyfHU6rqGr79VCPZKu3t2F",
    airdrops: "4SxPXkQNifgBYqje2C4yP5gz69erZwtD7GuLWgXHSLGe",
  },
  berachain: {
    chain: "Berachain",
    chainId: 80094,
    envio: true,
    streams: "C2r13APcUemQtVdPFm7p7T3aJkU2rH2EvdZzrQ53zi14",
    airdrops: "CnYsdmzuY3Mebwywvqv1WrXw9UZuPMTrxoGgR2UdThJE",
  },
  blast: { chain: "Blast", chainId: 81457, envio: true },
  bsc: {
    chain: "BNB Chain",
    chainId: 56,
    envio: true,
    streams: "A8Vc9hi7j45u7P8Uw5dg4uqYJgPo4x1rB4oZtTVaiccK",
    airdrops: "FXQT42kQPvpMJgsF5Bs6CqpxVvPP1LBqEhWThCCLMeGL",
  },
  chiliz: {
    chain: "Chiliz",
    chainId: 88888,
    envio: "https://chiliz.hypersync.xyz",
    streams: "4KsXUFvsKFHH7Q8k3BPgEv2NhCJJGwG78gCPAUpncYb",
    airdrops: "6LK1aqrhzZCp6c88MEBDAR1VDLpZQiXpBKkceJ5Lu4LU",
  },
  "core-dao": { chain: "Core Dao", chainId: 1116 },
  denergychain: { chain: "Denergy", chainId: 369369, streams: nodes.denergy, airdrops: nodes.denergy },
  ethereum: {
    chain: "Ethereum",
    chainId: 1,
    envio: true,
    streams: "AvDAMYYHGaEwn9F9585uqq6MM5CfvRtYcb7KjK7LKPCt",
    airdrops: "DFD73EcSue44R7mpHvXeyvcgaT8tR1iKakZFjBsiFpjs",
  },
  form: { chain: "Form", chainId: 478 },
  gnosis: {
    chain: "Gnosis",
    chainId: 100,
    envio: true,
    streams: "DtKniy1RvB19q1r2g1WLN4reMNKDacEnuAjh284rW2iK",
    airdrops: "kQEY5PYbjx4SMKyMUwqJHRLDzKH1aUqGsf1cnibU7Kn",
  },
  hyperevm: { chain: "HyperEVM", chainId: 999, envio: "https://hyperliquid.hypersync.xyz" },
  iotex: { chain: "IoTeX", chainId: 4689 },
  lightlink: { chain: "Lightlink", chainId: 1890, streams: nodes.lightlink, airdrops: nodes.lightlink },
  linea: {
    chain: "Linea Mainnet",
    chainId: 59144,
    envio: true,
    streams: "GvpecytqVzLzuwuQB3enozXoaZRFoVx8Kr7qrfMiE9bs",
    airdrops: "6koYFSd8FQizdQWLTdRpL1yTmAbpMgN1vZN5W6ajZiTN",
  },
  mode: { chain: "Mode", chainId: 34443, envio: true },
  monad: { chain: "Monad", chainId: 143, envio: true },
  morph: { chain: "Morph", chainId: 2818, envio: true },
  optimism: {
    chain: "OP Mainnet",
    chainId: 10,
    envio: true,
    streams: "NZHzd2JNFKhHP5EWUiDxa5TaxGCFbSD4g6YnYr8JGi6",
    airdrops: "CHJtCNDzPqngpa1YJoaVrjuufZL6k6VkEkG9ZFUMQzF7",
  },
  polygon: {
    chain: "Polygon",
    chainId: 137,
    envio: true,
    streams: "8fgeQMEQ8sskVeWE5nvtsVL2VpezDrAkx2d1VeiHiheu",
    airdrops: "FRbBKiDyM5YpFAqHLXRfQWwQdMGzFL82hqoPXPpXzAHE",
  },
  robinhood: { chain: "Robinhood", chainId: 4663, envio: "https://robinhood.hypersync.xyz" },
  ronin: { chain: "Ronin", chainId: 2020 },
  scroll: {
    chain: "Scroll",
    chainId: 534352,
    envio: true,
    streams: "GycpYx8c9eRqxvEAfqnpNd1ZfXeuLzjRhnG7vvYaqEE1",
    airdrops: "Ev4xS8VxuoUcpgqz5A2BkTgQxQeskm4Fg41XzVJ2DX9",
  },
  sei: { chain: "Sei Network", chainId: 1329, envio: "https://sei.hypersync.xyz" },
  sonic: {
    chain: "Sonic",
    chainId: 146,
    envio: true,
    streams: "GnaSPX9XLkPn219CqbGFU1NgveuQk2Hh3c8WxjtesaEh",
    airdrops: "5g8orwpm5Rf83G8eqDzDjodt3sG2D64cbiLC98Utmv4Q",
  },
  sophon: { chain: "Sophon", chainId: 50104, envio: true },
  superseed: { chain: "Superseed", chainId: 5330, envio: true },
  unichain: {
    chain: "Unichain",
    chainId: 130,
    envio: true,
    streams: "3MUG4H3gZcp9fpGLiJMTMeUFcQQ6QdT317P4wYKyns9M",
    airdrops: "4rQMJ85hKNhcaDyirGipGvcqS4auGU3QCFRBnpiexyNy",
  },
  xdc: { chain: "XDC", chainId: 50, envio: true },
  zksync: {
    chain: "ZKsync Era",
    chainId: 324,
    envio: true,
    streams: "7SuEYGYwZ835LjVGB85ZE8z5zmqdKgmRh8kAEeJefWQN",
    airdrops: "64iDUwNVWKukw67nqTXif5taEfLug4Qf1c2suAv5hrqN",
  },
} as const satisfies Record<string, Indexed>;

const testnets = {
  "arbitrum-sepolia": { chain: "Arbitrum Sepolia", chainId: 421614 },
  "base-sepolia": {
    chain: "Base Sepolia",
    chainId: 84532,
    envio: true,
    streams: "DdiYENuyh5ztSybRJnBnCZuUgESkFasjGFHZUbURpKHz",
    airdrops: "4R2hm27YJ7CVEJ97BbBJz2r4KTKYc8sTqqzrD8UzEfJt",
  },
  "optimism-sepolia": { chain: "OP Sepolia", chainId: 11155420 },
  sepolia: {
    chain: "Sepolia",
    chainId: 11155111,
    envio: true,
    streams: "5yDtFSxyRuqyjvGJyyuQhMEW3Uah7Ddy2KFSKVhy9VMa",
    airdrops: "8PLGDyXEsPgRTAnozL7MAjmTUFY4TBzs8i4F9Pq3wwSh",
  },
} as const satisfies Record<string, Indexed>;

export type ChainName = keyof typeof mainnets | keyof typeof testnets;

const chains: Readonly<Record<ChainName, Indexed>> = { ...mainnets, ...testnets };
/** Names of all chains, testnets last. */
export const chainNames = Object.keys(chains) as ChainName[];

/** How files of endpoints name a chain. */
export function findChain(name: ChainName) {
  const { chain, chainId } = chains[name];
  return { chain, chainId, isTestnet: name in testnets };
}

/** What is indexed of a chain. */
export const findIndexed = (name: ChainName): Indexed => chains[name];
