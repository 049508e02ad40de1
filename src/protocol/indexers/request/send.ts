/** What came of a request, in words for the one who sent it. */
export type Outcome =
  /** GraphQL answered, with data, with errors, or with both. */
  | {
      readonly kind: "answer";
      readonly data: unknown;
      readonly errors: readonly string[];
      readonly hint?: string;
    }
  /** No GraphQL answer; the sentence says why and what to do. */
  | { readonly kind: "failure"; readonly message: string }
  | { readonly kind: "stopped" };

export interface Sending {
  readonly url: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The reader's key, for this request alone. */
  readonly key: string;
}

/** What a request needs from the browser. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  readonly isOnline: () => boolean;
}

export const browser: Surroundings = {
  fetch: (...parameters) => fetch(...parameters),
  isOnline: () => navigator.onLine,
};

const createFailure = (message: string): Outcome => ({ kind: "failure", message });

/**
 * Sends a query to a valid address and says in plain words what came of it; then it never throws. Nothing is stored, no
 * cookie and no referrer goes along, and the key only to the address itself.
 */
export async function send(
  { url, query, variables, key }: Sending,
  signal?: AbortSignal,
  { fetch, isOnline }: Surroundings = browser,
): Promise<Outcome> {
  if (!isOnline()) return createFailure("You are offline. Connect to a network and run the query again.");
  // In a header it would fail like a connection.
  if (key && /[^\x21-\x7e]/.test(key)) {
    return createFailure("The key has an invalid character, perhaps an invisible one. Copy it again.");
  }
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ query, variables }),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal,
    });
    const text = await response.text();
    return explainStatus(response.status, host, key, listWords(text)) ?? read(response, text, host, key);
  } catch {
    if (signal?.aborted) return { kind: "stopped" };
    if (!isOnline())
      return createFailure("The connection was lost. Connect to a network and run the query again.");
    const explanation = await explainFailure(url, host, fetch, signal);
    return signal?.aborted ? { kind: "stopped" } : createFailure(explanation);
  }
}

/**
 * A browser does not say why a request failed. A second request, whose answer is not read, shows whether the host refuses
 * other origins or cannot be reached.
 */
async function explainFailure(
  url: string,
  host: string,
  fetch: Surroundings["fetch"],
  signal?: AbortSignal,
): Promise<string> {
  try {
    await fetch(url, {
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal,
    });
    return `${host} can be reached, but does not let other sites read its answers (CORS). Copy the curl command and run it in a terminal.`;
  } catch {
    return `${host} refused the connection or cannot be reached. Check whether a blocker or a firewall stops the connection, and whether this is the indexer's address.`;
  }
}

/** A server's own words in an answer that is none of GraphQL: at most a line, and no page. */
function listWords(text: string): string {
  const { error, message } = (parse(text) ?? {}) as { error?: unknown; message?: unknown };
  const inner = (error as { message?: unknown } | undefined)?.message;
  const found = [error, inner, message].find((text) => typeof text === "string" && text.trim() !== "");
  const plain = parse(text) || /^\s*</u.test(text) ? "" : text;
  const line = String(found ?? plain)
    .trim()
    .replace(/\s+/gu, " ");
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

function explainStatus(status: number, host: string, key: string, words: string): Outcome | undefined {
  const says = words === "" ? String(status) : `${status}: ${words}`;
  if (status === 401 || status === 403) {
    return createFailure(
      key
        ? `${host} rejected your key (${says}). Check that it is complete and still active.`
        : `${host} requires a key (${says}). Enter one, or choose an address that needs none.`,
    );
  }
  if (status === 402) return createFailure(`${host} requires payment (${says}). ${PAYMENT}`);
  if (status === 404)
    return createFailure(`${host} has no indexer at this address (${says}). Check the address.`);
  if (status === 429) {
    return createFailure(
      `${host} has had too many queries (${says}). Wait a minute, or ask a different indexer.`,
    );
  }
  if (status >= 500) {
    const hint = findHint([words], key) ?? "Try again in a minute, or ask a different indexer.";
    return createFailure(`${host} failed (${says}). ${hint}`);
  }
  return undefined;
}

const PAYMENT =
  "The free queries of this key or address are used up. Check the plan of your key, or ask a different indexer.";

/** What to do about an error in a server's words; the first that fits counts. */
const HINTS: readonly (readonly [words: RegExp, hint: string])[] = [
  [/payment required|out of credit|insufficient (?:funds|balance)|billing|quota/iu, PAYMENT],
  [
    /rate.?limit|too many requests|throttl/iu,
    "The server has had too many queries. Wait a minute, or ask a different indexer.",
  ],
  [
    /only indexed up to block|data for block number \d+ is therefore not yet available|block number .*(?:ahead|not yet)/iu,
    "The index has not reached that block. Take the number that the message names, or leave block out.",
  ],
  [
    /exhausted list of indexers|bad indexers|no (?:suitable |available )?indexers?|indexer not available/iu,
    "No indexer of The Graph's network could answer. Try again in a minute, or ask a different indexer. If your query has the argument block, leave it out.",
  ],
  [
    /timeout|timed out|too (?:complex|expensive|deep)/iu,
    "Ask for fewer rows or fewer nested lists at a time.",
  ],
  [/deployment .*does not exist|subgraph not found/iu, "Check the address, or choose one of the list."],
];

/** Returns what to do about errors, in a sentence. */
function findHint(errors: readonly string[], key: string): string | undefined {
  const text = errors.join("\n");
  const known = HINTS.find(([words]) => words.test(text))?.[1];
  if (known) return known;
  // Servers may report a missing or wrong key as an error of GraphQL, with status 200.
  if (!/\bauth\b|api key/i.test(text)) return undefined;
  return key
    ? "The server did not accept your key. Check that it is complete and still active."
    : "This address requires a key. Enter one, or choose an address that needs none.";
}

function read(response: Response, text: string, host: string, key: string): Outcome {
  const body = parse(text);
  const errors = Array.isArray(body?.errors)
    ? body.errors.map((error: { message?: unknown } | null) =>
        String(error?.message ?? JSON.stringify(error)),
      )
    : [];
  if (body?.data === undefined && errors.length === 0) {
    const type = response.headers.get("content-type")?.split(";")[0] || "no content type";
    const words = listWords(text);
    const hint = findHint([words], key);
    return createFailure(
      hint
        ? `${host} says: ${words}. ${hint}`
        : `The answer does not come from a GraphQL server (status ${response.status}, ${type})${words && `: ${words}`}. Check the address.`,
    );
  }
  return { kind: "answer", data: body?.data ?? null, errors, hint: findHint(errors, key) };
}

function parse(text: string): { data?: unknown; errors?: unknown } | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
