import { STALL } from "../limits";
import { type SearchParameters, type SearchResults } from "./client";

export interface ModalClientOptions {
  search(parameters: SearchParameters): Promise<SearchResults>;
  /** Whether the modal still shows this query: an answer to another one must not be put on display. */
  isCurrent(query: string): boolean;
  /** Called with each answer that the modal gets. */
  onResults?(results: SearchResults): void;
}

/**
 * A search client for DocSearch's modal (3.9.0) that leaves its error screen on display. The modal sets the status
 * `error` and throws on; its autocomplete then ends every search, failed or not, with the status `idle`, so that the
 * reader sees "No results". Here a failed search does not end: the modal's own handler gets the error once the stall
 * timer has fired, which would take an earlier error off display, and the next keystroke goes on as always. The modal shows the screen for `RetryError` only, so
 * every other error is handed over under that name, with itself as the cause.
 */
export function modalClient({ search, isCurrent, onResults }: ModalClientOptions) {
  let asked = 0;
  let failed = 0;
  return {
    addAlgoliaAgent() {},
    search(parameters: SearchParameters) {
      const turn = ++asked;
      const begun = Date.now();
      const query = String(parameters.requests[0]?.query ?? "");
      const outcome = search(parameters);
      return {
        catch: (show: (error: Error) => never): Promise<SearchResults> =>
          new Promise((resolve) => {
            outcome.then(
              (results) => {
                // An answer to an earlier query, behind an error for a later one.
                if (turn < failed) return;
                if (isCurrent(query)) onResults?.(results);
                resolve(results);
              },
              (cause: unknown) => {
                failed = Math.max(failed, turn);
                setTimeout(
                  () => {
                    if (turn !== asked || !isCurrent(query)) return;
                    try {
                      show(Object.assign(new Error("Search failed", { cause }), { name: "RetryError" }));
                    } catch {
                      // The handler throws on what it was given.
                    }
                  },
                  Math.max(begun + STALL + 20 - Date.now(), 0),
                );
              },
            );
          }),
      };
    },
  };
}
