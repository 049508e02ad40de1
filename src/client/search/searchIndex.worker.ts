import { isSlowConnection } from "../../lib/connection";
import { IndexService } from "../../lib/search/indexService";
import { type SearchRequest } from "../../lib/search/protocol";

/** What the page requests: to make sure that the index is there, or to answer requests. */
export type IndexRequest = { id: number; requests?: readonly SearchRequest[] };
/** `body` answers requests: a JSON object with their `results`. One text travels sooner than many objects. */
export type IndexReply = { id: number; body?: string; error?: string };

// The part of a worker's global scope that is used here; the DOM's types describe a window's.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<IndexRequest>) => void;
  postMessage(reply: IndexReply): void;
};

const service = new IndexService({
  manifest: "/search-index.json",
  fetch: (...call) => fetch(...call),
  mayFetchAhead: () => !isSlowConnection("4g"),
});

// Unpacking and indexing take a second on a slow phone; here they do not hold up typing.
scope.onmessage = ({ data }) => void answer(data);

async function answer({ id, requests }: IndexRequest): Promise<void> {
  try {
    if (requests) {
      scope.postMessage({ id, body: JSON.stringify({ results: await service.respond(requests) }) });
    } else {
      await service.refresh();
      scope.postMessage({ id });
    }
  } catch (error) {
    scope.postMessage({ id, error: (error as Error).message });
  }
}
