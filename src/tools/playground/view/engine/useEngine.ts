import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Engine, EngineError, NotCreated, explainMissing } from "@site/src/tools/playground/worker/engine";
import type { Refusal } from "@site/src/tools/playground/model";

/** Where an engine is: on its way, ready with a result, failed with a sentence that says why, or refused. */
export type Phase<Result> =
  | { kind: "loading"; share: number; doing: string }
  | { kind: "ready"; result: Result }
  | { kind: "failed"; sentence: string }
  /** The contract does not create such a stream. */
  | { kind: "refused"; refusal: Refusal };

export interface EngineControls<Result> {
  engine: RefObject<Engine | undefined>;
  phase: Phase<Result>;
  /** Shows a later result. */
  setResult(result: Result): void;
  fail(error: unknown): void;
  /** Starts again, after a failure for example. */
  restart(): void;
}

/** Returns how an engine begins: on its way, or failed in a browser that lacks something. */
function getFirstPhase(): Extract<Phase<never>, { kind: "loading" | "failed" }> {
  const missing = explainMissing();
  return missing === undefined
    ? { kind: "loading", share: 0, doing: "Loading the engine" }
    : { kind: "failed", sentence: missing };
}

/**
 * Returns an engine that is started with the component and ended with it. Browser only.
 *
 * @param open what it does first; a new function starts a new engine
 */
export function useEngine<Result>(
  open: (engine: Engine, onProgress: (share: number, doing: string) => void) => Promise<Result>,
): EngineControls<Result> {
  const [phase, setPhase] = useState<Phase<Result>>(getFirstPhase);
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState(() => open);
  const engine = useRef<Engine | undefined>(undefined);

  if (current !== open) {
    setCurrent(() => open);
    setPhase(getFirstPhase);
  }

  const setResult = useCallback((result: Result) => setPhase({ kind: "ready", result }), []);
  const fail = useCallback((error: unknown) => {
    if (error instanceof NotCreated) {
      setPhase({ kind: "refused", refusal: error.refusal });
      return;
    }
    const sentence =
      error instanceof EngineError ? error.message : "The playground stopped for an unknown reason.";
    setPhase({ kind: "failed", sentence });
  }, []);

  useEffect(() => {
    if (explainMissing() !== undefined) return undefined;
    let isCurrent = true;
    let started: Engine | undefined;
    const begin = async () => {
      started = new Engine();
      engine.current = started;
      return open(started, (share, doing) => {
        if (isCurrent) setPhase({ kind: "loading", share, doing });
      });
    };
    begin().then(
      (result) => isCurrent && setResult(result),
      (error: unknown) => {
        if (isCurrent) fail(error);
      },
    );
    return () => {
      isCurrent = false;
      started?.close();
    };
  }, [open, attempt, fail, setResult]);

  const restart = useCallback(() => {
    setPhase(getFirstPhase);
    setAttempt((count) => count + 1);
  }, []);
  return { engine, phase, setResult, fail, restart };
}
