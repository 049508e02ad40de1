import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { CopyButton } from "@site/src/components/elements/CopyButton";
import { styles as form } from "@site/src/components/elements/Form";
import {
  addressesOf,
  curlCommand,
  indexerOrigins,
  send,
  type IndexerRequest,
  type Outcome,
} from "@site/src/lib/indexers/request";
import { Answer } from "./Answer";
import { Connection } from "./Connection";
import { useDraft, type Draft } from "./draft";
import { QueryEditor } from "./QueryEditor";
import { SchemaDocs, type Place } from "./SchemaDocs";
import { schemaOf } from "./schemas";
import styles from "./styles.module.css";

/** The normal form of an HTTP address; undefined for anything else. */
function hrefOf(address: string): string | undefined {
  if (!/^https?:\/\//.test(address)) return undefined;
  try {
    return new URL(address).href;
  } catch {
    return undefined;
  }
}

/** A draft as a request, or what is wrong with it. */
function requestOf(draft: Draft): IndexerRequest | { problem: string } {
  const { listed, own, query, variables, indexer, vendor, key } = draft;
  const address = listed || own.trim();
  const href = hrefOf(address);
  if (href === undefined) return { problem: "Enter the address of an indexer: it begins with https://." };
  if (query.trim() === "") return { problem: "Write a query, or choose a documented one." };
  try {
    const values: unknown = JSON.parse(variables.trim() || "{}");
    if (typeof values !== "object" || values === null || Array.isArray(values)) throw new Error();
    const needsKey = addressesOf(indexer, vendor).some((one) => one.needsKey && one.url === href);
    return { url: href, needsKey: needsKey || key !== "", query, variables: { ...values } };
  } catch {
    return { problem: `The variables are not a JSON object, such as {"chainId": "1"}.` };
  }
}

function commandOf(request: IndexerRequest): string | undefined {
  try {
    return curlCommand(request);
  } catch {
    // The query is not even GraphQL; the editor underlines where.
    return undefined;
  }
}

/** Why a request that is complete is not sent from here. */
function refusalOf(request: IndexerRequest, key: string): string | undefined {
  const { origin, host } = new URL(request.url);
  if (!indexerOrigins.includes(origin)) {
    return `For your safety this page talks only to the hosts of Sablier's indexers, and ${host} is none. Copy the curl command and run it in a terminal.`;
  }
  if (request.needsKey && key === "") {
    return `${host} answers only with a key. Enter yours, or choose an address without one.`;
  }
  return undefined;
}

/**
 * The explorer itself: fields, editor, documentation, variables and answer. Sends a query when the reader says so, and
 * nothing before; draft and key live in the memory of the tab.
 */
export function Explorer({ start }: { readonly start?: string }): ReactNode {
  const id = useId();
  const [draft, change] = useDraft(start);
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const [place, setPlace] = useState<Place>({ trail: ["Query"] });
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const control = useRef<AbortController>(undefined);

  const schema = schemaOf(draft.indexer, draft.vendor);
  const request = requestOf(draft);
  const command = "problem" in request ? undefined : commandOf(request);

  useEffect(() => () => control.current?.abort(), []);

  const update = (next: Draft): void => {
    if (next.indexer !== draft.indexer || next.vendor !== draft.vendor) setPlace({ trail: ["Query"] });
    if (next.query !== draft.query || next.listed !== draft.listed || next.own !== draft.own) {
      // An answer to what stood here before would pass for one to this.
      control.current?.abort();
      control.current = undefined;
      setRunning(false);
      setProblem(undefined);
      setOutcome(undefined);
    }
    change(next);
  };

  async function run(): Promise<void> {
    const { key } = latest.current;
    const next = requestOf(latest.current);
    const stop = "problem" in next ? next.problem : refusalOf(next, key);
    control.current?.abort();
    setProblem(stop);
    setOutcome(undefined);
    if (stop || "problem" in next) return;
    const mine = new AbortController();
    control.current = mine;
    setRunning(true);
    const result = await send({ ...next, key }, mine.signal);
    // A second run has stopped this one.
    if (control.current !== mine) return;
    setRunning(false);
    setOutcome(result);
  }

  return (
    <form
      className={`${form.panel} ${styles.explorer}`}
      aria-label="API explorer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Connection draft={draft} onChange={update} />
      <div className={styles.work}>
        <div className={styles.editor}>
          <QueryEditor
            value={draft.query}
            schema={schema}
            describedBy={`${id}-keys`}
            onChange={(query) => {
              if (query !== latest.current.query) change({ ...latest.current, query });
            }}
            onRun={() => void run()}
            onShowInDocs={(type, field) =>
              setPlace({ trail: type === "Query" ? ["Query"] : ["Query", type], field })
            }
          />
        </div>
        <SchemaDocs schema={schema} place={place} onGo={setPlace} />
      </div>
      <p id={`${id}-keys`} className={`${form.hint} ${styles.keys}`}>
        <kbd>Ctrl</kbd> <kbd>Space</kbd> completes, <kbd>Ctrl</kbd> <kbd>I</kbd> shows what the field at the
        cursor is, <kbd>Ctrl</kbd> <kbd>Enter</kbd> runs.
      </p>
      <div className={form.field}>
        <label htmlFor={`${id}-variables`}>Variables</label>
        <textarea
          id={`${id}-variables`}
          className={styles.variables}
          rows={Math.min(8, draft.variables.split("\n").length + 1)}
          value={draft.variables}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setProblem(undefined);
            change({ ...draft, variables: event.target.value });
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            void run();
          }}
        />
      </div>
      <div className={styles.actions}>
        {/* One element, which keeps the focus. */}
        <button
          type={isRunning ? "button" : "submit"}
          className={styles.primary}
          onClick={(event) => {
            // The second press of a double click means what the first did.
            const isSecond = event.detail > 1;
            if (!isRunning && !isSecond) return;
            // It turns into a submit button under the finger, and would submit.
            event.preventDefault();
            if (!isSecond) control.current?.abort();
          }}
        >
          {isRunning ? "Stop" : "Run the query"}
        </button>
        {command ? (
          <span className={styles.command}>
            curl command <CopyButton value={command} of="the curl command" />
          </span>
        ) : null}
      </div>
      <Answer problem={problem} outcome={outcome} isRunning={isRunning} />
    </form>
  );
}
