import { type Abi } from "viem";
import type { BatchKnowledge } from "../../protocol/evm/batchKnowledge";
import { type ContractFunction } from "../../protocol/evm/contractFunction";
import { type CatalogueError } from "../../protocol/evm/revert";
import { type QueryFile } from "../../protocol/indexers/documented";
import type { ListTemplate } from "../../protocol/lists/template";
import type { Sources } from "../../ui/pasted";

/** Where the build has the file that `plugins/protocol-data` makes. */
export const ASSISTANTS_PATH = "api/assistants.json";

/** The contracts of one release, by name, with their ABIs. */
export interface ReleaseAbis {
  /** `lockup`, `flow`, `airdrops` or `legacy`. */
  readonly product: string;
  readonly release: string;
  readonly isLatest: boolean;
  readonly contracts: Readonly<Record<string, Abi>>;
}

/** What texts are looked up in: the modules that pages import, by what they hold. */
export interface Knowledge {
  /** Errors of the current and earlier releases, then those of the libraries. */
  readonly errors: readonly CatalogueError[];
  readonly functions: readonly ContractFunction[];
  readonly directory: Awaited<ReturnType<Sources["directory"]>>;
  readonly contracts: Awaited<ReturnType<Sources["contracts"]>>;
  readonly events: Awaited<ReturnType<Sources["events"]>>;
}

/** What the server for coding assistants (`src/tools/assistants`) knows besides the pages, the search and the downloads. */
export interface AssistantsData {
  /** Name and version, with a space between them, of the package that addresses and ABIs are read from. */
  readonly source: string;
  /** The current releases, with the day on which the sources of each were released, ISO 8601. */
  readonly current: readonly {
    readonly product: string;
    readonly release: string;
    readonly released: string;
  }[];
  /** The day of each release that is recorded, ISO 8601, by product and version: `Lockup v1.1`. */
  readonly releaseDays: Readonly<Record<string, string>>;
  readonly knowledge: Knowledge;
  readonly abis: readonly ReleaseAbis[];
  readonly queries: readonly QueryFile[];
  /** Lists of rows that a batch is made of. */
  readonly csvTemplates: readonly ListTemplate[];
  /** What the batch reader recognises besides Sablier's contracts. */
  readonly batchKnowledge: BatchKnowledge;
  /** Names of contracts, which can't be recipients, by address in small letters. */
  readonly contractNames: Readonly<Record<string, string>>;
}
