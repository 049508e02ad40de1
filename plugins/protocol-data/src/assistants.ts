import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type Abi } from "viem";
import { sablier } from "sablier";
import { publishedReleases } from "../../../data/contracts/currentReleases";
import { PRODUCTS } from "../../reference/src/releases";
import { listQueries } from "../../../src/protocol/indexers/documented";
import { type AssistantsData, type Knowledge, type ReleaseAbis } from "../../../src/server/site/data";

/** ABIs of the Comptroller, which the SDK has as files only. */
const COMPTROLLER = "abi/comptroller";

/** Reads the ABIs of every release of the Comptroller, the newest last. */
function readComptrollerAbis(siteDir: string): ReleaseAbis[] {
  const modules = createRequire(path.join(siteDir, "package.json"));
  const folder = path.join(path.dirname(modules.resolve("sablier/package.json")), COMPTROLLER);
  const versions = readdirSync(folder).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return versions.map((release) => ({
    product: "comptroller",
    release,
    isLatest: release === versions.at(-1),
    contracts: Object.fromEntries(
      readdirSync(path.join(folder, release)).map((file) => {
        const content = JSON.parse(readFileSync(path.join(folder, release, file), "utf8")) as
          { abi: Abi } | Abi;
        return [path.basename(file, ".json"), "abi" in content ? content.abi : content];
      }),
    ),
  }));
}

const MONTHS = "January February March April May June July August September October November December";

/** Returns the day in the words of the list of releases: `February 2025, changelog 28 January` is 2025-01-28. */
function findDay(published: string): string | undefined {
  const [, day, month] = /(\d{1,2}) ([A-Z][a-z]+)/.exec(published) ?? [];
  const [year] = /\d{4}/.exec(published) ?? [];
  const number = MONTHS.split(" ").indexOf(month ?? "") + 1;
  if (!day || !year || number === 0) return undefined;
  return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/**
 * Gathers what the server for coding assistants knows, as one file of the build.
 *
 * @param siteDir the project's folder
 * @param source name and version of the SDK's package
 */
export function createAssistantsData(
  siteDir: string,
  source: string,
  knowledge: Knowledge,
  lists: Pick<AssistantsData, "csvTemplates" | "contractNames" | "batchKnowledge">,
): AssistantsData {
  return {
    ...lists,
    source,
    current: PRODUCTS.filter(({ key }) => key !== "utils").map(({ key, release, released }) => ({
      product: key,
      release,
      released,
    })),
    releaseDays: Object.fromEntries(
      publishedReleases.flatMap(({ product, release, published }) => {
        const day = findDay(published);
        return day ? [[`${product} ${release}`, day]] : [];
      }),
    ),
    knowledge,
    abis: [
      ...sablier.evm.releases.getAll().map(({ protocol, version, isLatest, abi }) => ({
        product: protocol,
        release: version,
        isLatest,
        contracts: abi as unknown as Record<string, Abi>,
      })),
      ...readComptrollerAbis(siteDir),
    ],
    queries: listQueries(siteDir),
  };
}
