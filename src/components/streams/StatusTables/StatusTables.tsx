import clsx from "clsx";
import { Fragment, type ReactNode } from "react";
import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import { Marked } from "@site/src/ui/elements/Marked/Marked";
import { OutcomeMark, type OutcomeKind } from "@site/src/ui/elements/OutcomeMark/OutcomeMark";
import { ScrollTable } from "@site/src/ui/elements/ScrollTable/ScrollTable";
import {
  flowStatuses,
  lockupStatuses,
  type Outcome,
  type StatusCell,
  type StatusFacts,
} from "../../../../data/contracts/statuses/statuses";
import styles from "./styles.module.css";

export interface StatusTablesProps {
  /** Whose statuses to show. */
  protocol: "lockup" | "flow";
}

const facts: Record<StatusTablesProps["protocol"], StatusFacts<string>> = {
  lockup: lockupStatuses,
  flow: flowStatuses,
};

const outcomes: Record<Outcome, { kind: OutcomeKind; word: string }> = {
  allowed: { kind: "yes", word: "Yes" },
  limited: { kind: "if", word: "If" },
  reverts: { kind: "no", word: "No" },
};

/** A name that may break between its words, so that narrow cells hold it. */
function Identifier({ name }: { name: string }): ReactNode {
  return <CodeInline className={styles.identifier}>{name}</CodeInline>;
}

function Cell({ cell }: { cell: StatusCell }): ReactNode {
  const { kind, word } = outcomes[cell.outcome];
  return (
    <>
      <span className={styles.outcome} data-outcome={cell.outcome}>
        <OutcomeMark kind={kind} /> {word}
      </span>
      {cell.note !== undefined && " "}
      {cell.note !== undefined && (
        <span className={styles.note}>
          {cell.outcome === "limited" ? cell.note.replace(/^if /u, "") : cell.note}
        </span>
      )}
      {cell.errors?.map((error) => (
        <Fragment key={error}>
          {" "}
          <Identifier name={error} />
        </Fragment>
      ))}
    </>
  );
}

/**
 * The statuses of a protocol in the order in which `statusOf` tests them: enum value, test, meaning, and whether the
 * status is stored or computed. Plain HTML from `data/contracts/statuses/statuses.ts`; nothing needs JavaScript.
 */
export function StatusMeanings({ protocol }: StatusTablesProps): ReactNode {
  const { contract, release, statuses } = facts[protocol];
  const ordered = [...statuses].sort((a, b) => a.testedAs - b.testedAs);
  return (
    <ScrollTable label={`Statuses of ${contract} ${release}`} className={styles.statuses} isStacked>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Tested</th>
          <th scope="col">Enum value</th>
          <th scope="col">Is true when</th>
          <th scope="col">What it means</th>
          <th scope="col">Known from</th>
        </tr>
      </thead>
      <tbody>
        {ordered.map((status) => (
          <tr key={status.name}>
            <th scope="row">
              <Identifier name={status.name} />
            </th>
            <td data-label="Tested as number">{status.testedAs}</td>
            <td data-label="Enum value">{status.value}</td>
            <td data-label="Is true when">{status.predicate}</td>
            <td data-label="Means">{status.meaning}</td>
            <td data-label="Known from">{status.kind === "flag" ? "stored flag" : "computed on reading"}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Every change of status, what causes it and whether a transaction is needed. Plain HTML from `data/contracts/statuses/statuses.ts`. */
export function StatusTransitions({ protocol }: StatusTablesProps): ReactNode {
  const { contract, release, transitions } = facts[protocol];
  return (
    <ScrollTable label={`Changes of status in ${contract} ${release}`} className={styles.statuses} isStacked>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col">Cause</th>
          <th scope="col">Needs a transaction</th>
        </tr>
      </thead>
      <tbody>
        {transitions.map(({ from, to, trigger, needsTransaction }) => (
          <tr key={`${from}-${to}`}>
            <td data-label="From">{from === "null" ? "no stream" : <Identifier name={from} />}</td>
            <td data-label="To">
              <Identifier name={to} />
            </td>
            <td data-label="Cause">
              <Marked text={trigger} />
            </td>
            <td data-label="Needs a transaction">{needsTransaction ? "Yes" : "No"}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/**
 * Which functions each status allows: a row a function, a column a status; each cell says yes, no, or under which
 * condition, and names the custom error otherwise. Plain HTML from `data/contracts/statuses/statuses.ts`; scrolls sideways by itself on
 * narrow screens, with the function names held in place.
 */
export function StatusFunctions({ protocol }: StatusTablesProps): ReactNode {
  const { contract, release, statuses, functions } = facts[protocol];
  return (
    <ScrollTable
      label={`Functions of ${contract} ${release} by status`}
      className={clsx(styles.statuses, styles.matrix)}
      isStacked
    >
      <thead>
        <tr>
          <th scope="col">Function and caller</th>
          {statuses.map(({ name }) => (
            <th scope="col" key={name}>
              <Identifier name={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {functions.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <Identifier name={row.name} />
              <span className={styles.note}>{row.caller}</span>
            </th>
            {statuses.map(({ name }) => {
              const cell = row.cells[name];
              return (
                <td key={name} data-label={name}>
                  {cell !== undefined && <Cell cell={cell} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** The errors that do not depend on the status: wrong caller, wrong argument, missing fee. Plain HTML. */
export function StatusCallerErrors({ protocol }: StatusTablesProps): ReactNode {
  const { contract, release, callerErrors } = facts[protocol];
  return (
    <ScrollTable label={`Errors of ${contract} ${release} in every status`} className={styles.statuses}>
      <thead>
        <tr>
          <th scope="col">Error</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {callerErrors.map(({ error, when }) => (
          <tr key={error}>
            <th scope="row">
              <Identifier name={error} />
            </th>
            <td>{when}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
