import { useEffect, useId, useState, type FormEvent, type ReactNode } from "react";
import clsx from "clsx";
import { CopyButton } from "@site/src/components/elements/CopyButton";
import type { RevertReading } from "@site/src/lib/evm/revert";
import { TranslatableText } from "@site/src/components/text/TranslatableText";
import { styles as form, verbatim } from "@site/src/components/elements/Form";
import { Reading } from "./Reading";
import { NotLoaded } from "@site/src/client/NotLoaded";
import { useBrowserState } from "@site/src/client/browserState";
import { replaceAddress } from "@site/src/client/navigation/replaceAddress";
import { isComposing } from "@site/src/client/fields";
import styles from "./styles.module.css";

/** Name of the query parameter that carries an input, so that a reading can be shared. */
const PARAMETER = "data";

interface Outcome {
  readonly input: string;
  readonly reading: RevertReading;
  readonly link: string;
  /** Name and release of the libraries in which the decoder looked. */
  readonly versions: readonly string[];
}

/** The input that the address carries. */
const sharedInput = () => new URLSearchParams(window.location.search).get(PARAMETER);

async function read(input: string): Promise<Outcome> {
  const { readRevert, versions } = await import("@site/src/client/decoder/reverts");
  const url = new URL(window.location.href);
  url.hash = "";
  url.searchParams.set(PARAMETER, input.trim());
  return { input, reading: readRevert(input), link: url.href, versions };
}

/** Whether a field has got its text from elsewhere, and all at once. */
const isPasted = (event: Event): boolean =>
  event instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(event.inputType);

/**
 * A form that explains a selector, revert data or an error name, in the browser and without a request to anybody.
 * What is pasted is read at once. The reading stands in the address (`?data=`), so it can be shared. Without JavaScript a sentence leads to the list
 * of errors, which has every selector.
 */
export function RevertDecoder(): ReactNode {
  const fieldId = useId();
  const hintId = useId();
  const [input, setInput] = useBrowserState("", () => sharedInput() ?? undefined);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isFailed, setFailed] = useState(false);

  async function show(text: string) {
    try {
      setFailed(false);
      const result = await read(text);
      setOutcome(result);
      const url = new URL(result.link);
      if (result.reading.kind === "nothing") url.searchParams.delete(PARAMETER);
      replaceAddress(url);
    } catch {
      setFailed(true);
    }
  }

  useEffect(() => {
    const shared = sharedInput();
    if (shared) read(shared).then(setOutcome, () => setFailed(true));
  }, []);

  const isInvalid = outcome?.reading.kind === "invalid" && outcome.input === input;
  return (
    <section className={styles.decoder} aria-label="Revert decoder">
      <p className={styles.without}>
        The decoder needs JavaScript. Without it, search this page for the selector: the first ten characters
        of the data.
      </p>
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void show(input);
        }}
      >
        <label htmlFor={fieldId}>Selector, revert data, error name or message</label>
        <textarea
          id={fieldId}
          rows={3}
          aria-describedby={hintId}
          aria-invalid={isInvalid}
          placeholder="0xb2ae7633…"
          value={input}
          onChange={(event) => {
            setInput(event.target.value);
            if (isPasted(event.nativeEvent)) void show(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !isComposing(event.nativeEvent)) {
              event.preventDefault();
              void show(input);
            }
          }}
          {...verbatim}
        />
        <p id={hintId} className={styles.hint}>
          The whole message of a wallet, a node or a tool will do. What you paste is decoded at once, what you
          type with Enter. Everything stays in your browser.
        </p>
        <div className={styles.actions}>
          <button type="submit" className={form.primary}>
            Decode
          </button>
          {input || outcome ? (
            <button
              type="button"
              className={clsx(form.action, styles.clear)}
              onClick={() => {
                setInput("");
                void show("");
              }}
            >
              Clear
            </button>
          ) : null}
        </div>
      </form>
      <div role="status" className={styles.outcome}>
        {isFailed ? (
          <p>
            <NotLoaded what="The decoder" />
          </p>
        ) : outcome && outcome.reading.kind !== "nothing" ? (
          <TranslatableText as="div" changesWith={outcome.input}>
            <Reading reading={outcome.reading} versions={outcome.versions} />
          </TranslatableText>
        ) : null}
      </div>
      {outcome && outcome.reading.kind !== "nothing" && outcome.reading.kind !== "invalid" ? (
        <p className={styles.share}>
          Link to this reading <CopyButton value={outcome.link} of="link to this reading" />
        </p>
      ) : null}
    </section>
  );
}
