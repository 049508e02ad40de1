import fs from "node:fs";
import path from "node:path";
import { type Abi } from "viem";
import { sablier } from "sablier";
import { PRODUCTS } from "../../reference/src/releases";
import { type ContractFunction } from "../../../src/lib/evm/contractFunction";
import { type CatalogueError } from "../../../src/lib/evm/revert";
import { type Sources } from "../../../src/lib/paste";

/** Where the build has the file that {@link assistantsData} makes. */
export const ASSISTANTS_PATH = "api/assistants.json";

/** A documented query with the variables that its page shows. */
export interface DocumentedQuery {
  readonly product: "lockup" | "flow" | "airdrops";
  readonly vendor: "the-graph" | "envio";
  /** The name of its file: `by-recipient`. */
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

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
  readonly queries: readonly DocumentedQuery[];
}

/** The protocols of the SDK that these pages document. */
const DOCUMENTED: readonly string[] = ["lockup", "flow", "airdrops", "legacy"];

const VENDORS = ["the-graph", "envio"] as const;
const INDEXED = ["lockup", "flow", "airdrops"] as const;

/** The queries of `samples/graphql`, each with its variables. */
function documentedQueries(siteDir: string): DocumentedQuery[] {
  return VENDORS.flatMap((vendor) =>
    INDEXED.flatMap((product) => {
      const folder = path.join(siteDir, "samples/graphql", vendor, product);
      const read = (file: string) => fs.readFileSync(path.join(folder, file), "utf8");
      return fs
        .readdirSync(folder)
        .filter((file) => file.endsWith(".graphql"))
        .sort()
        .map((file) => {
          const name = file.replace(/\.graphql$/, "");
          const variables = JSON.parse(read(`${name}.variables.json`)) as Record<string, unknown>;
          return { product, vendor, name, query: read(file), variables };
        });
    }),
  );
}

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
    queries: documentedQueries(siteDir),
  };
}
