import { useEffect, useRef, useState } from "react";
import type { Answer, Question } from "@site/src/tools/batch/worker/protocol";

/** How far a question to the worker is. */
export type BatchState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly share: number; readonly doing: string }
  | { readonly kind: "failed" }
  | { readonly kind: "done"; readonly answer: Answer };

/**
 * Returns one question at a time, in a worker that is loaded at the first: each gives up the one before. Browser only.
 */
export function useBatch() {
  const [state, setState] = useState<BatchState>({ kind: "idle" });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  async function ask(question: Question, onAnswer?: (answer: Answer) => void): Promise<void> {
    stop.current?.();
    let isGivenUp = false;
    stop.current = () => (isGivenUp = true);
    setState({ kind: "running", share: 0, doing: "Loading the builder" });
    try {
      const client = await import("@site/src/tools/batch/worker/batch");
      if (isGivenUp) return;
      stop.current = client.ask(
        question,
        (share, doing) => setState({ kind: "running", share, doing }),
        (answer) => {
          setState({ kind: "done", answer });
          onAnswer?.(answer);
        },
      );
    } catch {
      // No connection, or a page that is older than what the host has.
      if (!isGivenUp) setState({ kind: "failed" });
    }
  }

  function clear(): void {
    stop.current?.();
    setState({ kind: "idle" });
  }

  return { state, ask, clear };
}

/** Returns the reader's time zone, such as `Europe/Berlin`. */
export function findReaderZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
