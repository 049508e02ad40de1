import { sayRefused, WorkerClient } from "../../../ui/worker";
import { type Search, type SearchAnswer, type SearchRequest } from "../model/protocol";
import { type IndexRequest, type IndexReply } from "./searchIndex.worker";

let client: WorkerClient<Omit<IndexRequest, "id">, IndexReply> | undefined;

/** The index that is part of this site, which a worker holds. */
export const embedded: Search = {
  search: async (request) => JSON.parse(await ask(request)) as SearchAnswer,
  // Loads the index, or makes sure that it is current. A failure shows when something is searched for.
  warmUp: () => void ask(undefined).catch(() => undefined),
};

async function ask(request: SearchRequest | undefined): Promise<string> {
  try {
    client ??= new WorkerClient(
      () =>
        new Worker(
          /* webpackChunkName: "search-index" */ new URL("./searchIndex.worker.ts", import.meta.url),
        ),
      () => {
        // The next request tries again.
        client = undefined;
        return new Error("The search index could not be started");
      },
    );
  } catch {
    throw new Error(sayRefused("The search runs in a web worker."));
  }
  const { answer = "", error } = await client.ask(request ? { request } : {});
  if (error !== undefined) throw new Error(error);
  return answer;
}
