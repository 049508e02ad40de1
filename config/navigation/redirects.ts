import { type RedirectTable } from "../../src/site/redirects";

/** Contract reference: pages of earlier releases whose subject has another name today, or another contract has its work. */
const renamedContracts = {
  // Administration moved to the Comptroller in Lockup v3.0 and Flow v2.0.
  "/reference/lockup/contracts/abstracts/abstract.Adminable":
    "/reference/lockup/contracts/abstracts/abstract.Comptrollerable",
  "/reference/lockup/contracts/interfaces/interface.IAdminable":
    "/reference/lockup/contracts/interfaces/interface.IComptrollerable",
  "/reference/flow/contracts/abstracts/abstract.Adminable":
    "/reference/flow/contracts/abstracts/abstract.Comptrollerable",
  "/reference/flow/contracts/interfaces/interface.IAdminable":
    "/reference/flow/contracts/interfaces/interface.IComptrollerable",

  "/reference/lockup/contracts/abstracts/abstract.SablierLockupBase":
    "/reference/lockup/contracts/abstracts/abstract.SablierLockupState",
  "/reference/lockup/contracts/interfaces/interface.ISablierLockupBase":
    "/reference/lockup/contracts/interfaces/interface.ISablierLockupState",
  "/reference/lockup/contracts/libraries/library.Helpers":
    "/reference/lockup/contracts/libraries/library.LockupHelpers",
  "/reference/lockup/contracts/libraries/library.VestingMath":
    "/reference/lockup/contracts/libraries/library.LockupMath",
  "/reference/flow/contracts/abstracts/abstract.SablierFlowBase":
    "/reference/flow/contracts/abstracts/abstract.SablierFlowState",
  "/reference/flow/contracts/interfaces/interface.ISablierFlowBase":
    "/reference/flow/contracts/interfaces/interface.ISablierFlowState",
  "/reference/flow/contracts/libraries/library.Helpers":
    "/reference/flow/contracts/libraries/library.FlowHelpers",

  // One factory became five in Airdrops v2.0; custom fees per creator moved to the Comptroller.
  "/reference/airdrops/contracts/contract.SablierMerkleFactory":
    "/reference/airdrops/contracts/abstracts/abstract.SablierFactoryMerkleBase",
  "/reference/airdrops/contracts/interfaces/interface.ISablierMerkleFactory":
    "/reference/airdrops/contracts/interfaces/interface.ISablierFactoryMerkleBase",
  "/reference/airdrops/contracts/types/library.MerkleFactory":
    "/reference/utils/contracts/interfaces/interface.ISablierComptroller",

  // Broker fees are gone since Lockup v3.0 and Flow v2.0: the fees page says what there is instead.
  "/reference/lockup/contracts/types/struct.Broker": "/concepts/fees",
  "/reference/flow/contracts/types/struct.Broker": "/concepts/fees",
};

/** Folders of pages that have no page of their own: who shortens an address comes to the first page of that folder. */
const folders = {
  "/api/airdrops": "/api/airdrops/overview",
  "/api/airdrops/envio": "/api/airdrops/envio/queries",
  "/api/airdrops/merkle-api": "/api/airdrops/merkle-api/overview",
  "/api/airdrops/the-graph": "/api/airdrops/the-graph/entities",
  "/api/flow": "/api/flow/overview",
  "/api/flow/envio": "/api/flow/envio/architecture",
  "/api/flow/the-graph": "/api/flow/the-graph/entities",
  "/api/lockup": "/api/lockup/overview",
  "/api/lockup/envio": "/api/lockup/envio/architecture",
  "/api/lockup/the-graph": "/api/lockup/the-graph/entities",
  "/apps/guides": "/apps/guides/how-to",
  "/concepts/flow": "/concepts/flow/overview",
  "/concepts/lockup": "/concepts/lockup/overview",
  "/guides/airdrops": "/guides/airdrops/overview",
  "/guides/airdrops/examples": "/guides/airdrops/examples/create-campaign",
  "/guides/airdrops/previous-deployments": "/guides/airdrops/deployments",
  "/guides/flow": "/guides/flow/overview",
  "/guides/flow/examples": "/guides/flow/examples/create-stream",
  "/guides/flow/previous-deployments": "/guides/flow/deployments",
  "/guides/legacy": "/guides/legacy/overview",
  "/guides/lockup": "/guides/lockup/overview",
  "/guides/lockup/examples": "/guides/lockup/examples/local-environment",
  "/guides/lockup/examples/batch-create-streams":
    "/guides/lockup/examples/batch-create-streams/batch-lockup-linear",
  "/guides/lockup/examples/create-stream": "/guides/lockup/examples/create-stream/lockup-linear",
  "/guides/lockup/examples/staking": "/guides/lockup/examples/staking/setup",
  "/guides/lockup/examples/stream-management": "/guides/lockup/examples/stream-management/setup",
  "/guides/lockup/previous-deployments": "/guides/lockup/deployments",
  "/reference/airdrops": "/reference/airdrops/diagrams",
  "/reference/flow": "/reference/flow/diagrams",
  "/reference/legacy": "/reference/legacy/contracts/constant-functions",
  "/reference/legacy/contracts": "/reference/legacy/contracts/constant-functions",
  "/reference/lockup": "/reference/lockup/diagrams",
  "/reference/utils": "/reference/utils/contracts/contract.SablierComptroller",
};

/** Folders of the contract reference: each leads to the contract, or the page, that its product begins with. */
const contractFolders = Object.fromEntries(
  Object.entries({
    airdrops: "diagrams",
    flow: "contracts/contract.SablierFlow",
    lockup: "contracts/contract.SablierLockup",
    utils: "contracts/contract.SablierComptroller",
  }).flatMap(([product, first]) =>
    ["", "/abstracts", "/interfaces", "/libraries", "/types"].map((folder) => [
      `/reference/${product}/contracts${folder}`,
      `/reference/${product}/${first}`,
    ]),
  ),
);

/** Folders of earlier schemes, and what their shortened addresses lead to. */
const formerFolders = {
  "/api/indexers": "/api/overview",
  "/api/merkle-api": "/api/airdrops/merkle-api/overview",
  "/api/streams": "/api/overview",
  "/api/subgraphs": "/api/overview",
  "/apps/support": "/support/faq",
  "/concepts/bob": "/concepts/what-is-sablier",
  "/concepts/protocol": "/concepts/lockup/overview",
  "/contracts": "/reference/overview",
  "/contracts/v1": "/guides/legacy/overview",
  "/contracts/v1/guides": "/guides/legacy/overview",
  "/contracts/v2": "/guides/lockup/overview",
  "/contracts/v2/deployments": "/guides/lockup/deployments",
  "/contracts/v2/reference": "/reference/overview",
  "/protocol": "/concepts/what-is-sablier",
  "/protocol/faq": "/support/faq",
  "/protocol/guides": "/guides/legacy/overview",
  "/protocol/subgraphs": "/api/overview",
};

/**
 * Every address that once led to a page and now leads to another: the one table for the client-side stubs,
 * the development server and the host's permanent redirects (vercel.json).
 * How to add one: CONTRIBUTING.md, "Add a redirect".
 */
export const redirects: RedirectTable = {
  exact: {
    // Sections
    "/concepts": "/concepts/what-is-sablier",
    "/guides": "/guides/lockup/overview",
    "/reference": "/reference/overview",
    "/references": "/reference/overview",
    "/support": "/support/faq",

    // APIs
    "/api": "/api/overview",
    "/api/indexers/protocol": "/api/lockup/envio/similarities",
    "/api/merkle-api/functionality": "/api/airdrops/merkle-api/functionality",
    "/api/merkle-api/intro": "/api/airdrops/merkle-api/overview",
    "/api/subgraphs/endpoints": "/api/lockup/endpoints",
    "/api/subgraphs/merkle": "/api/airdrops/the-graph/entities",
    "/api/subgraphs/overview": "/api/overview",
    "/api/subgraphs/protocol": "/api/lockup/the-graph/entities",

    // Apps
    "/apps": "/apps/features/overview",
    "/apps/csv-support": "/apps/guides/csv-support",
    "/csv": "/apps/guides/csv-support",
    "/apps/features": "/apps/features/vesting",
    "/apps/features/airstreams": "/apps/features/airdrops",
    "/apps/features/general": "/apps/features/overview",
    "/apps/overview": "/apps/features/overview",
    "/apps/features/streams": "/apps/features/vesting",
    "/apps/support/how-to": "/support/how-to",
    "/apps/url-schemes": "/apps/guides/url-schemes",

    // Concepts
    "/concepts/protocol/fees": "/concepts/fees",
    "/concepts/protocol/nft": "/concepts/nft",
    "/concepts/protocol/stream-types": "/concepts/lockup/stream-shapes",
    "/concepts/protocol/streaming": "/concepts/streaming",
    "/concepts/protocol/transferability": "/concepts/transferability",
    "/concepts/sablier-protocol": "/concepts/what-is-sablier",
    "/protocol/faq/basics": "/concepts/what-is-sablier",
    "/protocol/introduction": "/concepts/what-is-sablier",

    // Addresses that READMEs of the project's repositories link to
    "/concepts/airdrops": "/concepts/merkle-airdrops",
    "/concepts/bob/overview": "/concepts/what-is-sablier",
    "/api/airdrops/indexers": "/api/airdrops/overview",
    "/api/flow/indexers": "/api/flow/overview",
    "/api/lockup/indexers": "/api/lockup/overview",
    "/api/streams/indexers": "/api/overview",
    "/apps/legacy": "/apps/v1",
    "/support/contact": "/support/faq",

    // Lockup, when it was called V2
    "/contracts/v2/deployments/v1.0": "/guides/lockup/previous-deployments/v1.0",
    "/contracts/v2/deployments/v1.1": "/guides/lockup/previous-deployments/v1.1",
    "/contracts/v2/deployments/v2.0": "/guides/lockup/previous-deployments/v1.0",
    "/contracts/v2/deployments/v2.1": "/guides/lockup/previous-deployments/v1.1",
    "/contracts/v2/deployments/v2.2": "/guides/lockup/previous-deployments/v1.2",
    "/contracts/v2/guides": "/guides/lockup/overview",
    "/contracts/v2/reference/overview": "/reference/overview",
    "/contracts/v2/security": "/concepts/security",

    // Legacy, when it was called V1
    "/protocol/guides/chains": "/guides/legacy/overview",
    "/protocol/guides/getting-started": "/guides/legacy/overview",
    "/protocol/subgraphs/endpoints": "/api/overview",
    "/contracts/v1/deployments": "/guides/legacy/deployments",
    "/contracts/v1/guides/getting-started": "/guides/legacy/overview",
    "/contracts/v1/overview": "/guides/legacy/overview",

    // Legacy's functions, without the folder in between
    "/reference/legacy/constant-functions": "/reference/legacy/contracts/constant-functions",
    "/reference/legacy/non-constant-functions": "/reference/legacy/contracts/non-constant-functions",

    ...folders,
    ...contractFolders,
    ...formerFolders,
    ...renamedContracts,
  },
  // The longest matching prefix wins, and an exact entry wins over any prefix.
  prefixes: {
    "/contracts/v2/deployments": "/guides/lockup/previous-deployments",
    "/contracts/v2/reference": "/reference/lockup",
    "/contracts/v2/guides": "/guides/lockup/examples",
    "/contracts/v1/guides": "/guides/legacy",
    "/contracts/v1": "/reference/legacy",
    "/concepts/protocol": "/concepts/lockup",
  },
};
