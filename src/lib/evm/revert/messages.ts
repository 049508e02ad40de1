import { type Knowledge, type RevertReading } from "./reading";

/** A message of a contract, with its meaning where it is known. */
export function explainMessage(message: string | undefined, { messages }: Knowledge): RevertReading {
  const known = message === undefined ? undefined : messages.find(({ words }) => words.test(message));
  return {
    kind: "message",
    message,
    ...(known ? { cause: known.cause, remedy: known.remedy } : {}),
  };
}

/** What a node or wallet means with a text, if it refused to run the contract. */
export function readRefusal(text: string, { refusals }: Knowledge): RevertReading | undefined {
  const known = refusals.find(({ words }) => words.test(text));
  return known && { kind: "refusal", cause: known.cause, remedy: known.remedy };
}

/** What separates a message from what tools write behind it. */
const END = String.raw`(?=["'\`\\}\]]|, data:|,? ?data=|\s*\[ ?See|\n|$)`;

/**
 * How wallets, nodes and tools hand on the message of a contract, the most definite form first. The tool that each is
 * known from stands next to it; the tests have an example of each.
 */
const forms: readonly RegExp[] = [
  // Hardhat, and ethers 5 on it.
  /reverted with reason string ['"`](.+?)(?:['"`](?=$|[\s,)\]])|$)/,
  // viem.
  /reverted with the following reason:\s*\n?\s*(.+?)\s*(?:\n|Contract Call|$)/,
  // Etherscan; Tenderly.
  /fail(?:ed)? with (?:error|reason|message):? ?['"“](.+?)(?:['"”](?=$|[\s.,)])|$)/i,
  // Nibiru and others.
  /execution reverted with reason ["'](.+?)(?:["']|$)/i,
  // ethers 5 and 6.
  /\breason"?\s*[=:]\s*\\?["'](.+?)\\?["'](?=[,})\s]|$)/,
  /\berrorArgs=\["(.+?)"\]/,
  // Foundry's tests and traces.
  /\[FAIL(?:\. Reason)?: (?:revert: )?(.+?)\]/,
  /← \[Revert\] (?:revert: )?(.+?)\s*(?:\n|$)/,
  // Besu.
  /execution reverted \((?!action)(.+?)\)/i,
  // geth, erigon, anvil, alloy, MetaMask, web3.py.
  new RegExp(String.raw`execution reverted: ?(?:revert: )?["'\`]?(\S.*?)${END}`, "i"),
  // Ganache, and nodes after its manner.
  new RegExp(String.raw`VM Exception while processing transaction: revert (\S.*?)${END}`, "i"),
  // Nethermind: in the field of the data.
  /"data"\s*:\s*"revert: (.+?)"/i,
  // Block explorers, Tenderly.
  new RegExp(String.raw`(?:revert reason|reverted with|error message|reason):\s*["'“]?(\S.*?)${END}`, "i"),
  /^(?:error: )?(?:transaction )?revert(?:ed)?: (.+)$/i,
];

/** What tools write in the place of a message when they have none, or what they say themselves. */
const NO_MESSAGE =
  /^(?:0x|null\b|undefined\b|execution reverted\b|EvmError|custom error|unknown|no data|function selector|require\(false\)|cannot estimate|processing response|missing revert|bad response|transaction failed|raw:|\*)/i;

/** The message of a contract in a tool's text, without what the tool says around it. */
export function messageIn(text: string): string | undefined {
  for (const form of forms) {
    const found = form
      .exec(text)?.[1]
      ?.replace(/\\+["']?$/, "")
      .trim();
    if (found && !NO_MESSAGE.test(found)) return found;
  }
  return undefined;
}

const noReason =
  /missing revert data|without (?:a |any )?reason|no (?:revert )?(?:reason|data present)|EvmError: Revert|reverted silently|(?:execution|transaction|call|VM|contract) (?:was |has been )?revert|\brevert(?:ed)?\b|returned no data|non-contract account|selector was not recogni[sz]ed|couldn't infer the reason|UNPREDICTABLE_GAS_LIMIT|CALL_EXCEPTION|cannot estimate gas|execution failed due to an exception|VM execution error|always failing transaction|Internal JSON-RPC error|likely (?:to )?fail|fail with status|simulation failed/i;

/** Whether a tool says in its text that a call failed, and gives no reason. */
export const saysNoReason = (text: string): boolean => noReason.test(text);
