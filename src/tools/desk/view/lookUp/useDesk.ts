import { useEffect, useRef, useState } from "react";
import { useBrowserState } from "@site/src/ui/browserState";
import type { LinkEffect } from "@site/src/ui/elements/Form";
import { loadModuleLater } from "@site/src/ui/loading/moduleLater";
import { isOwnEntry, pushAddress, replaceAddress, replaceByOwnAddress } from "@site/src/ui/replaceAddress";
import { type DeskState, EMPTY_STATE, readHash, toHash } from "../../model/address";
import type { Findings } from "../../model/indexer/collect";
import type { Subject } from "../../model/indexer/subject";
import type { Input } from "../../model/input";
import { type SourceChoice, SOURCES } from "../../model/sources";

const reader = loadModuleLater(() => import("./reader"));

/** What was pasted, or that what reads it is not there yet. */
export type DeskInput = Input | { readonly kind: "loading" } | { readonly kind: "unread" };

/** What came of the last press. */
export type LookUp =
  | { readonly kind: "none" }
  /** The part of the page that asks could not be loaded. */
  | { readonly kind: "failed" }
  /** Rows come page by page. */
  | {
      readonly kind: "running";
      readonly subject: Subject;
      readonly findings: Findings | undefined;
      /** Number of the press, from 1. */
      readonly press: number;
    }
  | {
      readonly kind: "done";
      readonly subject: Subject;
      readonly findings: Findings;
      readonly problems: readonly string[];
      /** The reader's clock at the answer, Unix seconds. */
      readonly at: bigint;
      readonly press: number;
    };

/** Returns the wallet or the stream that an input can be looked up as. */
export function readSubject(input: DeskInput): Subject | undefined {
  if (input.kind === "wallet") return { kind: "wallet", address: input.address };
  if (input.kind !== "stream") return undefined;
  const { longId, product } = input.found;
  return { kind: "stream", id: longId, product: product === "Flow" ? "flow" : "lockup" };
}

/** A look-up of which there is something to show. */
export type Shown = Extract<LookUp, { readonly kind: "running" | "done" }>;

const NONE: LookUp = { kind: "none" };

/** What is on the desk, and what a link did to it. */
interface Start {
  readonly state: DeskState;
  /** Nothing if no link came, or the reader's own address. */
  readonly link?: LinkEffect;
}

/** Reads what the page's address holds; nothing if it holds nothing for the desk. */
function readStart(): Start | undefined {
  const linked = readHash(window.location.hash);
  if (linked.kind === "none") return undefined;
  if (linked.kind === "refused") return { state: EMPTY_STATE, link: linked };
  return isOwnEntry() ? linked : { state: linked.state, link: linked };
}

/**
 * Returns the state of the desk: what was pasted, which indexer would be asked, and what it answered. Nothing is sent
 * before `lookUp` is called, and nothing is stored but the page's own address and that no link wrote it.
 */
export function useDesk() {
  const [{ state, link }, setStart] = useBrowserState<Start>({ state: EMPTY_STATE }, readStart);
  const [result, setResult] = useState<LookUp>(NONE);
  const control = useRef<AbortController>(undefined);
  const written = useRef<string>(undefined);
  const presses = useRef(0);
  const isEmpty = state.pasted.trim() === "";
  const { module, hasFailed, retry } = reader.useModule(!isEmpty);
  const input: DeskInput = isEmpty
    ? { kind: "empty" }
    : (module?.read(state.pasted) ?? { kind: hasFailed ? "unread" : "loading" });
  const source: SourceChoice = SOURCES.find(({ name }) => name === state.source) ?? SOURCES[0];

  const stop = () => {
    control.current?.abort();
    control.current = undefined;
  };
  useEffect(() => stop, []);

  // A link that is opened on the page itself loads nothing.
  useEffect(() => {
    const reread = () => {
      // The page's own change of its address is not a link.
      if (window.location.hash === written.current) return;
      const next = readStart();
      if (!next) return;
      written.current = window.location.hash;
      stop();
      setResult(NONE);
      setStart(next);
    };
    window.addEventListener("hashchange", reread);
    return () => window.removeEventListener("hashchange", reread);
  }, [setStart]);

  /** Shows a state, and writes it into the page's address: as a new entry of the history, or instead of the old one. */
  const show = (next: DeskState, isNewEntry = false) => {
    setStart((before) => ({ ...before, state: next }));
    const { pathname, search } = window.location;
    written.current = toHash(next);
    const address = pathname + search + written.current;
    // What a link filled in stays announced after a reload, because the reader may have changed only a part of it.
    const isOwn = link?.kind !== "filled";
    if (isNewEntry) pushAddress(address, isOwn);
    else if (isOwn) replaceByOwnAddress(address);
    else replaceAddress(address);
  };

  const paste = (pasted: string) => {
    stop();
    setResult(NONE);
    // Back leads to what was looked up before. Everything else about a look-up keeps its entry of the history.
    show({ ...state, pasted, list: EMPTY_STATE.list }, "subject" in result);
  };

  async function lookUp(): Promise<void> {
    const subject = readSubject(input);
    if (!subject) return;
    stop();
    const mine = new AbortController();
    control.current = mine;
    presses.current += 1;
    const press = presses.current;
    setResult({ kind: "running", subject, findings: undefined, press });
    let collected;
    try {
      const { lookUp: ask } = await import("./lookUp");
      collected = await ask(subject, source, mine.signal, (findings) => {
        if (control.current === mine) setResult({ kind: "running", subject, findings, press });
      });
    } catch {
      if (control.current === mine) setResult({ kind: "failed" });
      return;
    }
    if (control.current !== mine) return;
    control.current = undefined;
    const { findings, problems, isStopped } = collected;
    const at = BigInt(Math.floor(Date.now() / 1_000));
    setResult(isStopped ? NONE : { kind: "done", subject, findings, problems, at, press });
  }

  return {
    state,
    link,
    input,
    source,
    result,
    paste,
    chooseSource: (next: SourceChoice) => {
      stop();
      setResult(NONE);
      show({ ...state, source: next === SOURCES[0] ? "" : next.name });
    },
    showList: (list: DeskState["list"]) => show({ ...state, list }),
    showYear: (year: DeskState["year"]) => show({ ...state, year }),
    lookUp: () => void lookUp(),
    loadReader: reader.loadAhead,
    retryReader: retry,
    stop: () => {
      stop();
      setResult(NONE);
    },
  };
}
