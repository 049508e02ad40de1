import { type RedirectTable } from "../src/lib/redirects";

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

/**
 * Every address that once led to a page and now leads to another: the one table behind the client-side stubs,
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
    "/api/airdrops/the-graph": "/api/airdrops/the-graph/entities",
    "/api/indexers/protocol": "/api/lockup/envio/similarities",
    "/api/lockup/the-graph": "/api/lockup/the-graph/entities",
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
    "/concepts/flow": "/concepts/flow/overview",
    "/concepts/lockup": "/concepts/lockup/overview",
    "/apps/legacy": "/apps/v1",
    "/support/contact": "/support/faq",

    // Lockup, when it was called V2
    "/contracts/v2/deployments/v2.0": "/guides/lockup/previous-deployments/v1.0",
    "/contracts/v2/deployments/v2.1": "/guides/lockup/previous-deployments/v1.1",
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

    ...renamedContracts,
  },
  // The longest matching prefix wins, and an exact entry wins over any prefix.
  prefixes: {
    "/contracts/v2/reference": "/reference/lockup",
    "/contracts/v2/guides": "/guides/lockup/examples",
    "/contracts/v1/guides": "/guides/legacy",
    "/contracts/v1": "/reference/legacy",
    "/concepts/protocol": "/concepts/lockup",
  },
};
