/** The part of a chain that links to NFTs need. */
export interface ChainOfLinks {
  readonly id: number;
  readonly chainSlug: string;
  readonly explorer: { readonly url: string };
}

/** Names of chains that marketplaces use and the SDK does not. */
const OTHER_NAMES: Readonly<Record<string, number>> = {
  ethereum: 1,
  matic: 137,
};

const ADDRESS = "(0x[0-9a-f]{40})";

/** Paths of explorers, after their host. */
const explorerPaths = [
  // Etherscan and its kin.
  new RegExp(String.raw`^/nft/${ADDRESS}/(\d+)/?$`, "i"),
  new RegExp(String.raw`^/token/${ADDRESS}/?\?(?:.*&)?a=(\d+)(?:&.*)?$`, "i"),
  // Blockscout.
  new RegExp(String.raw`^/token/${ADDRESS}/instance/(\d+)(?:/.*)?$`, "i"),
];

/** Paths of marketplaces: OpenSea, then Rarible. */
const marketPaths = [
  new RegExp(String.raw`^/(?:[a-z]{2}/)?(?:assets|item)/([a-z0-9_-]+)/${ADDRESS}/(\d+)(?:/.*)?$`, "i"),
  new RegExp(String.raw`^/token/(?:([a-z0-9_-]+)/)?${ADDRESS}:(\d+)(?:/.*)?$`, "i"),
];

const markets = /^(?:www\.|testnets\.)?(?:opensea\.io|rarible\.com)$/i;

/**
 * Returns the identifier of a stream in a link to its NFT, at a block explorer of one of the chains or at a
 * marketplace.
 * @returns `address-chainId-tokenId`, or nothing where the link is of another kind
 */
export function parseNftLink(link: string, chains: readonly ChainOfLinks[]): string | undefined {
  let url: URL;
  try {
    url = new URL(/^https?:/i.test(link) ? link : `https://${link}`);
  } catch {
    return undefined;
  }
  const host = (url: string) => new URL(url).host.replace(/^www\./, "");
  const chain = chains.find(({ explorer }) => host(explorer.url) === url.host.replace(/^www\./, ""));
  if (chain) {
    for (const path of explorerPaths) {
      const [, address, tokenId] = path.exec(url.pathname + url.search) ?? [];
      if (address) return `${address}-${chain.id}-${tokenId}`;
    }
  }
  if (markets.test(url.host)) {
    for (const path of marketPaths) {
      const [, name = "ethereum", address, tokenId] = path.exec(url.pathname) ?? [];
      const chainSlug = name.toLowerCase().replaceAll("_", "-");
      const id =
        OTHER_NAMES[name.toLowerCase()] ?? chains.find((candidate) => candidate.chainSlug === chainSlug)?.id;
      if (address && id) return `${address}-${id}-${tokenId}`;
    }
  }
  return undefined;
}
