import type { Field } from "../fields";

/** What a field holds: its text or choice, or whether it is ticked. */
export type FieldValue = string | boolean;

/** Checks whether a field is ticked, instead of holding a text or a choice. */
export const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Returns what a field holds. */
export const readField = (field: Field): FieldValue => (isTicked(field) ? field.checked : field.value);

/** React compares with the value that it saw when it hydrated the field: a change from something else must be seen. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const caret = field.selectionEnd;
  field.value = value === "" ? "0" : "";
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  if (caret !== null && caret < value.length) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Notifies the page's code that a field holds something, as if its reader had typed or chosen it now. */
export function replayField(field: Field, value: FieldValue): void {
  if (!field.isConnected) return;
  if (isTicked(field)) {
    field.checked = !value;
    field.click();
  } else if (field instanceof HTMLSelectElement || field.type === "file") {
    // No script may set a file, and the field still holds the one that was chosen.
    if (field.type !== "file") field.value = String(value);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else replayText(field, String(value));
}
