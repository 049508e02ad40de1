import { arrange, findTwins } from "./groups";
import { STALL } from "../limits";
import { type Search, type SearchAnswer, type SearchRequest } from "../protocol";
import { readPaste, findSelector } from "./pasted";
import { composeDecoderLink } from "../../../../site/address/decoder";
import { type Answer } from "../../../../ui/pasted";
import { answerHit, toRow, type Row } from "./rows";

export interface DocSearchClientOptions {
  search: Search;
  /** What is in the modal's input. */
  typed(): string;
  /** What was pasted last, which the input may have cut. */
  pasted(): string;
  /** Number of words of a text that a row shows. */
  words: number;
  /** Says what a text itself is that was typed or pasted. */
  answerTo?(text: string): Promise<Answer | undefined>;
  /** Called with each answer before the modal shows it. Its number of hits includes what the query itself is. */
  onAnswer(query: string, answer: SearchAnswer): void;
}

/** What DocSearch passes to its client, and what it reads of the response. */
interface Call {
  requests: [{ query?: string; hitsPerPage?: number }];
}
type Response = Pick<SearchAnswer, "nbHits" | "queryID"> & { hits: Row[] };

/**
 * Returns a search as a client of DocSearch's modal (3.9.0), with the hits in the order and as the rows in which they are shown.
 *
 * It also leaves the modal's error screen on display. The modal sets the status `error` and throws on; its autocomplete
 * then ends every search, failed or not, with the status `idle`, so that the reader sees "No results". Here a failed
 * search does not end: the modal's own handler gets the error once the timer has fired that shows a search as stalled,
 * which would take the screen off display. The modal shows the screen for `RetryError` only, so every error has that
 * name.
 */
export function docSearchClient(options: DocSearchClientOptions) {
  let asked = 0;
  let failed = 0;
  return {
    addAlgoliaAgent() {},
    search({ requests: [request] }: Call) {
      const turn = ++asked;
      const begun = Date.now();
      const { query = "", hitsPerPage, ...hosted } = request;
      const isCurrent = () => options.typed() === query;
      const outcome = respond(options, { query, ...(hitsPerPage ? { hitsPerPage } : {}), hosted }, isCurrent);
      return {
        catch: (show: (error: Error) => never) =>
          new Promise<{ results: Response[] }>((resolve) => {
            outcome.then(
              // An answer to an earlier query, after an error for a later one, is not shown.
              (response) => turn >= failed && resolve({ results: [response] }),
              (cause: unknown) => {
                failed = Math.max(failed, turn);
                const untilStalled = Math.max(begun + STALL + 20 - Date.now(), 0);
                setTimeout(() => turn === asked && isCurrent() && attempt(show, cause), untilStalled);
              },
            );
          }),
      };
    },
  };
}

/** Calls the modal's handler, which throws on what it was given. */
function attempt(show: (error: Error) => never, cause: unknown): void {
  try {
    show(Object.assign(new Error("Search failed", { cause }), { name: "RetryError" }));
  } catch {
    // It is on display now.
  }
}

async function respond(
  { search, pasted, words, answerTo, onAnswer }: DocSearchClientOptions,
  request: SearchRequest,
  isCurrent: () => boolean,
): Promise<Response> {
  const { query } = request;
  const whole = readPaste(query, pasted());
  const selector = findSelector(whole);
  // Revert data begins with the selector of its error, which is all of it that is on the site.
  const asked = selector && whole.startsWith(selector) ? selector : whole;
  const [answer, known] = await Promise.all([
    search.search({ ...request, words, query: asked }),
    answerTo?.(whole).catch(() => undefined),
  ]);
  // A revert that the site does not know is for the decoder, whole.
  const decoding = selector && {
    title: "Decode this revert",
    facts: [selector],
    url: composeDecoderLink(whole),
  };
  const own = known ?? decoding;
  const first = own ? [answerHit(own)] : [];
  const { searchedFor, queryID } = answer;
  const nbHits = answer.nbHits + first.length;
  if (isCurrent()) onAnswer(query, { ...answer, nbHits });
  const shown = arrange([...first, ...answer.hits], searchedFor ? `Searched for: ${searchedFor}` : undefined);
  const twins = findTwins(shown.map(({ hit }) => hit));
  const hits = shown.map(({ hit, group }) => toRow(hit, group, twins.has(hit)));
  return { hits, nbHits, ...(queryID ? { queryID } : {}) };
}
