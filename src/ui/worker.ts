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

/** Ends a worker without an error where its script has not arrived yet, which some browsers would report. */
export function endWorker(worker: Worker): void {
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
