/**
 * Marks the modal while an answer is on its way, because the rows below the input answer no query, or the one before. The
 * mark `data-searching` is `first` where no answer is shown yet, and `next` where the rows of another query are.
 */
export class PendingAnswer {
  #isAnswered = false;
  #frame = 0;

  /** Marks the element around the modal for each text of the input. */
  onInput(root: HTMLElement | null, query: string): void {
    cancelAnimationFrame(this.#frame);
    if (!query) this.#isAnswered = false;
    mark(root, query ? (this.#isAnswered ? "next" : "first") : undefined);
  }

  /** Takes the mark away after the answer, which DocSearch renders before the next frame. */
  onAnswer(root: HTMLElement | null): void {
    this.#isAnswered = true;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => mark(root, undefined));
  }
}

function mark(root: HTMLElement | null, searching: "first" | "next" | undefined): void {
  if (!root) return;
  if (searching) root.dataset.searching = searching;
  else delete root.dataset.searching;
}
