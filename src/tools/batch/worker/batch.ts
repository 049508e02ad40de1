import { WHY_NOT_LOADED } from "../../../ui/NotLoaded";
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
  let worker: Worker;
  try {
    worker = new Worker(new URL("./batch.worker.ts", import.meta.url));
  } catch {
    const sentence =
      "This browser refuses web workers on this page: a setting, an extension or a policy of your network blocks them. The contracts run in one.";
    onAnswer({ kind: "refused", sentence });
    return () => undefined;
  }
  const end = () => {
    // Ending a worker whose script is still on its way is an error to some browsers.
    worker.onmessage = worker.onerror = null;
    worker.terminate();
  };
  const finish = (answer: Answer) => {
    end();
    onAnswer(answer);
  };
  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    if ("answer" in data) finish(data.answer);
    else onProgress(data.share, data.doing);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    finish({ kind: "refused", sentence: `The builder ran out of memory, or it ${WHY_NOT_LOADED}` });
  };
  worker.postMessage(question);
  return end;
}
