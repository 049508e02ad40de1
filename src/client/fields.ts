/** What takes text or a choice from its reader. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches("input,select,textarea");

/** Whether a key that comes to this place is for what is written there, and no shortcut. */
export const isEditing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || isField(target));
