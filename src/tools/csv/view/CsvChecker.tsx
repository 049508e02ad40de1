import { useId, useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import { clsx } from "clsx";
import { styles as form, verbatim } from "@site/src/ui/elements/Form";
import { loadLater } from "@site/src/ui/loading/loadLater";
import { Fields } from "./Fields";
import { Status } from "./Status";
import type { ListFormat } from "@site/src/protocol/lists/template";
import { MAX_SHOWN, useCsvChecker } from "./useCsvChecker";
import styles from "./styles.module.css";

// What only an answer needs: problems, questions, corrections, sums.
const Details = loadLater({
  what: "The result",
  load: async () => (await import("./Details")).Details,
});

export interface CsvCheckerProps {
  /** Offers the templates of this family only; all of them without it. */
  readonly family?: ListFormat["family"];
  /** What the field holds at first; without it, the template. */
  readonly text?: string;
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes("Files");
}

/**
 * Checks a CSV file line by line against one of the SDK's templates. For an airdrop it gives the sum and the Merkle
 * root as well. All of it happens in a worker in the browser, which is loaded at the first check; the text never leaves
 * the page. Without JavaScript a sentence is in its place: the rules and the code are on the pages that show it.
 */
export function CsvChecker({ family, text: initialText }: CsvCheckerProps): ReactNode {
  const id = useId();
  const checking = useCsvChecker(family, initialText);
  const [isDropping, setDropping] = useState(false);
  const { state, file, text, template } = checking;
  const isRunning = state.kind === "running";
  const isHidden = file !== undefined && file.size > MAX_SHOWN;

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData("text");
    if (pasted.length <= MAX_SHOWN) {
      // The example makes room for the reader's rows.
      if (checking.isExample) (event.currentTarget as HTMLTextAreaElement).select();
      return;
    }
    event.preventDefault();
    checking.open([new File([pasted], "What you pasted")]);
  }

  function drop(event: DragEvent) {
    setDropping(false);
    // Text is for the browser to drop: it knows where in the field, and whether it moves from there.
    if (!hasFiles(event)) return;
    event.preventDefault();
    checking.open([...event.dataTransfer.files]);
  }

  return (
    <form
      className={clsx(form.panel, isDropping && form.dropping)}
      aria-label="CSV checker"
      data-tool=""
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRunning) checking.cancel();
        else checking.check();
      }}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <p className={form.without}>
        The checker needs JavaScript. It runs in your browser and does not send your list anywhere.
      </p>
      <Fields id={id} checking={checking} />
      <div className={form.field}>
        <label htmlFor={`${id}-text`}>Content</label>
        <span id={`${id}-hint`} className={form.hint}>
          {checking.isExample
            ? "These rows are an example. Paste your own list over them, drop a file here, or choose one."
            : "Paste rows, drop a file here, or choose one."}{" "}
          Your browser reads the list and does not send it anywhere.
        </span>
        <textarea
          id={`${id}-text`}
          className={clsx(form.list, styles.text)}
          rows={7}
          placeholder={
            isHidden
              ? "The list is too long to show here, but the checker reads all of it."
              : template.columns.join()
          }
          value={text}
          onChange={(event) => checking.type(event.target.value)}
          onPaste={paste}
          aria-describedby={`${id}-hint`}
          {...verbatim}
        />
        {checking.refusal && (
          <p className={form.error} role="alert">
            {checking.refusal}
          </p>
        )}
      </div>
      <div className={form.line}>
        <button
          type="submit"
          className={form.primary}
          onClick={(event) => {
            // The second press of a double click means what the first did.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {isRunning ? "Cancel" : checking.isAirdrop ? "Check and compute the root" : "Check"}
        </button>
        {isRunning && (
          <progress className={form.progress} aria-label="Checked so far" value={state.share} max={1} />
        )}
      </div>
      <div className={styles.result} data-result={state.kind === "done" ? "" : undefined}>
        <Status state={state} name={file?.name} />
        {state.kind === "done" && "problems" in state.answer && (
          <Details answer={state.answer} checking={checking} />
        )}
      </div>
    </form>
  );
}
