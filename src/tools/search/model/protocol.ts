import { type Match, type SearchEngine } from "./engine/engine";
import { type NearQuestion } from "./engine/nearest";
import { highlight, cutSnippet } from "./highlight";
import { CUT, type LaterLayer } from "./packed/layers";
import { LEVELS, getName, getText, toPath } from "./packed/records";

/** What a reader searches for. */
export interface SearchRequest {
  readonly query: string;
  /** From 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  /** Maximum number of words of a text that are shown. */
  readonly words?: number;
  /** More parameters of the hosted service, which the embedded index does not read. */
  readonly hosted?: Readonly<Record<string, unknown>>;
}

/** A hit as a window shows it. Its headings and its text are HTML in which nothing is markup but marks. */
export interface Hit {
  readonly id: string;
  /** Path on this site, with the anchor. */
  readonly url: string;
  /** The area of the site, as plain text. */
  readonly area: string;
  /** The heading of the page, and the headings below it up to that of the section. */
  readonly headings: readonly string[];
  /** The words that matched; empty where the headings say all. */
  readonly text: string;
}

/** Who answered: the hosted index, the embedded one as configured, or the embedded one because no host did. */
export type Source = "hosted" | "embedded" | "fallback";

/** An answer to one request. Nothing in the texts of its hits is markup but marks. */
export interface SearchAnswer {
  hits: Hit[];
  nbHits: number;
  nbPages?: number;
  /** Where nothing was found: the nearest questions that the site answers. The hosted service does not have them. */
  nearest?: NearQuestion[];
  /** The English query that one in another language was turned into. */
  searchedFor?: string;
  source: Source;
  /** The hosted index' name of the answer, for click analytics. */
  queryID?: string;
}

/** What answers the search of this site: the embedded index, or a hosted one with the embedded one after it. */
export interface Search {
  /** Rejects when nobody can answer. */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Begins to load what will be needed, without waiting for it. */
  warmUp(): void;
}

/** Number of hits on a page, and of hits that can be paged through, as in the hosted service. */
const HITS_PER_PAGE = 20;
const MAX_HITS = 1000;

/** Number of words of a text that are shown. */
export const WORDS = 10;

/** An answer of the embedded index. */
export interface Answered {
  response: SearchAnswer;
  /** The layer of the index that would make it better. */
  lacks?: LaterLayer;
  /** Whether a text that is shown continues in a layer that is still to come. */
  isCut: boolean;
}

/** Answers one request from the embedded index. */
export function answerRequest(
  engine: SearchEngine,
  { query, page = 0, hitsPerPage = HITS_PER_PAGE, words = WORDS }: SearchRequest,
): Answered {
  const answer = engine.search(query);
  const nbHits = answer.matches.length;
  const reachable = answer.matches.slice(0, MAX_HITS);
  const shown = reachable.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((match) => {
    const text = match.text();
    return { match, text, content: text < 0 ? "" : getText(match.section, text) };
  });
  const response: SearchAnswer = {
    hits: shown.map(({ match, text, content }) => toHit(match, text, content, answer.typed, words)),
    nbHits,
    nbPages: Math.ceil(reachable.length / hitsPerPage),
    source: "embedded",
    ...(answer.searchedFor ? { searchedFor: answer.searchedFor } : {}),
    ...(nbHits > 0 || answer.lacks || answer.isUnknown ? {} : { nearest: engine.findNearest(query) }),
  };
  const isCut = shown.some(({ content }) => content.endsWith(CUT));
  return { response, isCut, ...(answer.lacks ? { lacks: answer.lacks } : {}) };
}

/** Returns a match as a hit, with what matched marked. All its texts are escaped here. */
function toHit(
  { section, matched }: Match,
  text: number,
  content: string,
  typed: readonly string[],
  words: number,
): Hit {
  const marks = { matched, typed };
  const headings = LEVELS.slice(1).flatMap((level) => section.hierarchy[level] ?? []);
  return {
    id: getName(section, text),
    url: toPath(section.url),
    area: section.hierarchy.lvl0 ?? "",
    headings: headings.map((heading) => highlight(heading, marks)),
    text: content && cutSnippet(content, words, marks),
  };
}
