import { type Responder } from "../../lib/search/client/localTransport";
import { type SearchRequest } from "../../lib/search/protocol";
import { type Question, type Reply } from "./searchIndex.worker";

interface Waiting {
  resolve(body: string): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let questions = 0;
const waiting = new Map<number, Waiting>();

/** Answers requests from the embedded index, which a worker holds. */
export const respond: Responder = (requests) => ask(requests);

/** Begins to load the index, or makes sure that it is current, without waiting for it. */
export function warmUp(): void {
  // A failure shows when something is searched for.
  ask(undefined).catch(() => undefined);
}

function ask(requests: readonly SearchRequest[] | undefined): Promise<string> {
  worker ??= start();
  const id = ++questions;
  const answer = new Promise<string>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, ...(requests ? { requests } : {}) } satisfies Question);
  return answer;
}

function start(): Worker {
  const started = new Worker(
    /* webpackChunkName: "search-index" */ new URL("./searchIndex.worker.ts", import.meta.url),
  );
  started.onmessage = ({ data: { id, body, error } }: MessageEvent<Reply>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(body ?? "");
    else asked?.reject(new Error(error));
  };
  // Its script could not be loaded: the next question tries again.
  started.onerror = (event) => {
    event.preventDefault();
    started.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error("The search index could not be started"));
    waiting.clear();
  };
  return started;
}
