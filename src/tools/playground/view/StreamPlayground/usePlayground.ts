import { useCallback, useRef, useState } from "react";
import type { Engine } from "@site/src/tools/playground/worker/engine";
import type { Act, Refusal, Scenario, Step, View } from "@site/src/tools/playground/model";
import { type Phase, useEngine } from "../engine/useEngine";

export interface PlaygroundControls {
  phase: Phase<View>;
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

/** Returns a playground's engine, with `steps` played on top of its scenario. */
export function usePlayground(scenario: Scenario, steps: readonly Step[]): PlaygroundControls {
  const [isBusy, setBusy] = useState(false);
  const running = useRef<Engine | undefined>(undefined);
  // Of the moves of the clock that come while one is computed only the last is made.
  const nextMove = useRef<Step | undefined>(undefined);
  const first = useRef(steps);
  const { engine, fail, phase, restart, setResult } = useEngine<View>(
    useCallback((started, onProgress) => started.open(scenario, first.current, onProgress), [scenario]),
  );

  const run = useCallback(
    async (work: (engine: Engine) => Promise<View>) => {
      const current = engine.current;
      // One that was started again is free, whatever the one before is still at.
      if (current === undefined || running.current === current) return;
      running.current = current;
      setBusy(true);
      try {
        setResult(await work(current));
        while (nextMove.current) {
          const step = nextMove.current;
          nextMove.current = undefined;
          setResult(await current.play(step));
        }
      } catch (error) {
        if (engine.current === current) fail(error);
      } finally {
        if (running.current === current) {
          running.current = undefined;
          setBusy(false);
        }
      }
    },
    [engine, fail, setResult],
  );

  const play = useCallback(
    (step: Step) => {
      if (running.current && running.current === engine.current && "at" in step) nextMove.current = step;
      else void run((current) => current.play(step));
    },
    [engine, run],
  );
  const undo = useCallback(() => void run((current) => current.undo()), [run]);
  const reset = useCallback(() => void run((current) => current.reset()), [run]);
  const tryOut = useCallback(
    (acts: readonly Act[]) => engine.current?.tryOut(acts).catch(() => []) ?? Promise.resolve([]),
    [engine],
  );
  return { phase, isBusy, play, undo, reset, tryOut, retry: restart };
}
