import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { send, type Outcome } from "@site/src/protocol/indexers/request";
import { findCautions } from "@site/src/protocol/indexers/request/cautions";
import { useDraft, type Draft } from "./query/draft";
import { writeCommand, explainRefusal, composeRequest } from "./query/request";
import type { Place } from "./SchemaDocs";
import { getSchema } from "./schemas";

/**
 * Returns the draft of a query, its request, and what came of it. A query is sent when the reader says so, and no other
 * is under way then; what is changed takes the answer away, which would pass for one to the new text.
 */
export function useExplorer(start: string | undefined) {
  const [draft, change] = useDraft(start);
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const [location, setPlace] = useState<Place>({ trail: ["Query"] });
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const control = useRef<AbortController>(undefined);

  const schema = getSchema(draft.indexer, draft.vendor);
  const request = composeRequest(draft);
  const isComplete = !("problem" in request);

  useEffect(() => () => control.current?.abort(), []);

  function update(next: Draft): void {
    if (next.indexer !== draft.indexer || next.vendor !== draft.vendor) setPlace({ trail: ["Query"] });
    if (next.query !== draft.query || next.listed !== draft.listed || next.own !== draft.own) {
      control.current?.abort();
      control.current = undefined;
      setRunning(false);
      setProblem(undefined);
      setOutcome(undefined);
    }
    change(next);
  }

  async function run(): Promise<void> {
    const { key } = latest.current;
    const next = composeRequest(latest.current);
    const stop = "problem" in next ? next.problem : explainRefusal(next, key);
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

  return {
    draft,
    schema,
    place: location,
    setPlace,
    problem,
    outcome,
    isRunning,
    command: isComplete ? writeCommand(request) : undefined,
    cautions: isComplete ? findCautions(draft.query, request.variables, draft.vendor, schema) : [],
    update,
    run: () => void run(),
    stop: () => control.current?.abort(),
    /** The editor says each change, and again what it was given. */
    writeQuery: (query: string) => {
      if (query !== latest.current.query) change({ ...latest.current, query });
    },
    writeVariables: (variables: string) => {
      setProblem(undefined);
      change({ ...draft, variables });
    },
  };
}

export type Exploring = ReturnType<typeof useExplorer>;
