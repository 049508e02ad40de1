import { useId, type ReactNode } from "react";
import { productNames } from "@site/data/site/products";
import { vendorNames } from "@site/src/protocol/indexers/request";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { type LinkEffect, LinkNotice, styles as form, verbatim } from "@site/src/ui/elements/Form";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import { Answer } from "./Answer";
import { Connection } from "./Connection";
import { findDocumented } from "./query/draft";
import { QueryEditor } from "./query/QueryEditor";
import { SchemaDocs } from "./SchemaDocs";
import { useExplorer, type Exploring } from "./useExplorer";
import styles from "./styles.module.css";

/**
 * The explorer itself: fields, editor, documentation, variables and answer. Sends a query when the reader says so, and
 * nothing before; draft and key live in the memory of the tab.
 */
export function Explorer({ start }: { readonly start?: string }): ReactNode {
  const id = useId();
  const exploring = useExplorer(start);
  const { draft, schema, place: location, setPlace, cautions, run } = exploring;
  return (
    <form
      className={`${form.panel} ${styles.explorer}`}
      aria-label="API explorer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <LinkNotice link={getEffect(start)} />
      <Connection draft={draft} onChange={exploring.update} />
      <div className={styles.work}>
        <div className={styles.request}>
          <RunLine exploring={exploring} />
          <div className={styles.editor}>
            <QueryEditor
              value={draft.query}
              schema={schema}
              describedBy={`${id}-keys`}
              onChange={exploring.writeQuery}
              onRun={run}
              onShowInDocs={(type, field) =>
                setPlace({ trail: type === "Query" ? ["Query"] : ["Query", type], field })
              }
            />
          </div>
          <p id={`${id}-keys`} className={`${form.hint} ${styles.keys}`}>
            <kbd>Ctrl</kbd> <kbd>Space</kbd> completes, <kbd>Ctrl</kbd> <kbd>I</kbd> shows what the field at
            the cursor is, <kbd>Ctrl</kbd> <kbd>Enter</kbd> runs.
          </p>
          <Variables exploring={exploring} />
          <ul className={styles.cautions} aria-label="Before you run it" aria-live="polite">
            {cautions.map((caution) => (
              <li key={caution}>
                <TranslatableText>{caution}</TranslatableText>
              </li>
            ))}
          </ul>
          <Answer problem={exploring.problem} outcome={exploring.outcome} isRunning={exploring.isRunning} />
        </div>
        <SchemaDocs schema={schema} place={location} onGo={setPlace} />
      </div>
    </form>
  );
}

/** Says what a link did: it can name a query of this documentation, and nothing else. */
function getEffect(start: string | undefined): LinkEffect | undefined {
  if (start === undefined) return undefined;
  const query = findDocumented(start);
  if (query) {
    const { title, product, vendor } = query;
    return {
      kind: "opened",
      sentence: `The link opened the query “${title}” (${productNames[product]}, ${vendorNames[vendor]}).`,
    };
  }
  return {
    kind: "refused",
    sentence: "The link does not name a query of this documentation, so nothing was filled in.",
  };
}

/** The query's variables, as JSON. */
function Variables({
  exploring: { draft, run, writeVariables },
}: {
  readonly exploring: Exploring;
}): ReactNode {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>Variables</label>
      <textarea
        id={id}
        className={styles.variables}
        rows={Math.min(8, draft.variables.split("\n").length)}
        value={draft.variables}
        onChange={(event) => writeVariables(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          run();
        }}
        {...verbatim}
      />
    </div>
  );
}

/** The button that runs and stops, and the same request as a command. */
function RunLine({ exploring: { isRunning, command, stop } }: { readonly exploring: Exploring }): ReactNode {
  return (
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
          if (!isSecond) stop();
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
  );
}
