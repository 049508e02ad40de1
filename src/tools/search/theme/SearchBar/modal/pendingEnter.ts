import { isComposing } from "@site/src/ui/fields";

/**
 * Keeps an Enter that was pressed before the answer to what is in the modal's input. DocSearch cancels its searches
 * at an Enter without a hit to open, and at a Tab, and then says that nothing was found; and an Enter would open a hit
 * of the query before. Here both are withheld until the answer has come. An Enter is then dispatched again, with the
 * keys that were held, unless the reader has pressed or typed anything else. The keys that end a composition of letters
 * do nothing else.
 */
export class PendingEnter {
  #answered = "";

  /** @param enter one that was pressed before the modal was loaded. */
  constructor(private enter?: KeyboardEvent) {}

  /** What is in the input has changed. */
  onInput(): void {
    this.#answered = "";
    this.enter = undefined;
  }

  /** A key was pressed, and DocSearch does not know of it yet. */
  onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return event.stopPropagation();
    this.enter = undefined;
    const { value = "" } = event.target as HTMLInputElement;
    if (!value || value === this.#answered || (event.key !== "Enter" && event.key !== "Tab")) return;
    event.stopPropagation();
    if (event.key === "Tab") return;
    event.preventDefault();
    this.enter = event;
  }

  /** What is in the input is answered, and DocSearch has the hits before the next task. */
  onAnswer(input: HTMLInputElement): void {
    this.#answered = input.value;
    const { enter } = this;
    if (!enter) return;
    setTimeout(() => {
      if (this.enter === enter) input.dispatchEvent(new KeyboardEvent(enter.type, enter));
    });
  }
}
