import type { ErrorAdvice } from "./errors";

/** Errors of earlier releases that go by another name today, besides those whose part after `_` is the same. */
export const renamedErrors: Readonly<Record<string, string>> = {
  FailedInnerCall: "FailedCall",
  SablierMerkleBase_StreamClaimed: "SablierMerkleBase_IndexClaimed",
  SablierV2LockupDynamic_SegmentMilestonesNotOrdered: "SablierLockupHelpers_SegmentTimestampsNotOrdered",
  SablierV2LockupDynamic_StartTimeNotLessThanFirstSegmentMilestone:
    "SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp",
  SablierV2MerkleLockup_StreamClaimed: "SablierMerkleBase_IndexClaimed",
  SablierV2MerkleStreamer_StreamClaimed: "SablierMerkleBase_IndexClaimed",
};

const forAdmins = "Nothing: only the admin of that release meets it";
const lower = "Lower it";

const helpers = ["v2.0", "v3.0"];

/**
 * Errors of Lockup's linked library Helpers, which the contract's own ABI leaves out: signature and releases, from
 * the library Errors of sablier-labs/lockup at those releases.
 */
export const linkedErrors: readonly (readonly [signature: string, releases: readonly string[]])[] = [
  ["SablierHelpers_BrokerFeeTooHigh(uint256 brokerFee, uint256 maxBrokerFee)", ["v2.0"]],
  ["SablierHelpers_CliffTimeNotLessThanEndTime(uint40 cliffTime, uint40 endTime)", helpers],
  ["SablierHelpers_CliffTimeZeroUnlockAmountNotZero(uint128 cliffUnlockAmount)", helpers],
  ["SablierHelpers_CreateNativeToken(address nativeToken)", ["v3.0"]],
  [
    "SablierHelpers_DepositAmountNotEqualToSegmentAmountsSum(uint128 depositAmount, uint128 segmentAmountsSum)",
    helpers,
  ],
  [
    "SablierHelpers_DepositAmountNotEqualToTrancheAmountsSum(uint128 depositAmount, uint128 trancheAmountsSum)",
    helpers,
  ],
  ["SablierHelpers_DepositAmountZero()", helpers],
  [
    "SablierHelpers_EndTimeNotEqualToLastSegmentTimestamp(uint40 endTime, uint40 lastSegmentTimestamp)",
    helpers,
  ],
  [
    "SablierHelpers_EndTimeNotEqualToLastTrancheTimestamp(uint40 endTime, uint40 lastTrancheTimestamp)",
    helpers,
  ],
  ["SablierHelpers_SegmentCountTooHigh(uint256 count)", ["v2.0"]],
  ["SablierHelpers_SegmentCountZero()", helpers],
  [
    "SablierHelpers_SegmentTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)",
    helpers,
  ],
  ["SablierHelpers_SenderZeroAddress()", helpers],
  ["SablierHelpers_ShapeExceeds32Bytes(uint256 shapeLength)", helpers],
  ["SablierHelpers_StartTimeNotLessThanCliffTime(uint40 startTime, uint40 cliffTime)", helpers],
  ["SablierHelpers_StartTimeNotLessThanEndTime(uint40 startTime, uint40 endTime)", helpers],
  [
    "SablierHelpers_StartTimeNotLessThanFirstSegmentTimestamp(uint40 startTime, uint40 firstSegmentTimestamp)",
    helpers,
  ],
  [
    "SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp(uint40 startTime, uint40 firstTrancheTimestamp)",
    helpers,
  ],
  ["SablierHelpers_StartTimeZero()", helpers],
  ["SablierHelpers_TrancheCountTooHigh(uint256 count)", ["v2.0"]],
  ["SablierHelpers_TrancheCountZero()", helpers],
  [
    "SablierHelpers_TrancheTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)",
    helpers,
  ],
  [
    "SablierHelpers_UnlockAmountsSumTooHigh(uint128 depositAmount, uint128 startUnlockAmount, uint128 cliffUnlockAmount)",
    helpers,
  ],
];

/** Errors of earlier releases that no current release has: the check or the function behind them is gone. */
export const endedErrors: Readonly<Record<string, ErrorAdvice>> = {
  AddressInsufficientBalance: {
    cause: "The contract has too little of the native token for a transfer",
    remedy: "Check what was sent",
  },
  BatchError: { cause: "A call inside batch failed", remedy: "Decode the bytes that it carries" },
  SablierFlowBase_FeeTransferFail: { cause: "The admin refused the collected fees", remedy: forAdmins },
  SablierFlowBase_NoProtocolRevenue: {
    cause: "No protocol fee of this token is there to collect",
    remedy: forAdmins,
  },
  SablierFlowBase_ProtocolFeeTooHigh: {
    cause: "The protocol fee is above the highest that the contract allows",
    remedy: forAdmins,
  },
  SablierFlowBase_SurplusZero: { cause: "No token lies outside of streams", remedy: forAdmins },
  SablierFlow_BrokerAddressZero: { cause: "The broker is the zero address", remedy: "Name a broker" },
  SablierFlow_BrokerFeeTooHigh: {
    cause: "The broker's fee is above the highest that the contract allows",
    remedy: lower,
  },
  SablierFlow_SurplusZero: { cause: "No token lies outside of streams", remedy: forAdmins },
  SablierHelpers_BrokerFeeTooHigh: {
    cause: "The broker's fee is above the highest that the contract allows",
    remedy: lower,
  },
  SablierHelpers_SegmentCountTooHigh: {
    cause: "There are more segments than the release allows",
    remedy: "Use fewer; current releases have no such limit",
  },
  SablierHelpers_TrancheCountTooHigh: {
    cause: "There are more tranches than the release allows",
    remedy: "Use fewer; current releases have no such limit",
  },
  SablierLockupBase_AllowToHookZeroCodeSize: {
    cause: "The contract that shall be allowed to hook has no code",
    remedy: "Deploy it first",
  },
  SablierLockupBase_FeeTransferFail: { cause: "The admin refused the collected fees", remedy: forAdmins },
  SablierMerkleBase_FeeTransferFail: { cause: "The admin refused the collected fees", remedy: forAdmins },
  SablierMerkleBase_CallerNotFactory: {
    cause: "A function for the factory was called by somebody else",
    remedy: "Go through the factory",
  },
  SablierV2Base_NoProtocolRevenues: {
    cause: "No protocol fee of this token is there to collect",
    remedy: forAdmins,
  },
  SablierV2LockupDynamic_SegmentCountTooHigh: {
    cause: "There are more segments than the release allows",
    remedy: "Use fewer; current releases have no such limit",
  },
  SablierV2LockupLinear_StartTimeGreaterThanCliffTime: {
    cause: "The start is after the cliff",
    remedy: "Put the start at the cliff or before it",
  },
  SablierV2LockupTranched_TrancheCountTooHigh: {
    cause: "There are more tranches than the release allows",
    remedy: "Use fewer; current releases have no such limit",
  },
  SablierV2Lockup_AllowToHookZeroCodeSize: {
    cause: "The contract that shall be allowed to hook has no code",
    remedy: "Deploy it first",
  },
  SablierV2Lockup_BrokerFeeTooHigh: {
    cause: "The broker's fee is above the highest that the contract allows",
    remedy: lower,
  },
  SablierV2Lockup_EndTimeNotInTheFuture: {
    cause: "The end is not in the future",
    remedy: "Choose a later end; current releases accept any",
  },
  SablierV2Lockup_InvalidSenderWithdrawal: {
    cause: "The sender withdraws to another address than the recipient's",
    remedy: "Set to to the recipient",
  },
  SablierV2Lockup_ProtocolFeeTooHigh: {
    cause: "The protocol fee is above the highest that the contract allows",
    remedy: forAdmins,
  },
  SablierV2MerkleLockup_CampaignNameTooLong: {
    cause: "The campaign's name is too long",
    remedy: "Shorten it",
  },
  SablierV2MerkleStreamer_CampaignNotExpired: {
    cause: "The admin claws back before the campaign has expired",
    remedy: "Wait for the expiration",
  },
  SablierV2MerkleStreamer_ProtocolFeeNotZero: {
    cause: "The token has a protocol fee, which these campaigns do not allow for",
    remedy: "Nothing, as long as the fee stands",
  },
};
