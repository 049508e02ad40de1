import path from "node:path";
import { publishedReleases } from "../../../data/contracts/currentReleases";
import { airdrops } from "../../../data/endpoints/airdrops";
import { legacy as legacyEndpoints } from "../../../data/endpoints/legacy";
import { previousAirdrops } from "../../../data/endpoints/previousAirdrops";
import { previousFlow } from "../../../data/endpoints/previousFlow";
import { previousLockup } from "../../../data/endpoints/previousLockup";
import { streams } from "../../../data/endpoints/streams";
import { readPackageVersion } from "../../samples/src/versions";
import { ASSISTANTS_PATH } from "../../../src/server/site/data";
import { createAssistantsData } from "./assistants";
import { readBatchKnowledge } from "./batchKnowledge";
import { readAliases } from "./contracts/names/aliases";
import { readContractNames } from "./contracts/names/contractNames";
import { createChainFacts } from "./chainFacts";
import { readChains } from "./chains";
import { readTemplates } from "./csvTemplates";
import { writeDownloads, composeFileName, readDeployments } from "./contracts/deployments";
import { readErrors } from "./errors/content";
import { readEventTopics } from "./contracts/eventTopics";
import { readFunctions } from "./contracts/functions";
import { readKnownContracts } from "./contracts/names/knownContracts";
import { readComptrollers, readLegacyContracts, readReleases } from "./contracts/releases";
import { readFactories, readStreamContracts } from "./contracts/streamContracts";
import { plotShapes } from "./streamPlots";

/** The page of the error catalogue; its download has the same address with `.json` at the end. */
const ERRORS_ROUTE = "/reference/errors";

/** Endpoints of the indexers, by the name of the download. */
const endpoints = {
  streams,
  airdrops,
  legacy: legacyEndpoints,
  "previous-lockup": previousLockup,
  "previous-flow": previousFlow,
  "previous-airdrops": previousAirdrops,
};

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** All that the plugin takes out of the packages and the data. */
export interface Content {
  /** Texts that are served as they are, by their path below the site's root, e.g. `deployments/all.csv`. */
  readonly downloads: Readonly<Record<string, string>>;
  /** JSON modules that components import, by file name. */
  readonly modules: Readonly<Record<string, unknown>>;
}

/**
 * Reads the packages. Loading this module loads the SDK with the ABIs of every release.
 *
 * @param siteDir the project's folder
 * @param siteUrl the site's address, which the error download names
 * @throws Error when an error has no advice or an advice no error, or when the SDK holds a template in a new place
 */
export function readContent(siteDir: string, siteUrl: string): Content {
  const version = readPackageVersion(siteDir, "sablier");
  const releases = readDeployments(version);
  const errors = readErrors(siteDir, siteUrl + ERRORS_ROUTE);
  const [aliases, chains, legacy, streamContracts] = [
    readAliases(),
    readChains(version),
    readLegacyContracts(),
    readStreamContracts(),
  ];
  const [contracts, functions] = [readKnownContracts(), readFunctions(siteDir)];
  const csvTemplates = readTemplates(path.join(siteDir, "node_modules/sablier/csv/evm"));
  const contractNames = readContractNames(contracts);
  const batchKnowledge = readBatchKnowledge(
    siteDir,
    chains.chains.map(({ id }) => id),
  );
  const topics = { lockup: readEventTopics("lockup"), flow: readEventTopics("flow") };
  const knowledge = {
    errors: [...errors.catalogue, ...errors.earlier, ...errors.libraries.errors],
    functions,
    directory: { aliases, chains: chains.chains, legacy, contracts: streamContracts },
    contracts,
    events: [
      ...topics.lockup.rows.map((row) => ({ ...row, product: "Lockup" })),
      ...topics.flow.rows.map((row) => ({ ...row, product: "Flow" })),
    ],
  };
  return {
    downloads: {
      ...Object.fromEntries(
        [...writeDownloads(releases)].map(([name, text]) => [`deployments/${name}`, text]),
      ),
      ...Object.fromEntries(
        Object.entries(endpoints).map(([name, list]) => [`api/endpoints/${name}.json`, formatJson(list)]),
      ),
      [`${ERRORS_ROUTE.slice(1)}.json`]: formatJson(errors.download),
      [ASSISTANTS_PATH]: JSON.stringify(
        createAssistantsData(siteDir, `sablier ${version}`, knowledge, {
          csvTemplates,
          contractNames,
          batchKnowledge,
        }),
      ),
    },
    modules: {
      ...Object.fromEntries(
        releases.map((release) => [`deployments-${composeFileName(release)}.json`, release]),
      ),
      "aliases.json": aliases,
      "chains.json": chains,
      "chainFacts.json": createChainFacts(chains, streamContracts),
      "releases.json": readReleases(),
      "publishedReleases.json": publishedReleases,
      "comptrollers.json": readComptrollers(),
      "streamContracts.json": streamContracts,
      "factories.json": readFactories(),
      "knownContracts.json": contracts,
      "contractNames.json": contractNames,
      "legacy.json": legacy,
      "eventTopics.json": topics,
      "functions.json": functions,
      "batchKnowledge.json": batchKnowledge,
      "errors.json": errors.catalogue,
      "earlierErrors.json": errors.earlier,
      "libraryErrors.json": errors.libraries,
      "csvTemplates.json": csvTemplates,
      "streamPlots.json": plotShapes(),
    },
  };
}
