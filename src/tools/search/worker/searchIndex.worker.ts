import { isSlowConnection } from "../../../ui/connection";
import { IndexService } from "../model/indexService";
import { type SearchRequest } from "../model/protocol";

/** What the page requests: to make sure that the index is there, or to answer a request. */
export type IndexRequest = { id: number; request?: SearchRequest };
/** `answer` is JSON: one text travels sooner than many objects. */
export type IndexReply = { id: number; answer?: string; error?: string };

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

async function answer({ id, request }: IndexRequest): Promise<void> {
  try {
    if (!request) {
      await service.refresh();
      scope.postMessage({ id });
      return;
    }
    scope.postMessage({ id, answer: JSON.stringify(await service.respond(request)) });
  } catch (error) {
    scope.postMessage({ id, error: (error as Error).message });
  }
}
