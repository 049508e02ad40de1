import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { announce } from "@site/src/ui/announcer";
import type { Engine } from "@site/src/tools/playground/worker/engine";
import { styles as form } from "@site/src/ui/elements/Form";
import type { PlannedRun, Played } from "@site/src/tools/playground/model/runs";
import { EngineStart } from "../engine/EngineStart";
import styles from "../styles.module.css";
import { useEngine } from "../engine/useEngine";
import { TransactionDetails } from "../StreamPlayground/Log";
import { RunTable } from "./RunTable";

export interface LiveRunProps {
  /** Begins the ids of its elements. */
  readonly id: string;
  readonly state: PlannedRun;
  /** Goes back to the steps alone, without the engine. */
  readonly onClose: () => void;
}

/** A run that is started: plays all steps, or from its beginning one after the other. Browser only. */
export function LiveRun({ id, state, onClose }: LiveRunProps): ReactNode {
  const { steps } = state;
  // Whether steps are played without waiting for the reader: at the start, and when the rest is asked for.
  const [isRunning, setRunning] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const {
    engine: engineRef,
    fail,
    phase,
    restart,
    setResult,
  } = useEngine<readonly Played[]>(
    useCallback((started, onProgress) => started.openRun(state.id, onProgress).then(() => []), [state.id]),
  );
  const played = phase.kind === "ready" ? phase.result : undefined;
  const isOver = played?.length === steps.length;

  const work = useCallback(
    async (task: (current: Engine) => Promise<readonly Played[]>) => {
      const current = engineRef.current;
      if (current === undefined) return;
      setBusy(true);
      try {
        const result = await task(current);
        if (engineRef.current === current) setResult(result);
      } catch (error) {
        if (engineRef.current === current) fail(error);
      } finally {
        setBusy(false);
      }
    },
    [engineRef, fail, setResult],
  );
  const step = useCallback(() => {
    if (played && !isOver) void work(async (current) => [...played, await current.next()]);
  }, [played, isOver, work]);
  const again = () => {
    setRunning(false);
    void work((current) => current.openRun(state.id, () => undefined).then(() => []));
  };

  useEffect(() => {
    if (isRunning && !isBusy) step();
  }, [isRunning, isBusy, step]);
  const isReady = played !== undefined;
  useEffect(() => {
    if (isReady && document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, [isReady]);
  const verdict = isOver ? getVerdict(played) : undefined;
  useEffect(() => {
    if (verdict) announce(verdict);
  }, [verdict]);
  const count = played?.length ?? 0;
  const lastStep = steps[count - 1];
  useEffect(() => {
    if (lastStep && !isRunning && !isOver) announce(`Step ${count} of ${steps.length}: ${lastStep.text}.`);
  }, [count, isOver, isRunning, lastStep, steps.length]);

  if (phase.kind !== "ready" || played === undefined) {
    return phase.kind === "ready" ? null : (
      <EngineStart id={id} phase={phase} retry={restart} onClose={onClose} />
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <button
          type="button"
          className={form.primary}
          aria-disabled={isBusy || isOver}
          onClick={() => !isBusy && step()}
          ref={next}
        >
          Next step
        </button>
        <button
          type="button"
          className={form.action}
          aria-disabled={isRunning || isOver}
          onClick={() => setRunning(true)}
        >
          Run the rest
        </button>
        <button
          type="button"
          className={form.action}
          aria-disabled={isBusy}
          onClick={() => !isBusy && again()}
        >
          Start again
        </button>
        <button type="button" className={form.action} onClick={onClose}>
          Close
        </button>
        <span className={styles.hint}>{verdict ?? `${count} of ${steps.length} steps`}</span>
      </div>
      <RunTable steps={steps} played={played} Details={TransactionDetails} />
    </>
  );
}

/** Returns how many results came out as the page has them. */
function getVerdict(played: readonly Played[]): string {
  const seen = played.flatMap((step) => step.seen);
  const agreeing = seen.filter(({ actual, expected }) => actual === expected).length;
  return agreeing === seen.length
    ? `All ${seen.length} results match this page.`
    : `${seen.length - agreeing} of ${seen.length} results differ from this page.`;
}
