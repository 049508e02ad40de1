import { type ReactNode, useEffect, useRef } from "react";
import { styles as form } from "@site/src/ui/elements/Form";
import styles from "../styles.module.css";
import type { Phase } from "./useEngine";

interface EngineStartProps {
  /** Begins the ids of its elements. */
  readonly id: string;
  readonly phase: Exclude<Phase<unknown>, { kind: "ready" }>;
  readonly retry: () => void;
  readonly onClose: () => void;
}

/** How far an engine is on its way, or why it did not start, with the ways on from there. Browser only. */
export function EngineStart({ id, phase, retry, onClose }: EngineStartProps): ReactNode {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.start}>
      {phase.kind === "failed" && (
        <>
          <button type="button" className={form.action} onClick={retry}>
            Try again
          </button>
          <button type="button" className={form.action} onClick={() => window.location.reload()}>
            Load the page again
          </button>
        </>
      )}
      <button type="button" className={form.action} onClick={onClose} ref={cancel}>
        {phase.kind === "loading" ? "Cancel" : "Close"}
      </button>
      {phase.kind === "loading" && (
        <div className={styles.progress}>
          <label htmlFor={`${id}progress`}>{phase.doing}</label>
          <progress id={`${id}progress`} max={1} value={phase.share} />
        </div>
      )}
      {phase.kind === "failed" && (
        <p className={form.error} role="alert">
          {phase.sentence}
        </p>
      )}
    </div>
  );
}
