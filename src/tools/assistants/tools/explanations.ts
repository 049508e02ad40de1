import { readCall } from "../../../protocol/evm/calldata";
import { findEvent } from "../../../protocol/evm/revert/payload/logs";
import { answerTo } from "../../../ui/pasted";
import { Problem } from "../../../server/answer/problem";
import { type Site } from "../../../server/site/site";
import {
  listReleases,
  findDeploymentsPage,
  findPageRelease,
  createSource,
} from "../../../server/site/source";
import { defineTool, type Reply } from "../../../server/answer/tool";
import { writeRelease, explainUnknownAddress } from "./contracts";
import { readRevert, text } from "./errors";
import { listContracts, findChain, PRODUCTS } from "../../../server/names";

export const explain = defineTool({
  name: "explain",
  title: "Explain a value",
  description:
    "Says what a pasted value is: address, stream ID, selector, topic, calldata, link into the app or an explorer, chain, amount with a period. Use it when you do not know what a value is. For a failure use decode_error, for a whole batch read_batch.",
  input: {
    text: text.describe("One value as it was copied: LK3-1-42"),
  },
  answer: async (site, { text: given }) => {
    const { contracts, directory, events, functions } = site.data.knowledge;
    const found = await answerTo(withPrefix(given), {
      directory: async () => directory,
      contracts: async () => contracts,
      events: async () => events,
      decoder: async () => ({
        readRevert: (failure) => readRevert(site, failure),
        readCall: (input) => readCall(input, functions),
        findEvent,
      }),
    });
    const [address] = /0x[0-9a-f]{40}(?![0-9a-f])/i.exec(withPrefix(given)) ?? [];
    if (!found) return explainOtherwise(site, given);
    if (found.unknownAddress !== undefined)
      return explainUnknownAddress(site, address ?? found.unknownAddress);
    const url = new URL(found.url, site.page("/")!.url);
    const path = url.pathname + url.hash;
    const releases = listReleasesOfAnswer(site, [found.title, ...found.facts].join(" "), path, address);
    return {
      text: `${found.title}. ${found.facts.join(". ")}. More: ${url.href}`,
      data: { title: found.title, facts: [...found.facts], url: url.href },
      source: createSource(site, site.page(path) ? path : "/", releases),
    };
  },
});

/** Returns an address without 0x as an address, and everything else as it is. */
const withPrefix = (given: string) => (/^\s*[0-9a-f]{40}\s*$/i.test(given) ? `0x${given.trim()}` : given);

/** Returns the releases that an explanation holds for: those that it names, that of its page, or that of its contract. */
function listReleasesOfAnswer(
  site: Site,
  words: string,
  path: string,
  address: string | undefined,
): string[] {
  const named = releasesIn(words);
  if (named.length > 0) return named;
  const ofPage = site.page(path) && findPageRelease(site, path.split("#")[0]!);
  if (ofPage) return [ofPage];
  const rows = listContracts(site).filter((row) => row.address.toLowerCase() === address?.toLowerCase());
  return rows.length > 0 ? rows.map(writeRelease) : listReleases(site);
}

/** Returns the releases that a text names: `Lockup v4.0`. */
const releasesIn = (words: string): string[] => [
  ...new Set([...words.matchAll(/\b(?:Lockup|Flow|Airdrops|Legacy|Bob) v\d\.\d/g)].map(([name]) => name)),
];

/** Explains a chain by a usual alias, and an address that differs in form only; otherwise says that it is unknown. */
function explainOtherwise(site: Site, given: string): Reply {
  const words = given.trim();
  const isWord = words.length <= 40 && /^[\w .-]+$/.test(words);
  const chain = isWord ? tryChain(site, words) : undefined;
  if (chain) {
    const contracts = listContracts(site).filter((row) => row.chainId === chain.id && row.isCurrent);
    return {
      text: `${chain.name}, chain ${chain.id}, with ${contracts.length} current contracts of Sablier. find_address lists them.`,
      data: {
        title: `${chain.name}, chain ${chain.id}`,
        facts: [`Explorer ${chain.explorer.url}`],
        url: site.page("/concepts/chains")!.url,
      },
      source: createSource(site, "/concepts/chains"),
    };
  }
  const contract = isWord ? explainContract(site, words) : undefined;
  if (contract) return contract;
  throw new Problem(
    "This server does not know what this is. It explains addresses, stream IDs, selectors, topics, calldata, links, chains and amounts with a period. search_docs searches the documentation for words, decode_error reads messages of failures.",
  );
}

/** Explains the name of a contract, or of a product that the pages do not describe. */
function explainContract(site: Site, words: string): Reply | undefined {
  const name = words.toLowerCase().replace(/^sablier (?=\w)/, "");
  const product = PRODUCTS.find((product) => product === name);
  const rows = listContracts(site).filter(
    (row) => row.contract.toLowerCase() === words.toLowerCase() || row.product === product,
  );
  if (rows.length === 0) return undefined;
  const releases = [...new Set(rows.map(writeRelease))];
  const chains = new Set(rows.map((row) => row.chainId)).size;
  const names = [...new Set(rows.map((row) => row.contract))];
  const title = product ? `Sablier ${product[0]!.toUpperCase()}${product.slice(1)}` : names[0]!;
  const facts = [
    ...(product ? [`Contracts ${names.slice(0, 20).join(", ")}`] : []),
    releases.join(", "),
    `On ${chains} ${chains === 1 ? "chain" : "chains"}; find_address has the addresses`,
  ];
  const page = releases.length === 1 ? findDeploymentsPage(site, releases[0]!) : "/concepts/chains";
  return {
    text: `${title}. ${facts.join(". ")}.`,
    data: { title, facts, url: site.page(page)!.url },
    source: createSource(site, page, releases),
  };
}

function tryChain(site: Site, words: string) {
  try {
    return findChain(site, words);
  } catch {
    return undefined;
  }
}
