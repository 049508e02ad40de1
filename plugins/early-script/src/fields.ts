type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** React takes what a field holds when it takes over for what it knows: it must see a change from something else. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value === "" ? "0" : "";
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * What a reader has typed or chosen in a form, to be told to React later, as if it were done then.
 *
 * @returns what tells React, or undefined where the event is not one of a field.
 */
export function replayOf({ target }: Event): (() => void) | undefined {
  if (!isField(target)) return undefined;
  if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type)) {
    const { checked } = target;
    return () => {
      target.checked = !checked;
      target.click();
    };
  }
  const { value } = target;
  if (!(target instanceof HTMLSelectElement)) return () => replayText(target, value);
  return () => {
    target.value = value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
