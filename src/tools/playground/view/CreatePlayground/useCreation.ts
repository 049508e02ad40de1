import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { useBrowserState } from "@site/src/ui/browserState";
import type { LinkEffect } from "@site/src/ui/elements/Form";
import { keepTypedForm, readTypedForm } from "@site/src/ui/forms/typedForm";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import type { Scenario } from "@site/src/tools/playground/model";
import {
  type CreationForm,
  CUSTOM_SCENARIO,
  INITIAL,
  scenarioOf,
} from "@site/src/tools/playground/model/creation/form";
import { fromLink, sealIn, toLink, toQuery } from "@site/src/tools/playground/model/creation/formAddress";
import { readAddress } from "../StreamPlayground/address";
import type { LivePlaygroundProps } from "../StreamPlayground/LivePlayground";

/** A stream that runs, or is being loaded. `count` distinguishes one creation from the next. */
interface Running {
  count: number;
  scenario: Scenario;
  steps: string;
  isInitial: boolean;
}

const runningOf = (form: CreationForm, scenario: Scenario, steps: string, count: number): Running => ({
  count,
  scenario,
  steps,
  isInitial: toQuery(form) === toQuery(INITIAL),
});

/** Name under which the form is kept until the tab is closed. */
const TOOL = "playground";

/** The form that the page opens with, and where it comes from. */
interface Start {
  readonly form: CreationForm;
  readonly link?: LinkEffect;
  /** What a link does with the stream, once the reader has created it. */
  readonly steps: string;
  /** The stream that the reader ran before in this tab. */
  readonly running?: Running;
}

/** Returns the reader's own form of this tab, or the one of a link, which waits until the reader creates the stream. */
function readStart(): Start {
  const { search } = window.location;
  const typed = readTypedForm<CreationForm>(TOOL, INITIAL);
  const linked = fromLink(search);
  const steps = readAddress(search, CUSTOM_SCENARIO)?.steps ?? "";
  if (typed !== undefined && (linked.kind === "none" || typed.address === sealIn(search))) {
    const scenario = scenarioOf(typed.form);
    const isRun = typed.isTried && linked.kind === "form" && !("sentence" in scenario);
    return {
      form: typed.form,
      steps,
      ...(isRun && { running: runningOf(typed.form, scenario, steps, 1) }),
    };
  }
  if (linked.kind === "form") {
    const { form } = linked;
    const fields = Object.keys(form).filter(
      (field) =>
        field === "model" || form[field as keyof CreationForm] !== INITIAL[field as keyof CreationForm],
    );
    return { form, steps, link: { kind: "filled", fields } };
  }
  const form = typed?.form ?? INITIAL;
  if (linked.kind === "none") return { form, steps: "" };
  return { form, steps: "", link: { kind: "refused", sentence: linked.sentence } };
}

/** The form of a stream, the stream that was created from it last, and the part of the playground that runs it. */
export function useCreation() {
  const [start] = useBrowserState<Start>({ form: INITIAL, steps: "" }, readStart);
  const [input, setInput] = useBrowserState(INITIAL, () => readStart().form);
  const [running, setRunning] = useBrowserState<Running | undefined>(undefined, () => readStart().running);
  const [isAsked, setAsked] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { Component, hasFailed } = useLivePlayground(running);

  const read = scenarioOf(input);
  const keep = (next: CreationForm, isTried: boolean) =>
    keepTypedForm(TOOL, { form: next, address: sealIn(window.location.search), isTried });
  const create = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if ("sentence" in read) {
      form.current?.querySelectorAll<HTMLElement>(`[name="${read.field}"]`)[read.row ?? 0]?.focus();
      return;
    }
    // Written first: the running playground adds its steps to what the address says.
    replaceAddress(
      `${window.location.pathname}?${toLink(input)}&playground=${CUSTOM_SCENARIO}#playground-${CUSTOM_SCENARIO}`,
    );
    keep(input, true);
    const steps = running === undefined && toQuery(input) === toQuery(start.form) ? start.steps : "";
    setRunning((before) => runningOf(input, read, steps, (before?.count ?? 0) + 1));
    panel.current?.scrollIntoView({ block: "start" });
  };
  return {
    input,
    link: start.link,
    edit: (part: Partial<CreationForm>) => {
      const next = { ...input, ...part };
      setInput(next);
      keep(next, false);
    },
    /** What is wrong with a field, once a stream was asked for. */
    problem: isAsked && "sentence" in read ? read : undefined,
    create,
    form,
    panel,
    running,
    close: () => setRunning(undefined),
    Component,
    hasFailed,
  };
}

/** The part of a playground that runs, asked for when a stream is created: no byte of it before. */
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
