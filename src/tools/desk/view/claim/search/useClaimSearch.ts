import { useEffect, useState } from "react";
import type { Hex } from "viem";
import { TYPING_PAUSE } from "@site/src/ui/forms/typingPause";
import type { Search } from "../../../model/claim/find";
import type { Answer } from "./protocol";

/** How far the search in a list is. */
export type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly share: number }
  | { readonly kind: "failed" }
  | { readonly kind: "done"; readonly answer: Answer };

/** What the desk looks for, as primitive values that React can compare. */
interface Wanted {
  /** Nothing until the fields have values that can be searched for. */
  readonly file: Blob | undefined;
  readonly recipient: string;
  readonly root: Hex | undefined;
  readonly decimals: number | undefined;
}

const IDLE: SearchState = { kind: "idle" };

/** Searches a list whenever a value changes, in a worker that is loaded at the first search. Browser only. */
export function useClaimSearch({ file, recipient, root, decimals }: Wanted): SearchState {
  const [state, setState] = useState<SearchState>(IDLE);
  useEffect(() => {
    if (!file) return undefined;
    const search: Search = {
      recipient,
      ...(root !== undefined && { root }),
      ...(decimals !== undefined && { decimals }),
    };
    let end = () => undefined as void;
    let isOver = false;
    const begin = async () => {
      setState({ kind: "running", share: 0 });
      try {
        const { startSearch } = await import("./claim.client");
        if (isOver) return;
        end = startSearch(
          { file, search },
          (share) => setState({ kind: "running", share }),
          (answer) => setState({ kind: "done", answer }),
        );
      } catch {
        // There is no connection, or the page is older than what the host has.
        if (!isOver) setState({ kind: "failed" });
      }
    };
    const timer = setTimeout(() => void begin(), TYPING_PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
      setState(IDLE);
    };
  }, [file, recipient, root, decimals]);
  return state;
}
