import { type ComponentType, type ReactNode, useId, useState } from "react";
import { NotLoaded } from "@site/src/ui/loading/NotLoaded";
import { Collapsible } from "@site/src/ui/elements/Collapsible/Collapsible";
import { styles as form } from "@site/src/ui/elements/Form";
import type { PlannedRun } from "@site/src/tools/playground/model/runs";
import styles from "../styles.module.css";
import type { LiveRunProps } from "./LiveRun";
import { RunTable } from "./RunTable";

export interface SampleRunProps {
  /** The id of a run in src/tools/playground/model/runs. */
  readonly of: string;
  /** The run's steps; pages get them while they are built (src/tools/playground/build). */
  readonly state?: PlannedRun;
}

/**
 * A guide's sample, to be run step by step on the released contracts in the reader's browser, the values of the guide
 * next to what comes out. Without JavaScript and before the start it is the steps with the guide's values, which open
 * by themselves on paper.
 */
export function SampleRun({ of: name, state }: SampleRunProps): ReactNode {
  const id = useId();
  if (state === undefined)
    throw new Error(`The run ${name} got no state: src/tools/playground/build gives it`);
  const [Live, setLive] = useState<ComponentType<LiveRunProps>>();
  const [phase, setPhase] = useState<"idle" | "loading" | "failed">("idle");
  const start = () => {
    setPhase("loading");
    // Asked for here and by nothing else: a page that runs nothing loads no byte of it.
    import("./LiveRun").then(
      ({ LiveRun }) => setLive(() => LiveRun),
      () => setPhase("failed"),
    );
  };
  const close = () => {
    setLive(undefined);
    setPhase("idle");
  };

  const { file, given, steps } = state;
  const count = steps.reduce((sum, { seen }) => sum + seen.length, 0);
  return (
    <section className={styles.panel} id={`run-${name}`} aria-labelledby={`${id}title`}>
      <p className={styles.kind}>Run it</p>
      <p className={styles.title} id={`${id}title`}>
        {file} on the released contracts
      </p>
      <p className={styles.experiment}>{given}</p>
      {Live ? (
        <Live id={id} state={state} onClose={close} />
      ) : (
        <>
          <Collapsible
            summary={
              <summary>
                {steps.length} steps, {count} results
              </summary>
            }
          >
            <RunTable steps={steps} />
          </Collapsible>
          <div className={styles.start}>
            <button type="button" className={form.primary} disabled={phase === "loading"} onClick={start}>
              {phase === "failed" ? "Try again" : "Run it"}
            </button>
            <p className={styles.hint} role="status">
              {phase === "failed" ? (
                <NotLoaded what="It" />
              ) : phase === "loading" ? (
                "Loading."
              ) : (
                "Runs this sample in this page, as its test does. It needs no wallet and no network, and nothing leaves your browser."
              )}
            </p>
          </div>
        </>
      )}
    </section>
  );
}
