/** Returns the chain names and ids in a filter: parts between commas, lower case, without the space around them. */
function splitFilter(query: string): string[] {
  return query
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** What readers and other tools call a chain apart from its name, by chain id. */
const OTHER_NAMES: Readonly<Record<number, string>> = {
  1: "ethereum mainnet, eth, mainnet",
  10: "optimism mainnet",
  56: "binance smart chain, bsc",
  100: "xdai",
  137: "matic",
  42161: "arbitrum one",
  43114: "avalanche c-chain",
  11155420: "optimism sepolia",
};

interface Chain {
  readonly id: number;
  readonly name: string;
}

/**
 * Returns the ids of the chains that a filter leaves: all without a filter, and otherwise those of which one part is in
 * the name, begins one of the other names, or begins the id. "op, 84" leaves OP Mainnet, OP Sepolia, Base (8453) and
 * Base Sepolia (84532); a complete id leaves its chain alone.
 */
export function filterChains(chains: readonly Chain[], query: string): Set<number> {
  const wanted = splitFilter(query);
  if (wanted.length === 0) return new Set(chains.map(({ id }) => id));
  return new Set(
    wanted.flatMap((part) => {
      const exact = chains.filter(({ id }) => String(id) === part);
      const left = exact.length > 0 ? exact : chains.filter((chain) => isMeant(chain, part));
      return left.map(({ id }) => id);
    }),
  );
}

/** Returns a name as it is written in addresses and in prose: `base-sepolia` is Base Sepolia. */
const addSpaces = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, " ");

const isMeant = (chain: Chain, part: string): boolean =>
  /^\d+$/.test(part)
    ? String(chain.id).startsWith(part)
    : addSpaces(chain.name).includes(addSpaces(part)) ||
      splitFilter(OTHER_NAMES[chain.id] ?? "").some((name) => addSpaces(name).startsWith(addSpaces(part)));
