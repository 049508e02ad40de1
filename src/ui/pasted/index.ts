import { cleanPastedText } from "../../protocol/links/identifiers/pastedText";
import { type Answer, type Kind, type Sources } from "./answer";
import { chains } from "./chains";
import { contracts, isOfRelease } from "./contracts";
import { findSubject } from "./questions";
import { rates } from "./rates";
import { streams } from "./streams";
import { support } from "./support";
import { transactions } from "./transactions";

export type { Answer, Sources } from "./answer";

/** What is in brackets or quotes when it is pasted, the most definite form first. */
const things = [...streams, ...contracts, ...rates, ...chains, ...support];

/**
 * Says what a text is that someone typed or pasted: an address, an id, a selector, data, a message, a link, a chain,
 * an amount with a period, or a question whether Sablier works with something; also an address, a hash or the name of an
 * error in a question. What is not known, and what only looks like one of these, gets no answer.
 * @param sources loaded only as far as the text's form asks for them
 */
export async function answerTo(text: string, sources: Sources): Promise<Answer | undefined> {
  const clean = cleanPastedText(text);
  // Brackets are part of a message.
  const answer =
    (await getFirst(things, clean, sources)) ?? (await getFirst(transactions, text.trim(), sources));
  const asked = answer ? undefined : findSubject(clean);
  if (!asked) return answer;
  const { value, unknown } = asked;
  return unknown && !isOfRelease(value, await sources.contracts()) ? unknown : answerTo(value, sources);
}

async function getFirst(kinds: readonly Kind[], text: string, sources: Sources): Promise<Answer | undefined> {
  for (const { form, read } of kinds) {
    const answer = form.test(text) ? await read(text, sources) : undefined;
    if (answer) return answer;
  }
  return undefined;
}
