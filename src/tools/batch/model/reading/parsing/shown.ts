import { showUnseen } from "../../../../../protocol/text/visible";
import { type Json, JsonNumber } from "./json";

/** Returns a value as the text has it, cut to a length that fits into a sentence. */
export function showText(value: Json | undefined): string {
  const text =
    value instanceof JsonNumber
      ? value.digits
      : (JSON.stringify(value, (_key, inner: unknown) =>
          inner instanceof JsonNumber ? inner.digits : inner,
        ) ?? "nothing");
  return showUnseen(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}
