/** A query that a reader types, and the pages any of which satisfies it. A path that ends in `*` stands for all below it. */
export interface GoldenQuery {
  readonly query: string;
  readonly pages: readonly string[];
}

const golden = (query: string, ...pages: string[]): GoldenQuery => ({ query, pages });

/**
 * What readers of these pages look for, written from what they want to do and before the ranking was tuned.
 * At least 95 % must find one of their pages among the first three results, and every one among the first ten.
 */
export const goldenQueries: readonly GoldenQuery[] = [
  // Keywords
  golden("cliff", "/concepts/lockup/stream-shapes", "/concepts/glossary", "/apps/features/vesting"),
  golden("fees", "/concepts/fees"),
  golden("protocol fee", "/concepts/fees"),
  golden("chains", "/concepts/chains"),
  golden("glossary", "/concepts/glossary"),
  golden("governance", "/concepts/governance"),
  golden("audits", "/concepts/security"),
  golden("bug bounty", "/concepts/security"),
  golden("stream shapes", "/concepts/lockup/stream-shapes"),
  golden("segments", "/concepts/lockup/segments"),
  golden("tranches", "/concepts/lockup/tranches"),
  golden("lockup statuses", "/concepts/lockup/statuses"),
  golden("flow statuses", "/concepts/flow/statuses"),
  golden("hooks", "/concepts/lockup/hooks", "/guides/lockup/examples/hooks"),
  golden("uncovered debt", "/concepts/flow/overview", "/concepts/flow/statuses", "/concepts/glossary"),
  golden(
    "rate per second",
    "/guides/flow/examples/flow-calculate-rps",
    "/concepts/flow/overview",
    "/concepts/glossary",
  ),
  golden("nft", "/concepts/nft"),
  golden("transferable streams", "/concepts/transferability"),
  golden(
    "cancel stream",
    "/guides/lockup/examples/stream-management/cancel",
    "/concepts/cancelability",
    "/support/how-to",
  ),
  golden("renounce", "/guides/lockup/examples/stream-management/renounce", "/concepts/cancelability"),
  golden("merkle airdrop", "/concepts/merkle-airdrops", "/guides/airdrops/*", "/apps/features/airdrops"),
  golden("clawback", "/concepts/merkle-airdrops", "/concepts/glossary", "/reference/airdrops/*"),
  golden("csv", "/apps/guides/csv-support"),
  golden("branding logo", "/apps/branding"),
  golden("url schemes", "/apps/guides/url-schemes"),
  golden("payroll", "/apps/features/payments", "/concepts/use-cases", "/concepts/flow/overview"),
  golden(
    "vesting",
    "/apps/features/vesting",
    "/concepts/use-cases",
    "/concepts/streaming",
    "/concepts/glossary",
  ),
  golden("snapshot voting", "/guides/snapshot-voting"),
  golden("gas benchmarks", "/guides/lockup/gas-benchmarks", "/guides/flow/gas-benchmarks"),
  golden("custom deployments", "/guides/custom-deployments"),
  golden(
    "subgraph endpoints",
    "/api/lockup/endpoints",
    "/api/flow/endpoints",
    "/api/airdrops/endpoints",
    "/api/overview",
  ),
  golden(
    "envio queries",
    "/api/lockup/envio/queries",
    "/api/flow/envio/queries",
    "/api/airdrops/envio/queries",
  ),
  golden("merkle api", "/api/airdrops/merkle-api/*"),
  golden(
    "access control",
    "/reference/lockup/access-control",
    "/reference/flow/access-control",
    "/reference/airdrops/access-control",
  ),
  golden("errors", "/reference/errors"),
  golden("legacy streams", "/guides/legacy/*", "/reference/legacy/*", "/api/legacy"),

  // Addresses and chains
  golden("lockup deployments", "/guides/lockup/deployments"),
  golden("flow contract address", "/guides/flow/deployments"),
  golden("airdrops deployments", "/guides/airdrops/deployments"),
  golden(
    "arbitrum",
    "/guides/lockup/deployments",
    "/guides/flow/deployments",
    "/guides/airdrops/deployments",
    "/concepts/chains",
  ),
  golden(
    "base sepolia",
    "/guides/lockup/deployments",
    "/guides/flow/deployments",
    "/guides/airdrops/deployments",
    "/concepts/chains",
  ),
  golden("lockup v1.2 addresses", "/guides/lockup/previous-deployments/v1.2"),

  // Identifiers, whole and by their parts
  golden("createWithDurationsLL", "/reference/lockup/*"),
  golden("durations LL", "/reference/lockup/*"),
  golden(
    "withdrawMax",
    "/reference/lockup/*",
    "/reference/flow/*",
    "/guides/lockup/examples/stream-management/withdraw",
  ),
  golden("withdrawable amount of", "/reference/lockup/*", "/reference/flow/*"),
  golden("ratePerSecondOf", "/reference/flow/*", "/guides/flow/examples/flow-calculate-rps"),
  golden("ISablierLockup", "/reference/lockup/*"),
  golden("SablierMerkleInstant", "/reference/airdrops/*"),
  golden("SablierLockup_StreamDepleted", "/reference/errors", "/reference/lockup/*"),
  golden("stream canceled error", "/reference/errors", "/reference/lockup/*"),
  golden(
    "UD21x18",
    "/guides/flow/examples/flow-calculate-rps",
    "/reference/flow/*",
    "/concepts/lockup/segments",
  ),
  golden(
    "batch create linear",
    "/guides/lockup/examples/batch-create-streams/batch-lockup-linear",
    "/reference/lockup/*",
  ),
  golden("calculateMinFeeWei", "/reference/*", "/concepts/fees"),
  golden(
    "onSablierLockupWithdraw",
    "/reference/lockup/*",
    "/concepts/lockup/hooks",
    "/guides/lockup/examples/hooks",
  ),

  // Beginnings of words, as typed
  golden("transfera", "/concepts/transferability"),
  golden("govern", "/concepts/governance"),
  golden("snapsh", "/guides/snapshot-voting"),

  // Typing errors
  golden("straem shapes", "/concepts/lockup/stream-shapes"),
  golden(
    "vestign",
    "/apps/features/vesting",
    "/concepts/use-cases",
    "/concepts/streaming",
    "/concepts/glossary",
  ),
  golden(
    "airdop",
    "/concepts/merkle-airdrops",
    "/guides/airdrops/*",
    "/apps/features/airdrops",
    "/api/airdrops/*",
  ),
  golden("cancelabilty", "/concepts/cancelability"),
  golden(
    "witdraw",
    "/guides/lockup/examples/stream-management/withdraw",
    "/reference/*",
    "/support/*",
    "/guides/flow/examples/stream-management",
  ),
  golden("transferabillity", "/concepts/transferability"),
  golden("deploymnts lockup", "/guides/lockup/deployments"),
  golden("govrnance", "/concepts/governance"),

  // Questions
  golden(
    "how do I withdraw my tokens",
    "/support/*",
    "/guides/lockup/examples/stream-management/withdraw",
    "/guides/flow/examples/stream-management",
  ),
  golden("what is sablier", "/concepts/what-is-sablier"),
  golden("how do fees work", "/concepts/fees"),
  golden(
    "can I cancel a stream",
    "/concepts/cancelability",
    "/support/*",
    "/guides/lockup/examples/stream-management/cancel",
  ),
  golden(
    "how to create an airdrop campaign",
    "/guides/airdrops/examples/create-campaign",
    "/support/how-to",
    "/apps/features/airdrops",
  ),
  golden("which chains are supported", "/concepts/chains"),
  golden("how to stake lockup nft", "/guides/lockup/examples/staking/*"),
  golden("verify merkle campaign", "/guides/airdrops/verify-campaign"),
  golden(
    "is there a testnet",
    "/support/*",
    "/concepts/chains",
    "/guides/lockup/deployments",
    "/guides/flow/deployments",
  ),
  golden("what happens when a flow stream runs out of money", "/concepts/flow/*", "/support/*"),
  golden("create stream on etherscan", "/guides/lockup/etherscan"),
  golden("webhook", "/api/caveats"),
  golden("eip-7702", "/guides/airdrops/examples/create-campaign"),
  golden("merkle tree layout", "/guides/airdrops/examples/create-campaign"),
  golden("safe claim airdrop", "/guides/airdrops/examples/create-campaign"),
  golden("who has claimed", "/api/airdrops/*"),
  golden("revert without data", "/reference/errors"),
  golden("panic 0x11", "/reference/errors"),
  golden("llms.txt", "/api/overview"),
  golden("exchange address", "/support/faq"),
  golden("wallet shows nothing", "/support/faq"),
  golden("unlimited approval", "/support/faq"),
  golden("how many segments", "/concepts/lockup/segments"),
  golden("price gated batch", "/guides/lockup/examples/create-stream/lockup-price-gated"),
  golden(
    "lockup events",
    "/guides/lockup/examples/stream-management/setup",
    "/reference/lockup/contracts/interfaces/interface.ISablierLockup",
  ),
  golden("export vesting data", "/guides/lockup/examples/vesting-data", "/apps/features/*"),
];
