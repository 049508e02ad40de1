import { UnreadableFile } from "@site/src/protocol/lists/lines";
import { findClaims } from "../../../model/claim/find";
import { ListFault } from "../../../model/claim/list";
import type { Answer, Message, Question } from "./protocol";

// The part of a worker's global scope that is used here, because the DOM's types describe a window's.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(message: Message): void;
};

scope.onmessage = ({ data }) => {
  void answer(data).then((found) => scope.postMessage({ answer: found }));
};

async function answer({ file, search }: Question): Promise<Answer> {
  try {
    const work = findClaims(file, search);
    for (;;) {
      const step = await work.next();
      if (step.done) return { kind: "found", found: step.value, search };
      scope.postMessage({ share: step.value });
    }
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
