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
  remedy: "Nothing: no code of this release raises it",
  isNeverRaised: true,
});

/** Errors of Lockup v4.0, its batch contract and its linked libraries. */
export const lockupErrors: Readonly<Record<string, ErrorAdvice>> = {
  SablierBatchLockup_BatchSizeZero: advice("The array of streams is empty", "Pass at least one stream"),
  SablierLockupHelpers_CliffTimeNotLessThanEndTime: advice(
    "Linear: the cliff is at the end or after it",
    "Put the cliff before the end",
  ),
  SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero: advice(
    "Linear: an amount unlocks at a cliff, but there is no cliff",
    "Set a cliff time, or set unlockAmounts.cliff to 0",
  ),
  SablierLockupHelpers_CreateNativeToken: advice(
    "The token is the ERC-20 face of the chain's native token, or the zero address while no native token is set",
    "Use the wrapped token",
  ),
  SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum: advice(
    "Dynamic: the amounts of the segments do not add up to the deposit",
    "Make the sum equal; watch for rounding",
  ),
  SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum: advice(
    "Tranched: the amounts of the tranches do not add up to the deposit",
    "Make the sum equal; watch for rounding",
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
    "Choose a smaller step; 0 means 1 second",
  ),
  SablierLockupHelpers_SegmentCountZero: advice("Dynamic: there is no segment", "Pass at least one segment"),
  SablierLockupHelpers_SegmentTimestampsNotOrdered: advice(
    "Dynamic: the timestamps do not grow strictly, or a duration is 0",
    "Sort the segments and remove equal times",
  ),
  SablierLockupHelpers_SenderZeroAddress: advice("The sender is the zero address", "Name a real sender"),
  SablierLockupHelpers_ShapeExceeds32Bytes: advice(
    "The shape label is longer than 32 bytes",
    "Shorten it; letters outside ASCII count several bytes",
  ),
  SablierLockupHelpers_StartTimeNotLessThanCliffTime: advice(
    "Linear: the start is at the cliff or after it",
    "Put the start before the cliff",
  ),
  SablierLockupHelpers_StartTimeNotLessThanEndTime: advice(
    "Linear without a cliff, or price-gated: the start is at the end or after it",
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
    "Pass Unix seconds; to start now, use a createWithDurations function",
  ),
  SablierLockupHelpers_TrancheCountZero: advice("Tranched: there is no tranche", "Pass at least one tranche"),
  SablierLockupHelpers_TrancheTimestampsNotOrdered: advice(
    "Tranched: the timestamps do not grow strictly, or a duration is 0",
    "Sort the tranches and remove equal times",
  ),
  SablierLockupHelpers_UnlockAmountsSumTooHigh: advice(
    "Linear: what unlocks at the start and at the cliff is more than the deposit",
    "Lower the unlock amounts",
  ),
  SablierLockup_AllowToHookUnsupportedInterface: advice(
    "The contract that is to be allowed to hook does not report the ERC-165 interface 0xf8ee98d3",
    "Implement ISablierLockupRecipient and supportsInterface",
  ),
  SablierLockup_AllowToHookZeroCodeSize: neverRaised("Meant for an allowed hook without code"),
  SablierLockup_FeeTransferFailed: neverRaised("Meant for a Comptroller that refuses the fees"),
  SablierLockup_InsufficientFeePayment: advice(
    "The withdrawal sends less than the minimum fee",
    "Read calculateMinFeeWei(streamId) right before and send that, from a wallet with a small margin for the price",
  ),
  SablierLockup_InvalidHookSelector: advice(
    "The recipient's hook returned a wrong selector",
    "Return the selector of the hook that was called",
  ),
  SablierLockup_NativeTokenAlreadySet: advice(
    "The Comptroller sets the native token a second time",
    "Nothing: it can be set once",
  ),
  SablierLockup_NotTransferable: advice(
    "Someone transfers the NFT of a stream that is not transferable",
    "Nothing for this stream: transferability is chosen when a stream is created",
  ),
  SablierLockup_Overdraw: advice(
    "The withdrawal asks for more than can be withdrawn",
    "Read withdrawableAmountOf(streamId), or use withdrawMax",
  ),
  SablierLockup_StreamCanceled: advice(
    "The stream to cancel or renounce is canceled already",
    "Nothing to cancel; the recipient can still withdraw what is left",
  ),
  SablierLockup_StreamDepleted: advice(
    "The stream to cancel, renounce or withdraw from is empty",
    "Nothing is left; the recipient may burn the NFT",
  ),
  SablierLockup_StreamNotCancelable: advice(
    "The stream is not cancelable, or no longer",
    "Nothing: it had to be created cancelable and not be renounced",
  ),
  SablierLockup_StreamNotDepleted: advice(
    "Someone burns the NFT before everything is withdrawn or refunded",
    "Withdraw the rest first",
  ),
  SablierLockup_StreamSettled: advice(
    "The stream to cancel or renounce has streamed everything",
    "Nothing to refund: all belongs to the recipient, unless the price of a price-gated stream falls back before the end",
  ),
  SablierLockup_TargetPriceTooLow: advice(
    "Price-gated: the target is not above the oracle's current price, both with 8 decimals",
    "Raise the target price",
  ),
  SablierLockup_Unauthorized: advice(
    "The caller lacks the right: only the sender cancels and renounces, only the recipient or an approved account burns, or withdraws and transfers in one call",
    "Call from the right account",
  ),
  SablierLockup_WithdrawalAddressNotRecipient: advice(
    "A third party withdraws to another address than the recipient",
    "Set to to the recipient, or get the NFT approved for you",
  ),
  SablierLockup_WithdrawAmountNotEqualWithdrawableAmount: advice(
    "Price-gated: the amount is not exactly what is withdrawable. Before the target and the end that is 0, so Lockup rejects the full deposit as well",
    "If the third value is 0, wait for the price or the end; otherwise withdraw exactly that much, for example with withdrawMax",
  ),
  SablierLockup_WithdrawAmountZero: advice(
    "The amount to withdraw is 0, or withdrawMax finds nothing to withdraw",
    "Wait until something has streamed, or pass an amount",
  ),
  SablierLockup_WithdrawArrayCountsNotEqual: advice(
    "withdrawMultiple got arrays of different lengths",
    "Pass one amount for each stream ID",
  ),
  SablierLockup_WithdrawToZeroAddress: advice("to is the zero address", "Pass a real address"),
  SablierLockupState_NotExpectedModel: advice(
    "A getter of another model was called, such as getTranches on a linear stream",
    "Read getLockupModel(streamId) first",
  ),
  SablierLockupState_Null: advice(
    "There is no stream with this id",
    "Check the id, the chain and the release of the contract",
  ),
};

/** Errors of Flow v3.0. */
export const flowErrors: Readonly<Record<string, ErrorAdvice>> = {
  SablierFlow_CreateNativeToken: advice(
    "The token is the ERC-20 face of the chain's native token, or the zero address while no native token is set",
    "Use the wrapped token",
  ),
  SablierFlow_CreateRatePerSecondZero: advice(
    "The stream starts in the future with a rate of 0",
    "Give it a rate; 0 is allowed only for a stream that starts now or before, which is then paused",
  ),
  SablierFlow_DepositAmountZero: advice("The deposit is 0", "Deposit more than 0"),
  SablierFlow_InsufficientFeePayment: advice(
    "The withdrawal sends less than the minimum fee",
    "Read calculateMinFeeWei(streamId) right before and send that, from a wallet with a small margin for the price",
  ),
  SablierFlow_InvalidCalculation: advice(
    "A guard inside refund: the refundable amount would be above the balance",
    "It should be out of reach; report it",
  ),
  SablierFlow_InvalidTokenDecimals: advice(
    "The token has more than 18 decimals",
    "Such tokens cannot be streamed with Flow",
  ),
  SablierFlow_NativeTokenAlreadySet: advice(
    "The Comptroller sets the native token a second time",
    "Nothing: it can be set once",
  ),
  SablierFlow_NativeTokenZeroAddress: advice(
    "The Comptroller passes the zero address as native token",
    "Pass the token's address",
  ),
  SablierFlow_NewRatePerSecondZero: advice("adjustRatePerSecond got a rate of 0", "Use pause"),
  SablierFlow_NotStreamRecipient: advice(
    "deposit names another recipient than the stream has",
    "Pass the current owner of the NFT",
  ),
  SablierFlow_NotStreamSender: advice(
    "deposit names another sender than the stream has",
    "Pass getSender(streamId)",
  ),
  SablierFlow_NotTransferable: advice(
    "Someone transfers the NFT of a stream that is not transferable",
    "Nothing for this stream: transferability is chosen when a stream is created",
  ),
  SablierFlow_Overdraw: advice(
    "The withdrawal asks for more than can be withdrawn",
    "Read withdrawableAmountOf(streamId), or use withdrawMax",
  ),
  SablierFlow_RatePerSecondNotDifferent: advice(
    "The new rate equals the old one; also restart with a rate of 0",
    "Pass a different rate above 0",
  ),
  SablierFlow_RefundAmountZero: advice(
    "The refund is 0, or refundMax finds nothing to refund",
    "Read refundableAmountOf(streamId) first",
  ),
  SablierFlow_RefundOverflow: advice(
    "The refund is more than can be refunded",
    "Ask for at most the balance less the covered debt, which grows every second while the stream runs; refundMax takes the whole refundable amount, and you can batch it after pause",
  ),
  SablierFlow_SenderZeroAddress: advice("The sender is the zero address", "Name a real sender"),
  SablierFlow_StreamBalanceZero: advice(
    "depletionTimeOf was called on a stream without balance",
    "Deposit first",
  ),
  SablierFlow_StreamNotPaused: advice("restart was called on a running stream", "Use adjustRatePerSecond"),
  SablierFlow_StreamPending: advice(
    "pause was called before the start",
    "Wait for the start, or void the stream",
  ),
  SablierFlow_Unauthorized: advice(
    "void was called by someone who is neither sender nor recipient nor approved",
    "Call from the right account",
  ),
  SablierFlow_WithdrawalAddressNotRecipient: advice(
    "A third party withdraws to another address than the recipient",
    "Set to to the recipient, or get the NFT approved for you",
  ),
  SablierFlow_WithdrawAmountZero: advice(
    "The amount to withdraw is 0, or withdrawMax finds nothing to withdraw",
    "Wait, or deposit",
  ),
  SablierFlow_WithdrawToZeroAddress: advice("to is the zero address", "Pass a real address"),
  SablierFlowState_Null: advice(
    "There is no stream with this id",
    "Check the id, the chain and the release of the contract",
  ),
  SablierFlowState_StreamPaused: advice(
    "The action needs a running stream, with a rate above 0; a voided stream counts as paused here",
    "restart the stream first, unless it is voided",
  ),
  SablierFlowState_StreamVoided: advice(
    "deposit, restart or void was called on a voided stream",
    "Create a new stream",
  ),
  SablierFlowState_Unauthorized: advice(
    "A function for the sender was called by someone else",
    "Call from the stream's sender",
  ),
};

/** Errors of the contracts that the products share: the Comptroller and the bases. */
export const sharedErrors: Readonly<Record<string, ErrorAdvice>> = {
  CallerNotAdmin: advice(
    "A function for the admin of a campaign or of the Comptroller was called by someone else",
    "Call from the admin",
  ),
  Comptrollerable_CallerNotComptroller: advice(
    "A function for the Comptroller was called by someone else",
    "It works only through the Comptroller's execute",
  ),
  Comptrollerable_UnsupportedInterfaceId: advice(
    "The new Comptroller lacks the functions that the contract needs",
    "Pass a Comptroller that reports the interface",
  ),
  DelegateCall: advice(
    "The function was reached by the delegatecall of another contract. Its guard noDelegateCall refuses, because the code would run on the storage of that contract",
    "Call the contract directly, or with its own batch. The guard is on the functions that create, pay, withdraw, cancel, pause, void, renounce and burn. These have no guard: the views, batch, the functions of ERC-721, what the Comptroller alone may call (allowToHook, recover, the setters), the Comptroller's own functions, transferFeesToComptroller and, in Flow, transferTokens and transferFromPayable",
  ),
  AccountAlreadyHasRole: advice(
    "The account already has the role that is to be granted",
    "Check hasRoleOrIsAdmin first",
  ),
  AccountDoesNotHaveRole: advice(
    "The account does not have the role that is to be revoked",
    "Check hasRoleOrIsAdmin first",
  ),
  UnauthorizedAccess: advice(
    "The caller has neither the role nor the admin's rights on the Comptroller",
    "Have the admin grant the role",
  ),
  SablierComptroller_ExecutionFailedSilently: advice(
    "The call inside execute reverted without a reason",
    "Run that call alone to find the reason",
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
    "transferFees: the recipient refused the native token",
    "Name a recipient that accepts it",
  ),
  SablierComptroller_TokenBalanceZero: advice(
    "withdrawERC20Token: the Comptroller has none of this token",
    "Check the token's address",
  ),
  SablierComptroller_ToZeroAddress: advice(
    "withdrawERC20Token: the recipient is the zero address",
    "Pass a real address",
  ),
  SafeOracle_DecimalsTooHigh: advice(
    "Price-gated: the oracle reports more than 36 decimals",
    "Use a price feed in Chainlink's manner",
  ),
  SafeOracle_DecimalsZero: advice(
    "Price-gated: the oracle reports 0 decimals",
    "Use a price feed in Chainlink's manner",
  ),
  SafeOracle_MissesInterface: advice(
    "Price-gated: the oracle is the zero address, or a contract without decimals() or latestRoundData()",
    "Use a price feed in Chainlink's manner",
  ),
  SafeOracle_NotPositivePrice: advice(
    "Price-gated: the oracle reports a price of 0 or below",
    "Wait for a valid price, or use another feed",
  ),
};

const math = (cause: string) => advice(cause, "Check the amounts, times and exponents that you passed");

/** Errors of OpenZeppelin and PRBMath, which the contracts build on, and of tokens built with OpenZeppelin. */
export const dependencyErrors: Readonly<Record<string, ErrorAdvice>> = {
  ERC20InsufficientAllowance: advice(
    "The token: the contract may not take so much from the payer",
    "approve the contract for the deposit first, from the account that pays",
  ),
  ERC20InsufficientBalance: advice(
    "The token: the payer has too little of it",
    "Fund the account, or lower the amount; at a claim the campaign is the payer, and its project has to fund it",
  ),
  ERC20InvalidApprover: advice("The token: the owner in an approval is the zero address", "Check the caller"),
  ERC20InvalidReceiver: advice(
    "The token: the receiver of a transfer is not valid, mostly zero",
    "Pass a real address",
  ),
  ERC20InvalidSender: advice(
    "The token: the sender of a transfer is not valid, mostly zero",
    "Check the payer",
  ),
  ERC20InvalidSpender: advice(
    "The token: the spender in an approval is not valid, mostly zero",
    "Pass the contract's address",
  ),
  ERC721IncorrectOwner: advice("The account does not own this NFT", "Read ownerOf(tokenId) first"),
  ERC721InsufficientApproval: advice(
    "The caller is neither the owner of the NFT nor approved",
    "Have the owner call approve or setApprovalForAll",
  ),
  ERC721InvalidApprover: advice(
    "approve was called by someone who may not approve this NFT",
    "Call from the owner or an operator",
  ),
  ERC721InvalidOperator: advice("The operator to approve is not valid, mostly zero", "Pass a real address"),
  ERC721InvalidOwner: advice("balanceOf was asked for the zero address", "Pass a real address"),
  ERC721InvalidReceiver: advice(
    "The NFT cannot go there: the recipient of a new stream or the receiver of a transfer is zero, or, with safeTransferFrom, a contract that refuses NFTs",
    "Pass a recipient that accepts ERC-721 tokens",
  ),
  ERC721InvalidSender: advice("The NFT would come from an account that is not valid", "Check from"),
  ERC721NonexistentToken: advice(
    "The NFT was burned or never minted",
    "Check the id; the figures of a burned Lockup stream can still be read",
  ),
  SafeERC20FailedOperation: advice(
    "A transfer or approval of the token failed without a reason",
    "Check balance, allowance, and that the address is a token",
  ),
  SafeCastOverflowedUintDowncast: math("A number does not fit into the smaller type"),
  StringsInsufficientHexLength: advice(
    "The NFT descriptor could not write an address as text",
    "It should be out of reach; report it",
  ),
  ReentrancyGuardReentrantCall: advice(
    "A claim of an Execute campaign was entered a second time while it ran",
    "Let the target contract not call back into the campaign",
  ),
  AddressEmptyCode: advice("The new implementation of the proxy has no code", "Deploy it first"),
  ERC1967InvalidImplementation: advice("The new implementation of the proxy is not valid", "Pass a contract"),
  ERC1967NonPayable: advice("An upgrade without a call sent native tokens along", "Send none"),
  FailedCall: advice(
    "A call through the proxy failed without a reason",
    "Run that call alone to find the reason",
  ),
  InvalidInitialization: advice("The Comptroller is initialised already", "Nothing: it happens once"),
  NotInitializing: advice("A function for initialisation was called outside of it", "Nothing to do"),
  UUPSUnauthorizedCallContext: advice(
    "The upgrade was sent to the implementation, not to the proxy",
    "Call the proxy",
  ),
  UUPSUnsupportedProxiableUUID: advice(
    "The new implementation is for another kind of proxy",
    "Pass a UUPS implementation",
  ),
  PRBMath_MulDiv_Overflow: math("x times y divided by the denominator does not fit into 256 bits"),
  PRBMath_MulDiv18_Overflow: math("x times y divided by 1e18 does not fit into 256 bits"),
  PRBMath_SD59x18_Div_InputTooSmall: math("A division got the smallest number there is"),
  PRBMath_SD59x18_Div_Overflow: math("The result of a division is too large"),
  PRBMath_SD59x18_Exp2_InputTooBig: math("A power of two with an exponent of 192 or more"),
  PRBMath_SD59x18_IntoUint256_Underflow: math("A negative number where only positive ones fit"),
  PRBMath_SD59x18_Log_InputTooSmall: math("A logarithm of 0 or of a negative number"),
  PRBMath_SD59x18_Mul_InputTooSmall: math("A product got the smallest number there is"),
  PRBMath_SD59x18_Mul_Overflow: math("The result of a product is too large"),
  PRBMath_UD60x18_IntoUint128_Overflow: math("A number does not fit into 128 bits"),
};

/** What an argument means, by its name; `Error.argument` where one error differs. Amounts are in base units. */
export const argumentMeanings: Readonly<Record<string, string>> = {
  streamId: "id of the stream",
  tokenId: "id of the stream, which is the id of its NFT",
  streamIdsCount: "how many stream IDs were passed",
  amountsCount: "how many amounts were passed",
  amount: "amount that was asked for, in base units",
  withdrawableAmount: "amount that can be withdrawn, in base units",
  refundAmount: "amount that was asked for, in base units",
  refundableAmount: "amount that can be refunded, in base units",
  availableAmount: "balance that is there, in base units",
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
  previousTimestamp: "time of the one before, Unix seconds",
  currentTimestamp: "time of this one, Unix seconds",
  snapshotTime: "time of the last snapshot, before the start the start itself, Unix seconds",
  index: "place in the array, counted from 0",
  granularity: "length of an unlock step, seconds",
  streamableRange: "time in which the steps must fit, seconds",
  shapeLength: "length of the label, bytes",
  targetPrice: "price asked for, 8 decimals",
  latestPrice: "the oracle's price, 8 decimals",
  feePaid: "native token that was sent, wei",
  minFeeWei: "minimum fee, wei",
  feeAmount: "fees to transfer, wei",
  feeRecipient: "who should get the fees",
  newFeeUSD: "fee that was asked for, US dollars with 8 decimals",
  maxFeeUSD: "highest fee allowed, US dollars with 8 decimals",
  ratePerSecond: "tokens per second, 18 decimals",
  caller: "who called",
  to: "where the tokens should go",
  recipient: "recipient",
  "SablierFlow_NotStreamRecipient.recipient": "recipient that was passed",
  "SablierLockup_InvalidHookSelector.recipient": "contract whose hook was called",
  "SablierLockup_AllowToHookUnsupportedInterface.recipient": "contract that should be allowed",
  "SablierLockup_AllowToHookZeroCodeSize.recipient": "contract that should be allowed",
  streamRecipient: "recipient of the stream",
  "SablierFlow_NotStreamSender.sender": "sender that was passed",
  streamSender: "sender of the stream",
  sender: "account that gives",
  receiver: "account that should get it",
  owner: "owner",
  operator: "account that acts for the owner",
  approver: "account that approves",
  spender: "account that is approved",
  allowance: "what the spender may take, in base units",
  balance: "what the account has, in base units",
  needed: "what the call needs, in base units",
  nativeToken: "ERC-20 face of the native token",
  token: "address of the token",
  comptroller: "the Comptroller of the contract",
  previousComptroller: "Comptroller until now",
  newComptroller: "Comptroller that was passed",
  minimalInterfaceId: "ERC-165 id that it must report",
  admin: "the admin",
  role: "role, as the hash of its name",
  neededRole: "role that is needed, as the hash of its name",
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
  length: "digits that were asked for",
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
  0x00: "a panic that the compiler inserts without a kind of its own",
  0x01: "an assert failed",
  0x11: "an arithmetic operation overflowed or underflowed",
  0x12: "a division or modulo by zero",
  0x21: "a value too large or negative was converted to an enum",
  0x22: "a byte array in storage is encoded wrongly",
  0x31: "pop() on an empty array",
  0x32: "an index is out of the array's bounds",
  0x41: "too much memory was allocated, or an array is too large",
  0x51: "a call of an internal function variable that is zero",
};
