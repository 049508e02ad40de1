/** What takes text or a choice from its reader. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches("input,select,textarea");

/** Checks whether a key that comes to this place is for what is written there, and no shortcut. */
export const isEditing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || isField(target));

/** What a browser says of a key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Checks whether a key belongs to a composition of letters, as of Japanese or Chinese. Safari ends a composition before it
 * reports the Enter or Escape that ended it: only the key code distinguishes these from others.
 */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
