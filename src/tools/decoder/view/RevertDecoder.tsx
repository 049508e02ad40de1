import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useLocation } from "@docusaurus/router";
import clsx from "clsx";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { LONGEST, type RevertReading } from "@site/src/protocol/evm/revert/reading";
import { FIELD, LONGEST_IN_ADDRESS, readText } from "@site/src/site/address/decoder";
import { readLinkedText, writeHash } from "@site/src/tools/decoder/model/link";
import { formatThousands } from "@site/src/protocol/text/wording";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import { type LinkEffect, LinkNotice, styles as form, verbatim } from "@site/src/ui/elements/Form";
import { loadLater } from "@site/src/ui/loading/loadLater";
import { NotLoaded } from "@site/src/ui/loading/NotLoaded";
import { useBrowserState } from "@site/src/ui/browserState";
import { isOwnAddress, keepOwnAddress } from "@site/src/ui/forms/ownAddress";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import { isComposing } from "@site/src/ui/fields";
import styles from "./styles.module.css";

const Reading = loadLater({
  what: "The reading",
  load: async () => (await import("./Reading")).Reading,
});

interface Outcome {
  readonly input: string;
  readonly reading: RevertReading;
  /** The address of this reading; absent if the text is too long for an address. */
  readonly link: string | undefined;
  /** Name and release of the libraries in which the decoder looked. */
  readonly versions: readonly string[];
}

/** Returns the page's address without a text for the decoder. */
function composeBareAddress(): URL {
  const url = new URL(window.location.href);
  if (readText(url) === undefined) return url;
  url.hash = "";
  url.searchParams.delete(FIELD);
  return url;
}

/** Name under which the tab keeps which address the reader wrote. */
const TOOL = "decoder";

/** Returns the text that the page's address carries. */
function readSharedInput(): string | undefined {
  const linked = readLinkedText(new URL(window.location.href));
  return linked?.kind === "text" ? linked.text : undefined;
}

/** Returns what a link did; nothing if the reader wrote the address. */
function readEffect(): LinkEffect | undefined {
  const { hash, href } = window.location;
  const linked = isOwnAddress(TOOL, hash) ? undefined : readLinkedText(new URL(href));
  return linked?.kind === "text" ? { kind: "filled", fields: ["the text"] } : linked;
}

/** Returns the page's address after a reading. */
const getAddress = ({ reading, link }: Outcome): string | URL =>
  reading.kind === "nothing" || link === undefined ? composeBareAddress() : link;

async function read(input: string): Promise<Outcome> {
  const { readRevert, versions } = await import("@site/src/ui/decoding/reverts");
  const hash = writeHash(input);
  const link = hash === undefined ? undefined : new URL(hash, composeBareAddress()).href;
  return { input, reading: readRevert(input), link, versions };
}

/** Height of an answer that has to be in sight, in CSS pixels. */
const IN_SIGHT = 200;

/** Scrolls to an answer of which the reader sees too little, as on a phone after a paste. */
function bringIntoSight(answer: HTMLElement | null) {
  if (!answer) return;
  const { top, height } = answer.getBoundingClientRect();
  const seen = (window.visualViewport?.height ?? window.innerHeight) - top;
  if (top < 0 || seen < Math.min(height, IN_SIGHT)) answer.scrollIntoView({ block: "start" });
}

/** Checks whether a field has got its text from elsewhere, and all at once. */
const isPasted = (event: Event): boolean =>
  event instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(event.inputType);

/**
 * A form that explains a selector, revert data or an error name, in the browser and without a request to anyone.
 * What is pasted is read at once. The fragment of the address holds the text (`#data=`), so that a reading can be
 * shared and a reload sends nothing. Without JavaScript a sentence leads to the list of errors, which has every selector.
 */
export function RevertDecoder(): ReactNode {
  const { hash, search } = useLocation();
  const given = hash + search;
  // A link from the search can lead to the page that is open already. The link of an error's name ends no reading.
  const [opened, setOpened] = useState(given);
  if (given !== opened && readText(new URL(`https://docs.sablier.com/${search}${hash}`)) !== undefined)
    setOpened(given);
  return <Decoder key={opened} />;
}

function Decoder(): ReactNode {
  const fieldId = useId();
  const hintId = useId();
  const status = useRef<HTMLDivElement>(null);
  const [input, setInput] = useBrowserState("", readSharedInput);
  const [link] = useBrowserState<LinkEffect | undefined>(undefined, readEffect);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isFailed, setFailed] = useState(false);

  async function show(text: string) {
    try {
      setFailed(false);
      const result = await read(text);
      setOutcome(result);
      replaceAddress(getAddress(result));
      keepOwnAddress(TOOL, window.location.hash);
    } catch {
      setFailed(true);
    }
  }

  useEffect(() => {
    const shared = readSharedInput();
    if (shared === undefined) return;
    const isOwn = isOwnAddress(TOOL, window.location.hash);
    read(shared).then(
      (result) => {
        setOutcome(result);
        // An earlier link has the text in its query, which a reload would send to the host.
        replaceAddress(getAddress(result));
        if (isOwn) keepOwnAddress(TOOL, window.location.hash);
      },
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    if (outcome && outcome.reading.kind !== "nothing") bringIntoSight(status.current);
  }, [outcome]);

  const isShown = outcome !== null && outcome.reading.kind !== "nothing";
  const isInvalid = outcome?.reading.kind === "invalid" && outcome.input === input;
  return (
    <section className={styles.decoder} aria-label="Error decoder" data-tool="">
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
        <LinkNotice link={link} />
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
          Paste the whole message of a wallet, a node or a tool, up to {formatThousands(LONGEST)} characters.
          The decoder reads pasted text at once, and typed text when you press Enter. Everything stays in your
          browser.
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
      <div
        ref={status}
        role="status"
        className={styles.outcome}
        data-result={isShown && !isInvalid ? "" : undefined}
      >
        {isFailed ? (
          <p>
            <NotLoaded what="The decoder" />
          </p>
        ) : isShown ? (
          <TranslatableText as="div" changesWith={outcome.input}>
            <Reading reading={outcome.reading} versions={outcome.versions} />
          </TranslatableText>
        ) : null}
      </div>
      {outcome && outcome.reading.kind !== "nothing" && outcome.reading.kind !== "invalid" ? (
        <p className={styles.share}>
          {outcome.link === undefined ? (
            <>
              This text is too long for a link, which holds up to {formatThousands(LONGEST_IN_ADDRESS)}{" "}
              characters. Keep the text if you need it again.
            </>
          ) : (
            <>
              Link to this result, with everything that you pasted{" "}
              <CopyButton value={outcome.link} of="link to this reading" />
            </>
          )}
        </p>
      ) : null}
    </section>
  );
}
