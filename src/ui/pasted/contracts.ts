import { joinInSentence } from "../../protocol/text/wording";
import { composeDeskLink } from "../sealedLink/deskLink";
import { type Answer, type ChainFacts, type Kind, type KnownContract } from "./answer";

/** Chains that a fact names. */
const FEW = 3;

/** Returns the page with the addresses of a release: `Lockup v3.0`, or what the contract is of. */
export function findDeploymentsPage(release: string, chains: readonly ChainFacts[]): string {
  const [product = "", version = ""] = release.toLowerCase().split(" ");
  const isCurrent = chains.some(
    ({ products }) => products[product]?.current && products[product].releases.at(-1) === version,
  );
  if (product === "legacy") return "/guides/legacy/deployments";
  if (!["lockup", "flow", "airdrops"].includes(product)) return "/concepts/governance";
  return isCurrent ? `/guides/${product}/deployments` : `/guides/${product}/previous-deployments/${version}`;
}

/** Returns the row of a chain on a page with addresses. */
const readRow = (page: string, chain: string): string =>
  page.includes("deployments") && !page.includes("legacy") ? `${page}#chain-${chain}` : page;

function answerContract(
  address: string,
  contracts: readonly KnownContract[],
  chains: readonly ChainFacts[],
): Answer | undefined {
  const found = contracts.flatMap((contract) => {
    const ids = Object.keys(contract.addresses).filter(
      (id) => contract.addresses[id]!.toLowerCase() === address,
    );
    return ids.length > 0 ? [{ ...contract, ids }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const ids = [...new Set(found.flatMap((contract) => contract.ids))];
  const names = ids.map((id) => chains.find((chain) => String(chain.id) === id)?.name ?? `chain ${id}`);
  const rest = names.length - FEW;
  const releases = [...new Set(found.map(({ release }) => release))];
  return {
    title: [...new Set(found.map(({ contractName }) => contractName))].join(", "),
    facts: [
      joinInSentence(releases),
      `on ${rest > 0 ? `${names.slice(0, FEW).join(", ")} and ${rest} more chains` : joinInSentence(names)}`,
    ],
    url: readRow(findDeploymentsPage(first.release, chains), ids[0]!),
  };
}

/** Checks whether a release has an address, on any chain. */
export const isOfRelease = (address: string, contracts: readonly KnownContract[]): boolean =>
  contracts.some(({ addresses }) =>
    Object.values(addresses).some((other) => other.toLowerCase() === address.toLowerCase()),
  );

/** Returns what an address is that no release has: most readers who paste one look for what their own account has. */
const answerAccount = (address: string): Answer => ({
  title: "The streams and claims of this address",
  facts: [
    "The desk looks them up",
    "It is not a released Sablier contract. It can be an account, a token, a campaign or a different contract",
  ],
  url: composeDeskLink(address),
  unknownAddress: address,
});

/** Addresses, bare or in the link of an explorer. */
export const contracts: readonly Kind[] = [
  {
    form: /^(?:(?:https?:\/\/)?[\w.-]+\/(?:[a-z]{2}\/)?(?:address|contract)\/|[a-z0-9-]{2,12}:)?0x[0-9a-f]{40}(?:[/?#]\S*)?$/i,
    read: async (text, sources) => {
      const address = /0x[0-9a-f]{40}/i.exec(text)![0].toLowerCase();
      const { chains } = await sources.directory();
      return answerContract(address, await sources.contracts(), chains) ?? answerAccount(address);
    },
  },
];
