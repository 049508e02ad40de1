import { cleanPastedText } from "../links/identifiers/pastedText";
import { type Answer, type Kind, type Sources } from "./answer";
import { chains } from "./chains";
import { contracts } from "./contracts";
import { rates } from "./rates";
import { streams } from "./streams";
import { transactions } from "./transactions";

export type { Answer, Sources } from "./answer";

/** What stands in brackets or quotes when it is pasted, the most definite form first. */
const things = [...streams, ...contracts, ...rates, ...chains];

/**
 * Says what a text is that somebody typed or pasted: an address, an id, a selector, data, a message, a link, a chain, or
 * an amount with a period. What is not known, and what only looks like one of these, gets no answer.
 * @param sources loaded only as far as the text's form asks for them
 */
export async function answerTo(text: string, sources: Sources): Promise<Answer | undefined> {
  // Brackets are part of a message.
  return (
    (await firstOf(things, cleanPastedText(text), sources)) ??
    (await firstOf(transactions, text.trim(), sources))
  );
}

async function firstOf(kinds: readonly Kind[], text: string, sources: Sources): Promise<Answer | undefined> {
  for (const { form, read } of kinds) {
    const answer = form.test(text) ? await read(text, sources) : undefined;
    if (answer) return answer;
  }
  return undefined;
}
