import { removeEnd } from "../../../text/ends";
import { removeControls } from "../payload/bytes";
import { type Knowledge, type RevertReading } from "../reading";
import { explainShortfall } from "./sums";

/**
 * Returns a message of a contract, with its meaning where it is known.
 * @param instead what is said instead of the known cause
 */
export function explainMessage(
  given: string | undefined,
  { messages }: Knowledge,
  instead: { readonly cause?: string } = {},
): RevertReading {
  const message = given === undefined ? undefined : removeControls(given);
  const known = message === undefined ? undefined : messages.find(({ words }) => words.test(message));
  return {
    kind: "message",
    message,
    ...(known ? { cause: known.cause, remedy: known.remedy, ...instead } : {}),
  };
}

/** Returns what a node or wallet means with a text, if it refused to run the contract. */
export function readRefusal(text: string, { refusals }: Knowledge): RevertReading | undefined {
  const known = refusals.find(({ words }) => words.test(text));
  if (!known) return undefined;
  const missing = explainShortfall(text);
  return {
    kind: "refusal",
    cause: known.cause,
    remedy: known.remedy,
    ...(missing ? { shortfall: missing } : {}),
  };
}

/** What comes after a message in a tool's text. */
const END = /["'`\\}\]\n]|, data:|,? ?data=|\[ ?See/;

/** Where a message begins, and how it ends. */
interface Form {
  readonly start: RegExp;
  readonly end: RegExp;
}

/**
 * How wallets, nodes and tools pass on the message of a contract, the most definite form first. The tool that each is
 * known from is named above it; the tests have an example of each.
 */
const ofContracts: readonly Form[] = [
  // Hardhat, and ethers 5 on it.
  { start: /reverted with reason string ['"`]/, end: /['"`](?=$|[\s,)\]])|\n/ },
  // viem.
  { start: /reverted with the following reason:\s*/, end: /\n|Contract Call/ },
  // Etherscan; Tenderly.
  { start: /fail(?:ed)? with (?:error|reason|message):? ?['"“]/i, end: /['"”](?=$|[\s.,)])|\n/ },
  // Nibiru and others.
  { start: /execution reverted with reason ["']/i, end: /["'\n]/ },
  // ethers 5 and 6.
  { start: /\berrorArgs=\["/, end: /"\]|\n/ },
  // Foundry's tests and traces.
  { start: /\[FAIL(?:\. Reason)?: (?:revert: )?/, end: /[\]\n]/ },
  { start: /← \[Revert\] (?:revert: )?/, end: /\n/ },
  // Besu.
  { start: /execution reverted \((?!action)/i, end: /[)\n]/ },
  // geth, erigon, anvil, alloy, MetaMask, web3.py.
  { start: /execution reverted: ?(?:revert: )?["'`]?(?=\S)/i, end: END },
  // Ganache, and nodes after its manner.
  { start: /VM Exception while processing transaction: revert (?=\S)/i, end: END },
  // Nethermind: in the field of the data.
  { start: /"data"\s*:\s*"revert: /i, end: /["\n]/ },
  // Remix.
  { start: /Reason provided by the contract:\s*["']/, end: /["'\n]/ },
  // Block explorers.
  { start: /revert reason:\s*["'“]?(?=\S)/i, end: END },
  { start: /^(?:error: )?(?:transaction )?revert(?:ed)?: (?=.+$)/i, end: /\n/ },
];

/** The same for words that can be those of a node, a bundler or a wallet as well. */
const ofAnybody: readonly Form[] = [
  // ethers 5 and 6.
  { start: /\breason"?\s*[=:]\s*\\?["']/, end: /\\?["'](?=[,})\s]|$)|\n/ },
  // Rabby and others that simulate.
  { start: /(?:simulation failed|fail to pre-execute)(?: \(#?-?\d+\))?: /i, end: /\n/ },
  // Tenderly, bundlers, zkSync.
  { start: /(?:reverted with|error message|reason):\s*["'“]?(?=\S)/i, end: END },
];

/** What tools write instead of a message when they have none, or what they say themselves. */
const NO_MESSAGE =
  /reason: 0x\.?$|^(?:0x|null\b|undefined\b|execution reverted\b|EvmError|custom error|unknown|no data|function selector|require\(false\)|cannot estimate|processing response|missing revert|bad response|transaction failed|raw:|\*)/i;

/** Returns the message that a text has in a form. It has at least one character, even if that could end it. */
function getMessage({ start, end }: Form, text: string): string | undefined {
  const head = start.exec(text);
  if (!head) return undefined;
  const rest = text.slice(head.index + head[0].length);
  const length = rest.slice(1).search(end) + 1;
  const message = length > 0 ? rest.slice(0, length) : rest;
  return removeEnd(/\\["']?$/.test(message) ? message.slice(0, -1) : message, "\\").trim();
}

function getFirst(forms: readonly Form[], text: string): string | undefined {
  for (const form of forms) {
    const found = getMessage(form, text);
    if (found && !NO_MESSAGE.test(found)) return found;
  }
  return undefined;
}

/** Returns the message of a contract in a tool's text, without what the tool says around it. */
export const findMessage = (text: string): string | undefined => getFirst(ofContracts, text);

/** Returns the reason that a text gives, whoever said it. */
export const findReason = (text: string): string | undefined => getFirst(ofAnybody, text);

/** Where a node or a wallet puts its own words: viem's last lines, and JSON, in which the innermost comes last. */
const WORDS =
  /(?:^|\n)(?:Details|Error): (.+)|["']?\b(?:message|msg|description)["']?\s*[:=]\s*["'`](.{1,1000}?)["'`](?=\s{0,20}[,})\]\n]|$)/g;

/** What says nothing by itself. */
const EMPTY_WORDS =
  /^(?:internal (?:json-rpc|server)? ?error|unknown error|an? (?:unknown|internal|unexpected) (?:rpc )?error.*|error|failed|undefined|null|\[object Object\]|server error|processing response error|transaction failed)\.?$/i;

/** Words of failure: without one a text is taken for no message. */
const FAILURE =
  /error|fail|invalid|reject|refus|den(?:y|ied)|cannot|can't|could not|unable|not (?:allowed|supported|found|valid|permitted|enough)|exceed|too (?:low|high|large|small|long|short)|missing|mismatch|expired|unsupported|unexpected|abort|disallow|forbidden|-32\d{3}/i;

/** Longer words are cut: what follows is mostly a trace. */
const LONGEST_WORDS = 300;

/** Returns the words of a text that says that something failed, to be quoted; nothing where it does not. */
export function listWords(text: string): string | undefined {
  // A question is none.
  if (!FAILURE.test(text) || /\?\s*$/.test(text)) return undefined;
  const own = [...text.matchAll(WORDS)]
    .map(([, line, field]) => (line ?? field ?? "").trim())
    .filter((words) => words && !EMPTY_WORDS.test(words))
    .at(-1);
  const words = removeControls(own ?? text.trim().split("\n")[0] ?? "");
  if (EMPTY_WORDS.test(words)) return undefined;
  return words.length > LONGEST_WORDS ? `${words.slice(0, LONGEST_WORDS)}…` : words;
}

const noReason =
  /missing revert data|without (?:a |any )?reason|no (?:revert )?(?:reason|data present)|EvmError: Revert|reverted silently|(?:execution|transaction|call|VM|contract) (?:was |has been )?revert|\brevert(?:ed)?\b|returned no data|non-contract account|selector was not recogni[sz]ed|couldn't infer the reason|UNPREDICTABLE_GAS_LIMIT|CALL_EXCEPTION|cannot estimate gas|execution failed due to an exception|VM execution error|always failing transaction|Internal JSON-RPC error|likely (?:to )?fail|fail with status|simulation failed|exited with an error/i;

/** Checks whether a tool says in its text that a call failed, and gives no reason. */
export const saysNoReason = (text: string): boolean => noReason.test(text);
