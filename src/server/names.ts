import { hasWrongChecksum } from "../protocol/airdrops/addressWarnings";
import { Problem } from "./answer/problem";
import { findNearestName } from "./arguments";
import { type Site } from "./site/site";

/** A chain as the package lists it. */
type Chain = Site["data"]["knowledge"]["directory"]["chains"][number];

/** Names that people use for a chain apart from its name and its slug, by chain ID. */
const ALIASES: Readonly<Record<number, readonly string[]>> = {
  1: ["eth", "ethereum mainnet", "mainnet", "l1", "homestead"],
  10: ["op", "optimism", "optimism mainnet", "oeth", "opt"],
  50: ["xdc network", "xinfin"],
  56: ["bnb", "bnb smart chain", "bnb mainnet", "bsc", "binance", "binance smart chain"],
  100: ["gno", "xdai", "gnosis chain"],
  130: ["uni"],
  137: ["matic", "polygon pos", "pol", "polygon mainnet"],
  143: ["mon"],
  146: ["s"],
  324: ["zksync", "zksync mainnet", "era", "zk"],
  300: ["zksync testnet"],
  999: ["hyper evm", "hyperliquid", "hyper"],
  1116: ["core"],
  1329: ["sei", "sei evm"],
  2020: ["ron"],
  2741: ["abs"],
  8453: ["base mainnet"],
  34443: ["mode mainnet"],
  42161: ["arbitrum one", "arb", "arb1", "arbitrum mainnet"],
  43114: ["avalanche c chain", "avax", "avalanche mainnet"],
  59144: ["linea"],
  59141: ["linea testnet"],
  80094: ["bera"],
  81457: ["blast mainnet"],
  84532: ["basesep", "base testnet"],
  421614: ["arb sepolia", "arbitrum testnet"],
  534352: ["scr"],
  11155111: ["sep", "ethereum sepolia", "eth sepolia", "testnet"],
  11155420: ["op sepolia", "optimism testnet"],
};

const addSpaces = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_.-]+/g, " ")
    .trim();

/** Returns the names under which a chain is found, in lower case and with spaces. */
const listNames = ({ id, name, chainSlug }: Chain): string[] =>
  [name, chainSlug, ...(ALIASES[id] ?? [])].map(addSpaces);

/**
 * Finds a chain by its name, ID, slug or usual alias: Base, 8453, 0x2105, base, OP, BNB, mainnet.
 *
 * @throws Problem with the nearest name
 */
export function findChain(site: Site, given: string): Chain {
  const { chains } = site.data.knowledge.directory;
  const wanted = addSpaces(given.replace(/^eip155:/i, "")).replace(/^chain (?:id )?(?=\d|0x)/, "");
  const id = /^(?:0x[0-9a-f]{1,12}|\d{1,15})$/.test(wanted) ? Number(wanted) : undefined;
  const bare = wanted.replace(/ (?:chain|network|mainnet)$/, "");
  const chain =
    chains.find((chain) => chain.id === id) ??
    chains.find((chain) => listNames(chain).includes(wanted)) ??
    chains.find((chain) => listNames(chain).includes(bare));
  if (chain) return chain;
  const nearest = findNearestName(
    given,
    chains.map(({ name }) => name),
  );
  const meant = nearest ? ` Did you mean ${nearest}?` : "";
  throw new Problem(
    `chain: "${given.slice(0, 40)}" is not a chain in the list of this server.${meant} The chains are ${chains.map(({ name, id: number }) => `${name} ${number}`).join(", ")}.`,
  );
}

/** Products with releases, as the tools name them. */
export const PRODUCTS = ["lockup", "flow", "airdrops", "legacy", "bob", "comptroller"] as const;

/** Stands for the release of the Comptroller, whose code its admin can replace at the same address. */
export const UPGRADEABLE = "upgradeable";

const capitalise = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** Returns the name of a release: `Lockup v4.0`. */
export const findReleaseName = (product: string, version: string): string =>
  `${capitalise(product)} ${version}`;

/** Returns the releases of a product, the oldest first: `v1.0`. All products without one. */
function listReleases(
  site: Site,
  product?: string,
): { product: string; release: string; isLatest: boolean }[] {
  return site.data.abis
    .filter((abi) => product === undefined || abi.product === product)
    .map(({ product: name, release, isLatest }) => ({ product: name, release, isLatest }));
}

/**
 * Returns a test for releases by what people write: `4`, `v4`, `4.0`, `Lockup v4.0`, `latest`, `all`.
 *
 * @param fallback what holds where nothing is given
 * @throws Problem that lists the releases
 */
export function createReleaseFilter(
  site: Site,
  given: string | undefined,
  product: string | undefined,
  fallback: "latest" | "all",
): (product: string, release: string) => boolean {
  const words = (given ?? fallback)
    .toLowerCase()
    .replace(/\b(?:sablier|release)\b/g, "")
    .trim();
  const all = listReleases(site, product);
  const latest = new Set(
    all.filter(({ isLatest }) => isLatest).map((release) => `${release.product} ${release.release}`),
  );
  if (["latest", "current", "newest"].includes(words))
    return (name, release) => release === UPGRADEABLE || latest.has(`${name} ${release}`);
  if (["all", "any", "every", "*"].includes(words)) return () => true;
  const [, named, major, minor = "0"] =
    /^(?:(lockup|flow|airdrops|legacy|bob|comptroller)[ @]?)?(?:v(?:ersion)? ?)?(\d{1,2})(?:\.(\d{1,2}))?(?:\.\d{1,2})?$/.exec(
      words,
    ) ?? [];
  const version = `v${major}.${minor}`;
  const isKnown = all.some(
    (release) => release.release === version && (named === undefined || release.product === named),
  );
  if (major === undefined || !isKnown) {
    const known = PRODUCTS.filter((name) => product === undefined || name === product).map(
      (name) =>
        `${capitalise(name)} ${listReleases(site, name)
          .map(({ release }) => release)
          .join(" ")}`,
    );
    throw new Problem(
      `release: "${given!.slice(0, 40)}" is not a release${product ? ` of ${capitalise(product)}` : ""}. Write a version such as 4, v4 or 4.0, latest or all. The releases are ${known.join("; ")}.`,
    );
  }
  return (name, release) => release === version && (named === undefined || name === named);
}

/** One contract of one release on one chain. */
export interface ContractRow {
  readonly product: string;
  readonly release: string;
  readonly chain: string;
  readonly chainId: number;
  readonly contract: string;
  /** Short name in stream IDs, such as LK3; empty where it has none. */
  readonly alias: string;
  readonly address: string;
  readonly explorerUrl: string;
  readonly isCurrent: boolean;
}

const contracts = new WeakMap<Site, readonly ContractRow[]>();

/** Returns every contract that the site knows: those of all releases, the first protocol, Bob and the Comptroller. */
export function listContracts(site: Site): readonly ContractRow[] {
  let rows = contracts.get(site);
  if (!rows) {
    rows = [...ofProducts(site), ...listOtherContracts(site)];
    contracts.set(site, rows);
  }
  return rows;
}

const ofProducts = (site: Site): ContractRow[] =>
  site.deployments.map((row) => ({
    product: row.product,
    release: row.release,
    chain: row.chain,
    chainId: row.chainId,
    contract: row.contract,
    alias: row.alias ?? "",
    address: row.address,
    explorerUrl: row.explorerUrl,
    isCurrent: site.data.current.some(
      ({ product, release }) => product === row.product && release === row.release,
    ),
  }));

/** Returns the contracts of no product of the pages with deployments. */
function listOtherContracts(site: Site): ContractRow[] {
  const { contracts: known, directory } = site.data.knowledge;
  const chains = new Map(directory.chains.map((chain) => [String(chain.id), chain]));
  return known.flatMap(({ contractName, release, addresses }) => {
    const isComptroller = contractName === "SablierComptroller";
    const [name = "", version = ""] = release.toLowerCase().split(" ");
    if (!isComptroller && !["legacy", "bob"].includes(name)) return [];
    const product = isComptroller ? "comptroller" : name;
    return Object.entries(addresses).map(([id, address]): ContractRow => {
      const chain = chains.get(id);
      const explorer = chain?.explorer.url.replace(/\/$/, "");
      return {
        product,
        release: isComptroller ? UPGRADEABLE : version,
        chain: chain?.name ?? `Chain ${id}`,
        chainId: Number(id),
        contract: contractName,
        alias: "",
        address,
        explorerUrl: explorer ? `${explorer}/address/${address}` : "",
        isCurrent: product !== "legacy",
      };
    });
  });
}

/**
 * Returns an address in lower case, with or without a checksum and blanks.
 *
 * @param field name of the argument
 * @throws Problem for what is not an address, and for a wrong checksum, because a digit may be wrong
 */
export function readAddress(given: string, field: string): string {
  const text = given.replace(/[\s\u200b\ufeff]/g, "").replace(/^[a-z0-9]{1,12}:(?=0x)/i, "");
  const digits = text.replace(/^0x/i, "");
  if (/^[0-9a-f]{40}$/i.test(digits)) {
    if (hasWrongChecksum(`0x${digits}`)) {
      throw new Problem(
        `${field}: the capital letters of ${given.trim().slice(0, 60)} do not match its checksum, so a digit may be wrong. Copy it again, or write it in lower case if you are sure.`,
      );
    }
    return `0x${digits.toLowerCase()}`;
  }
  throw new Problem(
    `${field}: "${given.slice(0, 60)}" is not an address. An address is 0x and 40 digits from 0 to 9 and a to f; this has ${digits.length}. Copy it again.`,
  );
}
