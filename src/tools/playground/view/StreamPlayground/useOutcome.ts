import { useState } from "react";
import type { CodedEntry, View } from "@site/src/tools/playground/model";

/** A line of the report before and after an action. */
export interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What the last action of the reader came to. */
export interface Outcome {
  /** The action's id. */
  readonly action: string;
  /** Its place in the log, from 1. */
  readonly number: number;
  readonly entry: CodedEntry;
  /** What it changed; nothing where it was played before the page knew the stream. */
  readonly changes: readonly Change[];
}

const splitLines = ({ picture: { rows, status } }: View) =>
  new Map([["Status", status], ...rows.map(({ label, value }) => [label, value] as const)]);

function listChanges(before: View, after: View): Change[] {
  const old = splitLines(before);
  return [...splitLines(after)].flatMap(([label, value]) => {
    const former = old.get(label);
    return former === undefined || former === value ? [] : [{ label, before: former, after: value }];
  });
}

/** Keeps what the last action changed, for as long as it is the last. Undefined before the first. */
export function useOutcome(view: View): Outcome | undefined {
  const [seen, setSeen] = useState<{ view: View; changes: readonly Change[] }>({ view, changes: [] });
  if (seen.view !== view) {
    const [before, after] = [seen.view.log, view.log];
    const isSame = before.at(-1)?.number === after.at(-1)?.number;
    const isNew = after.length > before.length;
    setSeen({ view, changes: isSame ? seen.changes : isNew ? listChanges(seen.view, view) : [] });
  }
  const act = view.steps.findLast((step) => !("at" in step));
  const entry = view.log.at(-1);
  if (act === undefined || "at" in act || entry === undefined) return undefined;
  return { action: act.action, number: view.log.length, entry, changes: seen.changes };
}
