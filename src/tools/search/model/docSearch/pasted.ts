import { type Answer } from "../../../../ui/pasted";
import { MAX_PASTE_LENGTH, MAX_QUERY_LENGTH } from "../limits";

/**
 * Returns what was pasted where the input, which takes 64 characters, holds the beginning of it; else what the input
 * holds.
 */
export const readPaste = (typed: string, pasted: string): string =>
  // The input takes no line breaks.
  typed.length === MAX_QUERY_LENGTH &&
  pasted
    .replace(/[\r\n]/g, "")
    .trimStart()
    .startsWith(typed.trimStart())
    ? pasted.slice(0, MAX_PASTE_LENGTH)
    : typed;

/** Kinds of input that can bring a whole text: a paste, a drop, a correction, or the clipboard of a phone's keyboard. */
const INSERTIONS = new Set(["insertFromPaste", "insertFromDrop", "insertReplacementText", "insertText"]);

/**
 * Returns the text that a field would have after an insertion if it did not cut it.
 *
 * @param event the field's `beforeinput`.
 * @returns `undefined` for a single letter, and for anything that inserts nothing.
 */
export function insertText(
  { inputType, data, dataTransfer }: Pick<InputEvent, "inputType" | "data" | "dataTransfer">,
  {
    value,
    selectionStart,
    selectionEnd,
  }: Pick<HTMLInputElement, "value" | "selectionStart" | "selectionEnd">,
): string | undefined {
  const text = data ?? dataTransfer?.getData("text/plain") ?? "";
  if (!INSERTIONS.has(inputType) || text.length < 2) return undefined;
  return value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length);
}

/**
 * Calls `keep` with each text that is inserted into a field within an element, before the field cuts it.
 *
 * @returns a function that ends it.
 */
export function watchInsertions(element: HTMLElement, keep: (text: string) => void): () => void {
  // React's own `onBeforeInput` is another event, which knows neither the kind of the input nor what is dropped.
  const onBeforeInput = (event: InputEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const text = insertText(event, event.target);
    if (text !== undefined) keep(text);
  };
  element.addEventListener("beforeinput", onBeforeInput, { capture: true });
  return () => element.removeEventListener("beforeinput", onBeforeInput, { capture: true });
}

/** The data at the end of a text: more than a selector, and no whole address. */
const DATA_AT_END = /\b0x(?![\da-f]{40}$)[\da-f]{9,}$/i;

/**
 * Checks whether a text is as long as the search field allows and ends within hexadecimal data, so that the field has
 * probably cut it. No call, revert or hash has 31 bytes.
 */
export const isCutData = (text: string): boolean =>
  text.length === MAX_QUERY_LENGTH && DATA_AT_END.test(text);

/** Says that the field has cut a text, what its beginning is, and where the whole text is read. */
export const sayThatCut = (beginning: Answer | undefined): Answer => ({
  title: `The search field holds ${MAX_QUERY_LENGTH} characters, and this data seems longer`,
  facts: [
    ...(beginning ? [`It begins like: ${beginning.title}`] : []),
    "Open the decoder, and paste the whole text there",
  ],
  url: "/reference/errors#decoder",
});

/**
 * A selector, alone or with at least one word of 32 bytes after it. Of data that was cut within a later word the begun
 * word counts. No word alone, which is the hash of a transaction or a topic, and no address.
 */
const DATA = /^0x[\da-f]{8}(?:(?:[\da-f]{2}){32,})?$/i;

/** Number of letters from which a text is a message rather than a question. */
const MESSAGE = 40;

/**
 * Returns the selector of an error in a text that the decoder of reverts reads: at the beginning of data, or in a message
 * that speaks of a failure, with or without the words of its arguments. No address and no hash.
 */
export function findSelector(text: string): string | undefined {
  if (DATA.test(text)) return text.slice(0, "0x00000000".length);
  const isMessage = text.length > MESSAGE && /revert|error|reason|fail/i.test(text);
  return isMessage ? /\b0x[\da-f]{8}(?=(?:[\da-f]{64})*\b)/i.exec(text)?.[0] : undefined;
}
