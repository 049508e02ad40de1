import { type Abi, type AbiEvent, type AbiFunction, toEventSelector, toFunctionSelector } from "viem";
import { formatAbiItem } from "viem/utils";
import { z } from "zod";
import { findNearestName } from "../../../server/arguments";
import { sayHidden, sayMore, cutPart, measureRoom } from "../../../server/answer/limit";
import { Problem } from "../../../server/answer/problem";
import { type Site } from "../../../server/site/site";
import { listReleases, findDeploymentsPage, createSource, type Source } from "../../../server/site/source";
import { defineTool } from "../../../server/answer/tool";
import {
  listContracts,
  findChain,
  PRODUCTS,
  readAddress,
  createReleaseFilter,
  findReleaseName,
  UPGRADEABLE,
  type ContractRow,
} from "../../../server/names";
import { cursor } from "../../../server/parameters";

const chain = z.string().trim().max(60).describe("Name, ID or usual alias: Base, 8453, op");
const product = z.enum(PRODUCTS).describe("Product: lockup");
const release = z.string().trim().max(20).describe("Version: 4, v4.0, latest, all");

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Rows that the words of an answer name; the data has more. */
const NAMED = 5;

export const writeRelease = ({ product: name, release: version }: ContractRow): string =>
  version === UPGRADEABLE ? "Comptroller of all products, upgradeable" : findReleaseName(name, version);

export const findAddress = defineTool({
  name: "find_address",
  title: "Find an address",
  description:
    "Finds addresses of Sablier's contracts by chain, product, contract and release, or says which contract an address is. Without a condition it counts contracts by chain. For other pasted values use explain.",
  input: {
    chain: chain.optional(),
    contract: z.string().trim().max(80).optional().describe("Name or part: BatchLockup"),
    product: product.optional(),
    release: release.optional(),
    address: z.string().max(80).optional().describe("Which contract is this: 0x93b3…"),
    cursor,
  },
  answer: async (site, given, { max }) => {
    const { contract, product: name, cursor: from = 0 } = given;
    const wanted = given.chain === undefined ? undefined : findChain(site, given.chain);
    const address = given.address === undefined ? undefined : readAddress(given.address, "address");
    const isOfRelease = createReleaseFilter(
      site,
      given.release,
      name,
      address === undefined ? "latest" : "all",
    );
    const all = listContracts(site);
    if (!given.chain && !contract && !name && !given.release && !address) return countByChain(site, all);
    const rows = all.filter(
      (row) =>
        (wanted === undefined || row.chainId === wanted.id) &&
        (contract === undefined || row.contract.toLowerCase().includes(contract.toLowerCase())) &&
        (name === undefined || row.product === name) &&
        (address === undefined || sameText(row.address, address)) &&
        isOfRelease(row.product, row.release),
    );
    if (rows.length === 0) return explainNothingFound(site, { ...given, address, chainName: wanted?.name });
    const part = cutPart(rows, from, measureRoom(max) * 0.9);
    const lines = part.rows
      .slice(0, NAMED)
      .map((row) => `- ${row.contract}, ${writeRelease(row)}, ${row.chain} (${row.chainId}): ${row.address}`);
    return {
      text: [
        `${rows.length} ${rows.length === 1 ? "contract" : "contracts"}.`,
        ...lines,
        sayHidden(part, from, NAMED, "contracts"),
        sayMore(part, from, "contracts"),
      ]
        .filter(Boolean)
        .join("\n"),
      data: { rows: part.rows, total: rows.length, ...(part.next === undefined ? {} : { next: part.next }) },
      source: findSourceOfRows(site, rows),
    };
  },
});

function findSourceOfRows(site: Site, rows: readonly ContractRow[]): Source {
  const releases = [...new Set(rows.map(writeRelease))];
  const page = releases.length === 1 ? findDeploymentsPage(site, releases[0]!) : "/concepts/chains";
  return createSource(site, page, releases);
}

function countByChain(site: Site, rows: readonly ContractRow[]) {
  const counts = new Map<string, { chain: string; chainId: number; contracts: number }>();
  for (const { chain: name, chainId, isCurrent } of rows) {
    if (!isCurrent) continue;
    const count = counts.get(name) ?? { chain: name, chainId, contracts: 0 };
    counts.set(name, { ...count, contracts: count.contracts + 1 });
  }
  const chains = [...counts.values()].sort((a, b) => a.chain.localeCompare(b.chain, "en"));
  return {
    text: `Current contracts are on ${chains.length} chains. Name a chain, a contract or an address to see addresses; release all includes earlier releases.`,
    data: { chains },
    source: createSource(site, "/concepts/chains"),
  };
}

/** Says that the list lacks an address, which means nothing about what the address is. */
export function explainUnknownAddress(site: Site, address: string, chainName?: string) {
  return {
    text: `This server does not know ${address}${chainName ? ` on ${chainName}` : ""}. It lists the contracts of Lockup, Flow, Airdrops, Legacy and Bob, and the Comptrollers, from the ${site.data.source} package. An address that is not in this list may be an account, a token, a campaign, or a contract that the list lacks.`,
    data: { rows: [], total: 0, known: false },
    source: createSource(site, "/concepts/chains", listReleases(site)),
  };
}

function explainNothingFound(
  site: Site,
  asked: {
    readonly address?: string;
    readonly chainName?: string;
    readonly contract?: string;
    readonly product?: string;
    readonly release?: string;
  },
) {
  if (asked.address !== undefined) return explainUnknownAddress(site, asked.address, asked.chainName);
  const all = listContracts(site).filter(({ chain: name }) => !asked.chainName || name === asked.chainName);
  const names = [...new Set(all.map((row) => row.contract))];
  const isNamed = names.some((name) => name.toLowerCase().includes(asked.contract?.toLowerCase() ?? ""));
  const nearest = asked.contract && !isNamed ? findNearestName(asked.contract, names) : undefined;
  const meant = nearest ? ` Did you mean contract ${nearest}?` : "";
  const where = asked.chainName ? ` on ${asked.chainName}` : "";
  const which = asked.release ? ` in release ${asked.release}` : " among the current releases";
  throw new Problem(
    `No contract in the list of this server fits${where}${which}.${meant} Leave a condition out, or ask for release all.`,
  );
}

/** Returns the items of an ABI that have this name, signature, selector or topic. */
function listItems(abi: Abi, wanted: string) {
  return abi.flatMap((item) => {
    if (item.type !== "function" && item.type !== "event" && item.type !== "error") return [];
    const signature = formatAbiItem(item);
    const hash =
      item.type === "event"
        ? toEventSelector(item as AbiEvent)
        : toFunctionSelector(signature.replace(/^\w+ /, ""));
    const names: string[] = [item.name, signature, hash];
    return names.some((name) => sameText(name, wanted))
      ? [{ item: item as AbiFunction, signature, hash }]
      : [];
  });
}

/** Types that a declaration may write in short. */
const SHORT: Readonly<Record<string, string>> = { uint: "uint256", int: "int256", byte: "bytes1" };

/**
 * Returns what a declaration is looked up by: `function withdrawMax(uint256 streamId, address to) external` is
 * `withdrawMax(uint256,address)`. Names, selectors and topics stay as they are.
 */
function composeLookUpKey(given: string): string {
  const text = given.trim().replace(/^(?:function|event|error) +/i, "");
  const open = text.indexOf("(");
  const close = text.lastIndexOf(")");
  if (open < 0 || close < open) return text.replace(/^\w+\.(?=\w)/, "");
  const name = text
    .slice(0, open)
    .trim()
    .replace(/^\w+\./, "");
  const inside = text.slice(open + 1, close);
  // Tuples of structs cannot be distinguished from names; their own signatures are looked up as they are.
  if (inside.includes("(")) return `${name}(${inside.replace(/\s/g, "")})`;
  const types = inside.split(",").flatMap((parameter) => {
    const [type = ""] = parameter.trim().split(/\s+/);
    return type === "" ? [] : [SHORT[type] ?? type];
  });
  return `${name}(${types.join(",")})`;
}

interface Entry {
  readonly product: string;
  readonly release: string;
  readonly contracts: string[];
  readonly kind: string;
  readonly signature: string;
  /** Selector of a function or error, topic of an event. */
  readonly hash: string;
  readonly abi: unknown;
}

export const readAbi = defineTool({
  name: "read_abi",
  title: "Read an ABI entry",
  description:
    "Gives the ABI entry of one function, event or error by its name, signature, selector or topic, for code that calls or decodes it. For what a failed transaction means use decode_error, for how to use a function search_docs.",
  input: {
    name: z.string().trim().min(1).max(300).describe("Name, declaration, selector or topic: withdrawMax"),
    product: product.optional(),
    release: release.optional(),
    contract: z.string().trim().max(80).optional().describe("Contract: SablierLockup"),
    cursor,
  },
  answer: async (site, { name, product: wanted, release: version, contract, cursor: from = 0 }, { max }) => {
    const text = composeLookUpKey(name);
    const find = (isOfRelease: (product: string, release: string) => boolean): Entry[] =>
      listEntries(site, text, (event, contractName) => {
        return (
          (wanted === undefined || event.product === wanted) &&
          isOfRelease(event.product, event.release) &&
          (contract === undefined || sameText(contract, contractName))
        );
      });
    let entries = find(createReleaseFilter(site, version, wanted, "latest"));
    const isEarlier = entries.length === 0 && version === undefined;
    if (isEarlier) entries = find(createReleaseFilter(site, "all", wanted, "all"));
    if (entries.length === 0) throw new Problem(explainNoEntry(site, name, version, contract));
    const part = cutPart(entries, from, measureRoom(max) * 0.85);
    const lines = part.rows
      .slice(0, NAMED)
      .map(
        (row) =>
          `- ${row.kind} ${writeDeclaration(row.abi as AbiFunction)}, ${row.hash}: ${row.contracts.join(", ")} of ${findReleaseName(row.product, row.release)}`,
      );
    return {
      text: [
        isEarlier ? "No current release has it; earlier ones do." : "",
        ...lines,
        sayHidden(part, from, NAMED, "entries"),
        sayMore(part, from, "entries"),
      ]
        .filter(Boolean)
        .join("\n"),
      data: { entries: part.rows, ...(part.next === undefined ? {} : { next: part.next }) },
      source: findSourceOfEntries(site, entries),
    };
  },
});

/** Writes an entry as Solidity does, with the names of its parameters, for clients that show words alone. */
function writeDeclaration(item: AbiFunction): string {
  const declared = formatAbiItem(item, { includeName: true });
  if (item.type !== "function") return declared;
  const { stateMutability, outputs } = item;
  const returned = formatAbiItem({ ...item, name: "", inputs: outputs }, { includeName: true });
  return `${declared} ${stateMutability}${outputs.length > 0 ? ` returns ${returned}` : ""}`;
}

/** Returns the page with the contracts of an earlier release, or the overview of the current reference. */
function findSourceOfEntries(site: Site, entries: readonly Entry[]): Source {
  const releases = [...new Set(entries.map((entry) => findReleaseName(entry.product, entry.release)))];
  const isReferred = releases.some((release) => site.currentReleases.includes(release));
  const page =
    isReferred || releases.length > 1 ? "/reference/overview" : findDeploymentsPage(site, releases[0]!);
  return createSource(site, page, releases);
}

function listEntries(
  site: Site,
  wanted: string,
  isMeant: (abis: Site["data"]["abis"][number], contract: string) => boolean,
): Entry[] {
  const entries = new Map<string, Entry>();
  for (const abis of site.data.abis) {
    for (const [contract, abi] of Object.entries(abis.contracts)) {
      if (!isMeant(abis, contract)) continue;
      for (const { item, signature, hash } of listItems(abi, wanted)) {
        const key = [abis.product, abis.release, item.type, signature].join(" ");
        const entry = entries.get(key) ?? {
          product: abis.product,
          release: abis.release,
          contracts: [],
          kind: item.type as string,
          signature,
          hash: hash as string,
          abi: item as unknown,
        };
        entry.contracts.push(contract);
        entries.set(key, entry);
      }
    }
  }
  return [...entries.values()];
}

function explainNoEntry(site: Site, name: string, version?: string, contract?: string): string {
  const names = new Set<string>();
  for (const { contracts } of site.data.abis) {
    for (const abi of Object.values(contracts)) {
      for (const item of abi) if ("name" in item && item.name) names.add(item.name);
    }
  }
  const nearest = findNearestName(name.split("(")[0]!, [...names]);
  const meant = nearest && nearest !== name ? ` Did you mean ${nearest}?` : "";
  return `This server does not know "${name.slice(0, 80)}"${contract ? ` of ${contract}` : ""}${version ? ` in release ${version}` : " in any release"}.${meant} Give a name, a signature, a selector or a topic; search_docs finds names by their meaning.`;
}
