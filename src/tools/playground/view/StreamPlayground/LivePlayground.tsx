import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { announce } from "@site/src/ui/announcer";
import { keepOwnAddress } from "@site/src/ui/forms/ownAddress";
import { TYPING_PAUSE } from "@site/src/ui/forms/typingPause";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { styles as form } from "@site/src/ui/elements/Form";
import type { Scenario, Step, View } from "@site/src/tools/playground/model";
import { FORM_PARAMETERS } from "@site/src/tools/playground/model/creation/formAddress";
import { readSteps, writeSteps } from "@site/src/tools/playground/model/session/address";
import { LINKED_STEPS, writeLink } from "@site/src/tools/playground/model/session/link";
import { SEAL } from "@site/src/ui/sealedLink/sealedLink";
import { writeStartingCode } from "@site/src/tools/playground/model/session/code";
import { CUSTOM_SCENARIO } from "@site/src/tools/playground/model/creation/form";
import { Actions } from "./Actions";
import { Clock } from "./Clock";
import { type PlaygroundState, StreamState } from "../StreamState/StreamState";
import { Log } from "./Log";
import { RefusalText } from "./texts/RefusalText";
import { EngineStart } from "../engine/EngineStart";
import { StartingCode } from "../StreamState/StartingCode";
import shared from "../styles.module.css";
import { useOutcome } from "./useOutcome";
import { usePlayground } from "./usePlayground";
import styles from "./styles.module.css";

export interface LivePlaygroundProps {
  /** Begins the ids of its elements. */
  readonly id: string;
  /** The first state from the build; none for a stream that a reader describes. */
  readonly state?: PlaygroundState;
  readonly scenario: Scenario;
  /** Text of the steps to begin with, as a link has them. */
  readonly steps: string;
  /** Goes back to the first state, without the engine. */
  readonly onClose: () => void;
}

/** A playground that runs: loads its engine, then shows clock, actions and log next to the state. Browser only. */
export function LivePlayground({
  id,
  scenario,
  state,
  steps: linked,
  onClose,
}: LivePlaygroundProps): ReactNode {
  const [steps, complaint] = useMemo(() => {
    const read = readSteps(linked, scenario);
    return typeof read === "string" ? ([[], read] as const) : ([read, undefined] as const);
  }, [linked, scenario]);
  const controls = usePlayground(scenario, steps);
  const { phase, retry } = controls;

  if (phase.kind === "ready") {
    return (
      <Running
        id={id}
        scenario={scenario}
        view={phase.result}
        complaint={complaint}
        controls={controls}
        onClose={onClose}
      />
    );
  }
  const start = <EngineStart id={id} phase={phase} retry={retry} onClose={onClose} />;
  // The button of a form is above the playground, and the button of a prepared one below its first state.
  const isOfForm = scenario.id === CUSTOM_SCENARIO;
  return (
    <>
      {isOfForm && start}
      {state && <StreamState id={id} title={state.title} picture={state.picture} />}
      {phase.kind === "refused" && (
        <div className={styles.refused} role="alert">
          <p>The contract rejects this stream.</p>
          <RefusalText refusal={phase.refusal} />
        </div>
      )}
      {!isOfForm && start}
    </>
  );
}

interface RunningProps {
  readonly id: string;
  readonly scenario: Scenario;
  readonly view: View;
  readonly complaint: string | undefined;
  readonly controls: ReturnType<typeof usePlayground>;
  readonly onClose: () => void;
}

function Running({ id, scenario, view, complaint, controls, onClose }: RunningProps): ReactNode {
  const { isBusy, play, reset, tryOut, undo } = controls;
  const clock = useRef<HTMLInputElement>(null);
  // Whoever pressed "Start" goes on by keyboard at the clock.
  useEffect(() => {
    if (document.activeElement === document.body) clock.current?.focus({ preventScroll: true });
  }, []);
  const address = useAddress(scenario, view.steps);
  const outcome = useOutcome(view);
  useAnnouncements(view);
  const hasDone = view.steps.length > 0;
  return (
    <>
      {complaint && (
        <p className={form.error} role="alert">
          {complaint}
        </p>
      )}
      <StreamState id={id} title={scenario.title} picture={view.picture}>
        <Clock
          id={id}
          scenario={scenario}
          view={view}
          isBusy={isBusy}
          input={clock}
          onMove={(at) => play({ at })}
        />
      </StreamState>
      <Actions
        id={id}
        scenario={scenario}
        view={view}
        outcome={outcome}
        isBusy={isBusy}
        play={play}
        tryOut={tryOut}
      />
      <div className={shared.bar}>
        <button type="button" className={form.action} aria-disabled={!hasDone || isBusy} onClick={undo}>
          Undo
        </button>
        <button type="button" className={form.action} aria-disabled={!hasDone || isBusy} onClick={reset}>
          Reset
        </button>
        <button type="button" className={form.action} onClick={onClose}>
          Close
        </button>
        <span className={styles.share}>
          Link to this state <CopyButton value={address} of="the link to this state" />
        </span>
      </div>
      <Log id={id} entries={view.log} unit={scenario.unit} />
      {scenario.id === CUSTOM_SCENARIO && (
        <StartingCode code={writeStartingCode(scenario, view.log[0]!.code)} />
      )}
    </>
  );
}

/** Keeps the page's address at the present steps, and returns the full URL. */
function useAddress(scenario: Scenario, steps: readonly Step[]): string {
  const written = writeSteps(steps);
  useEffect(() => {
    const { pathname, hash, search } = window.location;
    const address = composeLinkTo(scenario.id, written).search;
    const keep = () => keepOwnAddress(`playground.${scenario.id}`, window.location.search);
    // The reader has started what a link brought.
    if (address === search) {
      keep();
      return undefined;
    }
    // Once the reader pauses: browsers refuse an address that changes too often.
    const timer = setTimeout(() => {
      replaceAddress(pathname + address + hash);
      keep();
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [scenario.id, written]);
  return composeLinkTo(scenario.id, written).href;
}

/**
 * Returns the address of this page with a playground at these steps. Other parameters stay, with the form of the
 * reader's own stream.
 */
function composeLinkTo(scenario: string, steps: string): URL {
  const all = [...new URLSearchParams(window.location.search)].filter(
    ([name]) => name !== SEAL && !LINKED_STEPS.includes(name),
  );
  const isForm = ([name]: readonly [string, string]) =>
    scenario === CUSTOM_SCENARIO && FORM_PARAMETERS.includes(name);
  const others = all.filter((each) => !isForm(each));
  return new URL(writeLink(scenario, steps, all.filter(isForm), others), window.location.href);
}

/**
 * Notifies screen readers of the state of the stream, at most once a second: of quick changes they hear the last. What an action
 * came to is said under its button.
 */
function useAnnouncements({ picture: { moment, rows, status } }: View): void {
  const amounts = rows
    .filter(({ source }) => /withdrawable|refundable|uncovered/i.test(source))
    .map(({ label, value }) => `${label} ${value}`)
    .join(", ");
  const values = `${moment}. Status ${status}. ${amounts}.`;
  const heardAt = useRef<number>(undefined);
  useEffect(() => {
    const begin = heardAt.current === undefined ? "The playground is ready. " : "";
    const timer = setTimeout(
      () => {
        heardAt.current = Date.now();
        announce(begin + values);
      },
      Math.max(200, (heardAt.current ?? 0) + 1_000 - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [values]);
}
