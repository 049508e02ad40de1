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
    "OpenZeppelin's ERC-721 requires the owner or an operator for `approve`, and the owner for `setApprovalForAll`",
};

const batch: AccessRow = {
  action: "Make several calls at once",
  functions: ["batch"],
  permissions: everybody,
  conditions: "each inner call has the rights of the caller, and either all of them succeed or none does",
};

const forwardFees: AccessRow = {
  action: "Forward fees",
  functions: ["transferFeesToComptroller"],
  permissions: everybody,
  conditions: "sends the contract's native balance to the Comptroller",
};

const moveToComptroller: AccessRow = {
  action: "Move to a different Comptroller",
  functions: ["setComptroller"],
  permissions: ["yes", "no"],
  conditions: "the new Comptroller must report the required interface through ERC-165",
};

const forbidNativeToken: AccessRow = {
  action: "Ban the native token's ERC-20 version",
  functions: ["setNativeToken"],
  permissions: ["yes", "no"],
  conditions: "can be called once, and not with the zero address",
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
        "the caller pays the deposit and must approve the contract for it, while the sender and the recipient can be any addresses except zero",
    },
    {
      action: "Cancel",
      functions: ["cancel"],
      permissions: senderOnly,
      conditions:
        "reverts, in this order, with `Null`, `StreamDepleted`, `StreamCanceled`, `Unauthorized`, `StreamSettled` or `StreamNotCancelable`",
    },
    {
      action: "Cancel several streams",
      functions: ["cancelMultiple"],
      permissions: senderOnly,
      conditions:
        "makes the checks of `cancel` for each stream, but logs a failure as `InvalidStreamInCancelMultiple` and returns an amount of zero",
    },
    {
      action: "Renounce the right to cancel",
      functions: ["renounce"],
      permissions: senderOnly,
      conditions:
        "reverts, in this order, with `Null`, one of `StreamDepleted`, `StreamCanceled` and `StreamSettled`, `Unauthorized` or `StreamNotCancelable`, and cannot be undone",
    },
    {
      action: "Withdraw to the recipient",
      functions: ["withdraw", "withdrawMax"],
      permissions: everybody,
      conditions:
        "reverts, in this order, with `Null`, `StreamDepleted`, `WithdrawToZeroAddress`, `WithdrawAmountZero`, `Overdraw` (or `WithdrawAmountNotEqualWithdrawableAmount` for price-gated streams) or `InsufficientFeePayment`",
    },
    {
      action: "Withdraw to another address",
      functions: ["withdraw", "withdrawMax"],
      permissions: recipientOnly,
      conditions:
        "makes the same checks as a withdrawal to the recipient, with `WithdrawalAddressNotRecipient` before the checks of the amount",
    },
    {
      action: "Withdraw from several streams",
      functions: ["withdrawMultiple"],
      permissions: everybody,
      conditions:
        "always pays each stream's recipient, reverts with `WithdrawArrayCountsNotEqual` if the arrays differ in length, and logs the failure of a withdrawal as `InvalidWithdrawalInWithdrawMultiple`",
    },
    {
      action: "Withdraw all and transfer the NFT",
      functions: ["withdrawMaxAndTransfer"],
      permissions: recipientOnly,
      conditions:
        "reverts, in this order, with `Null`, `Unauthorized` or `NotTransferable`, and skips the withdrawal and its fee if there is nothing to withdraw",
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
        "reverts, in this order, with `Null`, `StreamNotDepleted` or `Unauthorized`, and works even for streams that are not transferable",
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
      action: "Add a contract to the allowlist of hooks",
      functions: ["allowToHook"],
      permissions: ["yes", "no"],
      conditions: "cannot be undone, and the contract must report the ERC-165 ID `0xf8ee98d3`",
    },
    {
      action: "Recover surplus tokens",
      functions: ["recover"],
      permissions: ["yes", "no"],
      conditions:
        "was added in v3.0, and transfers only the amount that exceeds the token's `aggregateAmount`, so it cannot reach deposits",
    },
    {
      action: "Ban the native token's ERC-20 version",
      functions: ["setNativeToken"],
      permissions: ["yes", "no"],
      conditions: "can be called once, and does not revert for the zero address",
    },
    {
      action: "Replace the NFT's picture",
      functions: ["setNFTDescriptor"],
      permissions: ["yes", "no"],
      conditions: "emits `BatchMetadataUpdate` for all existing streams",
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
        "the sender must not be the zero address. Reverts, in this order, with `CreateNativeToken`, `InvalidTokenDecimals` if the token has more than 18 decimals, `CreateRatePerSecondZero` if the rate is zero and the start is in the future, or `ERC721InvalidReceiver` if the recipient is the zero address",
    },
    {
      action: "Deposit",
      functions: ["deposit"],
      permissions: everybody,
      conditions:
        "reverts, in this order, with `Null`, `StreamVoided`, `NotStreamSender`, `NotStreamRecipient` or `DepositAmountZero`",
    },
    {
      action: "Deposit and pause",
      functions: ["depositAndPause"],
      permissions: senderOnly,
      conditions:
        "reverts, in this order, with `Null`, `StreamPaused`, `Unauthorized`, `DepositAmountZero` or `StreamPending`",
    },
    {
      action: "Change the rate",
      functions: ["adjustRatePerSecond"],
      permissions: senderOnly,
      conditions:
        "reverts, in this order, with `Null`, `StreamPaused`, `Unauthorized`, `NewRatePerSecondZero` or `RatePerSecondNotDifferent`",
    },
    {
      action: "Pause",
      functions: ["pause"],
      permissions: senderOnly,
      conditions: "reverts, in this order, with `Null`, `StreamPaused`, `Unauthorized` or `StreamPending`",
    },
    {
      action: "Restart",
      functions: ["restart", "restartAndDeposit"],
      permissions: senderOnly,
      conditions:
        "reverts, in this order, with `Null`, `StreamVoided`, `Unauthorized`, `StreamNotPaused`, or `RatePerSecondNotDifferent` if the new rate is zero",
    },
    {
      action: "Refund",
      functions: ["refund", "refundMax"],
      permissions: senderOnly,
      conditions:
        "reverts, in this order, with `Null`, `Unauthorized`, `RefundAmountZero` or `RefundOverflow`, and works for paused and voided streams too",
    },
    {
      action: "Refund and pause",
      functions: ["refundAndPause"],
      permissions: senderOnly,
      conditions:
        "reverts, in this order, with `Null`, `StreamPaused`, `Unauthorized`, the errors of `refund`, or `StreamPending`",
    },
    {
      action: "Void",
      functions: ["void"],
      permissions: ["yes", "yes", "no"],
      conditions:
        "reverts, in this order, with `Null`, `StreamVoided` or `Unauthorized`, and cannot be undone",
    },
    {
      action: "Withdraw to the recipient",
      functions: ["withdraw", "withdrawMax"],
      permissions: everybody,
      conditions:
        "reverts, in this order, with `Null`, `InsufficientFeePayment`, `WithdrawAmountZero`, `WithdrawToZeroAddress` or `Overdraw`",
    },
    {
      action: "Withdraw to another address",
      functions: ["withdraw", "withdrawMax"],
      permissions: recipientOnly,
      conditions:
        "makes the same checks as a withdrawal to the recipient, with `WithdrawalAddressNotRecipient` before `Overdraw`",
    },
    {
      action: "Transfer the NFT",
      functions: ["transferFrom", "safeTransferFrom", "transferFromPayable"],
      permissions: recipientOnly,
      conditions: transferConditions,
    },
    approveNft,
    {
      action: "Transfer your own tokens",
      functions: ["transferTokens"],
      permissions: everybody,
      conditions:
        "meant for use in a `batch`, takes the caller's tokens, which requires an allowance for Flow",
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
      action: "Recover surplus tokens",
      functions: ["recover"],
      permissions: ["yes", "no"],
      conditions:
        "transfers only the amount that exceeds the token's `aggregateAmount`, and has emitted no event since v3.0",
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
      conditions: "the tokens or the stream go to the recipient",
    },
    {
      action: "Claim to another address",
      functions: ["claimTo"],
      contracts: SIGNATURE_CAMPAIGNS,
      permissions: recipientOnly,
      conditions: "the tokens or the stream go to `to`",
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
      conditions: "the tokens or the stream go to `to`, which is part of the signed data",
    },
    {
      action: "Claim with an attestation",
      functions: ["claimViaAttestation"],
      contracts: SIGNATURE_CAMPAIGNS,
      permissions: ["no", { if: "with an attestation" }, "no"],
      conditions: "the tokens or the stream go to `to`",
    },
    {
      action: "Claim and execute",
      functions: ["claimAndExecute"],
      contracts: ["SablierMerkleExecute"],
      permissions: recipientOnly,
      conditions: "the tokens go to the target contract",
    },
    {
      action: "Claw back",
      functions: ["clawback"],
      permissions: [{ if: "inside the window" }, "no", "no"],
      conditions: "the tokens go to `to`, and calls outside the window revert with `ClawbackNotAllowed`",
    },
    {
      action: "Enable redistribution",
      functions: ["enableRedistribution"],
      contracts: ["SablierMerkleVCA"],
      permissions: ["yes", "no", "no"],
      conditions:
        "reverts, in this order, with `VestingEndTimeNotInFuture` or `RedistributionAlreadyEnabled`",
    },
    {
      action: "Set the attestor",
      functions: ["setAttestor"],
      contracts: SIGNATURE_CAMPAIGNS,
      permissions: ["yes", "no", "no"],
      conditions: "the Comptroller can call it as well",
    },
    {
      action: "Transfer the admin role",
      functions: ["transferAdmin"],
      permissions: ["yes", "no", "no"],
      conditions:
        "takes effect at once. The zero address is accepted and leaves the campaign without an admin, and claims that open a stream then revert",
    },
    {
      action: "Sponsor the fees of a campaign",
      functions: ["sponsor"],
      permissions: everybody,
      conditions: "the caller pays `biller`, and the fee itself falls later, when the Comptroller lowers it",
    },
    {
      action: "Lower the claim fee",
      functions: ["lowerMinFeeUSD"],
      permissions: ["no", "no", "no"],
      conditions: "only the Comptroller can call it, and the fee can only go down",
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
      action: "Move to a different Comptroller",
      functions: ["setComptroller"],
      permissions: ["yes", "no"],
      conditions: "applies only to campaigns created afterwards",
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
