import { isField, type Field } from "../../../src/ui/fields";

/** What a field holds: its text or choice, or whether it is ticked. */
type Value = string | boolean;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

const valueOf = (field: Field): Value => (isTicked(field) ? field.checked : field.value);

/** The last thing that a reader has typed or chosen in each field. */
const typed = new Map<Field, Value>();

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
export function replayField(field: Field, value: Value): void {
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

/**
 * Records what a reader types or chooses before the page is hydrated.
 *
 * @returns whether the event is one of a field
 */
export function recordField({ target }: Event): boolean {
  if (!isField(target)) return false;
  typed.set(target, valueOf(target));
  return true;
}

/** Notifies the page's code, which has just been hydrated, of what was typed before, as if it were typed now. */
export function replayFields(): void {
  for (const [field, value] of [...typed]) replayField(field, value);
}
