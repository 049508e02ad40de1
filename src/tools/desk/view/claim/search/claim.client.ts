import { WHY_NOT_LOADED } from "@site/src/ui/NotLoaded";
import { askWorker, sayRefused } from "@site/src/ui/worker";
import type { Answer, Message, Question } from "./protocol";

/**
 * Reads a list in a worker of its own, because the tree of a long list would freeze the page.
 *
 * @param onShare is called with the share that is done, from 0 to 1
 * @returns a function that ends the work; after it, nothing is called
 */
export function startSearch(
  question: Question,
  onShare: (share: number) => void,
  onAnswer: (answer: Answer) => void,
): () => void {
  const refuse = (sentence: string) => onAnswer({ kind: "refused", sentences: [sentence] });
  return askWorker<Message>(() => new Worker(new URL("./claim.worker.ts", import.meta.url)), question, {
    onMessage(message) {
      if ("answer" in message) onAnswer(message.answer);
      else onShare(message.share);
      return "answer" in message;
    },
    onRefused: () => refuse(sayRefused("The desk reads the list in a web worker.")),
    onFailed: () => refuse(`The reader ran out of memory, or it ${WHY_NOT_LOADED}`),
  });
}
