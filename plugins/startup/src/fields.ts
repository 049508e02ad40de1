import { isField, type Field } from "../../../src/ui/fields";
import { type FieldValue, replayField, readField } from "../../../src/ui/forms/replayField";

/** The last thing that a reader has typed or chosen in each field. */
const typed = new Map<Field, FieldValue>();

/**
 * Records what a reader types or chooses before the page is hydrated.
 *
 * @returns whether the event is one of a field
 */
export function recordField({ target }: Event): boolean {
  if (!isField(target)) return false;
  typed.set(target, readField(target));
  return true;
}

/** Notifies the page's code, which has just been hydrated, of what was typed before, as if it were typed now. */
export function replayFields(): void {
  for (const [field, value] of [...typed]) replayField(field, value);
}
