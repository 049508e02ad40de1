import { isField, type Field } from "../../../src/client/fields";

/** What a field holds: its text or choice, or whether it is ticked. */
type Held = string | boolean;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

const heldBy = (field: Field): Held => (isTicked(field) ? field.checked : field.value);

/** The last thing that a reader has typed or chosen in each field. */
const typed = new Map<Field, Held>();

/** What a field holds when it is taken over counts as known: a change from something else must be seen. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const caret = field.selectionEnd;
  field.value = value === "" ? "0" : "";
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  if (caret !== null && caret < value.length) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function replay(field: Field, held: Held): void {
  if (!field.isConnected) return;
  if (isTicked(field)) {
    field.checked = !held;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(held);
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else replayText(field, String(held));
}

/**
 * Remembers what a reader types or chooses.
 *
 * @returns whether the event is one of a field.
 */
export function rememberField({ target }: Event): boolean {
  if (!isField(target)) return false;
  typed.set(target, heldBy(target));
  return true;
}

/** Tells the page's code, which has just taken over, what was typed before, as if it were typed now. */
export function tellFields(): void {
  for (const [field, held] of [...typed]) replay(field, held);
}

/** What has to be told again, because the page has put something else in its place while it started. */
export function lostFields(): (() => void)[] {
  return [...typed]
    .filter(([field, held]) => heldBy(field) !== held)
    .map(
      ([field, held]) =>
        () =>
          replay(field, held),
    );
}
