/** Listeners to a worker that answers one question. At most one of the last two is called, once. */
export interface WorkerListeners<Message> {
  /** Takes each message, and returns whether it was the last. */
  onMessage(message: Message): boolean;
  /** Is called when the browser does not allow workers on this page. */
  onRefused(): void;
  /** Is called when the worker ended without an answer: it ran out of memory, or its script was not loaded. */
  onFailed(): void;
}

/**
 * Asks one question in a worker of its own. The page stays responsive, and a question that is given up ends at once.
 *
 * @param start creates the worker, because the bundler has to see its address there
 * @returns a function that ends the work; after it, nothing is called
 */
export function askWorker<Message>(
  start: () => Worker,
  question: unknown,
  { onMessage, onRefused, onFailed }: WorkerListeners<Message>,
): () => void {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    onRefused();
    return () => undefined;
  }
  const end = () => endWorker(worker);
  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    if (onMessage(data)) end();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    end();
    onFailed();
  };
  worker.postMessage(question);
  return end;
}

interface PendingRequest<Reply> {
  resolve(reply: Reply): void;
  reject(error: Error): void;
  /** Takes each message, and returns whether it was the last. */
  isLast(reply: Reply): boolean;
}

/** A worker that answers many questions. Each question and each of its replies has the same `id`. */
export class WorkerClient<Question extends object, Reply extends { readonly id: number }> {
  private readonly worker: Worker;
  private readonly pending = new Map<number, PendingRequest<Reply>>();
  private asked = 0;
  private ended: Error | undefined;

  /**
   * Starts the worker.
   *
   * @param start creates the worker, because the bundler has to see its address there
   * @param describeFailure is called when the worker ended by itself, and returns the error of all open questions
   * @throws what `start` throws where the browser does not allow workers
   */
  constructor(start: () => Worker, describeFailure: () => Error) {
    this.worker = start();
    this.worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const request = this.pending.get(data.id);
      if (!request?.isLast(data)) return;
      this.pending.delete(data.id);
      request.resolve(data);
    };
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.close(describeFailure());
    };
  }

  /**
   * Asks a question, and resolves to its last reply.
   *
   * @param isLast takes each reply, and returns whether it was the last
   */
  ask(question: Question, isLast: (reply: Reply) => boolean = () => true): Promise<Reply> {
    if (this.ended) return Promise.reject(this.ended);
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject, isLast });
      this.worker.postMessage({ ...question, id });
    });
  }

  /** Ends the worker. Questions without an answer are rejected with `reason`. */
  close(reason: Error): void {
    this.ended = reason;
    endWorker(this.worker);
    for (const { reject } of this.pending.values()) reject(reason);
    this.pending.clear();
  }
}

/** Ends a worker without an error where its script has not arrived yet, which some browsers would report. */
function endWorker(worker: Worker): void {
  worker.onmessage = worker.onerror = null;
  worker.terminate();
}

/**
 * Says that the browser does not allow workers on this page.
 *
 * @param use a sentence on what the worker would do
 */
export const sayRefused = (use: string): string =>
  `This browser does not allow web workers on this page. A setting, an extension or a policy of your network blocks them. ${use}`;
