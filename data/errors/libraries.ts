// What the errors of OpenZeppelin mean that Sablier's own contracts cannot raise, but a token, a wallet or another
// contract in the same call can. The list of errors is the package's; a test holds this file against it.
// Long, because it holds the cause of every error of the libraries: data, not code.

/** What a reader who met an error of a library must know: as `ErrorAdvice`, where a remedy of its own is rare. */
export interface LibraryAdvice {
  readonly cause: string;
  readonly remedy?: string;
}

const owner = "Only the owner or an admin of that contract can change it";
const signature = "Sign again, and send it in time";
const wait = "Wait, or ask whoever runs that contract";

/** By name. The cause is a fragment without a full stop. */
export const openZeppelinErrors: Readonly<Record<string, LibraryAdvice>> = {
  AccessControlBadConfirmation: { cause: "A role can be renounced only by the account that has it" },
  AccessControlEnforcedDefaultAdminDelay: {
    cause: "The change of the default admin is not due yet",
    remedy: wait,
  },
  AccessControlEnforcedDefaultAdminRules: {
    cause: "The default admin's role changes in two steps of its own, not with grant or revoke",
  },
  AccessControlInvalidDefaultAdmin: { cause: "The default admin cannot be this account" },
  AccessControlUnauthorizedAccount: {
    cause: "The account does not have the role that this function of the token or contract requires",
    remedy: owner,
  },
  AccessManagedInvalidAuthority: { cause: "The new authority has no code" },
  AccessManagedRequiredDelay: { cause: "The caller has to schedule this call and wait", remedy: wait },
  AccessManagedUnauthorized: {
    cause: "The authority does not allow the caller to use this function",
    remedy: owner,
  },
  AccessManagerAlreadyScheduled: { cause: "The operation is already scheduled" },
  AccessManagerBadConfirmation: { cause: "A role can be renounced only by the account that has it" },
  AccessManagerExpired: { cause: "The scheduled operation has expired", remedy: "Schedule it again" },
  AccessManagerInvalidInitialAdmin: { cause: "The first admin cannot be this account" },
  AccessManagerLockedRole: { cause: "The role is locked, so neither its admin nor its guardian can change" },
  AccessManagerNotReady: { cause: "The scheduled operation is not due yet", remedy: wait },
  AccessManagerNotScheduled: { cause: "The operation was not scheduled", remedy: "Schedule it first" },
  AccessManagerUnauthorizedAccount: { cause: "The account does not have the role", remedy: owner },
  AccessManagerUnauthorizedCall: {
    cause: "The caller is not allowed to call this function through the manager",
    remedy: owner,
  },
  AccessManagerUnauthorizedCancel: {
    cause: "The caller is not allowed to cancel this operation",
    remedy: owner,
  },
  AccessManagerUnauthorizedConsume: {
    cause: "Only the contract that is called can use up its scheduled operation",
  },
  BeaconInvalidImplementation: { cause: "The beacon's new implementation has no code" },
  CheckpointUnorderedInsertion: { cause: "A checkpoint would be older than the last one" },
  CloneArgumentsTooLong: { cause: "The fixed arguments of a clone are too long" },
  Create2EmptyBytecode: { cause: "There is no code to deploy" },
  ECDSAInvalidSignature: { cause: "No address can be recovered from the signature", remedy: signature },
  ECDSAInvalidSignatureLength: { cause: "The signature is not 65 bytes long", remedy: signature },
  ECDSAInvalidSignatureS: {
    cause: "The value s of the signature is in the upper half, which the contract rejects",
    remedy: signature,
  },
  ERC1155InsufficientBalance: { cause: "The account does not hold enough of this token ID" },
  ERC1155InvalidApprover: { cause: "The approving account is not valid. It is usually the zero address" },
  ERC1155InvalidArrayLength: { cause: "The numbers of IDs and values differ" },
  ERC1155InvalidOperator: { cause: "The operator to approve is not valid. It is usually the zero address" },
  ERC1155InvalidReceiver: {
    cause: "The receiver is the zero address, or a contract that does not accept ERC-1155 tokens",
  },
  ERC1155InvalidSender: { cause: "The sender of the tokens is not valid. It is usually the zero address" },
  ERC1155MissingApprovalForAll: {
    cause: "The operator is not approved by the owner",
    remedy: "Call setApprovalForAll first",
  },
  ERC1363ApproveFailed: { cause: "The approval inside approveAndCall failed" },
  ERC1363InvalidReceiver: { cause: "The receiver does not accept the token with a call (ERC-1363)" },
  ERC1363InvalidSpender: { cause: "The spender does not accept an approval with a call (ERC-1363)" },
  ERC1363TransferFailed: { cause: "The transfer inside transferAndCall failed" },
  ERC1363TransferFromFailed: { cause: "The transfer inside transferFromAndCall failed" },
  ERC1967InvalidAdmin: { cause: "The proxy's new admin is not valid. It is usually the zero address" },
  ERC1967InvalidBeacon: { cause: "The proxy's new beacon has no code" },
  ERC20ExceededCap: {
    cause: "The token's supply would exceed its cap",
    remedy: "Mint less, because the token has a maximum supply",
  },
  ERC20ExceededSafeSupply: { cause: "The token's supply would exceed the number that its votes can count" },
  ERC20InvalidCap: { cause: "The token's cap cannot be 0" },
  ERC20InvalidUnderlying: { cause: "A wrapped token cannot wrap this token" },
  ERC2612ExpiredSignature: { cause: "The deadline of the permit has passed", remedy: signature },
  ERC2612InvalidSigner: {
    cause:
      "The permit was not signed by the owner, or is for different values, a different chain or a different nonce",
    remedy: signature,
  },
  ERC2771ForwarderExpiredRequest: {
    cause: "The deadline of the forwarded request has passed",
    remedy: signature,
  },
  ERC2771ForwarderInvalidSigner: {
    cause: "The forwarded request was not signed by its sender",
    remedy: signature,
  },
  ERC2771ForwarderMismatchedValue: { cause: "The value sent is not the sum of the forwarded requests" },
  ERC2771UntrustfulTarget: { cause: "The target of the forwarded request does not trust the forwarder" },
  ERC2981InvalidDefaultRoyalty: { cause: "The royalty is more than the price" },
  ERC2981InvalidDefaultRoyaltyReceiver: {
    cause: "The receiver of royalties is not valid. It is usually the zero address",
  },
  ERC2981InvalidTokenRoyalty: { cause: "The royalty of this token is more than the price" },
  ERC2981InvalidTokenRoyaltyReceiver: {
    cause: "The receiver of this token's royalty is not valid. It is usually the zero address",
  },
  ERC3156ExceededMaxLoan: {
    cause: "The flash loan is larger than the amount that can be lent",
    remedy: "Borrow at most the amount in the error",
  },
  ERC3156InvalidReceiver: { cause: "The borrower of the flash loan did not answer as the standard requires" },
  ERC3156UnsupportedToken: { cause: "This token cannot be borrowed there" },
  ERC4626ExceededMaxDeposit: {
    cause: "The vault does not accept this amount for this receiver",
    remedy: "Deposit at most max",
  },
  ERC4626ExceededMaxMint: {
    cause: "The vault does not mint this number of shares for this receiver",
    remedy: "Mint at most max",
  },
  ERC4626ExceededMaxRedeem: {
    cause: "The owner has fewer shares, or the vault limits redemptions",
    remedy: "Redeem at most max",
  },
  ERC4626ExceededMaxWithdraw: {
    cause: "The owner has less in the vault, or the vault limits withdrawals",
    remedy: "Withdraw at most max",
  },
  ERC5805FutureLookup: {
    cause: "Votes were requested for a time that has not passed yet",
    remedy: "Request an earlier time or block",
  },
  ERC6372InconsistentClock: { cause: "The clock of the votes was changed" },
  ERC6909InsufficientAllowance: {
    cause: "The spender is not approved for this amount of this token ID",
    remedy: "Approve first",
  },
  ERC6909InsufficientBalance: { cause: "The account does not hold enough of this token ID" },
  ERC6909InvalidApprover: { cause: "The approving account is not valid. It is usually the zero address" },
  ERC6909InvalidReceiver: { cause: "The receiver is not valid. It is usually the zero address" },
  ERC6909InvalidSender: { cause: "The sender of the tokens is not valid. It is usually the zero address" },
  ERC6909InvalidSpender: { cause: "The spender is not valid. It is usually the zero address" },
  ERC721EnumerableForbiddenBatchMint: { cause: "NFTs that can be enumerated cannot be minted in batches" },
  ERC721ExceededMaxBatchMint: { cause: "The batch of NFTs is larger than allowed" },
  ERC721ForbiddenBatchBurn: { cause: "NFTs of a batch cannot be burned there" },
  ERC721ForbiddenBatchMint: { cause: "Batches of NFTs can be minted only while the contract is constructed" },
  ERC721ForbiddenMint: { cause: "Single NFTs cannot be minted while the contract is constructed" },
  ERC721OutOfBoundsIndex: {
    cause: "There is no NFT at this index of the list",
    remedy: "Use a smaller index",
  },
  ERC721UnsupportedToken: { cause: "The NFT does not belong to the collection that is wrapped" },
  ERC7579AlreadyInstalledModule: { cause: "The account already has this module" },
  ERC7579DecodingError: { cause: "The account cannot read the call, because it is encoded wrongly" },
  ERC7579MismatchedModuleTypeId: {
    cause: "The module does not have the type as which it should be installed",
  },
  ERC7579UninstalledModule: { cause: "The account does not have this module" },
  ERC7579UnsupportedCallType: { cause: "The account does not support this kind of call" },
  ERC7579UnsupportedExecType: { cause: "The account does not support this kind of execution" },
  ERC7579UnsupportedModuleType: { cause: "The account does not accept modules of this type" },
  EnforcedPause: {
    cause:
      "The token, or another contract in the call, is paused by whoever runs it. Sablier's streams and campaigns have no pause of this kind",
    remedy: "Wait until it is unpaused, or ask the token's team. The stream continues while you wait",
  },
  EnumerableMapNonexistentKey: { cause: "The map has no such key" },
  ExpectedPause: { cause: "The function works only while the token or contract is paused" },
  FailedDeployment: {
    cause: "A contract could not be deployed, because its constructor reverted or the address is taken",
  },
  FailedOp: {
    cause: "The entry point of smart accounts (ERC-4337) rejected the user operation",
    remedy:
      "Read the code at the beginning of its reason. AA1 stands for the account's creation, AA2 for the account, AA3 for the paymaster, and AA4 and AA5 for gas and execution",
  },
  FailedOpWithRevert: {
    cause:
      "The entry point of smart accounts (ERC-4337) rejected the user operation, because a call in it reverted",
    remedy: "Read the inner error, which is the reason",
  },
  GovernorAlreadyCastVote: { cause: "The account has already voted" },
  GovernorAlreadyInitializedLatestProposalId: { cause: "The number of the latest proposal was already set" },
  GovernorAlreadyOverriddenVote: { cause: "The account has already overridden its delegate's vote" },
  GovernorAlreadyQueuedProposal: { cause: "The proposal is already queued" },
  GovernorDisabledDeposit: { cause: "The governor does not accept tokens, because its timelock executes" },
  GovernorExceedRemainingWeight: { cause: "The vote uses more weight than is left" },
  GovernorInsufficientProposerVotes: { cause: "The proposer has too few votes" },
  GovernorInvalidProposalLength: {
    cause: "The numbers of targets, values and calls of the proposal differ, or are zero",
  },
  GovernorInvalidQuorumFraction: { cause: "The quorum is more than all votes" },
  GovernorInvalidQuorumTooLarge: { cause: "The quorum is above the super quorum" },
  GovernorInvalidSignature: { cause: "The vote was not signed by the voter", remedy: signature },
  GovernorInvalidSuperQuorumFraction: { cause: "The super quorum is more than all votes" },
  GovernorInvalidSuperQuorumTooSmall: { cause: "The super quorum is below the quorum" },
  GovernorInvalidVoteParams: { cause: "The parameters of the vote cannot be read" },
  GovernorInvalidVoteType: { cause: "There is no such kind of vote" },
  GovernorInvalidVotingPeriod: { cause: "The voting period cannot be 0" },
  GovernorLockedIgnore: { cause: "The access manager cannot be ignored for this function" },
  GovernorMismatchedNonce: { cause: "The nonce of the proposal is not the expected one" },
  GovernorNonexistentProposal: { cause: "There is no such proposal" },
  GovernorNotQueuedProposal: { cause: "The proposal is not queued" },
  GovernorOnlyExecutor: { cause: "Only the governor's executor can call this function" },
  GovernorQueueNotImplemented: { cause: "This governor has no queue" },
  GovernorRestrictedProposer: { cause: "The proposal names a different proposer" },
  GovernorUnableToCancel: { cause: "The account is not allowed to cancel this proposal" },
  GovernorUnexpectedProposalState: { cause: "The proposal is not in the state that the function needs" },
  GovernorUnmetDelay: { cause: "The delay of the proposal has not passed", remedy: wait },
  InsufficientBalance: {
    cause: "The contract does not hold enough of the chain's native token for this transfer",
    remedy: "Send the value that the call forwards",
  },
  InvalidAccountNonce: {
    cause: "The nonce of the signature is not the account's current one",
    remedy: signature,
  },
  InvalidBufferSize: { cause: "A circular buffer cannot have this size" },
  InvalidCliffDuration: { cause: "The cliff of OpenZeppelin's vesting wallet is longer than its duration" },
  InvalidInitialization: {
    cause: "The contract is already initialised, or was initialised from the wrong place",
    remedy: "You do not have to do anything, because a proxy is initialised only once, when it is deployed",
  },
  InvalidShortString: { cause: "A short string in storage is encoded wrongly" },
  MerkleProofInvalidMultiproof: { cause: "A proof of several leaves has the wrong length" },
  MerkleTreeUpdateInvalidIndex: { cause: "The leaf to change is outside the tree" },
  MerkleTreeUpdateInvalidProof: { cause: "The proof does not match the tree" },
  MissingPrecompile: { cause: "The chain does not have a precompiled contract that the call needs" },
  NotInitializing: { cause: "An initialising function was called outside the initialisation" },
  OutOfRangeAccess: { cause: "Bytes beyond a packed value were requested" },
  OwnableInvalidOwner: { cause: "This account cannot be the owner. It is usually the zero address" },
  OwnableUnauthorizedAccount: {
    cause: "Only the owner of the token or contract can call this function",
    remedy: owner,
  },
  ProxyDeniedAdminAccess: {
    cause: "The proxy's admin called it as a user",
    remedy:
      "Make the call from a different account, because a transparent proxy lets its admin do nothing but upgrade",
  },
  SafeCastOverflowedIntDowncast: { cause: "A number does not fit into the smaller signed type" },
  SafeCastOverflowedIntToUint: { cause: "A negative number was converted to an unsigned type" },
  SafeCastOverflowedUintToInt: { cause: "A number is too large for the signed type" },
  SafeERC20FailedDecreaseAllowance: {
    cause: "The allowance is smaller than the amount by which it should be lowered",
  },
  StringTooLong: { cause: "A text is longer than 31 bytes" },
  StringsInvalidAddressFormat: { cause: "A text is not an address" },
  StringsInvalidChar: { cause: "A text contains a character that is not a digit of the number" },
  TimelockInsufficientDelay: { cause: "The delay is shorter than the timelock's minimum" },
  TimelockInvalidOperationLength: {
    cause: "The numbers of targets, values and calls of the operation differ",
  },
  TimelockUnauthorizedCaller: {
    cause: "The caller does not have the required role on this timelock",
    remedy: owner,
  },
  TimelockUnexecutedPredecessor: { cause: "An operation that has to come first has not been executed" },
  TimelockUnexpectedOperationState: {
    cause: "The operation is not in the state that the call needs",
    remedy: wait,
  },
  UUPSUnauthorizedCallContext: { cause: "The function works only through the proxy, or only without it" },
  UUPSUnsupportedProxiableUUID: { cause: "The new implementation is not made for this kind of proxy" },
  VotesExpiredSignature: { cause: "The deadline of the signed delegation has passed", remedy: signature },
};

/** An error that a standard declares, which no package of the site has as an ABI. */
export interface StandardError extends Required<LibraryAdvice> {
  /** The standard: `ERC-7751`. */
  readonly standard: string;
  /** The declaration, in the human-readable form of an ABI. */
  readonly declaration: string;
  /** What each argument means, by its name: a fragment without a full stop. */
  readonly meanings: Readonly<Record<string, string>>;
}

export const standardErrors: readonly StandardError[] = [
  {
    // https://eips.ethereum.org/EIPS/eip-4337
    standard: "ERC-4337",
    declaration: "error PostOpReverted(bytes returnData)",
    cause: "The paymaster reverted after the call, when it settled the costs",
    remedy: "Read the inner error, which is the reason",
    meanings: { returnData: "what the paymaster reverted with" },
  },
  // https://github.com/OffchainLabs/nitro/blob/master/contracts/src/precompiles/ArbWasm.sol
  {
    standard: "Arbitrum Stylus",
    declaration: "error ProgramNotWasm()",
    cause: "The address has no program of Stylus",
    remedy: "Check the address and the chain",
    meanings: {},
  },
  {
    standard: "Arbitrum Stylus",
    declaration: "error ProgramNotActivated()",
    cause: "A program of Stylus in the call is not activated",
    remedy: "Ask its operator to activate it. No Sablier contract is such a program",
    meanings: {},
  },
  {
    standard: "Arbitrum Stylus",
    declaration: "error ProgramNeedsUpgrade(uint16 version, uint16 stylusVersion)",
    cause: "A program of Stylus in the call was activated for an earlier version of Stylus",
    remedy: "Ask its operator to activate it again. No Sablier contract is such a program",
    meanings: { version: "the program's version of Stylus", stylusVersion: "the chain's version of Stylus" },
  },
  {
    standard: "Arbitrum Stylus",
    declaration: "error ProgramExpired(uint64 ageInSeconds)",
    cause: "The activation of a program of Stylus in the call has expired",
    remedy: "Ask its operator to activate it again. No Sablier contract is such a program",
    meanings: { ageInSeconds: "seconds since the activation" },
  },
  {
    // https://eips.ethereum.org/EIPS/eip-7751
    standard: "ERC-7751",
    declaration: "error WrappedError(address target, bytes4 selector, bytes reason, bytes details)",
    cause: "A contract called another one, and passes on its error together with what it was doing",
    remedy: "Read the inner error, which is the reason",
    meanings: {
      target: "the contract that reverted",
      selector: "the function that was called; zero for a transfer of the native token",
      reason: "what it reverted with",
      details: "an error of the calling contract with more details, or nothing",
    },
  },
];

/** What `PRBMath_…` errors mean by the ending of their names; `{type}` stands for the number's type. */
export const prbMathEndings: readonly (readonly [ending: RegExp, cause: string])[] = [
  [/_Abs_Min\w+$/, "The smallest {type} has no positive counterpart, so it has no absolute value"],
  [/_Ceil_Overflow$/, "The next whole number above does not fit {type}"],
  [/_Floor_Underflow$/, "The next whole number below does not fit {type}"],
  [/_Convert_Overflow$/, "A whole number is too large for {type}, which multiplies it by 10^18"],
  [/_Convert_Underflow$/, "A whole number is too small for {type}, which multiplies it by 10^18"],
  [/_Div_InputTooSmall$/, "The smallest {type} was divided, or used as a divisor"],
  [/_Mul_InputTooSmall$/, "The smallest {type} was multiplied"],
  [/_Div_Overflow$/, "The result of a division does not fit {type}"],
  [/_Mul_Overflow$/, "The result of a multiplication does not fit {type}"],
  [/_Exp2?_InputTooBig$/, "The exponent is so large that the power does not fit {type}"],
  [/_Gm_NegativeProduct$/, "The geometric mean of a positive and a negative number was requested"],
  [/_Gm_Overflow$/, "The product inside a geometric mean does not fit {type}"],
  [
    /_Log_InputTooSmall$/,
    "The logarithm of zero, of a negative number, or of one that is too small was requested",
  ],
  [/_Powu_Overflow$/, "The power does not fit {type}"],
  [/_Sqrt_NegativeInput$/, "The square root of a negative number was requested"],
  [/_Sqrt_Overflow$/, "The number is too large for the square root of {type}"],
  [/_MulDivSigned_InputTooSmall$/, "The smallest signed number was multiplied and divided"],
  [/_MulDiv\w*_Overflow$/, "The result of a product and division does not fit 256 bits"],
  [/_(?:Into|To)\w+_Overflow$/, "The number is too large for the type that it was converted to"],
  [
    /_(?:Into|To)\w+_Underflow$/,
    "The number is too small for the type that it was converted to. It is usually negative",
  ],
];
