import aliases from "@generated/protocol-data/default/aliases.json";
import chainList from "@generated/protocol-data/default/chains.json";
import legacy from "@generated/protocol-data/default/legacy.json";
import contracts from "@generated/protocol-data/default/streamContracts.json";
import type knownContracts from "@generated/protocol-data/default/knownContracts.json";
import { LegacyLinkError } from "@site/src/protocol/links/appLinks/appLinks";
import { explain, type Explanation } from "@site/src/ui/streamId/explain";
import {
  describeContract,
  ExplainedError,
  type HelpfulLink,
  legacyLinks,
  OtherThing,
} from "@site/src/ui/streamId/problems";

const directory = { contracts, chains: chainList.chains, aliases, legacy };

type Outcome = { readonly found: Explanation } | Answer;

/** A sentence instead of a stream. */
interface Answer {
  readonly message: string;
  readonly links: readonly HelpfulLink[];
  readonly address?: string | undefined;
  /** Whether the text is mistaken; else it is something else that is known. */
  readonly isWrong: boolean;
}

/** Returns what a text says. */
export function read(text: string): Outcome {
  try {
    return { found: explain(text, directory) };
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof ExplainedError) {
      const { links, address } = error;
      return { message, links, address, isWrong: !(error instanceof OtherThing) };
    }
    const isLegacy = error instanceof LegacyLinkError;
    return { message, links: isLegacy ? legacyLinks : [], isWrong: !isLegacy };
  }
}

/** Returns what a contract is that holds no streams; nothing of an unknown one. */
export const describe = (address: string, all: typeof knownContracts): string | undefined =>
  describeContract(address, all, chainList.chains);
