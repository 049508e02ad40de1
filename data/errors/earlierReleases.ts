/** Errors of earlier releases that go by another name today, except those whose part after `_` is the same. */
export const renamedErrors: Readonly<Record<string, string>> = {
  FailedInnerCall: "FailedCall",
  SablierMerkleBase_StreamClaimed: "SablierMerkleBase_IndexClaimed",
  SablierV2LockupDynamic_SegmentMilestonesNotOrdered: "SablierLockupHelpers_SegmentTimestampsNotOrdered",
  SablierV2LockupDynamic_StartTimeNotLessThanFirstSegmentMilestone:
    "SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp",
  SablierV2MerkleLockup_StreamClaimed: "SablierMerkleBase_IndexClaimed",
  SablierV2MerkleStreamer_StreamClaimed: "SablierMerkleBase_IndexClaimed",
};

const forAdmins = "You do not have to do anything, because only the admin of that release sees this error";
const lower = "Lower the fee";

const linked = ["v2.0", "v3.0"];

/**
 * Errors of the libraries that Lockup is linked with, which the contract's own ABI leaves out: signature, and the releases or
 * the first of all until today.
 * Those of Helpers are from the library Errors of sablier-labs/lockup at those releases; those of PRBMath are what its
 * library of stream maths there, VestingMath or LockupMath, meets in the functions that it calls.
 */
export const linkedErrors: readonly (readonly [signature: string, releases: readonly string[] | string])[] = [
  ["SablierHelpers_BrokerFeeTooHigh(uint256 brokerFee, uint256 maxBrokerFee)", ["v2.0"]],
  ["SablierHelpers_CliffTimeNotLessThanEndTime(uint40 cliffTime, uint40 endTime)", linked],
  ["SablierHelpers_CliffTimeZeroUnlockAmountNotZero(uint128 cliffUnlockAmount)", linked],
  ["SablierHelpers_CreateNativeToken(address nativeToken)", ["v3.0"]],
  [
    "SablierHelpers_DepositAmountNotEqualToSegmentAmountsSum(uint128 depositAmount, uint128 segmentAmountsSum)",
    linked,
  ],
  [
    "SablierHelpers_DepositAmountNotEqualToTrancheAmountsSum(uint128 depositAmount, uint128 trancheAmountsSum)",
    linked,
  ],
  ["SablierHelpers_DepositAmountZero()", linked],
  [
    "SablierHelpers_EndTimeNotEqualToLastSegmentTimestamp(uint40 endTime, uint40 lastSegmentTimestamp)",
    linked,
  ],
  [
    "SablierHelpers_EndTimeNotEqualToLastTrancheTimestamp(uint40 endTime, uint40 lastTrancheTimestamp)",
    linked,
  ],
  ["SablierHelpers_SegmentCountTooHigh(uint256 count)", ["v2.0"]],
  ["SablierHelpers_SegmentCountZero()", linked],
  [
    "SablierHelpers_SegmentTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)",
    linked,
  ],
  ["SablierHelpers_SenderZeroAddress()", linked],
  ["SablierHelpers_ShapeExceeds32Bytes(uint256 shapeLength)", linked],
  ["SablierHelpers_StartTimeNotLessThanCliffTime(uint40 startTime, uint40 cliffTime)", linked],
  ["SablierHelpers_StartTimeNotLessThanEndTime(uint40 startTime, uint40 endTime)", linked],
  [
    "SablierHelpers_StartTimeNotLessThanFirstSegmentTimestamp(uint40 startTime, uint40 firstSegmentTimestamp)",
    linked,
  ],
  [
    "SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp(uint40 startTime, uint40 firstTrancheTimestamp)",
    linked,
  ],
  ["SablierHelpers_StartTimeZero()", linked],
  ["SablierHelpers_TrancheCountTooHigh(uint256 count)", ["v2.0"]],
  ["SablierHelpers_TrancheCountZero()", linked],
  [
    "SablierHelpers_TrancheTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)",
    linked,
  ],
  [
    "SablierHelpers_UnlockAmountsSumTooHigh(uint128 depositAmount, uint128 startUnlockAmount, uint128 cliffUnlockAmount)",
    linked,
  ],
  ["PRBMath_MulDiv_Overflow(uint256 x, uint256 y, uint256 denominator)", "v2.0"],
  ["PRBMath_MulDiv18_Overflow(uint256 x, uint256 y)", "v2.0"],
  ["PRBMath_SD59x18_Div_InputTooSmall()", "v2.0"],
  ["PRBMath_SD59x18_Div_Overflow(int256 x, int256 y)", "v2.0"],
  ["PRBMath_SD59x18_Exp2_InputTooBig(int256 x)", "v2.0"],
  ["PRBMath_SD59x18_IntoUint256_Underflow(int256 x)", "v2.0"],
  ["PRBMath_SD59x18_Log_InputTooSmall(int256 x)", "v2.0"],
  ["PRBMath_SD59x18_Mul_InputTooSmall()", "v2.0"],
  ["PRBMath_SD59x18_Mul_Overflow(int256 x, int256 y)", "v2.0"],
  ["PRBMath_UD60x18_IntoUint128_Overflow(uint256 x)", linked],
  ["SablierLockupHelpers_CliffTimeNotLessThanEndTime(uint40 cliffTime, uint40 endTime)", "v4.0"],
  ["SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero(uint128 cliffUnlockAmount)", "v4.0"],
  ["SablierLockupHelpers_CreateNativeToken(address nativeToken)", "v4.0"],
  [
    "SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum(uint128 depositAmount, uint128 segmentAmountsSum)",
    "v4.0",
  ],
  [
    "SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum(uint128 depositAmount, uint128 trancheAmountsSum)",
    "v4.0",
  ],
  ["SablierLockupHelpers_DepositAmountZero()", "v4.0"],
  [
    "SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp(uint40 endTime, uint40 lastSegmentTimestamp)",
    "v4.0",
  ],
  [
    "SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp(uint40 endTime, uint40 lastTrancheTimestamp)",
    "v4.0",
  ],
  ["SablierLockupHelpers_GranularityTooHigh(uint40 granularity, uint40 streamableRange)", "v4.0"],
  ["SablierLockupHelpers_SegmentCountZero()", "v4.0"],
  [
    "SablierLockupHelpers_SegmentTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)",
    "v4.0",
  ],
  ["SablierLockupHelpers_SenderZeroAddress()", "v4.0"],
  ["SablierLockupHelpers_ShapeExceeds32Bytes(uint256 shapeLength)", "v4.0"],
  ["SablierLockupHelpers_StartTimeNotLessThanCliffTime(uint40 startTime, uint40 cliffTime)", "v4.0"],
  ["SablierLockupHelpers_StartTimeNotLessThanEndTime(uint40 startTime, uint40 endTime)", "v4.0"],
  [
    "SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp(uint40 startTime, uint40 firstSegmentTimestamp)",
    "v4.0",
  ],
  [
    "SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp(uint40 startTime, uint40 firstTrancheTimestamp)",
    "v4.0",
  ],
  ["SablierLockupHelpers_StartTimeZero()", "v4.0"],
  ["SablierLockupHelpers_TrancheCountZero()", "v4.0"],
  [
    "SablierLockupHelpers_TrancheTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)",
    "v4.0",
  ],
  [
    "SablierLockupHelpers_UnlockAmountsSumTooHigh(uint128 depositAmount, uint128 startUnlockAmount, uint128 cliffUnlockAmount)",
    "v4.0",
  ],
  ["SablierLockup_AllowToHookZeroCodeSize(address recipient)", "v4.0"],
  ["SablierLockup_FeeTransferFailed(address comptroller, uint256 feeAmount)", "v4.0"],
  ["SablierLockup_TargetPriceTooLow(uint128 targetPrice, uint128 latestPrice)", "v4.0"],
  ["SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)", "v4.0"],
  ["SafeOracle_DecimalsTooHigh(address oracle, uint8 decimals)", "v4.0"],
  ["SafeOracle_DecimalsZero(address oracle)", "v4.0"],
  ["SafeOracle_MissesInterface(address oracle)", "v4.0"],
  ["SafeOracle_NotPositivePrice(address oracle)", "v4.0"],
];

/** Errors of earlier releases that no current release has: the check or the function that used them is gone. */
export const endedErrors: Readonly<Record<string, { readonly cause: string; readonly remedy: string }>> = {
  AddressInsufficientBalance: {
    cause: "The contract has too little of the native token for a transfer",
    remedy: "Check the value that was sent",
  },
  BatchError: { cause: "A call inside batch failed", remedy: "Decode the bytes that it contains" },
  SablierFlowBase_FeeTransferFail: {
    cause: "The admin's account rejected the collected fees",
    remedy: forAdmins,
  },
  SablierFlowBase_NoProtocolRevenue: {
    cause: "There are no protocol fees of this token to collect",
    remedy: forAdmins,
  },
  SablierFlowBase_ProtocolFeeTooHigh: {
    cause: "The protocol fee is above the highest that the contract allows",
    remedy: forAdmins,
  },
  SablierFlowBase_SurplusZero: {
    cause: "The contract does not hold any tokens outside of streams",
    remedy: forAdmins,
  },
  SablierFlow_BrokerAddressZero: {
    cause: "The broker is the zero address",
    remedy: "Pass the broker's address",
  },
  SablierFlow_BrokerFeeTooHigh: {
    cause: "The broker's fee is above the highest that the contract allows",
    remedy: lower,
  },
  SablierFlow_SurplusZero: {
    cause: "The contract does not hold any tokens outside of streams",
    remedy: forAdmins,
  },
  SablierHelpers_BrokerFeeTooHigh: {
    cause: "The broker's fee is above the highest that the contract allows",
    remedy: lower,
  },
  SablierHelpers_SegmentCountTooHigh: {
    cause: "There are more segments than the release allows",
    remedy: "Use fewer segments. Current releases have no such limit",
  },
  SablierHelpers_TrancheCountTooHigh: {
    cause: "There are more tranches than the release allows",
    remedy: "Use fewer tranches. Current releases have no such limit",
  },
  SablierLockupBase_AllowToHookZeroCodeSize: {
    cause: "The contract to be allowed to hook has no code",
    remedy: "Deploy it first",
  },
  SablierLockupBase_FeeTransferFail: {
    cause: "The admin's account rejected the collected fees",
    remedy: forAdmins,
  },
  SablierMerkleBase_FeeTransferFail: {
    cause: "The admin's account rejected the collected fees",
    remedy: forAdmins,
  },
  SablierMerkleBase_CallerNotFactory: {
    cause: "A function for the factory was called by someone else",
    remedy: "Call the factory instead",
  },
  SablierV2Base_NoProtocolRevenues: {
    cause: "There are no protocol fees of this token to collect",
    remedy: forAdmins,
  },
  SablierV2LockupDynamic_SegmentCountTooHigh: {
    cause: "There are more segments than the release allows",
    remedy: "Use fewer segments. Current releases have no such limit",
  },
  SablierV2LockupLinear_StartTimeGreaterThanCliffTime: {
    cause: "The start is after the cliff",
    remedy: "Put the start at the cliff or before it",
  },
  SablierV2LockupTranched_TrancheCountTooHigh: {
    cause: "There are more tranches than the release allows",
    remedy: "Use fewer tranches. Current releases have no such limit",
  },
  SablierV2Lockup_AllowToHookZeroCodeSize: {
    cause: "The contract to be allowed to hook has no code",
    remedy: "Deploy it first",
  },
  SablierV2Lockup_BrokerFeeTooHigh: {
    cause: "The broker's fee is above the highest that the contract allows",
    remedy: lower,
  },
  SablierV2Lockup_EndTimeNotInTheFuture: {
    cause: "The end is not in the future",
    remedy: "Choose a later end. Current releases accept any end",
  },
  SablierV2Lockup_InvalidSenderWithdrawal: {
    cause: "The sender withdraws to an address other than the recipient's",
    remedy: "Pass the recipient's address as to",
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
    cause: "The token has a protocol fee, which these campaigns do not support",
    remedy: "You cannot do anything as long as the token has this fee",
  },
};
