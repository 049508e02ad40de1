import { useCallback, useEffect, useRef, useState } from "react";
import { Engine, EngineError, NotCreated, whatIsMissing } from "@site/src/client/playground/engine";
import type { Act, Refusal, Scenario, Step, View } from "@site/src/lib/playground";

/** Where a playground is: on its way, ready, failed with a sentence that says why, or refused. */
export type Phase =
  | { kind: "loading"; share: number; doing: string }
  | { kind: "ready"; view: View }
  | { kind: "failed"; sentence: string }
  /** The contract does not create such a stream. */
  | { kind: "refused"; refusal: Refusal };

export interface PlaygroundControls {
  phase: Phase;
  /** Whether the engine works on something. */
  isBusy: boolean;
  play(step: Step): void;
  undo(): void;
  reset(): void;
  /** What these actions would be refused with; undefined where they would work. */
  tryOut(acts: readonly Act[]): Promise<readonly (Refusal | undefined)[]>;
  /** Starts again after a failure. */
  retry(): void;
}

/** A playground's engine: started with the component, ended with it. */
export function usePlayground(scenario: Scenario, steps: readonly Step[]): PlaygroundControls {
  const [phase, setPhase] = useState<Phase>({ kind: "loading", share: 0, doing: "Loading the engine" });
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const engine = useRef<Engine | undefined>(undefined);
  const running = useRef(false);
  // Of the moves of the clock that come while one is computed only the last is made.
  const nextMove = useRef<Step | undefined>(undefined);
  const first = useRef(steps);

  const fail = useCallback((error: unknown) => {
    if (error instanceof NotCreated) {
      setPhase({ kind: "refused", refusal: error.refusal });
      return;
    }
    const sentence =
      error instanceof EngineError
        ? error.message
        : "The playground stopped for a reason that it does not know.";
    setPhase({ kind: "failed", sentence });
  }, []);

  useEffect(() => {
    const missing = whatIsMissing();
    if (missing !== undefined) {
      setPhase({ kind: "failed", sentence: missing });
      return undefined;
    }
    let isCurrent = true;
    const started = new Engine();
    engine.current = started;
    running.current = false;
    setPhase({ kind: "loading", share: 0, doing: "Loading the engine" });
    started
      .open(scenario, first.current, (share, doing) => {
        if (isCurrent) setPhase({ kind: "loading", share, doing });
      })
      .then(
        (view) => isCurrent && setPhase({ kind: "ready", view }),
        (error: unknown) => {
          if (isCurrent) fail(error);
        },
      );
    return () => {
      isCurrent = false;
      started.close();
    };
  }, [scenario, attempt, fail]);

  const run = useCallback(
    async (work: (engine: Engine) => Promise<View>) => {
      const current = engine.current;
      if (current === undefined || running.current) return;
      running.current = true;
      setBusy(true);
      try {
        let view = await work(current);
        setPhase({ kind: "ready", view });
        while (nextMove.current) {
          const step = nextMove.current;
          nextMove.current = undefined;
          view = await current.play(step);
          setPhase({ kind: "ready", view });
        }
      } catch (error) {
        if (engine.current === current) fail(error);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [fail],
  );

  const play = useCallback(
    (step: Step) => {
      if (running.current && "at" in step) nextMove.current = step;
      else void run((current) => current.play(step));
    },
    [run],
  );
  const undo = useCallback(() => void run((current) => current.undo()), [run]);
  const reset = useCallback(() => void run((current) => current.reset()), [run]);
  const tryOut = useCallback(
    (acts: readonly Act[]) => engine.current?.tryOut(acts).catch(() => []) ?? Promise.resolve([]),
    [],
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { phase, isBusy, play, undo, reset, tryOut, retry };
}
