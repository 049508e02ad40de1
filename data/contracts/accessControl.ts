// Long, because it lists every function that changes state: data, not code.

import { currentReleases } from "./currentReleases";

/**
 * Who may call which state-changing function, per product. Read off the sources of the
 * current releases; `plugins/reference/tests/access-control.long.test.ts` holds each list against the ABIs: every function
 * that changes state is listed once, every listed function exists, and what the contracts guard is marked so.
 */

/** `yes`, `no`, or the condition under which. */
export type Permission = "yes" | "no" | { readonly if: string };

export interface AccessRow {
  readonly action: string;
  /** Names of the functions; all overloads of a name count. */
  readonly functions: readonly string[];
  /** One entry a role, in the order of the matrix' roles. */
  readonly permissions: readonly Permission[];
  /** Checks in the order in which they are made. `Code` in backticks. */
  readonly conditions?: string;
  /** Contracts that have the functions, where not all contracts of the matrix do. */
  readonly contracts?: readonly string[];
}

export interface AccessMatrix {
  readonly caption: string;
  /** Contracts whose functions these are. */
  readonly contracts: readonly string[];
  /** Page of the contract reference that the functions link to, or the folder that holds a page for each contract. */
  readonly reference: string;
  readonly roles: readonly string[];
  readonly rows: readonly AccessRow[];
}

const LOCKUP = "/reference/lockup/contracts/contract.SablierLockup";
const FLOW = "/reference/flow/contracts/contract.SablierFlow";
const AIRDROPS = "/reference/airdrops/contracts";

const everybody = ["yes", "yes", "yes"] as const;
const senderOnly = ["yes", "no", "no"] as const;
const recipientOnly = ["no", "yes", "no"] as const;

const transferConditions =
  "the stream must be transferable (`NotTransferable`), then the checks of OpenZeppelin's ERC-721 on owner and approval";

// Rows of more than one matrix.
const approveNft: AccessRow = {
  action: "Approve others for the NFT",
  functions: ["approve", "setApprovalForAll"],
  permissions: recipientOnly,
  conditions:
    "checks of OpenZeppelin's ERC-721: owner or operator for `approve`, owner for `setApprovalForAll`",
};

const batch: AccessRow = {
  action: "Several calls at once",
  functions: ["batch"],
  permissions: everybody,
  conditions: "each inner call with the caller's own rights; all of them succeed or none does",
};

const forwardFees: AccessRow = {
  action: "Forward fees",
  functions: ["transferFeesToComptroller"],
  permissions: everybody,
  conditions: "sends the contract's native balance to the Comptroller",
};

const moveToComptroller: AccessRow = {
  action: "Move to another Comptroller",
  functions: ["setComptroller"],
  permissions: ["yes", "no"],
  conditions: "the new one must report the required interface through ERC-165",
};

const forbidNativeToken: AccessRow = {
  action: "Forbid the native token's ERC-20 alias",
  functions: ["setNativeToken"],
  permissions: ["yes", "no"],
  conditions: "once, and not to the zero address",
};

const lockupAccess: AccessMatrix = {
  caption: `Functions of SablierLockup ${currentReleases.lockup.release} that people call`,
  contracts: ["SablierLockup"],
  reference: LOCKUP,
  roles: ["Sender", "Recipient or approved", "Anyone"],
  rows: [
    {
      action: "Create a stream",
      functions: [
        "createWithDurationsLD",
        "createWithDurationsLL",
        "createWithDurationsLT",
        "createWithTimestampsLD",
        "createWithTimestampsLL",
        "createWithTimestampsLPG",
        "createWithTimestampsLT",
      ],
      permissions: everybody,
      conditions:
        "the caller pays the deposit, for which the contract needs an allowance; sender and recipient can be any addresses except zero",
    },
    {
      action: "Cancel",
      functions: ["cancel"],
      permissions: senderOnly,
      conditions:
        "`Null`; `StreamDepleted`; `StreamCanceled`; `Unauthorized`; `StreamSettled`; `StreamNotCancelable`",
    },
    {
      action: "Cancel several",
      functions: ["cancelMultiple"],
      permissions: senderOnly,
      conditions:
        "each as `cancel`; a failure is logged as `InvalidStreamInCancelMultiple` and returns an amount of zero",
    },
    {
      action: "Renounce the right to cancel",
      functions: ["renounce"],
      permissions: senderOnly,
      conditions:
        "`Null`; `StreamDepleted`, `StreamCanceled` or `StreamSettled`; `Unauthorized`; `StreamNotCancelable`; irreversible",
    },
    {
      action: "Withdraw to the recipient",
      functions: ["withdraw", "withdrawMax"],
      permissions: everybody,
      conditions:
        "`Null`; `StreamDepleted`; `WithdrawToZeroAddress`; `WithdrawAmountZero`; `Overdraw`, or for price-gated streams `WithdrawAmountNotEqualWithdrawableAmount`; `InsufficientFeePayment`",
    },
    {
      action: "Withdraw to another address",
      functions: ["withdraw", "withdrawMax"],
      permissions: recipientOnly,
      conditions: "as above, with `WithdrawalAddressNotRecipient` before the checks of the amount",
    },
    {
      action: "Withdraw from several streams",
      functions: ["withdrawMultiple"],
      permissions: everybody,
      conditions:
        "always to each stream's recipient; `WithdrawArrayCountsNotEqual`; a failure is logged as `InvalidWithdrawalInWithdrawMultiple`",
    },
    {
      action: "Withdraw all and transfer the NFT",
      functions: ["withdrawMaxAndTransfer"],
      permissions: recipientOnly,
      conditions:
        "`Null`; `Unauthorized`; with nothing to withdraw the withdrawal and its fee are skipped; `NotTransferable`",
    },
    {
      action: "Transfer the NFT",
      functions: ["transferFrom", "safeTransferFrom"],
      permissions: recipientOnly,
      conditions: transferConditions,
    },
    approveNft,
    {
      action: "Burn the NFT",
      functions: ["burn"],
      permissions: recipientOnly,
      conditions:
        "`Null`; `StreamNotDepleted`; `Unauthorized`; works for streams that are not transferable too",
    },
    batch,
    forwardFees,
  ],
};

const lockupComptrollerAccess: AccessMatrix = {
  caption: `Functions of SablierLockup ${currentReleases.lockup.release} that only the Comptroller can call`,
  contracts: ["SablierLockup"],
  reference: LOCKUP,
  roles: ["Comptroller", "Anyone else"],
  rows: [
    {
      action: "Put a contract on the list of hooks",
      functions: ["allowToHook"],
      permissions: ["yes", "no"],
      conditions: "irreversible; the contract must report the ERC-165 ID `0xf8ee98d3`",
    },
    {
      action: "Send out surplus tokens",
      functions: ["recover"],
      permissions: ["yes", "no"],
      conditions: "only what exceeds `aggregateAmount` of the token; deposits are out of reach; since v3.0",
    },
    {
      action: "Forbid the native token's ERC-20 alias",
      functions: ["setNativeToken"],
      permissions: ["yes", "no"],
      conditions: "can be called once; the zero address does not revert",
    },
    {
      action: "Replace the NFT's picture",
      functions: ["setNFTDescriptor"],
      permissions: ["yes", "no"],
      conditions: "emits `BatchMetadataUpdate` for all streams so far",
    },
    moveToComptroller,
  ],
};

const flowAccess: AccessMatrix = {
  caption: `Functions of SablierFlow ${currentReleases.flow.release} that people call`,
  contracts: ["SablierFlow"],
  reference: FLOW,
  roles: ["Sender", "Recipient or approved", "Anyone"],
  rows: [
    {
      action: "Create a stream",
      functions: ["create", "createAndDeposit"],
      permissions: everybody,
      conditions:
        "the sender is not the zero address; `CreateNativeToken`; `InvalidTokenDecimals` above 18; `CreateRatePerSecondZero` for a rate of zero with a start in the future; `ERC721InvalidReceiver` for a recipient of zero",
    },
    {
      action: "Deposit",
      functions: ["deposit"],
      permissions: everybody,
      conditions: "`Null`; `StreamVoided`; `NotStreamSender`; `NotStreamRecipient`; `DepositAmountZero`",
    },
    {
      action: "Deposit and pause",
      functions: ["depositAndPause"],
      permissions: senderOnly,
      conditions: "`Null`; `StreamPaused`; `Unauthorized`; `DepositAmountZero`; `StreamPending`",
    },
    {
      action: "Change the rate",
      functions: ["adjustRatePerSecond"],
      permissions: senderOnly,
      conditions:
        "`Null`; `StreamPaused`; `Unauthorized`; `NewRatePerSecondZero`; `RatePerSecondNotDifferent`",
    },
    {
      action: "Pause",
      functions: ["pause"],
      permissions: senderOnly,
      conditions: "`Null`; `StreamPaused`; `Unauthorized`; `StreamPending`",
    },
    {
      action: "Restart",
      functions: ["restart", "restartAndDeposit"],
      permissions: senderOnly,
      conditions:
        "`Null`; `StreamVoided`; `Unauthorized`; `StreamNotPaused`; `RatePerSecondNotDifferent` if the new rate is zero",
    },
    {
      action: "Refund",
      functions: ["refund", "refundMax"],
      permissions: senderOnly,
      conditions:
        "`Null`; `Unauthorized`; `RefundAmountZero`; `RefundOverflow`; paused and voided streams can be refunded too",
    },
    {
      action: "Refund and pause",
      functions: ["refundAndPause"],
      permissions: senderOnly,
      conditions: "`Null`; `StreamPaused`; `Unauthorized`; checks of `refund`; `StreamPending`",
    },
    {
      action: "Void",
      functions: ["void"],
      permissions: ["yes", "yes", "no"],
      conditions: "`Null`; `StreamVoided`; `Unauthorized`; irreversible",
    },
    {
      action: "Withdraw to the recipient",
      functions: ["withdraw", "withdrawMax"],
      permissions: everybody,
      conditions:
        "`Null`; `InsufficientFeePayment`; `WithdrawAmountZero`; `WithdrawToZeroAddress`; `Overdraw`",
    },
    {
      action: "Withdraw to another address",
      functions: ["withdraw", "withdrawMax"],
      permissions: recipientOnly,
      conditions: "as above, with `WithdrawalAddressNotRecipient` before `Overdraw`",
    },
    {
      action: "Transfer the NFT",
      functions: ["transferFrom", "safeTransferFrom", "transferFromPayable"],
      permissions: recipientOnly,
      conditions: transferConditions,
    },
    approveNft,
    {
      action: "Transfer one's own tokens",
      functions: ["transferTokens"],
      permissions: everybody,
      conditions: "takes the caller's tokens, for which Flow needs an allowance; meant for use in a `batch`",
    },
    batch,
    forwardFees,
  ],
};

const flowComptrollerAccess: AccessMatrix = {
  caption: `Functions of SablierFlow ${currentReleases.flow.release} that only the Comptroller can call`,
  contracts: ["SablierFlow"],
  reference: FLOW,
  roles: ["Comptroller", "Anyone else"],
  rows: [
    {
      action: "Replace the NFT's picture",
      functions: ["setNFTDescriptor"],
      permissions: ["yes", "no"],
    },
    forbidNativeToken,
    {
      action: "Send out surplus tokens",
      functions: ["recover"],
      permissions: ["yes", "no"],
      conditions: "only what exceeds `aggregateAmount` of the token; no event since v3.0",
    },
    moveToComptroller,
  ],
};

const CAMPAIGNS = [
  "SablierMerkleInstant",
  "SablierMerkleLL",
  "SablierMerkleLT",
  "SablierMerkleVCA",
  "SablierMerkleExecute",
] as const;
const SIGNATURE_CAMPAIGNS = CAMPAIGNS.slice(0, 4);

const campaignAccess: AccessMatrix = {
  caption: `Functions of Airdrops ${currentReleases.airdrops.release} campaigns`,
  contracts: CAMPAIGNS,
  reference: AIRDROPS,
  roles: ["Admin", "Recipient", "Anyone"],
  rows: [
    {
      action: "Claim for the recipient",
      functions: ["claim"],
      contracts: ["SablierMerkleInstant", "SablierMerkleLL", "SablierMerkleLT"],
      permissions: everybody,
      conditions: "tokens or stream go to the recipient",
    },
    {
      action: "Claim to another address",
      functions: ["claimTo"],
      contracts: SIGNATURE_CAMPAIGNS,
      permissions: recipientOnly,
      conditions: "tokens or stream go to `to`",
    },
    {
      action: "Claim by signature",
      functions: ["claimViaSig"],
      contracts: SIGNATURE_CAMPAIGNS,
      permissions: [
        { if: "with the recipient's signature" },
        { if: "with their own signature" },
        { if: "with the recipient's signature" },
      ],
      conditions: "tokens or stream go to `to`, as signed",
    },
    {
      action: "Claim with an attestation",
      functions: ["claimViaAttestation"],
      contracts: SIGNATURE_CAMPAIGNS,
      permissions: ["no", { if: "with an attestation" }, "no"],
      conditions: "tokens or stream go to `to`",
    },
    {
      action: "Claim and execute",
      functions: ["claimAndExecute"],
      contracts: ["SablierMerkleExecute"],
      permissions: recipientOnly,
      conditions: "tokens go to the target contract",
    },
    {
      action: "Claw back",
      functions: ["clawback"],
      permissions: [{ if: "inside the window" }, "no", "no"],
      conditions: "tokens go to `to`; `ClawbackNotAllowed` outside the window",
    },
    {
      action: "Enable redistribution",
      functions: ["enableRedistribution"],
      contracts: ["SablierMerkleVCA"],
      permissions: ["yes", "no", "no"],
      conditions: "`VestingEndTimeNotInFuture`; `RedistributionAlreadyEnabled`",
    },
    {
      action: "Set the attestor",
      functions: ["setAttestor"],
      contracts: SIGNATURE_CAMPAIGNS,
      permissions: ["yes", "no", "no"],
      conditions: "the Comptroller can call it as well",
    },
    {
      action: "Transfer the admin's role",
      functions: ["transferAdmin"],
      permissions: ["yes", "no", "no"],
      conditions:
        "one step; the zero address is accepted and leaves the campaign without an admin, and claims that open a stream then revert",
    },
    {
      action: "Sponsor the fees of a campaign",
      functions: ["sponsor"],
      permissions: everybody,
      conditions: "the caller pays `biller`; the fee itself falls later, when the Comptroller lowers it",
    },
    {
      action: "Lower the claim fee",
      functions: ["lowerMinFeeUSD"],
      permissions: ["no", "no", "no"],
      conditions: "the Comptroller only; the fee can only go down",
    },
  ],
};

const FACTORIES = [
  "SablierFactoryMerkleInstant",
  "SablierFactoryMerkleLL",
  "SablierFactoryMerkleLT",
  "SablierFactoryMerkleVCA",
  "SablierFactoryMerkleExecute",
] as const;

const factoryAccess: AccessMatrix = {
  caption: `Functions of Airdrops ${currentReleases.airdrops.release} factories`,
  contracts: FACTORIES,
  reference: AIRDROPS,
  roles: ["Comptroller", "Anyone"],
  rows: [
    ...FACTORIES.map((factory) => ({
      action: `Create a ${factory.slice("SablierFactory".length)} campaign`,
      functions: [factory.replace("SablierFactory", "create")],
      contracts: [factory],
      permissions: ["yes", "yes"] as const,
    })),
    forbidNativeToken,
    {
      action: "Move to another Comptroller",
      functions: ["setComptroller"],
      permissions: ["yes", "no"],
      conditions: "concerns campaigns created afterwards",
    },
    {
      action: "Forward fees",
      functions: ["transferFeesToComptroller"],
      permissions: ["yes", "yes"],
      conditions: "sends the factory's native balance to the Comptroller",
    },
  ],
};

/** Matrices by the name under which pages ask for them. */
export const accessMatrices = {
  lockup: lockupAccess,
  "lockup-comptroller": lockupComptrollerAccess,
  flow: flowAccess,
  "flow-comptroller": flowComptrollerAccess,
  campaigns: campaignAccess,
  factories: factoryAccess,
} as const satisfies Record<string, AccessMatrix>;
