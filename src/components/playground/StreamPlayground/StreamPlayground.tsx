import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { type ComponentType, type ReactNode, useEffect, useId, useState } from "react";
import { NotLoaded } from "@site/src/client/NotLoaded";
import type { Scenario } from "@site/src/lib/playground";
import { styles as form } from "@site/src/components/elements/Form";
import { type Linked, readAddress } from "./address";
import { type PlaygroundState, StreamState } from "../StreamState/StreamState";
import type { LivePlaygroundProps } from "./LivePlayground";
import styles from "../styles.module.css";

export interface StreamPlaygroundProps {
  /** The id of a scenario in src/lib/playground/scenarios. */
  readonly scenario: string;
  /** The scenario's first state; pages get it while they are built (plugins/playground). */
  readonly state?: PlaygroundState;
}

/**
 * A stream on the released contracts, which run in the reader's browser once it is started: clock, actions of each
 * account, and a log. Without JavaScript, before the start and on paper it is the picture and the table of the first
 * state, from a run at build. Started by a button, or by an address that names it.
 */
export function StreamPlayground({ scenario, state }: StreamPlaygroundProps): ReactNode {
  const id = useId();
  // Addresses lead here: the build then checks them like those of headings.
  useBrokenLinks().collectAnchor(`playground-${scenario}`);
  if (state === undefined)
    throw new Error(`The playground ${scenario} got no state: plugins/playground gives it`);
  const [live, setLive] = useState<{
    Component: ComponentType<LivePlaygroundProps>;
    all: readonly Scenario[];
    linked: Linked;
  }>();
  const [phase, setPhase] = useState<"idle" | "loading" | "failed">("idle");

  const start = (linked: Linked) => {
    setPhase("loading");
    // Asked for here and by nothing else: a page that starts no playground loads no byte of it.
    Promise.all([import("./LivePlayground"), import("@site/src/lib/playground/scenarios")]).then(
      ([{ LivePlayground }, { scenarios: all }]) => setLive({ Component: LivePlayground, all, linked }),
      () => setPhase("failed"),
    );
  };
  // The address is only known in the browser.
  useEffect(() => {
    const linked = readAddress(window.location.search, scenario);
    if (linked !== undefined) start(linked);
  }, [scenario]);

  const { experiment, picture, title } = state;
  return (
    <section className={styles.panel} id={`playground-${scenario}`} aria-labelledby={`${id}title`}>
      <p className={styles.kind}>Playground</p>
      <p className={styles.title} id={`${id}title`}>
        {title}
      </p>
      <p className={styles.experiment}>
        <strong>Try this.</strong> {experiment}
      </p>
      {live ? (
        <live.Component
          id={id}
          state={state}
          scenario={live.all.find((one) => one.id === scenario)!}
          linked={live.linked}
          onClose={() => {
            setLive(undefined);
            setPhase("idle");
          }}
        />
      ) : (
        <>
          <StreamState id={id} title={title} picture={picture} />
          <div className={styles.start}>
            <button
              type="button"
              className={form.primary}
              disabled={phase === "loading"}
              onClick={() => start({ steps: "" })}
            >
              {phase === "failed" ? "Try again" : "Start the playground"}
            </button>
            <p className={styles.hint} role="status">
              {phase === "failed" ? (
                <NotLoaded what="The playground" />
              ) : phase === "loading" ? (
                "Loading the playground."
              ) : (
                "Runs the released contracts in this page. No wallet, no network; nothing leaves your browser."
              )}
            </p>
          </div>
        </>
      )}
    </section>
  );
}
