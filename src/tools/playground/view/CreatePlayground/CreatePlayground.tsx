import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { type ReactNode, useId } from "react";
import { NotLoaded } from "@site/src/ui/loading/NotLoaded";
import { LinkNotice, styles as form } from "@site/src/ui/elements/Form";
import { CUSTOM_SCENARIO } from "@site/src/tools/playground/model/creation/form";
import { StartingCode } from "../StreamState/StartingCode";
import { type PlaygroundState, StreamState } from "../StreamState/StreamState";
import shared from "../styles.module.css";
import { CreationFields } from "./CreationFields";
import { useCreation } from "./useCreation";

/**
 * A form with every parameter of every model, and the playground of the stream that it describes. The address carries
 * the form and what was done. Without JavaScript it shows the form's first values, with picture, table and code of that
 * stream from a run at build.
 */
export function CreatePlayground({ state }: { readonly state?: PlaygroundState }): ReactNode {
  const id = useId();
  useBrokenLinks().collectAnchor(`playground-${CUSTOM_SCENARIO}`);
  if (state === undefined)
    throw new Error("CreatePlayground got no state: src/tools/playground/build gives it");
  const { input, link, edit, problem, create, form: fields, panel, running, ...live } = useCreation();
  const { Component, hasFailed, close } = live;
  return (
    <>
      <form className={form.panel} ref={fields} aria-labelledby={`${id}form`} data-tool="" onSubmit={create}>
        <p className={form.title} id={`${id}form`}>
          Describe a stream
        </p>
        <LinkNotice link={link} />
        <CreationFields id={id} input={input} problem={problem} onEdit={edit} />
        <div className={shared.start}>
          <button type="submit" className={form.primary}>
            Create the stream
          </button>
          <p className={shared.hint}>
            Runs the released contracts in this page. It needs no wallet and no network, and nothing leaves
            your browser.
          </p>
        </div>
      </form>
      <section
        className={shared.panel}
        id={`playground-${CUSTOM_SCENARIO}`}
        ref={panel}
        aria-labelledby={`${id}title`}
        data-result=""
      >
        <p className={shared.kind}>Playground</p>
        <p className={shared.title} id={`${id}title`}>
          {running?.scenario.title ?? state.title}
        </p>
        <p className={shared.experiment}>
          <strong>Try this.</strong> {state.experiment}
        </p>
        {running && Component ? (
          <Component
            key={running.count}
            id={id}
            scenario={running.scenario}
            {...(running.isInitial ? { state } : {})}
            steps={running.steps}
            onClose={close}
          />
        ) : (
          <>
            <StreamState id={id} title={state.title} picture={state.picture} />
            {state.code && <StartingCode code={state.code} />}
            <p className={shared.hint} role="status">
              {running && (hasFailed ? <NotLoaded what="The playground" /> : "Loading the playground.")}
            </p>
          </>
        )}
      </section>
    </>
  );
}
