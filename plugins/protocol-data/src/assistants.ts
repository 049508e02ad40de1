import { type Abi } from "viem";
import { sablier } from "sablier";
import { PRODUCTS } from "../../reference/src/releases";
import { type ContractFunction } from "../../../src/lib/evm/contractFunction";
import { type CatalogueError } from "../../../src/lib/evm/revert";
import { allQueries, type QueryFile } from "../../../src/lib/indexers/documented";
import { type Sources } from "../../../src/lib/paste";

/** Where the build has the file that {@link assistantsData} makes. */
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

/** What the server for coding assistants (`src/mcp`) knows besides the pages, the search and the downloads. */
export interface AssistantsData {
  /** Name and version, with a space between them, of the package that addresses and ABIs are read from. */
  readonly source: string;
  /** The current releases, with the day on which the sources of each were released, ISO 8601. */
  readonly current: readonly {
    readonly product: string;
    readonly release: string;
    readonly released: string;
  }[];
  readonly knowledge: Knowledge;
  readonly abis: readonly ReleaseAbis[];
  readonly queries: readonly QueryFile[];
}

/** The protocols of the SDK that these pages document. */
const DOCUMENTED: readonly string[] = ["lockup", "flow", "airdrops", "legacy"];

/**
 * Gathers what the server for coding assistants knows, as one file of the build.
 *
 * @param siteDir the project's folder
 * @param source name and version of the SDK's package
 */
export function assistantsData(siteDir: string, source: string, knowledge: Knowledge): AssistantsData {
  return {
    source,
    current: PRODUCTS.filter(({ key }) => key !== "utils").map(({ key, release, released }) => ({
      product: key,
      release,
      released,
    })),
    knowledge,
    abis: sablier.evm.releases
      .getAll()
      .filter(({ protocol }) => DOCUMENTED.includes(protocol))
      .map(({ protocol, version, isLatest, abi }) => ({
        product: protocol,
        release: version,
        isLatest,
        contracts: abi as unknown as Record<string, Abi>,
      })),
    queries: allQueries(siteDir),
  };
}
