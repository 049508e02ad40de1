import { type SearchRequest } from "../protocol";

/** What the search client hands to its requester, as far as it matters here. */
export interface EndRequest {
  url: string;
  method: string;
  data?: string | Uint8Array;
}

/** What the search client wants back. `status` 0 means that the network failed. */
export interface EndResponse {
  status: number;
  content: string;
  isTimedOut: boolean;
}

/**
 * Answers requests from the index in the browser, with the body of the answer: a JSON object whose `results` has a
 * response for each request. Rejects when the index cannot be loaded.
 */
export type Responder = (requests: readonly SearchRequest[]) => Promise<string>;

/** The one host of the embedded index. Its name is never resolved. */
export const EMBEDDED_HOST = { url: "search.embedded", protocol: "https", accept: "readWrite" } as const;

const answer = (status: number, content: object): EndResponse => ({
  status,
  content: JSON.stringify(content),
  isTimedOut: false,
});

/**
 * A requester for the search client that asks the embedded index instead of a network. The client's own validation,
 * caching, retries, statuses and errors apply. An index that cannot be loaded is a network failure, so that the
 * client ends with the same error as when all its hosts fail. Timeouts do not apply: a slow download is stalled, not lost.
 */
export function localRequester(respond: Responder): { send(request: EndRequest): Promise<EndResponse> } {
  return {
    async send({ url, method, data }) {
      const { pathname } = new URL(url);
      if (method !== "POST" || pathname !== "/1/indexes/*/queries") {
        return answer(404, { message: `The embedded index has no ${method} ${pathname}`, status: 404 });
      }
      const requests = parse(data);
      if (!requests) return answer(400, { message: "The body holds no list of requests", status: 400 });
      try {
        return { status: 200, content: await respond(requests), isTimedOut: false };
      } catch (error) {
        return { status: 0, content: (error as Error).message, isTimedOut: false };
      }
    },
  };
}

function parse(data: EndRequest["data"]): SearchRequest[] | undefined {
  try {
    const { requests } = JSON.parse(String(data ?? "")) as { requests?: unknown };
    return Array.isArray(requests) ? (requests as SearchRequest[]) : undefined;
  } catch {
    return undefined;
  }
}
