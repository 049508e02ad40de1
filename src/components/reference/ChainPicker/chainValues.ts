import facts from "@generated/protocol-data/default/chainFacts.json";
import { currentReleases } from "@site/data/contracts/currentReleases";
import { productNames } from "@site/data/site/products";
import type { ChainFacts } from "@site/plugins/protocol-data/src/chainFacts";

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
  /** What stands in its place; undefined where the chain has none. */
  value(chain: ChainFacts, found: string): string | undefined;
  missing(chain: ChainFacts): string;
  /** What is to be known of the chain's value, if anything. */
  note?(chain: ChainFacts): string | undefined;
}

const contract = (of: "lockup" | "flow", name: string): Blank => ({
  pattern: new RegExp(`<${name}>`, "g"),
  value: (chain) => chain[of]?.[1],
  missing: (chain) => `${name} is not deployed on ${chain.name}.`,
  note: (chain) =>
    chain[of]?.[0] === currentReleases[of].release
      ? undefined
      : `The newest on ${chain.name} is ${productNames[of]} ${chain[of]?.[0]}: what this page says may differ there.`,
});

const noSubgraph = ({ name }: ChainFacts) => `The Graph has no such address for ${name}.`;

/** The indexer whose address in production was found: what names none of Airdrops is of the streams. */
const indexerAt = (url: string) =>
  facts.some(({ theGraph }) => theGraph.airdrops?.production === url) ? "airdrops" : "streams";

const blanks: readonly Blank[] = [
  contract("lockup", "SablierLockup"),
  contract("flow", "SablierFlow"),
  {
    pattern: /\$RPC_URL\b/g,
    value: ({ rpc }) => rpc,
    missing: ({ name }) => `The SDK names no public node of ${name}.`,
  },
  {
    pattern:
      /https:\/\/api\.studio\.thegraph\.com\/query\/\d+\/sablier-(?:lockup|airdrops)-[\w-]+\/version\/latest/g,
    value: ({ theGraph }, found) => theGraph[found.includes("-airdrops-") ? "airdrops" : "streams"]?.testing,
    missing: noSubgraph,
  },
  {
    pattern: /https:\/\/gateway\.thegraph\.com\/api\/subgraphs\/id\/(?:<SUBGRAPH_ID>|\w+)/g,
    value: ({ theGraph }, found) => theGraph[indexerAt(found)]?.production,
    missing: noSubgraph,
  },
  {
    pattern: /\bchainId"?: ?(?:\{ ?_eq: )?"?\d+/g,
    value: ({ id, envio }, found) => (envio.length > 0 ? found.replace(/\d+$/, String(id)) : undefined),
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
