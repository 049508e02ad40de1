import { UnreadableFile } from "@site/src/protocol/lists/lines";
import { openList, searchList, type OpenList } from "../../../../../protocol/airdrops/claim/find";
import { ListFault } from "../../../../../protocol/airdrops/claim/list";
import type { Answer, Message, Question } from "./protocol";

// The part of a worker's global scope that is used here, because the DOM's types describe a window's.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<Question & { readonly id: number }>) => void;
  postMessage(message: Message): void;
};

/** The list with its tree, which takes seconds to compute. A different address in the same list needs neither again. */
let opened: Promise<OpenList> | undefined;
/** ID of the last question, which is the only one that the page still waits for. */
let latest = 0;

scope.onmessage = ({ data }) => {
  latest = data.id;
  void answer(data).then((found) => scope.postMessage({ id: data.id, answer: found }));
};

async function answer({ file, search }: Question): Promise<Answer> {
  try {
    if (file) opened = run(openList(file, search));
    const list = await opened!;
    return { kind: "found", found: await run(searchList(list, search)), search };
  } catch (error) {
    if (error instanceof ListFault) return { kind: "refused", sentences: error.sentences };
    if (error instanceof UnreadableFile) return { kind: "refused", sentences: [error.message] };
    return {
      kind: "refused",
      sentences: [
        "The list could not be read. If the file was changed or moved after you chose it, choose it again.",
      ],
    };
  }
}

/** Works to the end. Reports whole percents only, because the page draws itself again after each report. */
async function run<Result>(
  work: Generator<number, Result> | AsyncGenerator<number, Result>,
): Promise<Result> {
  let reported = -1;
  for (;;) {
    const step = await work.next();
    if (step.done) return step.value;
    const percent = Math.floor(100 * step.value);
    if (percent === reported) continue;
    reported = percent;
    scope.postMessage({ id: latest, share: percent / 100 });
    // Lets the next question in, whose ID the later reports carry.
    await new Promise((resolve) => setTimeout(resolve));
  }
}
