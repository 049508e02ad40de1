import { listAddresses, type Vendor } from "../../../protocol/indexers/request";
import type { Source } from "./indexer/collect";

/** One indexer that a reader can choose. */
export interface SourceChoice extends Source {
  /** `Envio`, or `The Graph, Ethereum`. */
  readonly name: string;
  /** What the button says that it sends to: `hyperindex.xyz`. */
  readonly host: string;
}

/** Returns the part of a host that readers know it by. */
const shortenHost = (url: string): string => new URL(url).host.split(".").slice(-2).join(".");

const createSource = (vendor: Vendor, name: string, streams: string, airdrops: string): SourceChoice => ({
  vendor,
  name,
  host: shortenHost(streams),
  urls: { lockup: streams, flow: streams, airdrops },
});

const [envio, envioAirdrops] = [
  listAddresses("streams", "envio")[0]!,
  listAddresses("airdrops", "envio")[0]!,
];
const subgraphs = listAddresses("streams", "the-graph").filter(({ needsKey }) => !needsKey);
const airdropSubgraphs = listAddresses("airdrops", "the-graph").filter(({ needsKey }) => !needsKey);

/** Every indexer that needs no key: Envio, which has most chains at one address, then The Graph chain by chain. */
export const SOURCES: readonly [SourceChoice, ...SourceChoice[]] = [
  createSource("envio", "Envio", envio.url, envioAirdrops.url),
  ...subgraphs.flatMap(({ chain, url }) => {
    const airdrops = airdropSubgraphs.find((airdropSubgraph) => airdropSubgraph.chain === chain);
    return airdrops ? [createSource("the-graph", `The Graph, ${chain}`, url, airdrops.url)] : [];
  }),
];
