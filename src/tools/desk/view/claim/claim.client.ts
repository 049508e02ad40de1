import { WHY_NOT_LOADED } from "@site/src/ui/NotLoaded";
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
  let worker: Worker;
  try {
    worker = new Worker(new URL("./claim.worker.ts", import.meta.url));
  } catch {
    const sentence =
      "This browser does not allow web workers on this page. A setting, an extension or a policy of your network blocks them. The desk reads the list in one.";
    onAnswer({ kind: "refused", sentences: [sentence] });
    return () => undefined;
  }
  const end = () => {
    // Some browsers report an error when a worker ends whose script has not arrived yet.
    worker.onmessage = worker.onerror = null;
    worker.terminate();
  };
  const finish = (answer: Answer) => {
    end();
    onAnswer(answer);
  };
  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    if ("answer" in data) finish(data.answer);
    else onShare(data.share);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    finish({ kind: "refused", sentences: [`The reader ran out of memory, or it ${WHY_NOT_LOADED}`] });
  };
  worker.postMessage(question);
  return end;
}
