import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { type ComponentType, type ReactNode, useEffect, useId, useState } from "react";
import { useBrowserState } from "@site/src/ui/browserState";
import { NotLoaded } from "@site/src/ui/loading/NotLoaded";
import type { Scenario } from "@site/src/tools/playground/model";
import { type LinkEffect, LinkNotice, styles as form } from "@site/src/ui/elements/Form";
import { readLink } from "@site/src/tools/playground/model/session/link";
import { isOwnAddress } from "@site/src/ui/forms/ownAddress";
import { countSteps } from "./texts/countSteps";
import { type PlaygroundState, StreamState } from "../StreamState/StreamState";
import type { LivePlaygroundProps } from "./LivePlayground";
import styles from "../styles.module.css";

export interface StreamPlaygroundProps {
  /** The id of a scenario in src/tools/playground/model/scenarios. */
  readonly scenario: string;
  /** The scenario's first state; pages get it while they are built (src/tools/playground/build). */
  readonly state?: PlaygroundState;
}

/** A start of the playground: the text of the steps that it begins with. */
interface Start {
  readonly steps: string;
}

/** What the address of the page asks for: steps of a link wait for the reader, who may have played them before. */
interface Opening extends Start {
  readonly link?: LinkEffect;
  readonly started?: Start;
}

const NO_STEPS: Opening = { steps: "" };

function readOpening(scenario: string): Opening {
  const reading = readLink(window.location.search, scenario);
  if (reading.kind === "none") return NO_STEPS;
  if (reading.kind === "refused") return { steps: "", link: reading };
  const steps = reading.parameters.get("steps") ?? "";
  if (isOwnAddress(`playground.${scenario}`, window.location.search)) return { steps, started: { steps } };
  return steps === "" ? NO_STEPS : { steps, link: { kind: "filled", fields: [countSteps(steps)] } };
}

/**
 * Returns the part that runs and its scenario, asked for at a start and by nothing else: a page without one loads no
 * byte of it.
 */
function useLive(id: string, started: Start | undefined) {
  const [Live, setLive] = useState<{ Component: ComponentType<LivePlaygroundProps>; scenario: Scenario }>();
  const [failed, setFailed] = useState<Start>();
  useEffect(() => {
    if (started === undefined) return;
    Promise.all([import("./LivePlayground"), import("@site/src/tools/playground/model/scenarios")]).then(
      ([{ LivePlayground: Component }, { scenarios }]) =>
        setLive({ Component, scenario: scenarios.find((scenario) => scenario.id === id)! }),
      () => setFailed(started),
    );
  }, [id, started]);
  return { Live, hasFailed: started !== undefined && failed === started };
}

/**
 * A stream on the released contracts, which run in the reader's browser once it is started: clock, actions of each
 * account, and a log. Without JavaScript, before the start and on paper it is the picture and the table of the first
 * state, from a run at build. A button starts it. A link can name steps, which are played after the start.
 */
export function StreamPlayground({ scenario, state }: StreamPlaygroundProps): ReactNode {
  const id = useId();
  // Addresses lead here: the build then checks them like those of headings.
  useBrokenLinks().collectAnchor(`playground-${scenario}`);
  if (state === undefined)
    throw new Error(`The playground ${scenario} got no state: src/tools/playground/build gives it`);
  const [{ steps, link, started }, setOpening] = useBrowserState(NO_STEPS, () => readOpening(scenario));
  const { Live, hasFailed } = useLive(scenario, started);
  const isLoading = started !== undefined && !hasFailed;

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
      {started && Live ? (
        <Live.Component
          id={id}
          state={state}
          scenario={Live.scenario}
          steps={started.steps}
          onClose={() => setOpening(NO_STEPS)}
        />
      ) : (
        <>
          <LinkNotice link={link} />
          <StreamState id={id} title={title} picture={picture} />
          <div className={styles.start}>
            <button
              type="button"
              className={form.primary}
              disabled={isLoading}
              onClick={() => setOpening((before) => ({ ...before, started: { steps } }))}
            >
              {hasFailed ? "Try again" : "Start the playground"}
            </button>
            <p className={styles.hint} role="status">
              {hasFailed ? (
                <NotLoaded what="The playground" />
              ) : isLoading ? (
                "Loading the playground."
              ) : (
                "Runs the released contracts in this page. It needs no wallet and no network, and nothing leaves your browser."
              )}
            </p>
          </div>
        </>
      )}
    </section>
  );
}
