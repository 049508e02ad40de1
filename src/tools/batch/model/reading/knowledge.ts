import type { BatchKnowledge, MultiSend } from "../../../../protocol/evm/batchKnowledge";
import type { ContractFunction } from "../../../../protocol/evm/contractFunction";
import type { KnownToken } from "../../../../protocol/listedTokens";
import type { Knowledge } from "../explanation/knowledge";
import type { ReleasedContract } from "../plan/calls/deployments";

/** Everything that the reader recognises. It knows nothing about any other address or function. */
export interface ReaderKnowledge {
  /** Functions of every release of every product, including Legacy, the Comptroller and Bob. */
  readonly functions: readonly ContractFunction[];
  readonly contracts: readonly ReleasedContract[];
  readonly multiSends: readonly MultiSend[];
  /** By chain ID and by address in lower case. */
  readonly tokens: Readonly<Record<string, Readonly<Record<string, KnownToken>>>>;
  /** Names by chain ID. */
  readonly chainNames: Readonly<Record<string, string>>;
}

/** Lists of the site's data that make up what the reader knows. */
export interface KnowledgeLists {
  readonly functions: readonly ContractFunction[];
  readonly contracts: readonly ReleasedContract[];
  readonly batch: BatchKnowledge;
  readonly chains: readonly { readonly id: number; readonly name: string }[];
}

/** Puts together what the reader knows. */
export function gatherKnowledge({ functions, contracts, batch, chains }: KnowledgeLists): ReaderKnowledge {
  const known = new Set(functions.map(({ selector }) => selector));
  return {
    functions: [...functions, ...batch.legacyFunctions.filter(({ selector }) => !known.has(selector))],
    contracts,
    multiSends: batch.multiSends,
    tokens: batch.tokens,
    chainNames: Object.fromEntries(chains.map(({ id, name }) => [String(id), name])),
  };
}

/** Multicall3 has one address on nearly every chain. */
const MULTICALL3 = "0xcA11bde05977b3631167028862bE2a173976CA11";

/** What is at an address, as far as the data of this site shows. */
export type KnownContract =
  | {
      readonly kind: "sablier";
      readonly name: string;
      /** `Lockup v3.0`, or `the Comptroller of all products`. */
      readonly release: string;
      /** Other releases that the contract is part of: the factory of campaigns was one of Lockup before it was one of Airdrops. */
      readonly alsoIn?: readonly string[];
    }
  | { readonly kind: "token"; readonly symbol: string; readonly decimals: number }
  | { readonly kind: "multiSend"; readonly name: string; readonly version: string }
  | { readonly kind: "multicall3" };

/** Finds contracts by address on one chain. */
export interface Directory {
  readonly chainId: number | undefined;
  readonly find: (address: string) => KnownContract | undefined;
  /** The chain on which an address is a contract of Sablier, if it is none on this one: `SablierFlow of Base`. */
  readonly findElsewhere: (address: string) => string | undefined;
  /** The chain on which an address is a known token: `the token USDC on Base`. */
  readonly findTokenElsewhere: (address: string) => string | undefined;
  readonly token: (address: string) => KnownToken | undefined;
  /** Addresses of MultiSend and MultiSendCallOnly on the chain, the newest last. */
  readonly multiSends: readonly MultiSend[];
}

/** What steps are read with. */
export interface StepContext {
  readonly knowledge: ReaderKnowledge;
  readonly directory: Directory;
  /** The Safe that the reader named, else the one that the file names. */
  readonly safe: string | undefined;
  /** The Safe that the reader named. What a file names could be the attacker's. */
  readonly ownSafe: string | undefined;
  /** For the words: names, tokens and the time zone. */
  readonly words: Knowledge;
  /** The current time in Unix seconds. */
  readonly now: number;
}

/** Directories that were made before. Making one takes longer than reading a batch. */
const made = new WeakMap<ReaderKnowledge, Map<number | undefined, Directory>>();

/** Returns the directory of one chain. Without a chain it recognises no contract. */
export function buildDirectory(knowledge: ReaderKnowledge, chainId: number | undefined): Directory {
  const directories = made.get(knowledge) ?? new Map<number | undefined, Directory>();
  made.set(knowledge, directories);
  const directory = directories.get(chainId) ?? makeDirectory(knowledge, chainId);
  directories.set(chainId, directory);
  return directory;
}

function makeDirectory(knowledge: ReaderKnowledge, chainId: number | undefined): Directory {
  const sablier = new Map<string, Extract<KnownContract, { kind: "sablier" }>>();
  const elsewhere = new Map<string, string>();
  for (const { contractName: name, release, addresses } of knowledge.contracts) {
    for (const [chain, address] of Object.entries(addresses)) {
      const key = address.toLowerCase();
      if (Number(chain) === chainId) {
        const first = sablier.get(key);
        const alsoIn = [...(first?.alsoIn ?? []), release];
        sablier.set(key, first ? { ...first, alsoIn } : { kind: "sablier", name, release });
      } else if (!elsewhere.has(key)) {
        elsewhere.set(key, `${name}, ${release}, on ${knowledge.chainNames[chain] ?? `chain ${chain}`}`);
      }
    }
  }
  const tokens = knowledge.tokens[String(chainId)] ?? {};
  const multiSends = knowledge.multiSends.filter(
    ({ chainIds }) => chainId !== undefined && chainIds.includes(chainId),
  );
  const token = (address: string) => tokens[address.toLowerCase()];
  return {
    chainId,
    token,
    multiSends,
    find: (address) => {
      const key = address.toLowerCase();
      const multiSend = multiSends.find((contract) => contract.address.toLowerCase() === key);
      if (multiSend) return { kind: "multiSend", name: multiSend.name, version: multiSend.version };
      if (chainId !== undefined && key === MULTICALL3.toLowerCase()) return { kind: "multicall3" };
      const known = token(address);
      return sablier.get(key) ?? (known && { kind: "token", ...known });
    },
    findElsewhere: (address) => {
      const key = address.toLowerCase();
      return sablier.has(key) ? undefined : elsewhere.get(key);
    },
    findTokenElsewhere: (address) => {
      const key = address.toLowerCase();
      const [chain, list] = Object.entries(knowledge.tokens).find(([, known]) => known[key]) ?? [];
      if (!list || tokens[key]) return undefined;
      return `the token ${list[key]!.symbol} on ${knowledge.chainNames[chain!] ?? `chain ${chain}`}`;
    },
  };
}

/** Returns the name of a known contract: `SablierFlow, Flow v3.0`. */
export function nameContract(contract: KnownContract): string {
  switch (contract.kind) {
    case "sablier":
      return `${contract.name}, ${contract.release}`;
    case "token":
      return `the token ${contract.symbol}`;
    case "multiSend":
      return `Safe’s ${contract.name} ${contract.version}`;
    case "multicall3":
      return "Multicall3";
  }
}

/** Checks whether an address is the Safe that the reader named. */
export const isOwnSafe = (to: string | undefined, { ownSafe }: StepContext): boolean =>
  to !== undefined && to.toLowerCase() === ownSafe?.toLowerCase();
