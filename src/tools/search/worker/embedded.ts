import { type Search, type SearchAnswer } from "../model/client/search";
import { type SearchRequest } from "../model/protocol";
import { type IndexRequest, type IndexReply } from "./searchIndex.worker";

interface PendingRequest {
  resolve(answer: string): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, PendingRequest>();

/** The index that is part of this site, which a worker holds. */
export const embedded: Search = {
  async search(request) {
    return { ...(JSON.parse(await ask(request)) as Omit<SearchAnswer, "source">), source: "embedded" };
  },
  // Loads the index, or makes sure that it is current. A failure shows when something is searched for.
  warmUp: () => void ask(undefined).catch(() => undefined),
};

function ask(request: SearchRequest | undefined): Promise<string> {
  try {
    worker ??= start();
  } catch {
    return Promise.reject(new Error("This browser refuses web workers, in one of which the search runs"));
  }
  const id = ++lastId;
  const answer = new Promise<string>((resolve, reject) => pending.set(id, { resolve, reject }));
  worker.postMessage({ id, ...(request ? { request } : {}) } satisfies IndexRequest);
  return answer;
}

function start(): Worker {
  const started = new Worker(
    /* webpackChunkName: "search-index" */ new URL("./searchIndex.worker.ts", import.meta.url),
  );
  started.onmessage = ({ data: { id, answer, error } }: MessageEvent<IndexReply>) => {
    const request = pending.get(id);
    pending.delete(id);
    if (error === undefined) request?.resolve(answer ?? "");
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
