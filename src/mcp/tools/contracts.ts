import { type Abi, type AbiEvent, type AbiFunction, toEventSelector, toFunctionSelector } from "viem";
import { formatAbiItem } from "viem/utils";
import { z } from "zod";
import { type Site } from "../site";
import { Problem, sourceOf, tool } from "../tool";

const chain = z.union([z.string().max(60), z.number().int()]).describe("Name or id: Base, 8453");
const product = z.enum(["lockup", "flow", "airdrops"]);

/** Most rows of one answer. */
const MOST = 60;

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export const findAddress = tool({
  name: "find_address",
  title: "Find a contract's address",
  description:
    "Finds addresses of Sablier contracts by chain, contract, product and release, or says which contract an address is. Without a release it answers for the current one.",
  input: {
    chain: chain.optional(),
    contract: z
      .string()
      .max(80)
      .optional()
      .describe("Its name or a part of it: SablierLockup, BatchLockup, Factory"),
    product: product.optional(),
    release: z.string().max(10).optional().describe("v4.0; all for every release"),
    address: z.string().max(60).optional().describe("0x…: which contract is this?"),
  },
  output: {
    rows: z.array(
      z.object({
        product: z.string(),
        release: z.string(),
        chain: z.string(),
        chainId: z.number(),
        contract: z.string(),
        alias: z.string().nullable().describe("The short name in stream ids: LK3"),
        address: z.string(),
        explorerUrl: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
    isCut: z.boolean().describe("There are more: narrow the question"),
  },
  answer: async (site, { chain, contract, product, release, address }) => {
    const currentOf = new Map(site.data.current.map((one) => [one.product, one.release]));
    const wanted = release ?? (address === undefined ? "current" : "all");
    const rows = site.deployments.filter(
      (row) =>
        (chain === undefined || row.chainId === Number(chain) || sameText(row.chain, String(chain))) &&
        (contract === undefined || row.contract.toLowerCase().includes(contract.toLowerCase())) &&
        (product === undefined || row.product === product) &&
        (address === undefined || sameText(row.address, address)) &&
        (wanted === "all" ||
          row.release ===
            (wanted === "current" ? currentOf.get(row.product) : `v${wanted.replace(/^v/, "")}`)),
    );
    if (rows.length === 0) throw new Problem(nothingFound(site, { chain, address, release }));
    const route = product === undefined ? "/concepts/chains" : `/guides/${product}/deployments`;
    return {
      rows: rows.slice(0, MOST).map((row) => ({
        product: row.product,
        release: row.release,
        chain: row.chain,
        chainId: row.chainId,
        contract: row.contract,
        alias: row.alias,
        address: row.address,
        explorerUrl: row.explorerUrl,
        isCurrent: currentOf.get(row.product) === row.release,
      })),
      isCut: rows.length > MOST,
      source: sourceOf(site, route, product),
    };
  },
});

function nothingFound(
  site: Site,
  { chain, address, release }: { chain?: string | number; address?: string; release?: string },
): string {
  if (address !== undefined)
    return `${address} is no contract of any Sablier release. It may be an account, a token or a campaign.`;
  const chains = [...new Set(site.deployments.map((row) => row.chain))].sort();
  const isKnown = site.deployments.some(
    (row) => row.chainId === Number(chain) || sameText(row.chain, String(chain)),
  );
  if (chain !== undefined && !isKnown)
    return `There is no Sablier contract on a chain ${chain}. The chains are ${chains.join(", ")}.`;
  return `Nothing fits${release ? ` in release ${release}` : " in the current release"}. Leave a condition out, or ask for release: "all".`;
}

/** The items of an ABI that have this name, signature, selector or topic. */
function itemsOf(abi: Abi, wanted: string) {
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

export const readAbi = tool({
  name: "read_abi",
  title: "Read a function, event or error",
  description:
    "Gives the ABI entry of a function, event or error of Sablier's contracts by its name, signature, selector or topic: one entry, not the whole file. Without a release it answers for the current one.",
  input: {
    name: z.string().min(1).max(200).describe("withdrawMax, createWithDurationsLL, 0x…"),
    product: product.optional(),
    release: z.string().max(10).optional(),
    contract: z.string().max(80).optional(),
  },
  output: {
    entries: z.array(
      z.object({
        product: z.string(),
        release: z.string(),
        contracts: z.array(z.string()).describe("Contracts of the release that have it"),
        kind: z.string(),
        signature: z.string(),
        hash: z.string().describe("Selector of a function or error, topic of an event"),
        abi: z.unknown().describe("The entry as JSON"),
      }),
    ),
  },
  answer: async (site, { name, product, release, contract }) => {
    const entries = new Map<string, ReturnType<typeof entry>>();
    const entry = (of: (typeof site.data.abis)[number], found: ReturnType<typeof itemsOf>[number]) => ({
      product: of.product,
      release: of.release,
      contracts: [] as string[],
      kind: found.item.type as string,
      signature: found.signature,
      hash: found.hash as string,
      abi: found.item as unknown,
    });
    for (const of of site.data.abis) {
      if (product !== undefined && of.product !== product) continue;
      if (release === undefined ? !of.isLatest : of.release !== `v${release.replace(/^v/, "")}`) continue;
      for (const [contractName, abi] of Object.entries(of.contracts)) {
        if (contract !== undefined && !sameText(contract, contractName)) continue;
        for (const found of itemsOf(abi, name.trim())) {
          const key = [of.product, of.release, found.signature].join(" ");
          if (!entries.has(key)) entries.set(key, entry(of, found));
          entries.get(key)!.contracts.push(contractName);
        }
      }
    }
    if (entries.size === 0) {
      throw new Problem(
        `No contract ${release ? `of release ${release}` : "of a current release"} has "${name}". Give a name, a signature, a selector or a topic; search_docs finds names by their meaning.`,
      );
    }
    return {
      entries: [...entries.values()].slice(0, MOST),
      source: sourceOf(site, "/reference/overview", product),
    };
  },
});
