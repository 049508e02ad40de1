import { streams as endpoints } from "../../../../data/endpoints/streams";
import { projectStatus } from "../../../../data/site/status";

/** The part of a chain that the reasons need. */
interface Chain {
  readonly id: number;
  readonly name: string;
  readonly isTestnet: boolean;
  readonly products: Readonly<Record<string, { readonly releases: readonly string[] }>>;
}

/** Why a stream may be missing from the list, and what to do then. */
export interface Absence {
  readonly reason: string;
  readonly remedy: string;
  /** The page that says how. */
  readonly link: { readonly words: string; readonly url: string };
}

/** Returns chains that have streams of Sablier and that Envio does not index. */
export function listChainsWithoutEnvio(chains: readonly Chain[]): readonly Chain[] {
  const indexed = new Set(endpoints.envio.chains.map(({ chainId }) => chainId));
  return chains.filter(
    ({ id, products }) =>
      !indexed.has(id) &&
      ((products.lockup?.releases.length ?? 0) > 0 || (products.flow?.releases.length ?? 0) > 0),
  );
}

/** The day of the data about the indexers, ISO 8601. */
export const INDEXED_AS_OF = endpoints.asOf;

const explorer = { words: "withdraw in a block explorer", url: "/guides/lockup/etherscan#older" };

/** Names a few chains and counts the rest. */
function nameChains(names: readonly string[]): string {
  const FEW = 8;
  if (names.length <= FEW) return names.join(", ");
  return `${names.slice(0, FEW).join(", ")} and ${names.length - FEW} more`;
}

/** Returns the reasons for which a stream that exists is not in the list. */
export function explainAbsences(chains: readonly Chain[]): readonly Absence[] {
  const missing = listChainsWithoutEnvio(chains);
  const listNames = (isTestnet: boolean) =>
    nameChains(missing.filter((chain) => chain.isTestnet === isTestnet).map(({ name }) => name));
  const [mainnets, testnets] = [listNames(false), listNames(true)];
  const solana = projectStatus.statements.find(({ subject }) => subject === "Solana")!;
  return [
    {
      reason: "It was sent to a different address of yours",
      remedy: "Look up each of your addresses. For a Safe, paste the Safe's address, not an owner's.",
      link: { words: "find a stream", url: "/support/faq#find-stream" },
    },
    {
      reason: "It was transferred",
      remedy:
        "Only its owner, or an account that the owner approved, can transfer it. Paste its stream ID, and the desk shows who owns it now.",
      link: {
        words: "who transferred it, and what to do",
        url: "/concepts/transferability#who-transferred",
      },
    },
    {
      reason: "It was created since 19 September 2025 with Lockup v1.0 to v1.2 or Flow v1.0",
      remedy: "The indexers do not list these streams. The contracts still pay.",
      link: explorer,
    },
    {
      reason: "It waits for a price (Price Gated)",
      remedy: "The indexers leave these streams out. Read and withdraw it in a block explorer.",
      link: { words: "price-gated streams in a block explorer", url: "/guides/lockup/etherscan#price-gated" },
    },
    ...(mainnets
      ? [
          {
            reason: `It is on a chain that Envio does not index: ${mainnets}`,
            remedy:
              "The Graph indexes some of them: choose it under “Ask a different indexer”. For the others, use a block explorer.",
            link: explorer,
          },
        ]
      : []),
    ...(testnets
      ? [
          {
            reason: `It is on a testnet that the indexers have left: ${testnets}`,
            remedy: "Use the block explorer of the testnet.",
            link: explorer,
          },
        ]
      : []),
    {
      reason: "It is on Solana",
      remedy: solana.text,
      link: { words: "Solana", url: "/concepts/chains#what-about-chains-beyond-these-tables" },
    },
    {
      reason: "It is a stream of the first protocol (Legacy)",
      remedy: "Its streams are not NFTs and have their own apps and subgraphs.",
      link: { words: "the apps of Legacy", url: "/apps/v1" },
    },
    {
      reason: "It is an airdrop that you have not claimed",
      remedy: "The indexers show who has claimed, but not who can claim. Read the campaign's list.",
      link: { words: "claim without the app", url: "/desk/claim" },
    },
  ];
}
