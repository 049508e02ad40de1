/**
 * Addresses that the site promises to keep: readers, other sites and contracts' comments point to them. A page may
 * be rewritten, but it stays where it is; what cannot stay redirects (config/navigation/redirects.ts).
 */

const below = (prefix: string, names: string): string[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${prefix}/${name}`);

const general = ["/", "/search", "/desk", "/desk/claim", "/guides/tools"];

const concepts = [
  ...below(
    "/concepts",
    `what-is-sablier streaming use-cases merkle-airdrops nft cancelability transferability chains fees governance
     security glossary`,
  ),
  ...below("/concepts/flow", "overview statuses"),
  ...below("/concepts/lockup", "overview stream-shapes segments tranches statuses hooks"),
];

const guides = [
  ...below("/guides", "custom-deployments snapshot-voting show-streams"),
  ...below("/guides/airdrops", "overview deployments verify-campaign"),
  ...below("/guides/airdrops/examples", "local-environment create-campaign"),
  ...below("/guides/flow", "overview deployments gas-benchmarks previous-deployments/v1.0"),
  ...below(
    "/guides/flow/examples",
    "local-environment create-stream flow-calculate-rps stream-management batchable pay-a-team",
  ),
  ...below("/guides/legacy", "overview deployments codebase streams gas-costs"),
  ...below("/guides/lockup", "overview deployments etherscan gas-benchmarks safe"),
  ...below("/guides/lockup/previous-deployments", "v1.0 v1.1 v1.2"),
  ...below("/guides/lockup/examples", "local-environment hooks vesting-data"),
  ...below("/guides/lockup/examples/create-stream", "lockup-linear lockup-dynamic lockup-tranched"),
  ...below(
    "/guides/lockup/examples/batch-create-streams",
    "batch-lockup-linear batch-lockup-dynamic batch-lockup-tranched",
  ),
  ...below("/guides/lockup/examples/stream-management", "setup withdraw cancel renounce transfer"),
  ...below("/guides/lockup/examples/staking", "setup full-code hooks stake rewards claim unstake"),
];

const reference = [
  ...below("/reference", "overview errors"),
  ...["airdrops", "flow", "lockup"].flatMap((product) =>
    below(`/reference/${product}`, "access-control diagrams"),
  ),
  ...below("/reference/legacy/contracts", "constant-functions non-constant-functions"),
];

const api = [
  ...below("/api", "overview caveats development legacy"),
  ...["airdrops", "flow", "lockup"].flatMap((product) =>
    below(`/api/${product}`, "overview endpoints previous-endpoints"),
  ),
  ...["flow", "lockup"].flatMap((product) => [
    ...below(`/api/${product}/the-graph`, "architecture entities queries structure"),
    ...below(`/api/${product}/envio`, "architecture queries similarities"),
  ]),
  ...below("/api/airdrops/the-graph", "entities queries"),
  ...below("/api/airdrops/envio", "queries similarities"),
  ...below("/api/airdrops/merkle-api", "overview functionality examples"),
];

const apps = [
  ...below("/apps", "branding v1"),
  ...below("/apps/features", "overview vesting payments airdrops other"),
  ...below("/apps/guides", "csv-support how-to url-schemes"),
];

const support = below("/support", "faq how-to technical-guides");

/** Addresses that are pages. */
export const pages: string[] = [
  ...general,
  ...concepts,
  ...guides,
  ...reference,
  ...api,
  ...apps,
  ...support,
];

/**
 * Addresses of the contract reference that earlier releases had: pages, or redirects to what replaced them, because
 * contracts are renamed between releases.
 */
export const addresses: string[] = [
  ...below(
    "/reference/airdrops/contracts",
    `abstracts/abstract.SablierMerkleBase
     contract.SablierMerkleFactory contract.SablierMerkleInstant contract.SablierMerkleLL contract.SablierMerkleLT
     interfaces/interface.ISablierMerkleBase interfaces/interface.ISablierMerkleFactory
     interfaces/interface.ISablierMerkleInstant interfaces/interface.ISablierMerkleLL
     interfaces/interface.ISablierMerkleLT
     libraries/library.Errors
     types/library.MerkleBase types/library.MerkleFactory types/library.MerkleLL types/library.MerkleLT`,
  ),
  ...below(
    "/reference/flow/contracts",
    `abstracts/abstract.Adminable abstracts/abstract.Batch abstracts/abstract.NoDelegateCall
     abstracts/abstract.SablierFlowBase
     contract.FlowNFTDescriptor contract.SablierFlow
     interfaces/interface.IAdminable interfaces/interface.IBatch interfaces/interface.IFlowNFTDescriptor
     interfaces/interface.ISablierFlow interfaces/interface.ISablierFlowBase
     libraries/library.Errors libraries/library.Helpers
     types/library.Flow types/struct.Broker`,
  ),
  ...below(
    "/reference/lockup/contracts",
    `abstracts/abstract.Adminable abstracts/abstract.Batch abstracts/abstract.NoDelegateCall
     abstracts/abstract.SablierLockupBase
     contract.LockupNFTDescriptor contract.SablierBatchLockup contract.SablierLockup
     interfaces/interface.IAdminable interfaces/interface.IBatch interfaces/interface.ILockupNFTDescriptor
     interfaces/interface.ISablierBatchLockup interfaces/interface.ISablierLockup
     interfaces/interface.ISablierLockupBase interfaces/interface.ISablierLockupRecipient
     libraries/library.Errors libraries/library.Helpers libraries/library.NFTSVG libraries/library.SVGElements
     libraries/library.VestingMath
     types/library.BatchLockup types/library.Lockup types/library.LockupDynamic types/library.LockupLinear
     types/library.LockupTranched types/struct.Broker`,
  ),
];
