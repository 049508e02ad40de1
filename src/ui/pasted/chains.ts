import { type Answer, type ChainFacts, type Kind } from "./answer";

/** What readers call a chain apart from its name in the SDK. */
const OTHER_NAMES: Readonly<Record<string, number>> = {
  "ethereum mainnet": 1,
  mainnet: 1,
  optimism: 10,
  bsc: 56,
  bnb: 56,
  "binance smart chain": 56,
  xdai: 100,
  matic: 137,
  "arbitrum one": 42161,
  "avalanche c chain": 43114,
};

/** Returns a name in small letters, with spaces between its words. */
export const separateWords = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, " ");

const productNames: Readonly<Record<string, string>> = {
  lockup: "Lockup",
  flow: "Flow",
  airdrops: "Airdrops",
};

/** Returns the newest releases on a chain. */
function describeReleases({ products }: ChainFacts): string {
  const newest = Object.entries(productNames).flatMap(([product, name]) => {
    const release = products[product]?.releases.at(-1);
    return release ? [`${name} ${release}`] : [];
  });
  return newest.length > 0 ? `Newest there: ${newest.join(", ")}` : "Sablier has no release there";
}

/**
 * Returns what a chain is, by its name or slug.
 *
 * @returns `undefined` for a name that no chain of the SDK has.
 */
export function readChain(given: string, all: readonly ChainFacts[], id?: number): Answer | undefined {
  const name = separateWords(given);
  const chain = all.find(
    (chain) =>
      chain.id === id ||
      [separateWords(chain.name), separateWords(chain.chainSlug)].includes(name) ||
      OTHER_NAMES[name] === chain.id,
  );
  return (
    chain && {
      title: `${chain.name}, chain ${chain.id}`,
      facts: [describeReleases(chain), `Explorer ${chain.explorer.url}`],
      url: `/concepts/chains#chain-${chain.id}`,
    }
  );
}

/** The name, slug or id of a chain, alone or after the word. */
export const chains: readonly Kind[] = [
  {
    form: /^(?:chain(?: ?id)?[ :=]*)?(?:\d{1,15}|[a-z][a-z0-9 _-]{2,24})$/i,
    read: async (text, { directory }) => {
      const [, word = "", given = ""] = /^(chain(?: ?id)?[ :=]*)?([^ :=].*)?$/i.exec(text)!;
      // A number of one or two digits is too much else.
      const isId = /^\d+$/.test(given) && (word !== "" || given.length > 2);
      return readChain(given, (await directory()).chains, isId ? Number(given) : undefined);
    },
  },
];
