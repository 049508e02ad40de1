import { DESK_PARAMETER } from "../../../ui/sealedLink/deskLink";
import { readWhole, writeSealed } from "../../../ui/sealedLink/sealedLink";
import { mayBeSecret } from "./secret";
import { SOURCES } from "./sources";
import { isZone } from "./year/days";

/** What the desk shows, as the address of its page holds it. */
export interface DeskState {
  /** What the reader has pasted. */
  readonly pasted: string;
  /** Name of the indexer that is asked, such as `The Graph, Base`; empty for the first one. */
  readonly source: string;
  /**
   * Which streams of the answer are shown: those of one filter, with these words. The stream that was opened last is
   * named as in its row, `LK3-1-42`; empty while none is open.
   */
  readonly list: { readonly filter: Filter; readonly words: string; readonly opened: string };
  /** The year that is shown; none while it is closed. */
  readonly year:
    | { readonly from: string; readonly until: string; readonly zone: string; readonly by: "day" | "month" }
    | undefined;
}

/** Filters of the list of streams; the first one hides nothing. */
export const FILTERS = ["all", "received", "sent", "left", "ready"] as const;
export type Filter = (typeof FILTERS)[number];

export const EMPTY_STATE: DeskState = {
  pasted: "",
  source: "",
  list: { filter: "all", words: "", opened: "" },
  year: undefined,
};

/** Maximum number of characters of what an address may hold as pasted. */
const MAX_PASTED = 500;
/** Maximum number of characters of the words that the list is searched for, and of the name of a stream. */
const MAX_WORDS = 100;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parameters of the state in an address. */
const NAMES = [DESK_PARAMETER, "at", "show", "words", "open", "from", "until", "zone", "by"];

/** What the address of the page does to the desk. */
type LinkedDesk =
  /** Nothing: it is empty, or the anchor of a section. */
  | { readonly kind: "none" }
  /** Nothing is filled in; the sentence says why. */
  | { readonly kind: "refused"; readonly sentence: string }
  /** It sets the state; each field is named with what it holds apart from the text. */
  | { readonly kind: "filled"; readonly state: DeskState; readonly fields: readonly string[] };

/**
 * Reads the state after `#`, as `#seal=1k2j3h4&of=0x12…&from=2026-01-01&until=2026-12-31&zone=UTC&by=month`. A browser
 * never sends that part of an address to a server. A link without its seal is refused, because a part of it may be
 * missing, and `LK3-1-1` is a different stream than `LK3-1-12`.
 */
export function readHash(hash: string): LinkedDesk {
  const reading = readWhole(hash, NAMES, DESK_PARAMETER);
  if (reading.kind !== "whole") return reading;
  const values = reading.parameters;
  const [from, until] = [values.get("from") ?? "", values.get("until") ?? ""];
  const given = values.get("zone") ?? "UTC";
  const zone = isZone(given) ? given : "UTC";
  const hasYear = DAY.test(from) && DAY.test(until);
  const source = SOURCES.find(({ name }) => name === values.get("at"))?.name ?? "";
  const filter = FILTERS.find((name) => name === values.get("show")) ?? "all";
  const words = (values.get("words") ?? "").slice(0, MAX_WORDS);
  const opened = (values.get("open") ?? "").slice(0, MAX_WORDS);
  return {
    kind: "filled",
    state: {
      pasted: (values.get(DESK_PARAMETER) ?? "").slice(0, MAX_PASTED),
      source,
      list: { filter, words, opened },
      year: hasYear ? { from, until, zone, by: values.get("by") === "day" ? "day" : "month" } : undefined,
    },
    fields: [
      "the text",
      ...(source ? [`the indexer (${source})`] : []),
      ...(filter !== "all" || words || opened ? ["what the list shows"] : []),
      ...(hasYear ? [`the days ${from} to ${until} in ${zone}`] : []),
    ],
  };
}

/** Writes the state for the address, with its seal; empty for a desk without anything on it. */
export function toHash({ pasted, source, list: { filter, words, opened }, year }: DeskState): string {
  const text = pasted.trim();
  // An address stays in the history of the browser, and is copied.
  if (text === "" || text.length > MAX_PASTED || mayBeSecret(text)) return "";
  const parameters = new URLSearchParams({
    [DESK_PARAMETER]: text,
    ...(source && { at: source }),
    ...(filter !== "all" && { show: filter }),
    ...(words && { words: words.slice(0, MAX_WORDS) }),
    ...(opened && { open: opened.slice(0, MAX_WORDS) }),
    ...year,
  });
  return `#${writeSealed(parameters)}`;
}
