import { readLog, type Log } from "../payload/logs";

/** What a JSON document says, parted from the calls in it. */
export interface DocumentParts {
  /** The document without the data of calls, hashes and logs, as JSON. */
  readonly said: string;
  /** The sentences that its logs and traces add. */
  readonly notes: readonly string[];
  readonly logs: readonly Log[];
}

/** Keys whose value is a call, or the data of one, even without other fields of a call. */
const CALL_KEYS =
  /^(?:transaction|tx|txn|txParams|transactionRequest|request|requestBody|payload|params|user_?op(?:eration)?)$/i;
const CALL_DATA_KEYS =
  /^(?:input|call_?data|initCode|factoryData|paymasterAndData|paymasterData|rawTransaction|signedTransaction|serializedTransaction|encodedTransaction)$/i;

/** Keys whose value is a hash, which can begin like an error. */
const HASH_KEYS = /^(?:\w*hash|\w*Root|blockId|requestId)$/i;

/** Keys that only an answer has. An object with one of them, however deep, is an outcome. */
const OUTCOME_KEYS =
  /^(?:error|errors|message|error_?message|error_?reason|errorName|reason|revert_?reason|output|return_?(?:data|value)|result|logs|trace|call_?trace|transaction_info)$/i;

/** Keys that only a call has. */
const CALL_FIELDS = [
  "from",
  "to",
  "gas",
  "gasLimit",
  "gasPrice",
  "maxFeePerGas",
  "nonce",
  "chainId",
  "sender",
];

/** Maximum depth of nesting that is read. */
const DEEPEST = 100;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Checks whether a value has a field of an answer in it. */
function isOutcome(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST || typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) =>
      (!Array.isArray(value) && OUTCOME_KEYS.test(key) && inner !== null && inner !== "") ||
      isOutcome(inner, depth + 1),
  );
}

/** Returns the JSON in a string, for documents within documents. */
function parse(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Parts a JSON document from the calls in it. An object under `transaction`, `tx` or `request` is kept if it has an
 * outcome, without its own data.
 * @param value what the text holds, parsed
 * @param isCall whether the words before it name it as a call
 * @param calls receives what is left out
 */
export function splitDocument(value: unknown, isCall: boolean, calls: string[]): DocumentParts {
  const [notes, logs] = [[] as string[], [] as Log[]];
  const whole = value;

  const leaveOut = (part: unknown): undefined => {
    calls.push(typeof part === "string" ? part : JSON.stringify(part));
    return undefined;
  };

  function readString(text: string, key: string, owner: Fields | undefined, depth: number): unknown {
    if (CALL_DATA_KEYS.test(key) && text.startsWith("0x")) return leaveOut(text);
    if (HASH_KEYS.test(key) && /^0x[0-9a-f]{64}$/i.test(text)) return undefined;
    if (key === "data" && owner && hasCallData(owner)) return leaveOut(text);
    const inner = parse(text);
    return inner === undefined ? text : read(inner, key, undefined, depth + 1);
  }

  function read(part: unknown, key: string, owner: Fields | undefined, depth: number): unknown {
    if (depth > DEEPEST) return undefined;
    if (typeof part === "string") return readString(part, key, owner, depth);
    if (Array.isArray(part)) {
      if (CALL_KEYS.test(key) && !isOutcome(part)) return leaveOut(part);
      return part
        .map((entry) => read(entry, "", undefined, depth + 1))
        .filter((entry) => entry !== undefined);
    }
    if (!isFields(part)) return part;
    const log = readLog(part);
    if (log) {
      logs.push(log);
      return undefined;
    }
    if (CALL_KEYS.test(key) && !isOutcome(part)) return leaveOut(part);
    noteFailedCall(part);
    const kept = Object.entries(part).map(
      ([name, inner]) => [name, read(inner, name, part, depth + 1)] as const,
    );
    return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
  }

  /** The deepest call of a trace that failed comes last. */
  function noteFailedCall({ contract_name: contract, function_name: name, error, calls: inner }: Fields) {
    if (!error || typeof contract !== "string" || !/^\w{1,80}$/.test(contract)) return;
    const isDeepest = !Array.isArray(inner) || !inner.some((call) => isFields(call) && call.error);
    if (!isDeepest) return;
    const called = typeof name === "string" && /^\w{1,80}$/.test(name) ? `${name} of ${contract}` : contract;
    notes.push(`The call of ${called} failed inside the transaction`);
  }

  const said = JSON.stringify(read(whole, isCall ? "request" : "", undefined, 0) ?? "");
  if (notes.length > 0 && /"status":true\b/.test(said))
    notes.push(
      "The transaction itself counts as a success, because a contract that called this one, such as a Safe, caught the failure",
    );
  return { said, notes, logs };
}

/** Checks whether the field `data` of an object is that of a call: it has fields of a call, and its answer is elsewhere. */
function hasCallData(owner: Fields): boolean {
  if (!CALL_FIELDS.some((field) => field in owner)) return false;
  const answers = Object.entries(owner).filter(([key]) => OUTCOME_KEYS.test(key));
  return answers.length === 0 || answers.some(([, answer]) => isFields(answer) && "data" in answer);
}

/** A document in a text, and where it is. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
}

/** Finds the JSON objects of a text. What is not valid JSON, or not complete, is none. */
export function findDocuments(text: string): readonly Found[] {
  const found: Found[] = [];
  const whole = parse(text);
  if (whole !== undefined) return [{ start: 0, end: text.length, value: whole }];
  for (let at = text.indexOf("{"); at >= 0; at = text.indexOf("{", at)) {
    const end = findEndOfObject(text, at);
    const value = parse(text.slice(at, end));
    if (value !== undefined) found.push({ start: at, end, value });
    at = end;
  }
  return found;
}

/** Returns where an object ends that begins at a place; brackets in strings do not count. */
function findEndOfObject(text: string, start: number): number {
  let [depth, isQuoted] = [0, false];
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted && letter === "\\") at += 1;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === "{") depth += 1;
    else if (!isQuoted && letter === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
