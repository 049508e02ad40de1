import { envio } from "./envio";
import { nodes, subgraphs } from "./subgraphs";
import type { CurrentEndpoints } from "./types";

/** Lockup and Flow, which share an indexer. */
export const streams: CurrentEndpoints = {
  indexer: "streams",
  asOf: "2026-08-12",
  theGraph: subgraphs("current", "sablier-lockup", {
    arbitrum: "yvDXXHSyv6rGPSzfpbBcbQmMFrECac3Q2zADkYsMxam",
    avalanche: "FTDmonvFEm1VGkzECcnDY2CPHcW5dSmHRurSjEEfTkCX",
    base: "778GfecD9tsyB4xNnz4wfuAyfHU6rqGr79VCPZKu3t2F",
    berachain: "C2r13APcUemQtVdPFm7p7T3aJkU2rH2EvdZzrQ53zi14",
    bsc: "A8Vc9hi7j45u7P8Uw5dg4uqYJgPo4x1rB4oZtTVaiccK",
    chiliz: "4KsXUFvsKFHH7Q8k3BPgEv2NhCJJGwG78gCPAUpncYb",
    denergychain: nodes.denergy,
    ethereum: "AvDAMYYHGaEwn9F9585uqq6MM5CfvRtYcb7KjK7LKPCt",
    gnosis: "DtKniy1RvB19q1r2g1WLN4reMNKDacEnuAjh284rW2iK",
    lightlink: nodes.lightlink,
    linea: "GvpecytqVzLzuwuQB3enozXoaZRFoVx8Kr7qrfMiE9bs",
    optimism: "NZHzd2JNFKhHP5EWUiDxa5TaxGCFbSD4g6YnYr8JGi6",
    polygon: "8fgeQMEQ8sskVeWE5nvtsVL2VpezDrAkx2d1VeiHiheu",
    scroll: "GycpYx8c9eRqxvEAfqnpNd1ZfXeuLzjRhnG7vvYaqEE1",
    sonic: "GnaSPX9XLkPn219CqbGFU1NgveuQk2Hh3c8WxjtesaEh",
    unichain: "3MUG4H3gZcp9fpGLiJMTMeUFcQQ6QdT317P4wYKyns9M",
    zksync: "7SuEYGYwZ835LjVGB85ZE8z5zmqdKgmRh8kAEeJefWQN",
    "base-sepolia": "DdiYENuyh5ztSybRJnBnCZuUgESkFasjGFHZUbURpKHz",
    sepolia: "5yDtFSxyRuqyjvGJyyuQhMEW3Uah7Ddy2KFSKVhy9VMa",
  }),
  envio: envio("53b7e25", "https://envio.dev/app/sablier-labs/lockup-envio"),
};
