import type { Answer, Message, Question } from "./csvCheck.worker";

/**
 * Checks or corrects a file in a worker of its own, which is loaded now: the page stays free, and a check that is given up ends at
 * once.
 *
 * @param onShare called with how far it is, from 0 to 1
 * @param onFail called when the worker ended without an answer: it ran out of memory, or its script did not come
 * @returns a function that gives up; nothing is called after it
 */
export function startCheck(
  question: Question,
  onShare: (share: number) => void,
  onAnswer: (answer: Answer) => void,
  onFail: () => void,
): () => void {
  let worker: Worker;
  try {
    worker = new Worker(new URL("./csvCheck.worker.ts", import.meta.url));
  } catch {
    const refusal =
      "This browser refuses web workers on this page: a setting, an extension or a policy of your network blocks them. The checker reads the list in one.";
    onAnswer({ refusal });
    return () => undefined;
  }
  const end = () => {
    // Ending a worker whose script is still on its way is an error to some browsers.
    worker.onmessage = worker.onerror = null;
    worker.terminate();
  };
  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    if (!("answer" in data)) return onShare(data.share);
    end();
    onAnswer(data.answer);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    end();
    onFail();
  };
  worker.postMessage(question);
  return end;
}
