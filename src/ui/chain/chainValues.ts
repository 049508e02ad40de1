import facts from "@generated/protocol-data/default/chainFacts.json";
import { currentReleases } from "@site/data/contracts/currentReleases";
import { productNames } from "@site/data/site/products";
import { joinInSentence } from "@site/src/protocol/text/wording";
import type { ChainFacts } from "@site/src/protocol/chainFacts";
import { removeEnd } from "@site/src/protocol/text/ends";

const DIGITS = "0123456789";

/** The chains that can be chosen. */
export const chains: readonly ChainFacts[] = facts;

/** Their ids. */
export const chainIds = chains.map(({ id }) => id);

/** Code with the values of a chain in it. */
export interface FilledCode {
  readonly code: string;
  /** What the chain has no value for, where the code keeps what it had, and what is of an older release: sentences. */
  readonly notes: readonly string[];
}

/** A kind of value that code leaves open, or has of an example's chain. */
interface Blank {
  readonly pattern: RegExp;
  /** What is in its place; undefined where the chain has none. */
  value(chain: ChainFacts, found: string): string | undefined;
  missing(chain: ChainFacts): string;
  /** What is to be known of the chain's value, if anything. */
  note?(chain: ChainFacts): string | undefined;
}

const contractNames = { lockup: "SablierLockup", flow: "SablierFlow" } as const;

/** Says that a chain lacks the contract of a product, and which older contracts it has instead. */
export function describeMissing(product: "lockup" | "flow", chain: ChainFacts): string {
  const sentence = `${contractNames[product]} is not deployed on ${chain.name}.`;
  const former = chain.former?.[product];
  if (!former) return sentence;
  const [version, ...names] = former;
  return `${sentence} ${productNames[product]} ${version}, the newest there, has ${joinInSentence(names)} instead.`;
}

/** Says that the newest contract of a chain is older than the release that the pages describe; nothing if it is not. */
const noteAge = (product: "lockup" | "flow", chain: ChainFacts): string | undefined =>
  chain[product]?.[0] === currentReleases[product].release
    ? undefined
    : `The newest on ${chain.name} is ${productNames[product]} ${chain[product]?.[0]}: what this page says may differ there.`;

const createContractBlank = (product: "lockup" | "flow"): Blank => ({
  pattern: new RegExp(`<${contractNames[product]}>`, "g"),
  value: (chain) => chain[product]?.[1],
  missing: (chain) => describeMissing(product, chain),
  note: (chain) => noteAge(product, chain),
});

/** Returns the ID of a stream by the alias of its contract: `LK3-1-42`. */
const getAlias = (product: "lockup" | "flow", prefix: string): Blank => ({
  pattern: new RegExp(`\\b${prefix}\\d*-\\d+(?=-\\d)`, "g"),
  value: ({ id, [product]: newest }) => newest && `${newest[2]}-${id}`,
  missing: (chain) => describeMissing(product, chain),
  note: (chain) => noteAge(product, chain),
});

const sayNoSubgraph = ({ name }: ChainFacts) => `The Graph has no such address for ${name}.`;

const GATEWAY = String.raw`https://gateway\.thegraph\.com/api/subgraphs/id/`;

type Indexer = keyof ChainFacts["theGraph"];

/** The indexer of each address in production. */
const indexers: ReadonlyMap<string, Indexer> = new Map(
  chains.flatMap(({ theGraph }) =>
    Object.entries(theGraph).map(([indexer, { production }]) => [production, indexer as Indexer] as const),
  ),
);

/** Returns a subgraph's address in production, with the placeholder of an indexer instead of its ID. */
const createSubgraphBlank = (indexer: Indexer, placeholder: string): Blank => ({
  pattern: new RegExp(`${GATEWAY}<${placeholder}>`, "g"),
  value: ({ theGraph }) => theGraph[indexer]?.production,
  missing: sayNoSubgraph,
});

const blanks: readonly Blank[] = [
  createContractBlank("lockup"),
  createContractBlank("flow"),
  getAlias("lockup", "LK"),
  getAlias("flow", "FL"),
  {
    pattern: /\$RPC_URL\b/g,
    value: ({ rpc }) => rpc,
    missing: ({ name }) => `The SDK names no public node of ${name}.`,
  },
  {
    pattern:
      /https:\/\/api\.studio\.thegraph\.com\/query\/\d+\/sablier-(?:lockup|airdrops)-[\w-]+\/version\/latest/g,
    value: ({ theGraph }, found) => theGraph[found.includes("-airdrops-") ? "airdrops" : "streams"]?.testing,
    missing: sayNoSubgraph,
  },
  createSubgraphBlank("streams", "STREAMS_SUBGRAPH_ID"),
  createSubgraphBlank("airdrops", "AIRDROPS_SUBGRAPH_ID"),
  {
    pattern: new RegExp(`${GATEWAY}\\w+`, "g"),
    value({ theGraph }, found) {
      const indexer = indexers.get(found);
      // An address that is none of the current ones means itself.
      return indexer === undefined ? found : theGraph[indexer]?.production;
    },
    missing: sayNoSubgraph,
  },
  {
    // IDs of the indexers: `0xf1…03-1-2` of a stream, `0xca…03-1` of a campaign, `asset-1-0xda…18` of a token.
    pattern: /\b0x[\da-f]{40}-\d+|\basset-\d+(?=-0x)/gi,
    value: ({ id }, found) => removeEnd(found, DIGITS) + String(id),
    missing: ({ name }) => `${name} has no ID.`,
  },
  {
    pattern: /\bchainId"?: ?(?:\{ ?_eq: )?"?\d+/g,
    value: ({ id, envio }, found) => (envio.length > 0 ? removeEnd(found, DIGITS) + String(id) : undefined),
    missing: ({ name }) => `Envio does not index ${name}.`,
  },
  {
    pattern: /\bsepolia\b(?=[,. }]|$)/g,
    value: ({ viem }) => viem,
    missing: ({ name }) => `viem has no ${name}.`,
  },
];

/**
 * Fills a chain's values into code: the addresses of contracts, a public node, the addresses and ids that indexers are
 * asked by, and viem's name of the chain. Code that leaves nothing open stays as it is.
 *
 * @example fillChain("cast call <SablierLockup> …", base).code // "cast call 0xc19a… …"
 */
export function fillChain(code: string, chain: ChainFacts): FilledCode {
  const notes = new Set<string>();
  const filled = blanks.reduce(
    (text, { pattern, value, missing, note }) =>
      text.replace(pattern, (found) => {
        const own = value(chain, found);
        const said = own === undefined ? missing(chain) : note?.(chain);
        if (said) notes.add(said);
        return own ?? found;
      }),
    code,
  );
  return { code: filled, notes: [...notes] };
}
