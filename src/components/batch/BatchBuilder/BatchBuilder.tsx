import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useState,
  type DragEvent,
  type FormEvent,
  type ReactNode,
} from "react";
import Link from "@docusaurus/Link";
import { clsx } from "clsx";
import { useBrowserState } from "@site/src/client/browserState";
import { replaceAddress } from "@site/src/client/navigation/replaceAddress";
import { styles as form } from "@site/src/components/elements/Form";
import { actionKind } from "@site/src/lib/batch/plan/actions";
import { type BatchForm, fromHash, INITIAL_FORM, toHash } from "@site/src/lib/batch/form/form";
import { templateOf } from "../kinds";
import { useBatch, zoneOfReader } from "../useBatch";
import { BatchFields } from "./BatchFields";
import { BatchStatus } from "./BatchStatus";
import { Rows } from "./Rows";
import styles from "../styles.module.css";

// What only an answer needs: tables, files, words.
const BuiltBatches = lazy(() => import("./BuiltBatches"));

const headerOf = (template: string) => `${templateOf(template).columns.join()}\n`;

/** The rows of a form whose template is changed: the reader's own stay, an example or a header becomes that of the next. */
function rowsOf(next: string, { template, rows }: BatchForm): string {
  if (rows === templateOf(template).text) return templateOf(next).text;
  const isBlank = rows.trim() === headerOf(template).trim() || rows.trim() === "";
  return isBlank ? headerOf(next) : rows;
}

const EMPTY: BatchForm = { ...INITIAL_FORM, rows: headerOf(INITIAL_FORM.template) };

/** Accounts that nobody mistakes for their own. */
const EXAMPLE = {
  safe: "0x1111111111111111111111111111111111111111",
  token: "0x3333333333333333333333333333333333333333",
  oracle: "0x2222222222222222222222222222222222222222",
  price: "3000",
};

/**
 * Makes a batch of transactions of a list of people or streams, tries it on the released contracts in the page, and hands it over
 * as a file for a Safe, as calldata and as scripts. The address carries the form behind `#`, which browsers send
 * nowhere. Without JavaScript a sentence names the guides that do the same by hand.
 */
export function BatchBuilder(): ReactNode {
  const id = useId();
  const [input, setInput] = useBrowserState(EMPTY, () => fromHash(window.location.hash));
  const [isDropping, setDropping] = useState(false);
  const { state, ask, clear } = useBatch();
  const answer = state.kind === "done" ? state.answer : undefined;
  const problems = answer?.kind === "unbuilt" ? answer : undefined;

  const build = (described: BatchForm) => {
    const hash = toHash(described);
    if (hash !== "") replaceAddress(window.location.pathname + window.location.search + hash);
    void ask({ kind: "build", form: described, zone: zoneOfReader(), now: Date.now() });
  };
  // A link is tried at once.
  useEffect(() => {
    const linked = fromHash(window.location.hash);
    if (linked?.safe && (linked.token || actionKind(linked.template))) build(linked);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: afterwards the form leads and the address follows.
  }, []);

  const change = (part: Partial<BatchForm>) => {
    setInput((before) => {
      const next = { ...before, ...part };
      return part.template ? { ...next, rows: rowsOf(part.template, before) } : next;
    });
    clear();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (state.kind === "running") clear();
    else build(input);
  };
  const takeFile = async (file: File | undefined) => {
    if (file) change({ rows: await file.text().catch(() => "") });
  };
  const drop = (event: DragEvent) => {
    setDropping(false);
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    void takeFile(event.dataTransfer.files[0]);
  };

  return (
    <form
      className={clsx(form.panel, styles.batch, isDropping && styles.dropping)}
      aria-label="Build a batch"
      onSubmit={send}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <p className={styles.without}>
        The builder makes a batch of transactions of a list of people or streams, and tries it on the
        contracts. It needs JavaScript. By hand it is done as in{" "}
        <Link to="/guides/lockup/safe">Vest tokens from a Safe</Link> and{" "}
        <Link to="/guides/flow/examples/pay-a-team">Pay a team</Link>.
      </p>
      <BatchFields id={id} input={input} problems={problems?.fields ?? []} onChange={change} />
      <Rows
        id={id}
        input={input}
        problems={problems}
        onChange={change}
        onFile={(file) => void takeFile(file)}
      />
      <div className={form.line}>
        <button type="submit" className={form.primary}>
          <span key={state.kind === "running" ? "Cancel" : "Try it on the contracts"}>
            {state.kind === "running" ? "Cancel" : "Try it on the contracts"}
          </span>
        </button>
        {input.safe === "" && input.token === "" && (
          <button
            type="button"
            className={form.action}
            onClick={() => change({ ...EXAMPLE, rows: templateOf(input.template).text })}
          >
            Fill in an example
          </button>
        )}
        {state.kind === "running" && (
          <progress className={styles.progress} aria-label={state.doing} value={state.share} max={1} />
        )}
      </div>
      <BatchStatus state={state} />
      {answer?.kind === "built" && (
        <Suspense fallback={null}>
          <BuiltBatches built={answer} link={toHash(input)} />
        </Suspense>
      )}
    </form>
  );
}
