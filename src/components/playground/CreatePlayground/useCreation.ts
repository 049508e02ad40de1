import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { replaceAddress } from "@site/src/client/navigation/replaceAddress";
import type { Scenario } from "@site/src/lib/playground";
import {
  type CreationForm,
  CUSTOM_SCENARIO,
  INITIAL,
  scenarioOf,
} from "@site/src/lib/playground/creation/form";
import { fromQuery, toQuery } from "@site/src/lib/playground/creation/formAddress";
import { readAddress } from "../StreamPlayground/address";
import type { LivePlaygroundProps } from "../StreamPlayground/LivePlayground";

/** A stream that runs, or is being loaded. `count` tells one creation from the next. */
interface Running {
  count: number;
  scenario: Scenario;
  steps: string;
  isInitial: boolean;
}

/** The form of a stream, the stream that was created from it last, and the part of the playground that runs it. */
export function useCreation() {
  const [input, setInput] = useState(INITIAL);
  const [running, setRunning] = useState<Running>();
  const [isAsked, setAsked] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
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
  const create = (event: FormEvent) => {
    event.preventDefault();
    if ("sentence" in read) {
      setAsked(true);
      form.current?.querySelectorAll<HTMLElement>(`[name="${read.field}"]`)[read.row ?? 0]?.focus();
      return;
    }
    // Written first: the running playground adds its steps to what the address says.
    replaceAddress(
      `${window.location.pathname}?${toQuery(input)}&playground=${CUSTOM_SCENARIO}#playground-${CUSTOM_SCENARIO}`,
    );
    start(input, "");
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
function useLivePlayground() {
  const [Component, setComponent] = useState<ComponentType<LivePlaygroundProps>>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    import("../StreamPlayground/LivePlayground").then(
      ({ LivePlayground }) => setComponent(() => LivePlayground),
      () => setFailed(true),
    );
  };
  return { Component, hasFailed, load };
}
