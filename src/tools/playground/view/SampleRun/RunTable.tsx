import type { ComponentType, ReactNode } from "react";
import type { CodedEntry, PlannedStep, Played } from "@site/src/tools/playground/model/runs";
import { formatThousands } from "@site/src/protocol/text/wording";
import { Breakable } from "@site/src/ui/elements/CodeInline/Breakable";
import shared from "../styles.module.css";
import styles from "./styles.module.css";

interface RunTableProps {
  readonly steps: readonly PlannedStep[];
  /** What has come out so far; none before the run is started. */
  readonly played?: readonly Played[];
  /** Shows what a transaction came to, and its code. Loaded with what runs, because it has the list of all errors. */
  readonly Details?: ComponentType<{ readonly entry: CodedEntry }>;
}

/**
 * The steps of a run with the values that the page states, and next to them what came out. Plain HTML; needs no
 * JavaScript.
 */
export function RunTable({ steps, played, Details }: RunTableProps): ReactNode {
  const columns = played ? 3 : 2;
  return (
    <table className={`${shared.table} ${styles.run}`}>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col" className={shared.value}>
            This page
          </th>
          {played && (
            <th scope="col" className={shared.value}>
              Your run
            </th>
          )}
        </tr>
      </thead>
      {steps.map((step, index) => (
        <tbody key={index} data-played={played?.[index] ? "" : undefined}>
          <tr>
            <th scope="rowgroup" colSpan={columns}>
              <StepText number={index + 1} step={step} entry={played?.[index]?.entry} Details={Details} />
            </th>
          </tr>
          {step.seen.map(({ expected, label }, row) => {
            const actual = played?.[index]?.seen[row]?.actual;
            return (
              <tr key={row}>
                <th scope="row">{label}</th>
                <td className={shared.value}>
                  <Breakable name={expected} />
                </td>
                {played && (
                  <td className={shared.value} data-differs={(actual ?? expected) !== expected || undefined}>
                    <Breakable name={actual ?? ""} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

interface StepTextProps extends Pick<RunTableProps, "Details"> {
  readonly number: number;
  readonly step: PlannedStep;
  readonly entry: CodedEntry | undefined;
}

function StepText({ number, step, entry, Details }: StepTextProps): ReactNode {
  const { by, call, moment, text } = step;
  return (
    <>
      {number}. {moment && `${moment}: `}
      {text}
      {call && (
        <span className={styles.stepCall}>
          {by}: <code>{call}</code>
        </span>
      )}
      {entry && Details && (
        <details className={shared.code}>
          <summary>{getSummary(entry)}</summary>
          <Details entry={entry} />
        </details>
      )}
    </>
  );
}

/** Returns what a transaction came to, in one line. */
function getSummary({ events, gas = 0n, refusal }: CodedEntry): string {
  if (refusal) return "Why the contract rejects it, and the code";
  return `${formatThousands(gas)} gas, ${events.length} event${events.length === 1 ? "" : "s"}, and the code`;
}
