import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { useBrowserState } from "@site/src/ui/browserState";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import type { Scenario } from "@site/src/tools/playground/model";
import {
  type CreationForm,
  CUSTOM_SCENARIO,
  INITIAL,
  scenarioOf,
} from "@site/src/tools/playground/model/creation/form";
import { fromQuery, toQuery } from "@site/src/tools/playground/model/creation/formAddress";
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

const linked = () => readAddress(window.location.search, CUSTOM_SCENARIO);

/** The stream that the address of the page asks for. */
function linkedStream(): Running | undefined {
  const steps = linked()?.steps;
  const form = fromQuery(window.location.search) ?? INITIAL;
  const scenario = scenarioOf(form);
  return steps === undefined || "sentence" in scenario ? undefined : runningOf(form, scenario, steps, 1);
}

/** The form of a stream, the stream that was created from it last, and the part of the playground that runs it. */
export function useCreation() {
  const [input, setInput] = useBrowserState(INITIAL, () => fromQuery(window.location.search));
  const [running, setRunning] = useBrowserState<Running | undefined>(undefined, linkedStream);
  const [isAsked, setAsked] = useBrowserState(false, () => linked() !== undefined);
  const panel = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { Component, hasFailed } = useLivePlayground(running);

  const read = scenarioOf(input);
  const create = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if ("sentence" in read) {
      form.current?.querySelectorAll<HTMLElement>(`[name="${read.field}"]`)[read.row ?? 0]?.focus();
      return;
    }
    // Written first: the running playground adds its steps to what the address says.
    replaceAddress(
      `${window.location.pathname}?${toQuery(input)}&playground=${CUSTOM_SCENARIO}#playground-${CUSTOM_SCENARIO}`,
    );
    setRunning((before) => runningOf(input, read, "", (before?.count ?? 0) + 1));
    panel.current?.scrollIntoView({ block: "start" });
  };
  return {
    input,
    edit: (part: Partial<CreationForm>) => setInput((before) => ({ ...before, ...part })),
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
