import { isComposing } from "@site/src/client/fields";

/**
 * Keeps an Enter that was pressed before the answer to what stands in the modal's input. DocSearch cancels its searches
 * at an Enter without a hit to open, and at a Tab, and then says that nothing was found; and an Enter would open a hit
 * of the query before. Here both are withheld until the answer has come. An Enter is then dispatched again, with
 * the keys that were held, unless the reader has pressed or typed anything else. The Enter that ends a composition of
 * letters opens nothing.
 */
export class PendingEnter {
  #answered = "";
  #enter: KeyboardEvent | undefined;

  /** @param enter one that was pressed before the modal was loaded. */
  constructor(enter?: KeyboardEvent) {
    this.#enter = enter;
  }

  /** What stands in the input has changed. */
  onInput(): void {
    this.#answered = "";
    this.#enter = undefined;
  }

  /** A key was pressed in the input, and DocSearch does not know of it yet. */
  onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) {
      event.stopPropagation();
      return;
    }
    this.#enter = undefined;
    const { value } = event.target as HTMLInputElement;
    const isEnter = event.key === "Enter";
    if (!value || value === this.#answered || (!isEnter && event.key !== "Tab")) return;
    event.stopPropagation();
    if (!isEnter) return;
    event.preventDefault();
    this.#enter = event;
  }

  /** What stands in the input is answered, and DocSearch has the hits before the next task. */
  onAnswer(input: HTMLInputElement): void {
    this.#answered = input.value;
    const enter = this.#enter;
    if (!enter) return;
    setTimeout(() => {
      if (this.#enter === enter) input.dispatchEvent(new KeyboardEvent(enter.type, enter));
    });
  }
}
