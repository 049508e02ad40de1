import { liteClient, type LiteClient } from "algoliasearch/lite";
import { onlyHighlights } from "../highlight";
import { hostStates } from "./hostStates";
import { TIMEOUTS } from "../limits";
import { EMBEDDED_HOST, localRequester, type Responder } from "./localTransport";
import { type Hit, type SearchRequest, type SearchResponse } from "../protocol";
import { LEVELS } from "../packed/records";

/** Who answered: the hosted index, the embedded one as configured, or the embedded one because no host did. */
export type Source = "hosted" | "embedded" | "fallback";

export interface SearchClientOptions {
  /** Credentials of the hosted index; without them the embedded index answers. */
  hosted?: {
    appId: string;
    apiKey: string;
    /** Other hosts than the service's own, as `http://127.0.0.1:8080`. */
    hosts?: readonly string[];
  };
  /** The embedded index. */
  respond: Responder;
  /** Names of the callers for the service's statistics. */
  agents?: readonly { segment: string; version: string }[];
  now?: () => number;
}

export interface SearchParameters {
  requests: (SearchRequest & Record<string, unknown>)[];
}

export interface SearchResults {
  results: (Pick<SearchResponse, "hits" | "nbHits"> & Partial<SearchResponse> & { queryID?: string })[];
  source: Source;
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

/**
 * Searches the hosted index when there are credentials, else the embedded one. When every hosted host fails, the
 * embedded index answers, and goes on answering for two minutes before the hosts are asked again.
 *
 * @throws RetryError when nobody can answer, ApiError with a `status` for a 4xx, DeserializationError with the
 * `response` for an answer that makes no sense.
 */
export class SearchClient {
  readonly #hosted: LiteClient | undefined;
  readonly #embedded: LiteClient;
  readonly #now: () => number;
  #askHostedFrom = -Infinity;

  constructor({ hosted, respond, agents = [], now = Date.now }: SearchClientOptions) {
    this.#now = now;
    this.#embedded = liteClient("embedded", "embedded", {
      ...OPTIONS,
      hosts: [EMBEDDED_HOST],
      hostsCache: hostStates(),
      // The index answers as fast as a cache, and a cache would outlive it.
      responsesCache: noCache(),
      requester: localRequester(respond),
    });
    if (hosted) {
      this.#hosted = liteClient(hosted.appId, hosted.apiKey, {
        ...OPTIONS,
        hostsCache: hostStates(),
        ...(hosted.hosts ? { hosts: hosted.hosts.map(toHost) } : {}),
      });
      for (const { segment, version } of agents) this.#hosted.addAlgoliaAgent(segment, version);
    }
  }

  async search(parameters: SearchParameters): Promise<SearchResults> {
    const hosted = this.#hosted;
    if (!hosted) return this.#ask(this.#embedded, parameters, "embedded");
    const begun = this.#now();
    if (begun < this.#askHostedFrom) {
      try {
        return await this.#ask(this.#embedded, parameters, "fallback");
      } catch {
        // Nobody else is left: the hosts are asked although they failed a moment ago.
      }
    }
    try {
      const results = await this.#ask(hosted, parameters, "hosted");
      this.#askHostedFrom = -Infinity;
      return results;
    } catch (error) {
      if ((error as Error).name !== "RetryError") throw error;
      this.#askHostedFrom = this.#now() + DOWN;
      return this.#ask(this.#embedded, parameters, "fallback").catch(() => {
        throw error;
      });
    }
  }

  async #ask(client: LiteClient, parameters: SearchParameters, source: Source): Promise<SearchResults> {
    const response: unknown = await client.search(parameters as Parameters<LiteClient["search"]>[0]);
    return { results: checked(response, parameters.requests.length), source };
  }
}

/** An answer of the right kind but not of the right shape: what the client calls an answer that it cannot read. */
class UnreadableAnswer extends Error {
  override readonly name = "DeserializationError";

  constructor(readonly response: unknown) {
    super("The search service answered something else than results");
  }
}

/** The results of an answer, with every text of every hit made safe to show. */
function checked(response: unknown, count: number): SearchResults["results"] {
  const { results } = (response ?? {}) as { results?: unknown };
  if (!Array.isArray(results) || results.length < count) throw new UnreadableAnswer(response);
  return results.map((result: unknown) => {
    const { hits, nbHits } = (result ?? {}) as Partial<SearchResponse>;
    if (!Array.isArray(hits) || typeof nbHits !== "number") throw new UnreadableAnswer(response);
    return { ...(result as SearchResponse), hits: hits.map(safeHit).filter((hit) => hit !== undefined) };
  });
}

/** A hit in which nothing but highlighting is markup; `undefined` for one that leads nowhere or has no heading. */
export function safeHit(hit: Hit): Hit | undefined {
  if (typeof hit !== "object" || hit === null || typeof hit.objectID !== "string") return undefined;
  if (typeof hit.url !== "string" || !isPage(hit.url)) return undefined;
  if (typeof hit.hierarchy !== "object" || hit.hierarchy === null || typeof hit.hierarchy.lvl0 !== "string") {
    return undefined;
  }
  const type = hit.type === "lvl0" ? "lvl1" : hit.type;
  if (type !== "content" && !(LEVELS as readonly unknown[]).includes(type)) return undefined;
  return { ...(safe(hit) as Hit), objectID: hit.objectID, url: hit.url, type };
}

function safe(value: unknown): unknown {
  if (typeof value === "string") return onlyHighlights(value);
  if (Array.isArray(value)) return value.map(safe);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, safe(of)]));
}

/** An address on the web whose path, taken alone, stays on the site. */
function isPage(url: string): boolean {
  try {
    const { protocol, pathname } = new URL(url);
    return /^https?:$/.test(protocol) && !/^\/[/\\]/.test(pathname);
  } catch {
    return false;
  }
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

function noCache() {
  return {
    async get<T>(
      _key: object | string,
      missing: () => Promise<T>,
      events?: { miss: (value: T) => Promise<unknown> },
    ) {
      const value = await missing();
      await events?.miss(value);
      return value;
    },
    set: async <T>(_key: object | string, value: T) => value,
    delete: async () => undefined,
    clear: async () => undefined,
  };
}
