import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from "react";
import { clsx } from "clsx";
import templates from "@generated/csv-templates/default/templates.json";
import { styles as form } from "@site/src/components/elements/Form";
import { Details, summarize } from "./Answer";
import type { Answer } from "./csvCheck.worker";
import styles from "./styles.module.css";

const TIMINGS = { duration: "with lengths", range: "with dates" } as const;
const FAMILIES = { lockup: "Lockup", flow: "Flow", airdrops: "Airdrop" } as const;

/** Characters, or bytes of a file: more is checked, but not shown, as no text field copes with a list of a megabyte. */
const MAX_SHOWN = 200_000;

/** How long the reader's typing must rest before it is checked, in milliseconds. */
const REST = 400;

type State =
  | { readonly kind: "idle" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "running"; readonly share: number }
  | { readonly kind: "done"; readonly answer: Answer };

export interface CsvCheckerProps {
  /** Offers the templates of this family only; all of them without it. */
  readonly family?: keyof typeof FAMILIES;
  /** What the field holds at first; without it, the template. */
  readonly text?: string;
}

/**
 * Checks a CSV file line by line against one of the SDK's templates. For an airdrop it gives the sum and the Merkle
 * root as well. All of it happens in a worker in the browser, which is loaded at the first check; the text never leaves
 * the page. Without JavaScript a sentence stands in its place: the rules and the code are on the pages that show it.
 */
export function CsvChecker({ family, text: initialText }: CsvCheckerProps): ReactNode {
  const field = useId();
  const choices = family ? templates.filter((one) => one.family === family) : templates;
  const first = choices.find(({ id }) => id === "lockup/range/cliff") ?? choices[0]!;
  const [template, setTemplate] = useState(first);
  const [text, setText] = useState(initialText ?? first.text);
  /** A list that is too long for the text field, or a file that was chosen and not changed since. */
  const [file, setFile] = useState<File>();
  const [decimals, setDecimals] = useState("18");
  const [state, setState] = useState<State>({ kind: "idle" });
  const [isDropping, setDropping] = useState(false);
  /** Gives up the check under way, or the one that waits for the reader to stop typing. */
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const isAirdrop = template.family === "airdrops";
  const areDecimalsValid = /^\d{1,3}$/u.test(decimals.trim()) && Number(decimals) <= 255;

  async function check(source: Blob | string, chosen = template, places = decimals) {
    stop.current?.();
    let isGivenUp = false;
    stop.current = () => (isGivenUp = true);
    setState({ kind: "running", share: 0 });
    const { startCheck } = await import("./csvCheck.client");
    if (isGivenUp) return;
    stop.current = startCheck(
      new Blob([source]),
      { columns: chosen.columns, ...(chosen.family === "airdrops" && { decimals: Number(places) }) },
      (share) => setState({ kind: "running", share }),
      (answer) => setState({ kind: "done", answer }),
    );
  }

  /** Checks when nothing has changed for a moment. */
  function checkSoon(...what: Parameters<typeof check>) {
    stop.current?.();
    const timer = setTimeout(() => void check(...what), REST);
    stop.current = () => clearTimeout(timer);
  }

  function cancel() {
    stop.current?.();
    setState({ kind: "cancelled" });
  }

  function typed(next: string) {
    setText(next);
    setFile(undefined);
    if (areDecimalsValid) checkSoon(next);
  }

  async function open(chosen: File) {
    setFile(chosen);
    setText("");
    if (areDecimalsValid) void check(chosen);
    if (chosen.size <= MAX_SHOWN) setText(await chosen.text().catch(() => ""));
  }

  function choose(id: string) {
    const chosen = choices.find((one) => one.id === id) ?? first;
    // A text that nobody has changed makes room for the next template.
    const isUntouched = !file && (text === template.text || text.trim() === "");
    const next = isUntouched ? chosen.text : text;
    setTemplate(chosen);
    setText(next);
    if (areDecimalsValid) void check(file ?? next, chosen);
  }

  function setPlaces(next: string) {
    setDecimals(next);
    if (/^\d{1,3}$/u.test(next.trim()) && Number(next) <= 255) checkSoon(file ?? text, template, next);
    else {
      stop.current?.();
      setState({ kind: "idle" });
    }
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData("text");
    if (pasted.length <= MAX_SHOWN) return;
    event.preventDefault();
    void open(new File([pasted], "What you pasted"));
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDropping(false);
    const { files } = event.dataTransfer;
    if (files[0]) void open(files[0]);
    else typed(event.dataTransfer.getData("text"));
  }

  const isRunning = state.kind === "running";
  const isHidden = file !== undefined && file.size > MAX_SHOWN;
  return (
    <form
      className={clsx(form.panel, styles.checker, isDropping && styles.dropping)}
      aria-label="CSV checker"
      onSubmit={(event) => {
        event.preventDefault();
        if (isRunning) cancel();
        else if (areDecimalsValid) void check(file ?? text);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <p className={styles.without}>
        The checker needs JavaScript. It runs in your browser and sends your list nowhere.
      </p>
      <div className={form.fields}>
        {choices.length > 1 && (
          <div className={form.field}>
            <label htmlFor={`${field}-format`}>Format</label>
            <select
              id={`${field}-format`}
              value={template.id}
              onChange={(event) => choose(event.target.value)}
            >
              {choices.map(({ id, family: kind, timing, shape }) => (
                <option key={id} value={id}>
                  {`${FAMILIES[kind]}: ${shape}${timing ? `, ${TIMINGS[timing]}` : ""}`}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className={form.field}>
          <label htmlFor={`${field}-file`}>File</label>
          <input
            id={`${field}-file`}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            // Choosing the same file once more, after a correction, is a change too.
            onClick={(event) => (event.currentTarget.value = "")}
            onChange={(event) => event.target.files?.[0] && void open(event.target.files[0])}
          />
        </div>
        {isAirdrop && (
          <div className={form.field}>
            <label htmlFor={`${field}-decimals`}>Token decimals</label>
            <input
              id={`${field}-decimals`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={decimals}
              onChange={(event) => setPlaces(event.target.value)}
              aria-invalid={areDecimalsValid ? undefined : true}
              aria-describedby={areDecimalsValid ? undefined : `${field}-wrong`}
            />
            {!areDecimalsValid && (
              <p id={`${field}-wrong`} className={form.error}>
                A whole number from 0 to 255.
              </p>
            )}
          </div>
        )}
      </div>
      <div className={form.field}>
        <label htmlFor={`${field}-text`}>Content</label>
        <textarea
          id={`${field}-text`}
          className={styles.text}
          rows={7}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          placeholder={
            isHidden ? "Too long to be shown here, and checked all the same." : template.columns.join()
          }
          value={text}
          onChange={(event) => typed(event.target.value)}
          onPaste={paste}
          aria-describedby={`${field}-hint`}
        />
        <span id={`${field}-hint`} className={form.hint}>
          Paste rows, drop a file, or choose one. It is read in your browser and sent nowhere.
        </span>
      </div>
      <div className={form.line}>
        <button type="submit" className={form.action}>
          {isRunning ? "Cancel" : isAirdrop ? "Check and compute the root" : "Check"}
        </button>
        {isRunning && (
          <progress className={styles.progress} aria-label="Checked so far" value={state.share} max={1} />
        )}
      </div>
      <div className={styles.result}>
        <p role="status" className={statusStyle(state)}>
          {statusText(state, file)}
        </p>
        {state.kind === "done" && <Details answer={state.answer} />}
      </div>
    </form>
  );
}

function isGood(answer: Answer): boolean {
  return "problems" in answer && answer.problems.length === 0;
}

function statusStyle(state: State): string | undefined {
  if (state.kind !== "done") return undefined;
  return isGood(state.answer) ? styles.good : styles.bad;
}

function statusText(state: State, file: File | undefined): ReactNode {
  const name = file ? `${file.name}: ` : "";
  switch (state.kind) {
    case "idle":
      return "";
    case "running":
      return `${name}checking…`;
    case "cancelled":
      return `${name}cancelled, nothing was checked.`;
    case "done":
      return (
        <>
          <span aria-hidden="true">{isGood(state.answer) ? "✓ " : "✗ "}</span>
          {name}
          {summarize(state.answer)}
        </>
      );
  }
}
