// What index.ts writes, typed. The files are in .docusaurus/ and exist only after a first start or build.
declare module "@generated/protocol-data/default/chains.json" {
  import type { ChainList } from "@site/plugins/protocol-data/src/types";
  const chains: ChainList;
  export default chains;
}
declare module "@generated/protocol-data/default/chainFacts.json" {
  import { type ChainFacts } from "@site/plugins/protocol-data/src/chainFacts";
  const chains: readonly ChainFacts[];
  export default chains;
}
declare module "@generated/protocol-data/default/releases.json" {
  import type { ReleaseRow } from "@site/plugins/protocol-data/src/types";
  const releases: readonly ReleaseRow[];
  export default releases;
}
declare module "@generated/protocol-data/default/publishedReleases.json" {
  import type { PublishedRelease } from "@site/data/contracts/currentReleases";
  const releases: readonly PublishedRelease[];
  export default releases;
}
declare module "@generated/protocol-data/default/comptrollers.json" {
  import type { ComptrollerRow } from "@site/plugins/protocol-data/src/types";
  const comptrollers: readonly ComptrollerRow[];
  export default comptrollers;
}
declare module "@generated/protocol-data/default/legacy.json" {
  import type { LegacyContractRow } from "@site/plugins/protocol-data/src/types";
  const contracts: readonly LegacyContractRow[];
  export default contracts;
}
declare module "@generated/protocol-data/default/deployments-*.json" {
  import type { ReleaseDeployments } from "@site/plugins/protocol-data/src/types";
  const release: ReleaseDeployments;
  export default release;
}
declare module "@generated/protocol-data/default/aliases.json" {
  import { type AliasRow } from "@site/plugins/protocol-data/src/contracts/names/aliases";
  const aliases: readonly AliasRow[];
  export default aliases;
}
declare module "@generated/protocol-data/default/factories.json" {
  import { type FactoryRow } from "@site/plugins/protocol-data/src/contracts/streamContracts";
  const factories: readonly FactoryRow[];
  export default factories;
}

declare module "@generated/protocol-data/default/streamContracts.json" {
  import { type StreamContractRow } from "@site/plugins/protocol-data/src/contracts/streamContracts";
  const contracts: readonly StreamContractRow[];
  export default contracts;
}
declare module "@generated/protocol-data/default/knownContracts.json" {
  import { type KnownContractRow } from "@site/plugins/protocol-data/src/contracts/names/knownContracts";
  const contracts: readonly KnownContractRow[];
  export default contracts;
}
declare module "@generated/protocol-data/default/contractNames.json" {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module "@generated/protocol-data/default/eventTopics.json" {
  import type { EventTopics, StreamProduct } from "@site/plugins/protocol-data/src/types";
  const topics: Readonly<Record<StreamProduct, EventTopics>>;
  export default topics;
}
declare module "@generated/protocol-data/default/functions.json" {
  import { type ContractFunction } from "@site/src/protocol/evm/contractFunction";
  const functions: readonly ContractFunction[];
  export default functions;
}
declare module "@generated/protocol-data/default/errors.json" {
  import { type CatalogueError } from "@site/src/protocol/evm/revert";
  const errors: readonly CatalogueError[];
  export default errors;
}
declare module "@generated/protocol-data/default/libraryErrors.json" {
  import { type LibraryErrors } from "@site/src/protocol/evm/revert";
  const errors: LibraryErrors;
  export default errors;
}
declare module "@generated/protocol-data/default/earlierErrors.json" {
  import { type EarlierError } from "@site/src/protocol/evm/revert";
  const errors: readonly EarlierError[];
  export default errors;
}
declare module "@generated/protocol-data/default/sdkReference.json" {
  import type { SdkReference } from "@site/plugins/protocol-data/src/sdk/reference";
  const reference: SdkReference;
  export default reference;
}
declare module "@generated/protocol-data/default/csvTemplates.json" {
  import type { CsvTemplate } from "@site/plugins/protocol-data/src/types";
  const templates: readonly CsvTemplate[];
  export default templates;
}
declare module "@generated/protocol-data/default/streamPlots.json" {
  import { type StreamPlot } from "@site/src/protocol/streams/plot/streamPlot";
  const plots: readonly StreamPlot[];
  export default plots;
}
declare module "@generated/protocol-data/default/batchKnowledge.json" {
  import type { BatchKnowledge } from "@site/src/protocol/evm/batchKnowledge";
  const knowledge: BatchKnowledge;
  export default knowledge;
}
