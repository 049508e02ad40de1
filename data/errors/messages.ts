// Messages that a failed call or transaction is answered with, other than custom errors and panics: of tokens and wallets.
// Each is recognised by words that it has, not by its full text. Those of nodes are in refusals.ts.
// Long, because it holds one entry for each message that readers paste: data, not code.

import { entryPointMessages } from "./entryPoint";
import type { KnownMessage } from "./knownMessage";

/**
 * Messages of the Legacy contract with what they mean, as its pages list them: a test holds this list against the two
 * tables. `SafeERC20` and `ReentrancyGuard` speak there too, as in other contracts of that time.
 */
export const legacyMessages: Readonly<Record<string, string>> = {
  "stream does not exist": "The ID is unknown, finished or canceled",
  "caller is not the sender or the recipient of the stream": "The caller is a third party",
  "stream to the zero address": "The recipient is the zero address",
  "stream to the contract itself": "The recipient is the Legacy contract",
  "stream to the caller": "The recipient is the caller",
  "deposit is zero": "The deposit is zero",
  "start time before block.timestamp": "The start time had passed when the transaction was mined",
  "stop time before the start time": "The stop time is not after the start time",
  "deposit smaller than time delta": "The deposit has fewer base units than the stream has seconds",
  "deposit not multiple of time delta": "The deposit is not a multiple of the stream's seconds",
  "next stream id calculation error": "The ID counter overflowed, which is possible only in theory",
  "amount is zero": "The amount is zero",
  "amount exceeds the available balance":
    "The amount is more than the recipient's balance, which is zero before the start",
  "recipient balance calculation error": "An amount is near 2 to the power of 256",
  "shares do not sum up to 100": "The two shares of the interest do not add up to 100",
  "cToken is not whitelisted": "The token of a compounding stream is not whitelisted",
  "compounding stream does not exist": "The compounding stream is unknown",
  "token is not cToken": "Earnings were requested for a token that is not a cToken",
  "token transfer failure": "The token returned false, or nothing",
};

const inner =
  "Simulate the inner call alone, from the Safe's address and with the same value, to see the error that it reverts with. The Safe's own simulation shows it, and so does eth_call with the Safe as sender";

/** Messages that a contract reverts with. */
export const revertMessages: readonly KnownMessage[] = [
  {
    words: /^FOUNDRY::ASSUME/,
    cause:
      "The test discarded its random inputs with vm.assume or assumeNoRevert. This is a mark of Foundry and not an error of a contract",
    remedy: "Choose the inputs with bound, so that fewer are discarded",
  },
  {
    words: /^FOUNDRY::SKIP/,
    cause: "The test skipped itself with vm.skip. This is a mark of Foundry and not an error of a contract",
    remedy: "Run the test where its condition holds",
  },
  ...Object.entries(legacyMessages).map(([message, cause]) => ({
    words: new RegExp(`^(?:Sablier: )?${message.replace(".", String.raw`\.`)}$`, "i"),
    cause: `${cause}. It is a message of the Legacy contract`,
    remedy: "Look up the function on the Legacy pages",
  })),
  {
    words: /\bGS013\b/i,
    cause:
      "The Safe executed its transaction, but the call inside it failed. The Safe hides that call's own error",
    remedy: inner,
  },
  {
    words: /\bGS00\d\b/i,
    cause: "The Safe could not be set up, or has no threshold yet",
    remedy: "Check the call that sets up the Safe",
  },
  {
    words: /\bGS010\b/i,
    cause: "The Safe's transaction had too little gas",
    remedy: "Raise the gas limit of the transaction that executes the Safe's transaction",
  },
  {
    words: /\bGS01[12]\b/i,
    cause: "The Safe could not pay the gas refund",
    remedy: "Set gasPrice to 0, or fund the Safe with the token in which it pays the refund",
  },
  {
    words: /\bGS02\d\b/i,
    cause:
      "The signatures of a Safe transaction are wrong: too few, not in the order of the owners' addresses, from an account that is not an owner, or for a different nonce or different data",
    remedy: "Collect the signatures again for the Safe's next nonce",
  },
  {
    words: /\bGS03[01]\b/i,
    cause: "Only an owner of the Safe, or the Safe itself, can call this function",
    remedy: "Send the call as a transaction of the Safe",
  },
  {
    words: /\bGS10\d\b/i,
    cause: "A module of the Safe is not enabled, already enabled, or not valid",
    remedy: "Check the Safe's modules",
  },
  {
    words: /\bGS20\d\b/i,
    cause: "The owners or the threshold of the Safe would not be valid",
    remedy: "Check the owners, and keep the threshold between 1 and their number",
  },
  {
    words: /\bGS[34]\d\d\b/i,
    cause: "The guard or fallback handler of the Safe is not valid",
    remedy: "Check the contract. A guard has to support the right interface in supportsInterface",
  },
  ...entryPointMessages,
  {
    words:
      /exceeds balance|insufficient[- ]balance|balance (?:is )?(?:too low|not enough|insufficient)|not enough balance/i,
    cause: "The payer holds less of the token than the call moves",
    remedy:
      "Fund the account, or lower the amount. In a claim, the campaign is the payer, so its project has to fund it",
  },
  {
    words:
      /exceeds (?:the )?allowance|insufficient[- ]allowance|allowance (?:is )?(?:too low|not enough|insufficient)/i,
    cause: "The payer's allowance for the token is too small",
    remedy: "Before the call, approve the Sablier contract for the amount, from the account that pays",
  },
  {
    words: /allowance below zero/i,
    cause: "The allowance is smaller than the amount by which the call would lower it",
    remedy: "Set the allowance with approve",
  },
  {
    words: /non-zero to non-zero/i,
    cause: "The token accepts a new allowance only after the old one was set to 0",
    remedy: "Approve 0 first, then the amount",
  },
  {
    words: /black-?list|sanction|frozen account|account (?:is )?frozen|denylist|blocklist/i,
    cause: "The issuer of the token has blocked the payer, the recipient or the contract",
    remedy: "Ask the token's issuer, because no Sablier contract can lift the block",
  },
  {
    words: /not paused/i,
    cause: "The function works only while the token or contract is paused",
    remedy: "You cannot do anything unless you run that contract",
  },
  {
    words:
      /\bpaused\b|while paused|transfers? (?:is|are) disabled|trading (?:is )?not (?:yet )?(?:enabled|open)/i,
    cause: "The token, or another contract in the call, is paused or not open yet",
    remedy: "Wait until it is opened, or ask the token's team. The stream continues while you wait",
  },
  {
    words: /not the owner|caller is not owner|missing role|only owner|not authori[sz]ed|unauthori[sz]ed/i,
    cause: "The caller does not have the required rights on the token or on a different contract in the call",
    remedy: "Make the call from an account that has them",
  },
  {
    words:
      /expired deadline|permit[^\n]{0,40}expired|expired permit|deadline (?:has )?(?:expired|passed)|signature (?:has )?expired|PERMIT_DEADLINE_EXPIRED|AUTH_EXPIRED|authorization is expired/i,
    cause: "The deadline of a permit or signature has passed",
    remedy: "Sign again, and send it in time",
  },
  {
    words: /invalid signature|invalid signer/i,
    cause:
      "A permit or signature is not from the account, or is for different values, a different chain or a different nonce",
    remedy: "Sign again",
  },
  {
    words: /zero address/i,
    cause: "An account in the call is the zero address",
    remedy: "Pass a real address",
  },
  {
    words: /reentran/i,
    cause: "A function was called again while it was running",
    remedy: "Use a contract that does not call back",
  },
  {
    words: /ERC721|owner query|token id/i,
    cause: "The NFT does not exist, or the caller is neither its owner nor approved",
    remedy: "Check ownerOf and the approvals of that token ID",
  },
  {
    words: /already initiali[sz]ed/i,
    cause: "The contract is already initialised",
    remedy: "You do not have to do anything, because a proxy is initialised only once",
  },
  {
    words:
      /SafeERC20|TRANSFER(?:_FROM)?_FAILED|TransferHelper|^STF?$|transfer failed|low-level call failed|operation did not succeed/i,
    cause: "The transfer or approval of a token failed, and the token gave no reason",
    remedy: "Check the balance, the allowance, and that the address is a token on this chain",
  },
  {
    words: /SafeMath|ds-math|overflow|underflow|SafeCast/i,
    cause:
      "A number became too large or fell below zero. In a token, this usually means that the balance or the allowance is too small",
    remedy: "Check the amounts, the balance and the allowance",
  },
  {
    words: /call to non-contract|non-contract/i,
    cause: "A contract was called at an address without code",
    remedy: "Check the address and the chain",
  },
];

/** Words by which tools name each code of `Panic(uint256)`. */
export const panicWords: Readonly<Record<number, RegExp>> = {
  0x01: /assert(?:ion)?`? (?:condition )?(?:failed|error)|assertion (?:failed|error)/i,
  0x11: /arithmetic (?:operation )?.{0,40}(?:under|over)flow/i,
  0x12: /divi(?:sion|ded?)(?: or modulo)?(?: division)? by zero/i,
  0x21: /(?:convert|conversion).{0,40}(?:enum|invalid type)|enum (?:conversion|range)/i,
  0x22: /storage byte array|byte array.{0,40}encoded|storage.{0,30}incorrectly encoded/i,
  0x31: /pop\(?\)?`?.{0,20}empty array|empty array/i,
  0x32: /out[- ]of[- ]bounds|array index/i,
  0x41: /too much memory|memory (?:overflow|allocation)|array (?:that is|which is) too large/i,
  0x51: /zero-initiali[sz]ed|uninitiali[sz]ed function|internal function/i,
};
