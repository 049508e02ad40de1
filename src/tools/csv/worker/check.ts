import { askWorker, sayRefused } from "@site/src/ui/worker";
import type { Answer, Message, Question } from "./check.worker";

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
  return askWorker<Message>(() => new Worker(new URL("./check.worker.ts", import.meta.url)), question, {
    onMessage(message) {
      if ("answer" in message) onAnswer(message.answer);
      else onShare(message.share);
      return "answer" in message;
    },
    onRefused: () => onAnswer({ refusal: sayRefused("The checker reads the list in a web worker.") }),
    onFailed: onFail,
  });
}
