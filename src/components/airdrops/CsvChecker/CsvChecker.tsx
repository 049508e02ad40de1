// Long, because one form holds the file, its options and the answer: they share one state.
import { useId, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import { clsx } from "clsx";
import templates from "@generated/protocol-data/default/csvTemplates.json";
import { styles as form } from "@site/src/components/elements/Form";
import type { CsvFormat } from "@site/src/lib/airdrops/csv/format";
import type { Decisions } from "./Correction";
import { Details } from "./Details";
import { Status } from "./Status";
import { useCsvCheck } from "./useCsvCheck";
import styles from "./styles.module.css";

const TIMINGS = { duration: "with lengths", range: "with dates" } as const;
const FAMILIES = { lockup: "Lockup", flow: "Flow", airdrops: "Airdrop" } as const;

/** Characters, or bytes of a file: more is checked, but not shown, as no text field copes with a list of a megabyte. */
const MAX_SHOWN = 200_000;

export interface CsvCheckerProps {
  /** Offers the templates of this family only; all of them without it. */
  readonly family?: keyof typeof FAMILIES;
  /** What the field holds at first; without it, the template. */
  readonly text?: string;
}

/** What a file is checked against; nothing while the decimals of an airdrop's token are none. */
function formatOf({ family, columns }: (typeof templates)[number], decimals: string): CsvFormat | undefined {
  if (family !== "airdrops") return { columns };
  return isPlaces(decimals) ? { columns, decimals: Number(decimals) } : undefined;
}

function isPlaces(decimals: string): boolean {
  return /^\d{1,3}$/u.test(decimals.trim()) && Number(decimals) <= 255;
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes("Files");
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
  const [decisions, setDecisions] = useState<Decisions>({});
  const [isDropping, setDropping] = useState(false);
  const { state, start, startSoon, cancel } = useCsvCheck();
  /** The file that was chosen last, as long as nothing was typed since: only its text may come into the field. */
  const latest = useRef<File>(undefined);

  const isAirdrop = template.family === "airdrops";
  const places = isPlaces(decimals);
  // Streams need them only where amounts look like base units, or were taken for them.
  const answer = state.kind === "done" && "problems" in state.answer ? state.answer : undefined;
  const needsDecimals = isAirdrop || answer?.units !== undefined || answer?.mended?.unit !== undefined;
  const areDecimalsWrong = needsDecimals && !places;

  function keep(next: File | undefined) {
    latest.current = next;
    setFile(next);
  }

  function typed(next: string) {
    setText(next);
    keep(undefined);
    startSoon(next, formatOf(template, decimals));
  }

  async function open(chosen: File) {
    keep(chosen);
    setText("");
    void start(chosen, formatOf(template, decimals));
    if (chosen.size > MAX_SHOWN) return;
    const content = await chosen.text().catch(() => "");
    if (latest.current === chosen) setText(content);
  }

  function choose(id: string) {
    const chosen = choices.find((one) => one.id === id) ?? first;
    // A text that nobody has changed makes room for the next template.
    const isUntouched = !file && (text === template.text || text.trim() === "");
    const next = isUntouched ? chosen.text : text;
    setTemplate(chosen);
    setText(next);
    void start(file ?? next, formatOf(chosen, decimals));
  }

  function setPlaces(next: string) {
    setDecimals(next);
    startSoon(file ?? text, formatOf(template, next));
  }

  /** What is in the field or was chosen, corrected: the answer says how, and nothing is changed. */
  function mend(next: Decisions) {
    setDecisions(next);
    const mending = { ...next, decimals: Number(decimals) };
    if (places) void start(file ?? text, formatOf(template, decimals), { mending });
  }

  async function use(corrected: Blob) {
    const next = new File([corrected], "corrected.csv");
    keep(next);
    setText("");
    void start(next, formatOf(template, decimals), { areTokens: true });
    if (next.size > MAX_SHOWN) return;
    const content = await next.text();
    if (latest.current === next) setText(content);
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData("text");
    if (pasted.length <= MAX_SHOWN) return;
    event.preventDefault();
    void open(new File([pasted], "What you pasted"));
  }

  function drop(event: DragEvent) {
    setDropping(false);
    // Text is for the browser to drop: it knows where in the field, and whether it moves from there.
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [chosen] = event.dataTransfer.files;
    if (chosen) void open(chosen);
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
        else void start(file ?? text, formatOf(template, decimals));
      }}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
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
            accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
            // Choosing the same file once more, after a correction, is a change too.
            onClick={(event) => (event.currentTarget.value = "")}
            onChange={(event) => event.target.files?.[0] && void open(event.target.files[0])}
          />
        </div>
        {needsDecimals && (
          <div className={form.field}>
            <label htmlFor={`${field}-decimals`}>Token decimals</label>
            <input
              id={`${field}-decimals`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={decimals}
              onChange={(event) => setPlaces(event.target.value)}
              aria-invalid={areDecimalsWrong || undefined}
              aria-describedby={areDecimalsWrong ? `${field}-wrong` : undefined}
            />
            {areDecimalsWrong && (
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
        <button
          type="submit"
          className={form.action}
          onClick={(event) => {
            // The second press of a double click means what the first did.
            if (event.detail > 1) event.preventDefault();
          }}
        >
          {isRunning ? "Cancel" : isAirdrop ? "Check and compute the root" : "Check"}
        </button>
        {isRunning && (
          <progress className={styles.progress} aria-label="Checked so far" value={state.share} max={1} />
        )}
      </div>
      <div className={styles.result}>
        <Status state={state} name={file?.name} />
        {state.kind === "done" && (
          <Details
            answer={state.answer}
            decimals={places ? Number(decimals) : 18}
            decisions={decisions}
            onMend={mend}
            onTokens={() => void start(file ?? text, formatOf(template, decimals), { areTokens: true })}
            onUse={(corrected) => void use(corrected)}
          />
        )}
      </div>
    </form>
  );
}
