import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { useBrowserState } from "@site/src/ui/browserState";
import type { LinkEffect } from "@site/src/ui/elements/Form";
import { keepTypedForm, readTypedForm } from "@site/src/ui/forms/typedForm";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import type { Scenario } from "@site/src/tools/playground/model";
import {
  type CreationForm,
  FIELDS,
  INITIAL,
  readScenario,
} from "@site/src/tools/playground/model/creation/form";
import {
  findForm,
  parseLink,
  composeLink,
  toQuery,
} from "@site/src/tools/playground/model/creation/formAddress";
import { countSteps } from "../StreamPlayground/texts/countSteps";
import { PARAMETERS } from "./parameterFields";
import type { LivePlaygroundProps } from "../StreamPlayground/LivePlayground";

/** A stream that runs, or is being loaded. `count` distinguishes one creation from the next. */
interface Running {
  count: number;
  scenario: Scenario;
  steps: string;
  isInitial: boolean;
}

const getRunning = (form: CreationForm, scenario: Scenario, steps: string, count: number): Running => ({
  count,
  scenario,
  steps,
  isInitial: toQuery(form) === toQuery(INITIAL),
});

/** Name under which the form is kept until the tab is closed. */
const TOOL = "playground";

/** What the page shows. */
interface Creating {
  readonly form: CreationForm;
  /** What a link did to the form. */
  readonly link?: LinkEffect;
  /** Steps of a link, which follow the creation of exactly its stream. */
  readonly steps: string;
  readonly running?: Running;
}

/** Names what a link sets, as `Deposit` or `2 steps`: the model, and each field that it changes. */
function listNames(form: CreationForm, steps: string): string[] {
  const changed = FIELDS[form.model].filter((field) => form[field] !== INITIAL[field]);
  // Without the token after the comma.
  const labels = changed.map((field) => PARAMETERS[field].label(form).split(",")[0]!);
  return ["Model", ...labels, ...(steps === "" ? [] : [countSteps(steps)])];
}

/** Returns the reader's own form of this tab, or the one of a link, which waits until the reader creates the stream. */
function readStart(): Creating {
  const { search } = window.location;
  const typed = readTypedForm<CreationForm>(TOOL, INITIAL);
  const linked = parseLink(search);
  const steps = linked.kind === "form" ? linked.steps : "";
  if (typed !== undefined && (linked.kind === "none" || typed.address === findForm(search))) {
    const scenario = readScenario(typed.form);
    const isRun = typed.isTried && linked.kind === "form" && !("sentence" in scenario);
    if (!isRun) return { form: typed.form, steps: "" };
    return { form: typed.form, steps: "", running: getRunning(typed.form, scenario, steps, 1) };
  }
  if (linked.kind === "form") {
    return { form: linked.form, steps, link: { kind: "filled", fields: listNames(linked.form, steps) } };
  }
  const form = typed?.form ?? INITIAL;
  return linked.kind === "none" ? { form, steps } : { form, steps, link: linked };
}

/**
 * Returns the form of a stream, the stream that was created from it last, and the part of the playground that runs it.
 */
export function useCreation() {
  const [state, setState] = useBrowserState<Creating>({ form: INITIAL, steps: "" }, readStart);
  const { form: input, link, running } = state;
  const [isAsked, setAsked] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { Component, hasFailed } = useLivePlayground(running);

  const read = readScenario(input);
  const keep = (next: CreationForm, isTried: boolean) =>
    keepTypedForm(TOOL, { form: next, address: findForm(window.location.search), isTried });
  const create = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if ("sentence" in read) {
      form.current?.querySelectorAll<HTMLElement>(`[name="${read.field}"]`)[read.row ?? 0]?.focus();
      return;
    }
    // Written first: the running playground adds its steps to what the address says.
    replaceAddress(window.location.pathname + composeLink(input));
    keep(input, true);
    const count = (running?.count ?? 0) + 1;
    setState({ ...state, steps: "", running: getRunning(input, read, state.steps, count) });
    panel.current?.scrollIntoView({ block: "start" });
  };
  return {
    input,
    link,
    edit: (part: Partial<CreationForm>) => {
      const next = { ...input, ...part };
      setState({ ...state, form: next, steps: "" });
      keep(next, false);
    },
    /** What is wrong with a field, once a stream was asked for. */
    problem: isAsked && "sentence" in read ? read : undefined,
    create,
    form,
    panel,
    running,
    close: () => setState({ ...state, running: undefined }),
    Component,
    hasFailed,
  };
}

/** Returns the part of a playground that runs, asked for when a stream is created: no byte of it before. */
function useLivePlayground(running: Running | undefined) {
  const [Component, setComponent] = useState<ComponentType<LivePlaygroundProps>>();
  const [failed, setFailed] = useState<Running>();
  useEffect(() => {
    if (running === undefined) return;
    import("../StreamPlayground/LivePlayground").then(
      ({ LivePlayground }) => setComponent(() => LivePlayground),
      () => setFailed(running),
    );
  }, [running]);
  return { Component, hasFailed: running !== undefined && failed === running };
}
