import { liteClient, type LiteClient } from "algoliasearch/lite";
import { TIMEOUTS } from "../limits";
import { LEVELS } from "../packed/records";
import { type Search, type SearchAnswer, type SearchRequest, WORDS } from "../protocol";
import { createHostStates } from "./hostStates";
import { createHostedHit } from "./hostedHit";

export interface HostedSearchOptions {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Whether the service counts clicks. */
  clickAnalytics?: boolean;
  /** Other hosts than the service's own, as `http://127.0.0.1:8080`. */
  hosts?: readonly string[];
  /** Names of the callers for the service's statistics. */
  agents?: readonly { segment: string; version: string }[];
  /** What answers when no host does. */
  embedded: Search;
  now?: () => number;
}

/** How long nobody asks the hosted service after all its hosts failed; the client's own time for a failed host. */
const DOWN = 120_000;

const OPTIONS = {
  timeouts: TIMEOUTS,
  // A request without headers of its own needs no preflight.
  authMode: "WithinQueryParameters" as const,
  // Every 4xx is an error at once, 429 too; the client would wait and ask again.
  maxRateLimitRetries: 0,
  // The credentials are the only query parameters apart from the client's name.
  requestIdChannel: undefined,
};

/** How hits come from the service: with marks as the embedded index makes them. */
const PARAMETERS = {
  attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), "content", "type", "url"],
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  snippetEllipsisText: "…",
};

/**
 * Searches the hosted index. When every host fails, the embedded index answers, and goes on answering for two minutes
 * before the hosts are asked again.
 *
 * @throws RetryError when nobody can answer, ApiError with a `status` for a 4xx, DeserializationError with the
 * `response` for an answer that makes no sense.
 */
export class HostedSearch implements Search {
  readonly #client: LiteClient;
  readonly #embedded: Search;
  readonly #parameters: object;
  readonly #now: () => number;
  #askHostsFrom = -Infinity;

  constructor({
    appId,
    apiKey,
    indexName,
    clickAnalytics = false,
    hosts,
    agents = [],
    embedded,
    now = Date.now,
  }: HostedSearchOptions) {
    this.#embedded = embedded;
    this.#parameters = { ...PARAMETERS, indexName, clickAnalytics };
    this.#now = now;
    this.#client = liteClient(appId, apiKey, {
      ...OPTIONS,
      hostsCache: createHostStates(),
      ...(hosts ? { hosts: hosts.map(toHost) } : {}),
    });
    for (const { segment, version } of agents) this.#client.addAlgoliaAgent(segment, version);
  }

  // A connection costs the reader nothing before the first letter; the embedded index may never be needed.
  warmUp(): void {}

  async search(request: SearchRequest): Promise<SearchAnswer> {
    if (this.#now() < this.#askHostsFrom) {
      try {
        return await this.#fallBack(request);
      } catch {
        // Nobody else is left: the hosts are asked although they failed a moment ago.
      }
    }
    try {
      const { hosted, words = WORDS, ...asked } = request;
      const parameters = {
        ...this.#parameters,
        ...hosted,
        ...asked,
        attributesToSnippet: [`content:${words}`],
      };
      const answer = readResponse(await this.#client.search({ requests: [parameters as never] }));
      this.#askHostsFrom = -Infinity;
      return answer;
    } catch (error) {
      if ((error as Error).name !== "RetryError") throw error;
      this.#askHostsFrom = this.#now() + DOWN;
      return this.#fallBack(request).catch(() => {
        throw error;
      });
    }
  }

  async #fallBack(request: SearchRequest): Promise<SearchAnswer> {
    return { ...(await this.#embedded.search(request)), source: "fallback" };
  }
}

/** An answer of the right kind but not of the right shape: what the client calls an answer that it cannot read. */
class UnreadableAnswer extends Error {
  override readonly name = "DeserializationError";

  constructor(readonly response: unknown) {
    super("The search service did not return results");
  }
}

/** Returns the first result of a response, with every text of every hit made safe to show. */
function readResponse(response: unknown): SearchAnswer {
  const { results } = (response ?? {}) as { results?: unknown };
  const result = (Array.isArray(results) ? (results[0] ?? {}) : {}) as Record<string, unknown>;
  const { hits, nbHits, nbPages, queryID } = result;
  if (!Array.isArray(hits) || typeof nbHits !== "number") throw new UnreadableAnswer(response);
  return {
    hits: hits.map(createHostedHit).filter((hit) => hit !== undefined),
    nbHits,
    ...(typeof nbPages === "number" ? { nbPages } : {}),
    ...(typeof queryID === "string" ? { queryID } : {}),
    source: "hosted",
  };
}

function toHost(address: string) {
  const { protocol, hostname, port } = new URL(address);
  return {
    url: hostname,
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
    accept: "readWrite" as const,
    ...(port ? { port: Number(port) } : {}),
  };
}
