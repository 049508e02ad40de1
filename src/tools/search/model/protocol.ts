import { type Answer, type Filter, type Match, type SearchEngine } from "./engine/engine";
import { type NearQuestion } from "./engine/engine";
import { highlight, snippet, type Marks, type Tags } from "./highlight";
import { type LaterLayer } from "./packed/layers";
import { LEVELS, toRecord, type Level } from "./packed/records";

/** What DocSearch asks for, as far as the embedded index understands it. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: string | readonly (string | readonly string[])[];
  attributesToRetrieve?: readonly string[];
  /** Those that are marked in full; all where nothing is said. */
  attributesToHighlight?: readonly string[];
  attributesToSnippet?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  clickAnalytics?: boolean;
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
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  /** Where nothing was found: the nearest questions that the site answers. The hosted service knows none. */
  nearest?: NearQuestion[];
  /** The English query that one in another language was turned into. */
  searchedFor?: string;
  /** Whether too few of its words are known to look for anything. */
  isUnknown?: boolean;
}

/** The defaults of the hosted service, and how many hits of all that it counts can be paged through. */
const HITS_PER_PAGE = 20;
const MAX_HITS = 1000;
const SNIPPET_LENGTH = 10;
const TAGS: Tags = { pre: "<em>", post: "</em>" };

/** An answer, and the layer of the index that would make it better. */
export interface Answered {
  response: SearchResponse;
  lacks?: LaterLayer;
}

/** Answers one request as the hosted service would, from the embedded index. */
export function answerRequest(engine: SearchEngine, request: SearchRequest): Answered {
  const hitsPerPage = Math.min(Math.max(Math.trunc(request.hitsPerPage ?? HITS_PER_PAGE), 1), MAX_HITS);
  const page = Math.max(Math.trunc(request.page ?? 0), 0);
  const query = request.query ?? "";
  const answer = engine.search(query, facetFilter(request.facetFilters));
  const nbHits = answer.matches.length;
  const reachable = Math.min(nbHits, MAX_HITS);
  const response: SearchResponse = {
    hits: answer.matches
      .slice(page * hitsPerPage, Math.min((page + 1) * hitsPerPage, reachable))
      .map((match) => toHit(match, answer, request)),
    nbHits,
    page,
    nbPages: Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    query,
    ...(answer.searchedFor ? { searchedFor: answer.searchedFor } : {}),
    ...(answer.isUnknown ? { isUnknown: true } : {}),
    ...(nbHits === 0 && query.trim() && !answer.lacks ? { nearest: engine.nearest(query) } : {}),
  };
  return { response, ...(answer.lacks ? { lacks: answer.lacks } : {}) };
}

/**
 * Returns the filter that facet filters describe: all of the outer list must hold, of an inner list any. Values are
 * compared as they are; the facets are `language` and `docusaurus_tag`.
 */
export function facetFilter(filters: SearchRequest["facetFilters"]): Filter {
  const all = (typeof filters === "string" ? [filters] : (filters ?? [])).map((any) =>
    typeof any === "string" ? [any] : any,
  );
  // Few sections differ in their facets, and all of them are asked at each letter.
  const known = new Map<string, boolean>();
  return ({ language, tag }) => {
    const facets = [`language:${language}`, `docusaurus_tag:${tag}`];
    const key = facets.join("\n");
    let lets = known.get(key);
    if (lets === undefined) {
      lets = all.every((any) => any.length === 0 || any.some((facet) => facets.includes(facet)));
      known.set(key, lets);
    }
    return lets;
  };
}

function toHit(match: Match, answer: Answer, request: SearchRequest): Hit {
  const { section } = match;
  const record = toRecord(section, match.text());
  const marks: Marks = { matched: match.matched, typed: answer.typed };
  const tags: Tags = {
    pre: request.highlightPreTag ?? TAGS.pre,
    post: request.highlightPostTag ?? TAGS.post,
  };
  const lengths = snippetLengths(request.attributesToSnippet);
  const isMarked = (attribute: string) => request.attributesToHighlight?.includes(attribute) ?? true;
  const highlighted: Marked = { hierarchy: {} };
  const snippets: Marked = { hierarchy: {} };
  const markedOf = (text: string) => ({ value: highlight(text, marks, tags) });
  const snippetOf = (text: string, length: number) => ({
    value: snippet(text, length, marks, tags, request.snippetEllipsisText ?? "…"),
  });
  // Levels without a text are left out: what reads the last level as the title would find none.
  for (const level of LEVELS) {
    const text = record.hierarchy[level];
    if (!text) continue;
    const length = lengths.get(`hierarchy.${level}`);
    if (isMarked(`hierarchy.${level}`)) highlighted.hierarchy[level] = markedOf(text);
    if (length) snippets.hierarchy[level] = snippetOf(text, length);
  }
  if (record.content) {
    const length = lengths.get("content");
    if (isMarked("content")) highlighted.content = markedOf(record.content);
    if (length) snippets.content = snippetOf(record.content, length);
  }
  const { objectID, url, type, hierarchy, content } = record;
  return { objectID, url, type, hierarchy, content, _highlightResult: highlighted, _snippetResult: snippets };
}

/** Returns `["content:10", "hierarchy.lvl1:5"]` as a map; without a number the service's default of 10. */
function snippetLengths(attributes: readonly string[] = []): Map<string, number> {
  return new Map(
    attributes.map((entry) => {
      const [attribute = "", length] = entry.split(":");
      return [attribute, Math.max(Math.trunc(Number(length)) || SNIPPET_LENGTH, 1)];
    }),
  );
}
