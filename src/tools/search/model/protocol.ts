import { type Answer, type Match, type NearQuestion, type SearchEngine } from "./engine/engine";
import { highlight, snippet } from "./highlight";
import { type LaterLayer } from "./packed/layers";
import { LEVELS, toRecord, type Level } from "./packed/records";

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

type Marked = { hierarchy: Partial<Record<Level, { value: string }>>; content?: { value: string } };

/** A hit in DocSearch's shape. Texts of the highlight and snippet results are escaped HTML. */
export interface Hit {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<Level, string | null>;
  content: string | null;
  _highlightResult: Marked;
  _snippetResult: Marked;
}

export interface SearchResponse {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  /** Where nothing was found: the nearest questions that the site answers. The hosted service does not have them. */
  nearest?: NearQuestion[];
  /** The English query that one in another language was turned into. */
  searchedFor?: string;
  /** Whether too few of its words are known to look for anything. */
  isUnknown?: boolean;
}

/** Number of hits on a page, and of hits that can be paged through, as in the hosted service. */
const HITS_PER_PAGE = 20;
const MAX_HITS = 1000;

/** Number of words of a text that are shown. */
export const WORDS = 10;

/** An answer, and the layer of the index that would make it better. */
export interface Answered {
  response: SearchResponse;
  lacks?: LaterLayer;
}

/** Answers one request from the embedded index. */
export function answerRequest(
  engine: SearchEngine,
  { query, page = 0, hitsPerPage = HITS_PER_PAGE, words = WORDS }: SearchRequest,
): Answered {
  const answer = engine.search(query);
  const nbHits = answer.matches.length;
  const reachable = answer.matches.slice(0, MAX_HITS);
  const response: SearchResponse = {
    hits: reachable
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((match) => toHit(match, answer, words)),
    nbHits,
    nbPages: Math.ceil(reachable.length / hitsPerPage),
    ...(answer.searchedFor ? { searchedFor: answer.searchedFor } : {}),
    ...(answer.isUnknown ? { isUnknown: true } : {}),
    ...(nbHits === 0 && query.trim() && !answer.lacks ? { nearest: engine.nearest(query) } : {}),
  };
  return { response, ...(answer.lacks ? { lacks: answer.lacks } : {}) };
}

/** Returns a match as a hit, with the headings and the words of its text that matched marked. */
function toHit(match: Match, { typed }: Answer, words: number): Hit {
  const { objectID, url, type, hierarchy, content } = toRecord(match.section, match.text());
  const marks = { matched: match.matched, typed };
  const headings: Marked["hierarchy"] = {};
  // Levels without a text are left out: what reads the last level as the title would find none. No row marks the group.
  for (const level of LEVELS.slice(1)) {
    const text = hierarchy[level];
    if (text) headings[level] = { value: highlight(text, marks) };
  }
  return {
    objectID,
    url,
    type,
    hierarchy,
    content,
    _highlightResult: { hierarchy: headings },
    _snippetResult: {
      hierarchy: {},
      ...(content ? { content: { value: snippet(content, words, marks) } } : {}),
    },
  };
}
