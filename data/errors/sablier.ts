// Long, because it holds the cause and the remedy of every error: data, not code.

/** What a reader who met an error must know. Airdrops' own errors are described in data/contracts/airdropsNatspec.yml instead. */
export interface ErrorAdvice {
  /** What made the contract revert. A sentence fragment without a full stop. */
  readonly cause: string;
  /** What to do about it. */
  readonly remedy: string;
  /** Declared in the release, but no code raises it. */
  readonly isNeverRaised?: true;
}

const advice = (cause: string, remedy: string): ErrorAdvice => ({ cause, remedy });
const neverRaised = (cause: string): ErrorAdvice => ({
  cause,
  remedy: "You do not have to do anything, because no code of this release raises this error",
  isNeverRaised: true,
});

/** Errors of Lockup v4.0, its batch contract and its linked libraries. */
export const lockupErrors: Readonly<Record<string, ErrorAdvice>> = {
  SablierBatchLockup_BatchSizeZero: advice("The array of streams is empty", "Pass at least one stream"),
  SablierLockupHelpers_CliffTimeNotLessThanEndTime: advice(
    "Linear: the cliff is not before the end",
    "Put the cliff before the end",
  ),
  SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero: advice(
    "Linear: an amount unlocks at a cliff, but there is no cliff",
    "Set a cliff time, or set unlockAmounts.cliff to 0",
  ),
  SablierLockupHelpers_CreateNativeToken: advice(
    "The token is the ERC-20 version of the chain's native token, or the zero address while no native token is set",
    "Use the wrapped token",
  ),
  SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum: advice(
    "Dynamic: the amounts of the segments do not add up to the deposit",
    "Make the sum equal to the deposit, and watch for rounding",
  ),
  SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum: advice(
    "Tranched: the amounts of the tranches do not add up to the deposit",
    "Make the sum equal to the deposit, and watch for rounding",
  ),
  SablierLockupHelpers_DepositAmountZero: advice("The deposit is 0", "Deposit more than 0"),
  SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp: advice(
    "Dynamic: timestamps.end is not the time of the last segment",
    "Use the last segment's timestamp as the end",
  ),
  SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp: advice(
    "Tranched: timestamps.end is not the time of the last tranche",
    "Use the last tranche's timestamp as the end",
  ),
  SablierLockupHelpers_GranularityTooHigh: advice(
    "Linear: the unlock step is longer than the time from the cliff (or, without a cliff, the start) to the end",
    "Choose a smaller step. 0 means 1 second",
  ),
  SablierLockupHelpers_SegmentCountZero: advice("Dynamic: there is no segment", "Pass at least one segment"),
  SablierLockupHelpers_SegmentTimestampsNotOrdered: advice(
    "Dynamic: a timestamp is not after the one before it, or a duration is 0",
    "Sort the segments and remove equal times",
  ),
  SablierLockupHelpers_SenderZeroAddress: advice(
    "The sender is the zero address",
    "Pass the address of a real sender",
  ),
  SablierLockupHelpers_ShapeExceeds32Bytes: advice(
    "The shape label is longer than 32 bytes",
    "Shorten it. A letter outside ASCII counts as several bytes",
  ),
  SablierLockupHelpers_StartTimeNotLessThanCliffTime: advice(
    "Linear: the start is not before the cliff",
    "Put the start before the cliff",
  ),
  SablierLockupHelpers_StartTimeNotLessThanEndTime: advice(
    "Linear without a cliff, or price-gated: the start is not before the end",
    "Put the start before the end",
  ),
  SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp: advice(
    "Dynamic: the first segment does not end after the start, or its duration is 0 or so long that the end exceeds uint40",
    "Move the first segment later. Give durations in seconds, not milliseconds or dates",
  ),
  SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp: advice(
    "Tranched: the first tranche does not unlock after the start, or its duration is 0 or so long that the time exceeds uint40",
    "Move the first tranche later. Give durations in seconds, not milliseconds or dates",
  ),
  SablierLockupHelpers_StartTimeZero: advice(
    "The start time is 0",
    "Pass Unix seconds. To start now, use a createWithDurations function",
  ),
  SablierLockupHelpers_TrancheCountZero: advice("Tranched: there is no tranche", "Pass at least one tranche"),
  SablierLockupHelpers_TrancheTimestampsNotOrdered: advice(
    "Tranched: a timestamp is not after the one before it, or a duration is 0",
    "Sort the tranches and remove equal times",
  ),
  SablierLockupHelpers_UnlockAmountsSumTooHigh: advice(
    "Linear: what unlocks at the start and at the cliff is more than the deposit",
    "Lower the unlock amounts",
  ),
  SablierLockup_AllowToHookUnsupportedInterface: advice(
    "The contract to be allowed to hook does not support the ERC-165 interface 0xf8ee98d3",
    "Implement ISablierLockupRecipient and supportsInterface",
  ),
  SablierLockup_AllowToHookZeroCodeSize: neverRaised("This error was meant for an allowed hook without code"),
  SablierLockup_FeeTransferFailed: neverRaised(
    "This error was meant for a Comptroller that rejects the fees",
  ),
  SablierLockup_InsufficientFeePayment: advice(
    "The value sent with the withdrawal is below the minimum fee",
    "Call calculateMinFeeWei(streamId) right before you withdraw and send that amount. From a wallet, add a small margin in case the price changes",
  ),
  SablierLockup_InvalidHookSelector: advice(
    "The recipient's hook did not return its own selector",
    "Return the selector of the hook that was called",
  ),
  SablierLockup_NativeTokenAlreadySet: advice(
    "The Comptroller tries to set the native token a second time",
    "You cannot change it, because it can be set only once",
  ),
  SablierLockup_NotTransferable: advice(
    "The call transfers the NFT of a stream that is not transferable",
    "You cannot change this, because transferability is fixed when a stream is created",
  ),
  SablierLockup_Overdraw: advice(
    "The amount to withdraw is more than can be withdrawn",
    "Withdraw at most withdrawableAmountOf(streamId), or use withdrawMax",
  ),
  SablierLockup_StreamCanceled: advice(
    "The stream to cancel or renounce is already canceled",
    "You do not have to cancel the stream again. The recipient can still withdraw what is left",
  ),
  SablierLockup_StreamDepleted: advice(
    "The stream to cancel, renounce or withdraw from is empty",
    "Nothing is left in the stream. The recipient can burn the NFT",
  ),
  SablierLockup_StreamNotCancelable: advice(
    "The stream is not cancelable, or no longer cancelable",
    "You cannot change this. Only a stream that was created cancelable and has not been renounced can be canceled",
  ),
  SablierLockup_StreamNotDepleted: advice(
    "The call burns the NFT before everything is withdrawn or refunded",
    "Withdraw the rest first",
  ),
  SablierLockup_StreamSettled: advice(
    "The stream to cancel or renounce has already streamed everything",
    "There is nothing to refund, because everything belongs to the recipient, unless the price of a price-gated stream falls back before the end",
  ),
  SablierLockup_TargetPriceTooLow: advice(
    "Price-gated: the target is not above the oracle's current price, both with 8 decimals",
    "Raise the target price",
  ),
  SablierLockup_Unauthorized: advice(
    "The caller is not allowed to do this. Only the sender can cancel and renounce. Only the recipient or an approved account can burn, or withdraw and transfer in one call",
    "Make the call from an account that is allowed to",
  ),
  SablierLockup_WithdrawalAddressNotRecipient: advice(
    "A third party withdraws to an address other than the recipient's",
    "Pass the recipient's address as to, or have the recipient approve you for the NFT",
  ),
  SablierLockup_WithdrawAmountNotEqualWithdrawableAmount: advice(
    "Price-gated: the amount is not exactly the withdrawable amount. Until the target price or the end is reached, that is 0, so Lockup rejects even the full deposit",
    "If the third value is 0, wait for the price or the end. Otherwise, withdraw exactly that amount, for example with withdrawMax",
  ),
  SablierLockup_WithdrawAmountZero: advice(
    "The amount to withdraw is 0, or there is nothing to withdraw with withdrawMax",
    "Wait until something has streamed, or pass an amount",
  ),
  SablierLockup_WithdrawArrayCountsNotEqual: advice(
    "The two arrays passed to withdrawMultiple have different lengths",
    "Pass one amount for each stream ID",
  ),
  SablierLockup_WithdrawToZeroAddress: advice("to is the zero address", "Pass a real address"),
  SablierLockupState_NotExpectedModel: advice(
    "The getter belongs to a different model, such as getTranches on a linear stream",
    "Read getLockupModel(streamId) first",
  ),
  SablierLockupState_Null: advice(
    "There is no stream with this ID",
    "Check the stream ID, the chain and the release of the contract",
  ),
};

/** Errors of Flow v3.0. */
export const flowErrors: Readonly<Record<string, ErrorAdvice>> = {
  SablierFlow_CreateNativeToken: advice(
    "The token is the ERC-20 version of the chain's native token, or the zero address while no native token is set",
    "Use the wrapped token",
  ),
  SablierFlow_CreateRatePerSecondZero: advice(
    "The stream starts in the future with a rate of 0",
    "Pass a rate above 0. A rate of 0 is allowed only for a stream that starts now or in the past, which is then paused",
  ),
  SablierFlow_DepositAmountZero: advice("The deposit is 0", "Deposit more than 0"),
  SablierFlow_InsufficientFeePayment: advice(
    "The value sent with the withdrawal is below the minimum fee",
    "Call calculateMinFeeWei(streamId) right before you withdraw and send that amount. From a wallet, add a small margin in case the price changes",
  ),
  SablierFlow_InvalidCalculation: advice(
    "An internal check of refund failed, because the refundable amount would be above the balance",
    "This should never happen. Report it",
  ),
  SablierFlow_InvalidTokenDecimals: advice(
    "The token has more than 18 decimals",
    "Use a different token, because Flow does not support more than 18 decimals",
  ),
  SablierFlow_NativeTokenAlreadySet: advice(
    "The Comptroller tries to set the native token a second time",
    "You cannot change it, because it can be set only once",
  ),
  SablierFlow_NativeTokenZeroAddress: advice(
    "The Comptroller passes the zero address as the native token",
    "Pass the token's address",
  ),
  SablierFlow_NewRatePerSecondZero: advice(
    "The new rate for adjustRatePerSecond is 0",
    "Use pause to stop the stream",
  ),
  SablierFlow_NotStreamRecipient: advice(
    "The recipient passed to deposit is not the stream's recipient",
    "Pass the current owner of the NFT",
  ),
  SablierFlow_NotStreamSender: advice(
    "The sender passed to deposit is not the stream's sender",
    "Pass getSender(streamId)",
  ),
  SablierFlow_NotTransferable: advice(
    "The call transfers the NFT of a stream that is not transferable",
    "You cannot change this, because transferability is fixed when a stream is created",
  ),
  SablierFlow_Overdraw: advice(
    "The amount to withdraw is more than can be withdrawn",
    "Withdraw at most withdrawableAmountOf(streamId), or use withdrawMax",
  ),
  SablierFlow_RatePerSecondNotDifferent: advice(
    "The new rate equals the old one, or restart was called with a rate of 0",
    "Pass a different rate above 0",
  ),
  SablierFlow_RefundAmountZero: advice(
    "The refund is 0, or there is nothing to refund with refundMax",
    "Read refundableAmountOf(streamId) first",
  ),
  SablierFlow_RefundOverflow: advice(
    "The refund is more than the refundable amount",
    "Refund at most the balance minus the covered debt, which grows every second while the stream runs. To refund the whole refundable amount, use refundMax, which you can batch after pause",
  ),
  SablierFlow_SenderZeroAddress: advice(
    "The sender is the zero address",
    "Pass the address of a real sender",
  ),
  SablierFlow_StreamBalanceZero: advice(
    "depletionTimeOf was called on a stream whose balance is 0",
    "Deposit first",
  ),
  SablierFlow_StreamNotPaused: advice(
    "restart was called on a stream that is not paused",
    "Use adjustRatePerSecond",
  ),
  SablierFlow_StreamPending: advice(
    "pause was called before the start",
    "Wait for the start, or void the stream",
  ),
  SablierFlow_Unauthorized: advice(
    "void was called by someone who is neither the sender, the recipient nor an approved account",
    "Make the call from an account that is allowed to",
  ),
  SablierFlow_WithdrawalAddressNotRecipient: advice(
    "A third party withdraws to an address other than the recipient's",
    "Pass the recipient's address as to, or have the recipient approve you for the NFT",
  ),
  SablierFlow_WithdrawAmountZero: advice(
    "The amount to withdraw is 0, or there is nothing to withdraw with withdrawMax",
    "Wait until something is owed, or deposit tokens if the balance is 0",
  ),
  SablierFlow_WithdrawToZeroAddress: advice("to is the zero address", "Pass a real address"),
  SablierFlowState_Null: advice(
    "There is no stream with this ID",
    "Check the stream ID, the chain and the release of the contract",
  ),
  SablierFlowState_StreamPaused: advice(
    "The call needs a running stream with a rate above 0. A voided stream counts as paused here",
    "Call restart first, unless the stream is voided",
  ),
  SablierFlowState_StreamVoided: advice(
    "deposit, restart or void was called on a voided stream",
    "Create a new stream",
  ),
  SablierFlowState_Unauthorized: advice(
    "Only the stream's sender can call this function",
    "Call from the stream's sender",
  ),
};

/** Errors of the contracts that the products share: the Comptroller and the bases. */
export const sharedErrors: Readonly<Record<string, ErrorAdvice>> = {
  CallerNotAdmin: advice(
    "Only the admin of the campaign or of the Comptroller can call this function",
    "Call the function from the admin's account",
  ),
  Comptrollerable_CallerNotComptroller: advice(
    "Only the Comptroller can call this function",
    "The Comptroller's admin can call it through the Comptroller's function execute",
  ),
  Comptrollerable_UnsupportedInterfaceId: advice(
    "The new Comptroller does not support the interface that the contract needs",
    "Pass a Comptroller that supports the interface",
  ),
  DelegateCall: advice(
    "The function was called through the delegatecall of another contract. Its guard noDelegateCall rejects this, because the code would run on the storage of that contract",
    "Call the contract directly, or use its own batch. The functions that create, pay, withdraw, cancel, pause, void, renounce and burn have this guard. These functions do not have it: the view functions, batch, the functions of ERC-721, the functions that only the Comptroller can call (allowToHook, recover, the setters), the Comptroller's own functions, transferFeesToComptroller and, in Flow, transferTokens and transferFromPayable",
  ),
  AccountAlreadyHasRole: advice("The account already has the role", "Check hasRoleOrIsAdmin first"),
  AccountDoesNotHaveRole: advice(
    "The account does not have the role to be revoked",
    "Check hasRoleOrIsAdmin first",
  ),
  UnauthorizedAccess: advice(
    "The caller has neither the role nor admin rights on the Comptroller",
    "Ask the admin to grant the role",
  ),
  SablierComptroller_ExecutionFailedSilently: advice(
    "The call inside execute reverted without a reason",
    "Simulate that call alone to find the reason",
  ),
  SablierComptroller_MaxFeeUSDExceeded: advice(
    "The fee is above MAX_FEE_USD, 100e8 or $100",
    "Set a lower fee",
  ),
  SablierComptroller_FeeRecipientNotAdmin: advice(
    "transferFees: a caller without FEE_COLLECTOR_ROLE names a recipient other than the admin",
    "Name the admin as recipient",
  ),
  SablierComptroller_FeeRecipientZero: advice(
    "transferFees: the recipient is the zero address",
    "Pass a real address",
  ),
  SablierComptroller_FeeTransferFailed: advice(
    "transferFees: the recipient rejected the native token",
    "Name a recipient that accepts it",
  ),
  SablierComptroller_TokenBalanceZero: advice(
    "withdrawERC20Token: the Comptroller does not hold this token",
    "Check the token's address",
  ),
  SablierComptroller_ToZeroAddress: advice(
    "withdrawERC20Token: the recipient is the zero address",
    "Pass a real address",
  ),
  SafeOracle_DecimalsTooHigh: advice(
    "Price-gated: the oracle reports more than 36 decimals",
    "Use a price feed with Chainlink's interface",
  ),
  SafeOracle_DecimalsZero: advice(
    "Price-gated: the oracle reports 0 decimals",
    "Use a price feed with Chainlink's interface",
  ),
  SafeOracle_MissesInterface: advice(
    "Price-gated: the oracle is the zero address, or a contract without decimals() or latestRoundData()",
    "Use a price feed with Chainlink's interface",
  ),
  SafeOracle_NotPositivePrice: advice(
    "Price-gated: the oracle reports a price of 0 or below",
    "Wait for a valid price, or use a different feed",
  ),
};

const math = (cause: string) => advice(cause, "Check the amounts, times and exponents that you passed");

/** Errors of OpenZeppelin and PRBMath, which the contracts build on, and of tokens built with OpenZeppelin. */
export const dependencyErrors: Readonly<Record<string, ErrorAdvice>> = {
  ERC20InsufficientAllowance: advice(
    "The payer has not approved the contract for enough of the token",
    "From the account that pays, first approve the contract for the deposit",
  ),
  ERC20InsufficientBalance: advice(
    "The payer does not hold enough of the token",
    "Fund the account, or lower the amount. In a claim, the campaign is the payer, so its project has to fund it",
  ),
  ERC20InvalidApprover: advice(
    "The token rejects an approval whose owner is the zero address",
    "Check the caller",
  ),
  ERC20InvalidReceiver: advice(
    "The token rejects the receiver of a transfer, which is usually the zero address",
    "Pass a real address",
  ),
  ERC20InvalidSender: advice(
    "The token rejects the sender of a transfer, which is usually the zero address",
    "Check the payer",
  ),
  ERC20InvalidSpender: advice(
    "The token rejects the spender of an approval, which is usually the zero address",
    "Pass the contract's address",
  ),
  ERC721IncorrectOwner: advice(
    "The account that is named as the owner does not own this NFT",
    "Read ownerOf(tokenId) first",
  ),
  ERC721InsufficientApproval: advice(
    "The caller is neither the owner of the NFT nor approved",
    "Ask the owner to call approve or setApprovalForAll",
  ),
  ERC721InvalidApprover: advice(
    "The account that called approve is neither the owner of this NFT nor an operator",
    "Make the call from the owner or an operator",
  ),
  ERC721InvalidOperator: advice(
    "The operator to approve is not valid. It is usually the zero address",
    "Pass a real address",
  ),
  ERC721InvalidOwner: advice("balanceOf was called with the zero address", "Pass a real address"),
  ERC721InvalidReceiver: advice(
    "The recipient of a new stream or the receiver of a transfer is the zero address or, with safeTransferFrom, a contract that does not accept NFTs",
    "Pass a recipient that accepts ERC-721 tokens",
  ),
  ERC721InvalidSender: advice(
    "The account from which the NFT would come is not valid",
    "Check the address that you pass as from",
  ),
  ERC721NonexistentToken: advice(
    "The NFT was burned or never minted",
    "Check the ID. The figures of a burned Lockup stream can still be read",
  ),
  SafeERC20FailedOperation: advice(
    "A transfer or approval of the token failed without a reason",
    "Check the balance, the allowance, and that the address is a token",
  ),
  SafeCastOverflowedUintDowncast: math("A number does not fit into the smaller type"),
  StringsInsufficientHexLength: advice(
    "The NFT descriptor could not write an address as text",
    "This should never happen. Report it",
  ),
  ReentrancyGuardReentrantCall: advice(
    "A claim of an Execute campaign was called again while it was running",
    "Use a target contract that does not call back into the campaign",
  ),
  AddressEmptyCode: advice("The new implementation of the proxy has no code", "Deploy it first"),
  ERC1967InvalidImplementation: advice(
    "The new implementation of the proxy is not a contract",
    "Pass a contract",
  ),
  ERC1967NonPayable: advice(
    "Native tokens were sent with an upgrade that makes no call",
    "Do not send any native tokens",
  ),
  FailedCall: advice(
    "A call through the proxy failed without a reason",
    "Simulate that call alone to find the reason",
  ),
  InvalidInitialization: advice(
    "The Comptroller is already initialised",
    "You do not have to do anything, because it is initialised only once",
  ),
  NotInitializing: advice(
    "A function that works only during initialisation was called outside of it",
    "You do not have to do anything",
  ),
  UUPSUnauthorizedCallContext: advice(
    "The upgrade was sent to the implementation instead of the proxy",
    "Send the upgrade to the proxy",
  ),
  UUPSUnsupportedProxiableUUID: advice(
    "The new implementation is made for a different kind of proxy",
    "Pass a UUPS implementation",
  ),
  PRBMath_MulDiv_Overflow: math("x times y divided by the denominator does not fit into 256 bits"),
  PRBMath_MulDiv18_Overflow: math("x times y divided by 1e18 does not fit into 256 bits"),
  PRBMath_SD59x18_Div_InputTooSmall: math("The smallest possible number was divided, or used as a divisor"),
  PRBMath_SD59x18_Div_Overflow: math("The result of a division is too large"),
  PRBMath_SD59x18_Exp2_InputTooBig: math("The exponent of a power of two is 192 or more"),
  PRBMath_SD59x18_IntoUint256_Underflow: math("A negative number was used where only positive ones fit"),
  PRBMath_SD59x18_Log_InputTooSmall: math("The logarithm of 0 or of a negative number was requested"),
  PRBMath_SD59x18_Mul_InputTooSmall: math("The smallest possible number was multiplied"),
  PRBMath_SD59x18_Mul_Overflow: math("The result of a product is too large"),
  PRBMath_UD60x18_IntoUint128_Overflow: math("A number does not fit into 128 bits"),
};

/** What an argument means, by its name; `Error.argument` where one error differs. Amounts are in base units. */
export const argumentMeanings: Readonly<Record<string, string>> = {
  streamId: "ID of the stream",
  tokenId: "ID of the stream, which is also the ID of its NFT",
  streamIdsCount: "how many stream IDs were passed",
  amountsCount: "how many amounts were passed",
  amount: "requested amount, in base units",
  withdrawableAmount: "amount that can be withdrawn, in base units",
  refundAmount: "requested amount, in base units",
  refundableAmount: "amount that can be refunded, in base units",
  availableAmount: "available balance, in base units",
  depositAmount: "deposit, in base units",
  segmentAmountsSum: "sum of the segments, in base units",
  trancheAmountsSum: "sum of the tranches, in base units",
  startUnlockAmount: "amount that unlocks at the start, in base units",
  cliffUnlockAmount: "amount that unlocks at the cliff, in base units",
  startTime: "start, Unix seconds",
  endTime: "end, Unix seconds",
  cliffTime: "cliff, Unix seconds",
  firstSegmentTimestamp: "time of the first segment, Unix seconds",
  lastSegmentTimestamp: "time of the last segment, Unix seconds",
  firstTrancheTimestamp: "time of the first tranche, Unix seconds",
  lastTrancheTimestamp: "time of the last tranche, Unix seconds",
  previousTimestamp: "time of the previous one, Unix seconds",
  currentTimestamp: "time of this one, Unix seconds",
  snapshotTime: "time of the last snapshot, or the start time before the start, Unix seconds",
  index: "position in the array, counted from 0",
  granularity: "length of an unlock step, seconds",
  streamableRange: "time in which the steps must fit, seconds",
  shapeLength: "length of the label, bytes",
  targetPrice: "target price, 8 decimals",
  latestPrice: "the oracle's price, 8 decimals",
  feePaid: "native token that was sent, wei",
  minFeeWei: "minimum fee, wei",
  feeAmount: "fees to transfer, wei",
  feeRecipient: "account that should receive the fees",
  newFeeUSD: "requested fee, US dollars with 8 decimals",
  maxFeeUSD: "highest fee allowed, US dollars with 8 decimals",
  ratePerSecond: "tokens per second, 18 decimals",
  caller: "account that made the call",
  to: "address to which the tokens should go",
  recipient: "recipient",
  "SablierFlow_NotStreamRecipient.recipient": "recipient that was passed",
  "SablierLockup_InvalidHookSelector.recipient": "contract whose hook was called",
  "SablierLockup_AllowToHookUnsupportedInterface.recipient": "contract to be allowed",
  "SablierLockup_AllowToHookZeroCodeSize.recipient": "contract to be allowed",
  streamRecipient: "recipient of the stream",
  "SablierFlow_NotStreamSender.sender": "sender that was passed",
  streamSender: "sender of the stream",
  sender: "account from which the tokens come",
  receiver: "account that should receive the token",
  owner: "owner",
  operator: "account that acts for the owner",
  approver: "account that approves",
  spender: "account that is approved",
  allowance: "amount that the spender is approved for, in base units",
  balance: "amount that the account holds, in base units",
  needed: "amount that the call needs, in base units",
  nativeToken: "ERC-20 version of the native token",
  token: "address of the token",
  comptroller: "the Comptroller of the contract",
  previousComptroller: "current Comptroller",
  newComptroller: "Comptroller that was passed",
  minimalInterfaceId: "ERC-165 ID that it must support",
  admin: "the admin",
  role: "role, as the hash of its name",
  neededRole: "required role, as the hash of its name",
  account: "the account",
  oracle: "address of the oracle",
  decimals: "decimals that it reports",
  actualLockupModel: "model of the stream",
  expectedLockupModel: "model that the getter is for",
  target: "address without code",
  implementation: "implementation that was passed",
  slot: "storage slot that it reports",
  bits: "bits of the smaller type",
  value: "the number",
  length: "requested number of digits",
  x: "first operand",
  y: "second operand",
  denominator: "divisor",
};

/** Names of enum values in the errors' arguments, in order. */
export const enumValues: Readonly<Record<string, readonly string[]>> = {
  "enum Lockup.Model": ["LOCKUP_LINEAR", "LOCKUP_DYNAMIC", "LOCKUP_TRANCHED", "LOCKUP_PRICE_GATED"],
  "enum ClaimType": ["DEFAULT", "ATTEST", "EXECUTE"],
};

/**
 * What the compiler's `Panic(uint256)` codes mean. Source: Solidity's documentation, "Panic via assert and Error via
 * require".
 */
export const panicCodes: Readonly<Record<number, string>> = {
  0x00: "a generic panic that the compiler inserts",
  0x01: "an assert failed",
  0x11: "an arithmetic operation overflowed or underflowed",
  0x12: "a division or modulo by zero",
  0x21: "a value too large or negative was converted to an enum",
  0x22: "a byte array in storage is encoded wrongly",
  0x31: "pop() on an empty array",
  0x32: "an index is out of the array's bounds",
  0x41: "too much memory was allocated, or an array is too large",
  0x51: "a call of an internal function variable that was never set",
};
