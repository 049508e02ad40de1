import { type Answer, type Filter, type Match, type SearchEngine } from "./engine/engine";
import { type NearQuestion } from "./engine/ranking/nearest";
import { highlight, rangesOf, snippet, type Marks, type MatchLevel, type Tags } from "./highlight";
import { type LaterLayer } from "./packed/layers";
import { LEVELS, toRecord, type Level } from "./packed/records";

/** One entry of the `requests` list of the queries call, as far as the embedded index understands it. */
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
}

interface Highlighted {
  value: string;
  matchLevel: MatchLevel;
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

type ByLevel<T> = { hierarchy: Partial<Record<Level, T>>; content?: T };

/** A hit in DocSearch's shape. Texts of the highlight and snippet results are escaped HTML; the others are escaped too. */
export interface Hit {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<Level, string | null>;
  content: string | null;
  _highlightResult: ByLevel<Highlighted>;
  _snippetResult: ByLevel<Pick<Highlighted, "value" | "matchLevel">>;
}

export interface SearchResponse {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: true;
  query: string;
  index: string;
  params: string;
  processingTimeMS: number;
  /** Where nothing was found: the nearest questions that the site answers. The hosted service knows none. */
  nearest?: NearQuestion[];
  /** For a query in another language the English words that were searched for. The hosted service knows none. */
  searchedFor?: string;
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
  const begun = Date.now();
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
    exhaustiveNbHits: true,
    query,
    index: request.indexName,
    params: "",
    processingTimeMS: Date.now() - begun,
    ...(answer.searchedFor ? { searchedFor: answer.searchedFor } : {}),
    ...(nbHits === 0 && query.trim() && !answer.lacks ? { nearest: engine.nearest(query) } : {}),
  };
  return { response, ...(answer.lacks ? { lacks: answer.lacks } : {}) };
}

/**
 * The filter that facet filters describe: all of the outer list must hold, of an inner list any. Values are compared
 * as they stand; the facets are `language` and `docusaurus_tag`.
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
  const highlighted: Hit["_highlightResult"] = { hierarchy: {} };
  const snippets: Hit["_snippetResult"] = { hierarchy: {} };
  const snippetOf = (text: string, length: number) => ({
    value: snippet(text, length, marks, tags, request.snippetEllipsisText ?? "…"),
    matchLevel: matchOf(text, marks).matchLevel,
  });
  // Levels without a text are left out: what reads the last level as the title would find none.
  for (const level of LEVELS) {
    const text = record.hierarchy[level];
    if (!text) continue;
    const length = lengths.get(`hierarchy.${level}`);
    if (isMarked(`hierarchy.${level}`)) highlighted.hierarchy[level] = highlightedOf(text, marks, tags);
    if (length) snippets.hierarchy[level] = snippetOf(text, length);
  }
  if (record.content) {
    const length = lengths.get("content");
    if (isMarked("content")) highlighted.content = highlightedOf(record.content, marks, tags);
    if (length) snippets.content = snippetOf(record.content, length);
  }
  return {
    objectID: record.objectID,
    url: record.url,
    type: record.type,
    hierarchy: record.hierarchy,
    content: record.content,
    _highlightResult: highlighted,
    _snippetResult: snippets,
  };
}

const highlightedOf = (text: string, marks: Marks, tags: Tags): Highlighted => ({
  value: highlight(text, marks, tags),
  ...matchOf(text, marks),
});

/** Which words of a text match, and whether these are all that were typed. */
function matchOf(text: string, marks: Marks): Pick<Highlighted, "matchLevel" | "matchedWords"> {
  const ranges = rangesOf(text, marks);
  const matchedWords = [...new Set(ranges.map(({ start, end }) => text.slice(start, end).toLowerCase()))];
  const matchLevel =
    ranges.length === 0 ? "none" : matchedWords.length >= marks.typed.length ? "full" : "partial";
  return { matchLevel, matchedWords };
}

/** `["content:10", "hierarchy.lvl1:5"]` as a map; without a number the service's default of 10. */
function snippetLengths(attributes: readonly string[] = []): Map<string, number> {
  return new Map(
    attributes.map((entry) => {
      const [attribute = "", length] = entry.split(":");
      return [attribute, Math.max(Math.trunc(Number(length)) || SNIPPET_LENGTH, 1)];
    }),
  );
}
