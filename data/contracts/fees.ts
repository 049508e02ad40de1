/** A fee policy that held for a time. Amounts are USD figures as strings, so that no rounding creeps in. */
export interface FeePeriod {
  readonly product: "Lockup and Flow" | "Airdrops";
  readonly operation: "Withdraw" | "Claim";
  /** First day, ISO 8601; `null`: since the product's first release. */
  readonly from: string | null;
  /** The sources give the change only roughly. */
  readonly fromIsApproximate?: boolean;
  /** First day of the next policy; `null`: still in force at `interfaceFee.asOf`. */
  readonly until: string | null;
  /** USD for each operation; `"0"` is a known zero. */
  readonly usd: string;
  /** How the amount is found when it is not flat. */
  readonly rule?: string;
}

/** The flat USD amounts that app.sablier.com adds to a transaction. Source: documentation of the project, June 2026. */
export const interfaceFee = {
  asOf: "2026-06-19",
  pricing: "https://sablier.com/pricing",
  withdrawUsd: "0.99",
  claimMaximumUsd: "1.99",
  /** Fees of the Solana programs, charged in SOL: the notes of `withdraw` and `claim` in the IDLs of the package `sablier`. */
  solana: { withdrawUsd: "1", claimUsd: "2" },
} as const;

export const interfaceFeeHistory: readonly FeePeriod[] = [
  { product: "Lockup and Flow", operation: "Withdraw", from: null, until: "2025-02-03", usd: "0" },
  { product: "Lockup and Flow", operation: "Withdraw", from: "2025-02-03", until: "2026-01-27", usd: "1" },
  {
    product: "Lockup and Flow",
    operation: "Withdraw",
    from: "2026-01-27",
    fromIsApproximate: true,
    until: null,
    usd: "0.99",
  },
  { product: "Airdrops", operation: "Claim", from: null, until: "2025-02-03", usd: "0" },
  { product: "Airdrops", operation: "Claim", from: "2025-02-03", until: "2025-04-10", usd: "3" },
  { product: "Airdrops", operation: "Claim", from: "2025-04-10", until: "2026-01-27", usd: "2" },
  {
    product: "Airdrops",
    operation: "Claim",
    from: "2026-01-27",
    until: null,
    usd: "1.99",
    rule: "at most this; introduced as 20% of the claim's value, at least $0.05",
  },
];

/** The minimum that the contracts themselves ask for, through the Comptroller. */
export const onchainMinimum = {
  /** Day since which a test of the project against a fork of Ethereum expects zero. */
  forkTestSince: "2026-04-22",
  /** Cap of the Comptroller v1.1, `MAX_FEE_USD`. */
  maximumUsd: "100",
  before: { withdrawUsd: "0.9", claimUsd: "0.05", until: "2026-04" },
  /** Chains with a Chainlink feed, where the former minimum applied; by chain id. */
  formerChains: [42161, 43114, 8453, 56, 1, 100, 999, 59144, 143, 10, 137, 534352, 146, 324],
} as const;

/** What one kind of transaction costs. `none` is a statement, never a gap. */
export interface OperationCost {
  readonly product: "Lockup" | "Flow" | "Airdrops";
  readonly operation: string;
  /** Functions of the current release that this covers. */
  readonly functions: readonly string[];
  readonly interfaceFee: "none" | "withdraw" | "claim";
  readonly onchainMinimum: "none" | "stream" | "campaign";
}

export const operationCosts: readonly OperationCost[] = [
  {
    product: "Lockup",
    operation: "Create one or many streams",
    functions: ["createWith…", "SablierBatchLockup.createWith…"],
    interfaceFee: "none",
    onchainMinimum: "none",
  },
  {
    product: "Lockup",
    operation: "Withdraw",
    functions: ["withdraw", "withdrawMax", "withdrawMultiple", "withdrawMaxAndTransfer"],
    interfaceFee: "withdraw",
    onchainMinimum: "stream",
  },
  {
    product: "Lockup",
    operation: "Cancel, renounce",
    functions: ["cancel", "cancelMultiple", "renounce"],
    interfaceFee: "none",
    onchainMinimum: "none",
  },
  {
    product: "Lockup",
    operation: "Transfer, approve, burn",
    functions: ["transferFrom", "safeTransferFrom", "approve", "setApprovalForAll", "burn"],
    interfaceFee: "none",
    onchainMinimum: "none",
  },
  {
    product: "Flow",
    operation: "Create",
    functions: ["create", "createAndDeposit"],
    interfaceFee: "none",
    onchainMinimum: "none",
  },
  {
    product: "Flow",
    operation: "Withdraw",
    functions: ["withdraw", "withdrawMax"],
    interfaceFee: "withdraw",
    onchainMinimum: "stream",
  },
  {
    product: "Flow",
    operation: "Deposit, refund",
    functions: ["deposit", "depositAndPause", "refund", "refundMax", "refundAndPause"],
    interfaceFee: "none",
    onchainMinimum: "none",
  },
  {
    product: "Flow",
    operation: "Adjust rate, pause, restart, void",
    functions: ["adjustRatePerSecond", "pause", "restart", "restartAndDeposit", "void"],
    interfaceFee: "none",
    onchainMinimum: "none",
  },
  {
    product: "Flow",
    operation: "Transfer, approve",
    functions: ["transferFrom", "safeTransferFrom", "transferFromPayable", "approve", "setApprovalForAll"],
    interfaceFee: "none",
    onchainMinimum: "none",
  },
  {
    product: "Airdrops",
    operation: "Create a campaign, fund it",
    functions: [
      "createMerkleInstant",
      "createMerkleLL",
      "createMerkleLT",
      "createMerkleVCA",
      "createMerkleExecute",
    ],
    interfaceFee: "none",
    onchainMinimum: "none",
  },
  {
    product: "Airdrops",
    operation: "Claim",
    functions: ["claim", "claimTo", "claimViaSig", "claimViaAttestation", "claimAndExecute"],
    interfaceFee: "claim",
    onchainMinimum: "campaign",
  },
  {
    product: "Airdrops",
    operation: "Clawback, sponsor",
    functions: ["clawback", "sponsor"],
    interfaceFee: "none",
    onchainMinimum: "none",
  },
];

/** Conversions worked on the fees page: USD fee and USD price of one native token. */
export const conversionExamples: readonly { feeUsd: string; priceUsd: string; symbol: string }[] = [
  { feeUsd: "0.99", priceUsd: "3000", symbol: "ETH" },
  { feeUsd: "1", priceUsd: "4000", symbol: "ETH" },
  { feeUsd: "1.99", priceUsd: "3000", symbol: "ETH" },
  { feeUsd: "0.99", priceUsd: "600", symbol: "BNB" },
  { feeUsd: "0.99", priceUsd: "0.25", symbol: "POL" },
  { feeUsd: "0.99", priceUsd: "1", symbol: "XDAI" },
];
