import { WHY_NOT_LOADED } from "@site/src/ui/loading/NotLoaded";
import { sayRefused, WorkerClient } from "@site/src/ui/worker";
import type { Search } from "../../../../../protocol/airdrops/claim/find";
import type { Answer, Message, Question } from "./protocol";

/** A list in a worker of its own, because its tree would freeze the page. */
export interface ListWorker {
  /**
   * Searches the list. The first search computes the tree, and the later ones use it.
   *
   * @param onShare is called with the share that is done, from 0 to 1
   * @returns a function after which nothing is called
   */
  search(search: Search, onShare: (share: number) => void, onAnswer: (answer: Answer) => void): () => void;
  /** Ends the worker, and with it the work. */
  end(): void;
}

/**
 * Starts a worker for a list.
 *
 * @throws Error with a sentence where the browser does not allow workers
 */
export function startListWorker(file: Blob): ListWorker {
  let client: WorkerClient<Question, Message>;
  try {
    client = new WorkerClient<Question, Message>(
      () => new Worker(new URL("./claim.worker.ts", import.meta.url)),
      () => new Error(`The reader ran out of memory, or it ${WHY_NOT_LOADED}`),
    );
  } catch {
    throw new Error(sayRefused("The desk reads the list in a web worker."));
  }
  let isSent = false;
  return {
    search(search, onShare, onAnswer) {
      let isOver = false;
      const question = { ...(!isSent && { file }), search };
      isSent = true;
      const take = (answer: Answer) => {
        if (!isOver) onAnswer(answer);
      };
      client
        .ask(question, (message) => {
          if ("share" in message && !isOver) onShare(message.share);
          return "answer" in message;
        })
        .then(
          (message) => {
            if ("answer" in message) take(message.answer);
          },
          (error: Error) => take({ kind: "refused", sentences: [error.message] }),
        );
      return () => {
        isOver = true;
      };
    },
    end: () => client.close(new Error("The list was closed.")),
  };
}
