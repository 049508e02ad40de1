/**
 * Keys that come before the answer to what stands in the modal's input. DocSearch gives its searches up at an Enter
 * without a hit to open, and at a Tab, and then says that nothing was found; and an Enter would open a hit of the
 * query before. Here both are kept from it until the answer has come. An Enter is then pressed again, with the keys
 * that were held, unless the reader has pressed or typed anything else.
 */
export class EarlyKeys {
  #answered = "";
  #enter: KeyboardEvent | undefined;

  /** @param enter one that was pressed before the modal was there. */
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
    if (event.isComposing) return;
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
