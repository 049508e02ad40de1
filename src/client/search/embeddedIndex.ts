import { type Responder } from "../../lib/search/client/localTransport";
import { type SearchRequest } from "../../lib/search/protocol";
import { type IndexRequest, type IndexReply } from "./searchIndex.worker";

interface PendingRequest {
  resolve(body: string): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, PendingRequest>();

/** Answers requests from the embedded index, which a worker holds. */
export const respond: Responder = (requests) => ask(requests);

/** Begins to load the index, or makes sure that it is current, without waiting for it. */
export function warmUp(): void {
  // A failure shows when something is searched for.
  ask(undefined).catch(() => undefined);
}

function ask(requests: readonly SearchRequest[] | undefined): Promise<string> {
  worker ??= start();
  const id = ++lastId;
  const answer = new Promise<string>((resolve, reject) => pending.set(id, { resolve, reject }));
  worker.postMessage({ id, ...(requests ? { requests } : {}) } satisfies IndexRequest);
  return answer;
}

function start(): Worker {
  const started = new Worker(
    /* webpackChunkName: "search-index" */ new URL("./searchIndex.worker.ts", import.meta.url),
  );
  started.onmessage = ({ data: { id, body, error } }: MessageEvent<IndexReply>) => {
    const request = pending.get(id);
    pending.delete(id);
    if (error === undefined) request?.resolve(body ?? "");
    else request?.reject(new Error(error));
  };
  // Its script could not be loaded: the next request tries again.
  started.onerror = (event) => {
    event.preventDefault();
    started.terminate();
    worker = undefined;
    for (const { reject } of pending.values()) reject(new Error("The search index could not be started"));
    pending.clear();
  };
  return started;
}
