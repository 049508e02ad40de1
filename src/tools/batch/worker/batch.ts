import { WHY_NOT_LOADED } from "../../../ui/loading/NotLoaded";
import { askWorker, sayRefused } from "../../../ui/worker";
import type { Answer, Message, Question } from "./protocol";

/**
 * Asks one question in a worker of its own, which is loaded now: the page stays free, and a question that is given up
 * ends at once.
 *
 * @param onProgress called with how far it is, from 0 to 1, and what it does
 * @returns a function that gives up; nothing is called after it
 */
export function ask(
  question: Question,
  onProgress: (share: number, doing: string) => void,
  onAnswer: (answer: Answer) => void,
): () => void {
  const refuse = (sentence: string) => onAnswer({ kind: "refused", sentence });
  return askWorker<Message>(() => new Worker(new URL("./batch.worker.ts", import.meta.url)), question, {
    onMessage(message) {
      if ("answer" in message) onAnswer(message.answer);
      else onProgress(message.share, message.doing);
      return "answer" in message;
    },
    onRefused: () => refuse(sayRefused("The builder runs the contracts in a web worker.")),
    onFailed: () => refuse(`The builder ran out of memory, or it ${WHY_NOT_LOADED}`),
  });
}
