import { removeEnd } from "../../text/ends";

/**
 * Returns what a reader pastes where an identifier or a link belongs, without what word processors, chats and quotes
 * put into it: dashes of any length become hyphens; invisible characters, brackets and quotes around it go.
 */
export function cleanPastedText(text: string): string {
  const clean = text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, "-")
    .trim()
    .replace(/^["'`“”‘’«<([]+/, "");
  return removeEnd(clean, "\"'`“”‘’»>)],;");
}
