import { IdentifierError } from "../identifiers/streamId";

/** A link that helps a reader on, with its words. */
export interface HelpfulLink {
  readonly words: string;
  readonly url: string;
}

/** What is wrong with an ID, with links to where the reader gets on. */
export class ExplainedError extends IdentifierError {
  constructor(
    message: string,
    readonly links: readonly HelpfulLink[] = [],
    /** An address that the box does not know by itself; the list of all contracts may. */
    readonly address?: string,
  ) {
    super(message);
  }
}

/** An address alone, with what the app finds for it. */
export function bareAddress(address: string): ExplainedError {
  const of = (words: string, path: string) => ({ words, url: `https://app.sablier.com/${path}=${address}` });
  return new ExplainedError(
    "An address is no stream ID. Of a contract, add chain and number. Of an account, see in the app:",
    [
      of("vesting that it receives on Ethereum", "vesting/search/ethereum?r"),
      of("vesting that it sends on Ethereum", "vesting/search/ethereum?s"),
      of("payments that it receives", "payments/search?r"),
      of("payments that it sends", "payments/search?s"),
    ],
    address,
  );
}

/** What to do with a stream of the first protocol. */
export const legacyLinks: readonly HelpfulLink[] = [
  { words: "the apps of Legacy, for senders and recipients", url: "/apps/v1" },
  { words: "the contracts of Legacy", url: "/guides/legacy/deployments" },
  { words: "how its streams work", url: "/guides/legacy/streams" },
];

/** As much of a known contract as its description needs. */
interface Contract {
  readonly contractName: string;
  readonly release: string;
  readonly addresses: Readonly<Record<string, string>>;
}

/** Chains that a sentence names. */
const FEW = 4;

/**
 * What a contract is, by its address, as a sentence.
 * @param address in lower case
 * @returns nothing for an address of no release
 */
export function describeContract(
  address: string,
  contracts: readonly Contract[],
  chains: readonly { readonly id: number; readonly name: string }[],
): string | undefined {
  const sentences = contracts.flatMap(({ contractName, release, addresses }) => {
    const ids = Object.keys(addresses).filter((id) => addresses[id]!.toLowerCase() === address);
    if (ids.length === 0) return [];
    const names = ids.map((id) => chains.find((one) => one.id === Number(id))?.name ?? `chain ${id}`);
    const rest = names.length - FEW;
    const where = names.slice(0, FEW).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
    return [`This is the address of ${contractName}, ${release}, on ${where}.`];
  });
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
