import { useEffect, useRef, useState } from "react";
import type { CsvFormat } from "@site/src/protocol/lists/format";
import { TYPING_PAUSE } from "@site/src/ui/forms/typingPause";
import type { Answer, Question } from "../worker/check.worker";

/** How far a check is. */
export type CheckState =
  | { readonly kind: "idle" }
  | { readonly kind: "cancelled" }
  /** Its code did not come, or its worker ended without an answer. */
  | { readonly kind: "failed"; readonly isWorker: boolean }
  | { readonly kind: "running"; readonly share: number }
  | { readonly kind: "done"; readonly answer: Answer };

/**
 * Returns one check at a time, in a worker that is loaded at the first: each beginning gives up the one before. Where
 * nothing can be checked yet, as a part of the format is missing, the answer to what was there before goes away.
 *
 * @param templates that a list may be of
 */
export function useCsvCheck(templates: Question["templates"]) {
  const [state, setState] = useState<CheckState>({ kind: "idle" });
  /** Gives up the check under way, or the one that waits for the reader to stop typing. */
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  async function start(
    content: Blob | string,
    format: CsvFormat | undefined,
    decisions: Pick<Question, "settled" | "mending"> = {},
  ) {
    stop.current?.();
    if (!format) return setState({ kind: "idle" });
    let isGivenUp = false;
    stop.current = () => (isGivenUp = true);
    setState({ kind: "running", share: 0 });
    try {
      const { startCheck } = await import("../worker/check");
      if (isGivenUp) return;
      stop.current = startCheck(
        { file: new Blob([content]), format, templates, ...decisions },
        (share) => setState({ kind: "running", share }),
        (answer) => setState({ kind: "done", answer }),
        () => setState({ kind: "failed", isWorker: true }),
      );
    } catch {
      // No connection, or a page that is older than what the host has.
      if (!isGivenUp) setState({ kind: "failed", isWorker: false });
    }
  }

  /** Checks when nothing has changed for a moment. */
  function startSoon(content: Blob | string, format: CsvFormat | undefined) {
    stop.current?.();
    if (!format) return setState({ kind: "idle" });
    const timer = setTimeout(() => void start(content, format), TYPING_PAUSE);
    stop.current = () => clearTimeout(timer);
  }

  function cancel() {
    stop.current?.();
    setState({ kind: "cancelled" });
  }

  return { state, start, startSoon, cancel };
}
