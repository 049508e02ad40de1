import useBrokenLinks from "@docusaurus/useBrokenLinks";
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { NotLoaded } from "@site/src/client/NotLoaded";
import { replaceAddress } from "@site/src/client/navigation/replaceAddress";
import { FieldError, styles as form, VERBATIM } from "@site/src/components/elements/Form";
import type { Scenario } from "@site/src/lib/playground";
import {
  CHOICES,
  type CreationForm,
  type Field,
  FIELDS,
  INITIAL,
  type Model,
  MODELS,
  CUSTOM_SCENARIO,
  scenarioOf,
} from "@site/src/lib/playground/creation/form";
import { fromQuery, toQuery } from "@site/src/lib/playground/creation/formAddress";
import { readAddress } from "../Playground/address";
import type { LivePlaygroundProps } from "../Playground/LivePlayground";
import { PARAMETERS } from "./parameterFields";
import { FirstState, type PlaygroundState } from "../StreamState/FirstState";
import { StartingCode } from "../StreamState/StartingCode";
import styles from "../styles.module.css";

/** A stream that runs, or is being loaded. `count` tells one creation from the next. */
interface Running {
  count: number;
  scenario: Scenario;
  steps: string;
  isInitial: boolean;
}

/**
 * A form with every parameter of every model, and the playground of the stream that it describes. The address carries
 * the form and what was done. Without JavaScript it shows the form's first values, with picture, table and code of that
 * stream from a run at build.
 */
export function CreatePlayground({ state }: { readonly state?: PlaygroundState }): ReactNode {
  const id = useId();
  useBrokenLinks().collectAnchor(`playground-${CUSTOM_SCENARIO}`);
  if (state === undefined) throw new Error("CreatePlayground got no state: plugins/playground gives it");
  const [input, setInput] = useState(INITIAL);
  const [running, setRunning] = useState<Running>();
  const [isAsked, setAsked] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { Component, hasFailed, load } = useLivePlayground();

  const start = (described: CreationForm, steps: string) => {
    setAsked(true);
    const scenario = scenarioOf(described);
    if ("sentence" in scenario) return;
    const isInitial = toQuery(described) === toQuery(INITIAL);
    setRunning((before) => ({ count: (before?.count ?? 0) + 1, scenario, steps, isInitial }));
    load();
  };
  // The address is only known in the browser.
  useEffect(() => {
    const { search } = window.location;
    const described = fromQuery(search) ?? INITIAL;
    setInput(described);
    const linked = readAddress(search, CUSTOM_SCENARIO);
    if (linked !== undefined) start(described, linked.steps);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once: afterwards the form leads and the address follows.
  }, []);

  const read = scenarioOf(input);
  const problem = isAsked && "sentence" in read ? read : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if ("sentence" in read) {
      setAsked(true);
      document.getElementById(`${id}${read.field}`)?.focus();
      return;
    }
    // Written first: the running playground adds its steps to what the address says.
    replaceAddress(
      `${window.location.pathname}?${toQuery(input)}&playground=${CUSTOM_SCENARIO}#playground-${CUSTOM_SCENARIO}`,
    );
    start(input, "");
    panel.current?.scrollIntoView({ block: "start" });
  };

  return (
    <>
      <form className={form.panel} aria-labelledby={`${id}form`} onSubmit={send}>
        <p className={form.title} id={`${id}form`}>
          Describe a stream
        </p>
        <fieldset className={styles.roles}>
          <legend>Model</legend>
          {Object.entries(MODELS).map(([model, name]) => (
            <label key={model}>
              <input
                type="radio"
                name={`${id}model`}
                value={model}
                checked={model === input.model}
                onChange={() => setInput((before) => ({ ...before, model: model as Model }))}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.parameters}>
          {FIELDS[input.model].map((field) => (
            <ParameterField
              key={field}
              id={`${id}${field}`}
              field={field}
              input={input}
              sentence={problem?.field === field ? problem.sentence : ""}
              onChange={(text) => setInput((before) => ({ ...before, [field]: text }))}
            />
          ))}
        </div>
        <div className={styles.start}>
          <button type="submit" className={form.action}>
            Create the stream
          </button>
          <p className={styles.hint}>
            Runs the released contracts in this page. No wallet, no network; nothing leaves your browser.
          </p>
        </div>
      </form>
      <section
        className={styles.panel}
        id={`playground-${CUSTOM_SCENARIO}`}
        ref={panel}
        aria-labelledby={`${id}title`}
      >
        <p className={styles.kind}>Playground</p>
        <p className={styles.title} id={`${id}title`}>
          {running?.scenario.title ?? state.title}
        </p>
        <p className={styles.experiment}>
          <strong>Try this.</strong> {state.experiment}
        </p>
        {running && Component ? (
          <Component
            key={running.count}
            id={id}
            scenario={running.scenario}
            {...(running.isInitial ? { state } : {})}
            linked={{ steps: running.steps }}
            onClose={() => setRunning(undefined)}
          />
        ) : (
          <>
            <FirstState id={id} title={state.title} picture={state.picture} />
            {state.code && <StartingCode code={state.code} />}
            <p className={styles.hint} role="status">
              {running && (hasFailed ? <NotLoaded what="The playground" /> : "Loading the playground.")}
            </p>
          </>
        )}
      </section>
    </>
  );
}

/** The part of a playground that runs, asked for when a stream is created: no byte of it before. */
function useLivePlayground() {
  const [Component, setComponent] = useState<ComponentType<LivePlaygroundProps>>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    import("../Playground/LivePlayground").then(
      ({ LivePlayground }) => setComponent(() => LivePlayground),
      () => setFailed(true),
    );
  };
  return { Component, hasFailed, load };
}

interface ParameterFieldProps {
  readonly id: string;
  readonly field: Field;
  readonly input: CreationForm;
  readonly sentence: string;
  readonly onChange: (text: string) => void;
}

function ParameterField({ id, field, input, sentence, onChange }: ParameterFieldProps): ReactNode {
  const { choices = {}, hint, label } = PARAMETERS[field];
  const isList = field === "segments" || field === "tranches";
  const common = {
    id,
    name: field,
    value: input[field],
    "aria-invalid": sentence !== "" || undefined,
    "aria-describedby": `${hint ? `${id}hint ` : ""}${id}error`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className={`${form.field} ${isList ? styles.wide : ""}`}>
      <label htmlFor={id}>{label(input)}</label>
      {CHOICES[field] ? (
        <select {...common}>
          {CHOICES[field].map((value) => (
            <option key={value} value={value}>
              {choices[value] ?? value}
            </option>
          ))}
        </select>
      ) : isList ? (
        <textarea {...common} rows={4} maxLength={4_000} {...VERBATIM} />
      ) : (
        <input {...common} maxLength={60} {...VERBATIM} />
      )}
      {hint && (
        <span className={form.hint} id={`${id}hint`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}error`}>{sentence}</FieldError>
    </div>
  );
}
