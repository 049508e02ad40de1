/** Most changes of letters after which a name still counts as near. */
const NEAR = 3;

/** Names shorter than this are not looked for inside longer ones. */
const SHORTEST = 3;

/** What a name counts as that contains the other: nearer than a name with three wrong letters. */
const INSIDE = 2.5;

/** What clients and models call a field, by its name here: words that share no letters with it. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  action: ["call", "do", "method", "operation"],
  address: ["account", "claimer", "recipient", "user", "wallet"],
  amount: ["value", "sum", "quantity", "tokens"],
  at: ["time", "timestamp", "when", "seconds", "after"],
  by: ["caller", "from", "sender", "signer", "who"],
  campaign: ["airdrop", "contract", "link", "url"],
  chain: ["network"],
  contract: ["kind", "name", "query", "release"],
  count: ["periods", "number", "times"],
  creation: ["stream", "create", "params"],
  csv: ["file", "list", "recipients", "rows", "text"],
  cursor: ["offset", "page", "skip", "start", "next", "part", "after"],
  duration: ["seconds", "length", "timestamp"],
  end: ["stop", "until", "to"],
  form: ["output", "format", "type"],
  id: ["address", "page", "uri", "url"],
  limit: ["max", "maxResults", "count", "size", "top", "topK", "pageSize", "n"],
  list: ["csv", "file", "recipients", "rows"],
  model: ["kind", "shape", "type"],
  name: ["event", "error", "function", "method", "query", "selector", "signature", "topic"],
  page: ["address", "document", "id", "link", "route", "title", "uri", "url"],
  part: ["cursor", "batch", "next", "offset"],
  query: ["keywords", "q", "question", "search", "term", "text"],
  rate: ["speed"],
  release: ["version", "tag"],
  rows: ["csv", "list", "recipients", "payments"],
  section: ["anchor", "hash", "heading", "path", "prefix", "fragment"],
  steps: ["actions", "events"],
  stream: ["creation", "schedule"],
  text: [
    "batch",
    "calldata",
    "data",
    "error",
    "hash",
    "input",
    "json",
    "message",
    "query",
    "transaction",
    "value",
  ],
  timestamp: ["at", "date", "end", "time", "until"],
  to: ["receiver", "recipient", "target"],
  total: ["duration", "length", "end"],
  variables: ["args", "params", "input"],
  vendor: ["indexer", "provider", "source"],
};

const simplifyName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Counts the letters that have to be added, removed or replaced to turn one word into the other. */
function countChanges(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line++) {
    const next = [line];
    for (let column = 1; column <= to.length; column++) {
      const replaced = row[column - 1]! + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[column]! + 1, next[column - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/**
 * Returns the name that someone probably meant: `chainId` means `chain`, `lenght` means `length`, `version` means
 * `release`.
 *
 * @param given at most the first 40 characters count
 */
export function findNearestName(given: string, names: readonly string[]): string | undefined {
  return names.find((name) => meansSame(given, name)) ?? findNearestByLetters(given, names);
}

const meansSame = (given: string, name: string): boolean =>
  Object.hasOwn(SYNONYMS, name) &&
  SYNONYMS[name]!.some((synonym) => simplifyName(synonym) === simplifyName(given));

function findNearestByLetters(given: string, names: readonly string[]): string | undefined {
  const word = simplifyName(given.slice(0, 40));
  const ranked = names
    .map((name) => {
      const other = simplifyName(name);
      const isInside =
        Math.min(word.length, other.length) >= SHORTEST && (word.includes(other) || other.includes(word));
      return { name, changes: Math.min(countChanges(word, other), isInside ? INSIDE : Infinity) };
    })
    .filter(({ name, changes }) => changes <= Math.min(NEAR, Math.max(1, simplifyName(name).length / 2)))
    .sort((a, b) => a.changes - b.changes);
  return ranked[0]?.name;
}
