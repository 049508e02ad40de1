// Long, because it lists queries with the pages that answer them: data, not code.

/**
 * A query that a reader types, and the pages any of which satisfies it. A path that ends in `*` stands for all below it; one
 * with an anchor names the section that answers.
 */
export interface GoldenQuery {
  readonly query: string;
  readonly pages: readonly string[];
}

/** Queries from lines: a query, ` | `, and its pages. */
export function listed(lines: string): GoldenQuery[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [query = "", pages = ""] = line.split(" | ");
      return { query, pages: pages.split(" ") };
    });
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

  // Function signatures
  golden("withdrawMax(uint256,address)", "/reference/lockup/*", "/reference/flow/*"),
  golden("statusOf(uint256)", "/reference/lockup/*", "/reference/flow/*"),
  golden("withdrawableAmountOf(uint256)", "/reference/lockup/*", "/reference/flow/*"),
  golden("ratePerSecondOf(uint256)", "/reference/flow/*", "/guides/flow/examples/flow-calculate-rps"),
  golden("withdraw(uint256,address,uint128)", "/reference/lockup/*", "/reference/flow/*"),
  golden("streamedAmountOf(uint256 streamId)", "/reference/lockup/*"),

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
  golden("documentation and guides for sablier", "/"),
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
  golden("withdraw less than shown", "/support/faq"),
  golden("my stream was cancelled", "/support/faq"),
  golden(
    "pagination",
    "/api/lockup/the-graph/queries",
    "/api/flow/the-graph/queries",
    "/api/airdrops/the-graph/queries",
    "/api/lockup/envio/queries",
    "/api/flow/envio/queries",
    "/api/airdrops/envio/queries",
  ),
  golden("mobile", "/apps/features/overview"),
  golden("rate limit", "/api/caveats"),
  golden("wrong network", "/support/faq"),
  golden("app blocked in my country", "/support/faq"),
  golden("revoke approval", "/concepts/transferability"),
  golden("unclaimed tokens back", "/support/faq", "/guides/lockup/etherscan"),
  golden("wallet hacked", "/support/faq"),
  golden("phishing", "/support/faq"),
  golden("no eth for gas", "/support/faq"),
  golden("pending transaction", "/support/faq"),
  golden("tax", "/support/faq"),
  golden(
    "what was a wallet paid",
    "/api/flow/the-graph/queries",
    "/api/flow/envio/queries",
    "/api/lockup/the-graph/queries",
  ),
  golden("who can see my salary", "/support/faq"),
  golden("time zone", "/support/faq", "/apps/guides/csv-support"),
  golden("leap year", "/apps/guides/csv-support", "/support/faq"),
  golden("governor vote", "/guides/snapshot-voting"),
  golden("how many segments", "/concepts/lockup/segments"),
  golden("price gated batch", "/guides/lockup/examples/create-stream/lockup-price-gated"),
  golden(
    "lockup events",
    "/guides/lockup/examples/stream-management/setup",
    "/reference/lockup/contracts/interfaces/interface.ISablierLockup",
  ),
  golden("export vesting data", "/guides/lockup/examples/vesting-data", "/apps/features/*"),
  golden("enumerate nfts", "/concepts/nft"),
  golden("waitForTransactionReceipt", "/reference/errors"),
  golden("refund", "/guides/flow/examples/stream-management", "/concepts/glossary"),
  golden("void", "/guides/flow/examples/stream-management", "/concepts/glossary"),
  golden("expiration", "/concepts/glossary", "/concepts/merkle-airdrops"),
  golden("granularity", "/concepts/glossary", "/concepts/lockup/stream-shapes"),
  golden("max segments", "/concepts/lockup/segments"),
  golden("circulating supply", "/guides/lockup/examples/vesting-data", "/support/faq"),
  golden("safe multisig", "/support/faq", "/apps/features/*"),
  golden(
    "timelock",
    "/concepts/lockup/stream-shapes",
    "/guides/lockup/examples/create-stream/lockup-tranched",
  ),
  golden("lock until a date", "/guides/lockup/examples/create-stream/lockup-tranched"),
  golden("recipient never withdraws", "/support/faq"),
  golden("ipfs", "/api/airdrops/merkle-api/*", "/concepts/glossary"),
  golden("cancel and pay recipient", "/guides/lockup/examples/stream-management/cancel"),
  golden("batch create script", "/guides/lockup/examples/batch-create-streams/batch-lockup-linear"),
  golden("hardhat", "/guides/lockup/examples/local-environment"),
  golden("license", "/concepts/what-is-sablier", "/reference/overview"),
  golden("report a vulnerability", "/concepts/security"),
  golden("start in the past", "/support/faq", "/guides/flow/examples/create-stream"),
  golden(
    "fork test",
    "/guides/flow/examples/local-environment",
    "/guides/airdrops/examples/local-environment",
  ),
  golden("execution reverted", "/support/faq", "/reference/errors"),
  golden("cannot claim", "/support/faq"),
  golden("where is my stream", "/support/faq"),
  golden("sender cancelled my stream", "/support/faq"),
  golden("pricing", "/concepts/fees", "/support/faq"),
  golden("how much does sablier cost", "/concepts/fees", "/support/faq"),
  golden("is sablier safe", "/support/faq", "/concepts/security"),
  golden("is sablier legit", "/support/faq"),
  golden("unknown nft", "/support/faq"),
  golden("lost private key", "/support/faq"),
  golden("telegram", "/support/faq"),
  golden("does sablier have a token", "/support/faq", "/concepts/governance"),
  golden("founders of sablier", "/support/faq", "/concepts/streaming"),
  golden("milestones", "/concepts/use-cases"),
  golden("comptroller address", "/concepts/governance"),
  golden("graphql schema", "/api/development"),
  golden("self host indexer", "/api/development"),
  golden("freshness", "/api/lockup/the-graph/queries", "/api/lockup/envio/queries", "/api/caveats"),
  golden("start block", "/guides/lockup/deployments", "/guides/flow/deployments"),
  golden("stream withdrawals query", "/api/lockup/the-graph/queries", "/api/lockup/envio/queries"),
  golden("lockup vs flow", "/concepts/streaming", "/concepts/what-is-sablier"),
  golden("non-transferable", "/concepts/transferability", "/concepts/use-cases"),
  golden("soulbound", "/concepts/transferability"),
  golden("reentrancy", "/concepts/security", "/concepts/lockup/hooks"),
  golden("storage layout", "/reference/lockup/diagrams", "/reference/flow/diagrams"),
  golden("ethers.js", "/guides/lockup/examples/local-environment"),
  golden("python", "/guides/lockup/examples/local-environment"),
  golden("EIP-2612", "/support/faq"),
  golden("safe transaction builder", "/support/faq", "/guides/lockup/etherscan"),
  golden("streams by recipient", "/api/lockup/the-graph/queries", "/api/lockup/envio/queries"),
];
