import { useEffect, useRef, useState } from "react";
import type { Hex } from "viem";
import { TYPING_PAUSE } from "@site/src/ui/forms/typingPause";
import type { Search } from "../../../../../protocol/airdrops/claim/find";
import type { ListWorker } from "./claim.client";
import type { Answer } from "./protocol";

/** How far the search in a list is. */
export type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly share: number }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "done"; readonly answer: Answer };

/** What the desk looks for, as primitive values that React can compare. */
interface Wanted {
  readonly file: Blob | undefined;
  /** Empty until the fields have values that can be searched for. */
  readonly recipient: string;
  readonly root: Hex | undefined;
  readonly decimals: number | undefined;
}

const IDLE: SearchState = { kind: "idle" };

/**
 * Searches a list whenever a value changes, in a worker that is loaded at the first search. The worker stays as long as
 * the list and the decimals, so that a different address does not need the tree again. Browser only.
 */
export function useClaimSearch({ file, recipient, root, decimals }: Wanted): SearchState {
  const [state, setState] = useState<SearchState>(IDLE);
  const [attempt, setAttempt] = useState(0);
  const worker = useRef<ListWorker>(undefined);
  useEffect(
    () => () => {
      worker.current?.end();
      worker.current = undefined;
    },
    [file, decimals],
  );
  useEffect(() => {
    if (!file || recipient === "") return undefined;
    const search: Search = {
      recipient,
      ...(root !== undefined && { root }),
      ...(decimals !== undefined && { decimals }),
    };
    let stop = () => undefined as void;
    let isOver = false;
    const show = (answer: Answer) => {
      setState({ kind: "done", answer });
      if (answer.kind === "found") return;
      // The worker may have ended, so the next search starts one again.
      worker.current?.end();
      worker.current = undefined;
    };
    const begin = async () => {
      setState({ kind: "running", share: 0 });
      try {
        const { startListWorker } = await import("./claim.client");
        if (isOver) return;
        try {
          worker.current ??= startListWorker(file);
        } catch (error) {
          show({ kind: "refused", sentences: [(error as Error).message] });
          return;
        }
        stop = worker.current.search(search, (share) => setState({ kind: "running", share }), show);
      } catch {
        // There is no connection, or the page is older than what the host has.
        if (!isOver) setState({ kind: "failed", retry: () => setAttempt((before) => before + 1) });
      }
    };
    const timer = setTimeout(() => void begin(), TYPING_PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
      setState(IDLE);
    };
  }, [file, recipient, root, decimals, attempt]);
  return state;
}
