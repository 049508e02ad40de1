import { LEVELS, type Section } from "../../packed/records";
import { NO_RULES, type CompiledRules } from "../rules";

/** Number of the first results that are rearranged. */
const FIRST_PLACES = 10;

/** How many sections of one page may be among the first places before others get their turn; after these, one. */
const SECTIONS_A_PAGE = 2;
const TOP_PLACES = 3;

/** Of rows that repeat in many tables as many are at the top. */
const ROWS_AT_TOP = 3;

/** A page ranks above its own section unless the section scores more than this many times as much. */
const PAGE_FIRST = 1.5;

/** Minimum number of results that are shown. After them, a result needs this share of the best score. */
const FEWEST_SHOWN = 5;
const LEAST_OF_BEST = 0.15;

/** Results without those that score next to nothing beside the best. */
export function withoutTail<M extends Pick<Ranked, "score">>(ranked: readonly M[]): M[] {
  const least = LEAST_OF_BEST * (ranked[0]?.score ?? 0);
  return ranked.filter(({ score }, place) => place < FEWEST_SHOWN || score >= least);
}

/** A page before those of its sections that hold no more of the query than itself and score little more. */
export function pagesFirst<M extends Ranked>(matches: readonly M[]): M[] {
  const pages = new Map(
    matches.filter(({ section }) => section.level === 1).map((match) => [match.section.path, match]),
  );
  const ranked = new Set<M>();
  for (const match of matches) {
    const page = pages.get(match.section.path);
    if (page && page.share >= match.share && page.score * PAGE_FIRST >= match.score) ranked.add(page);
    ranked.add(match);
  }
  return [...ranked];
}

/** A section with what it scores, and what part of the query it holds. */
export interface Ranked {
  section: Section;
  score: number;
  share: number;
}

/** Number of results within which rows that repeat are left out. Nobody looks further. */
const PLACES = 40;

/**
 * Lets other pages have their turn after the first few sections of one page, and after the first of the rows that repeat
 * in many tables. Of rows with one heading on one page only the best is kept: a chain has one in each table of its
 * contracts.
 */
export function spread<M extends Ranked>(
  matches: readonly M[],
  { rows }: Pick<CompiledRules, "rows"> = NO_RULES,
): M[] {
  const known = new Set<string>();
  const counts = new Map<string, number>();
  const first: M[] = [];
  const later: M[] = [];
  const tables: M[] = [];
  for (const match of matches) {
    const { section } = match;
    if (first.length < PLACES && isRows(section, rows)) {
      const row = `${section.path}#${headingOf(section)}`;
      if (known.has(row)) continue;
      known.add(row);
      if (known.size > ROWS_AT_TOP) {
        tables.push(match);
        continue;
      }
    }
    const count = (counts.get(section.path) ?? 0) + 1;
    counts.set(section.path, count);
    const most = first.length < TOP_PLACES ? SECTIONS_A_PAGE : 1;
    (count > most ? later : first).push(match);
  }
  first.splice(FIRST_PLACES, 0, ...tables);
  return [...first, ...later];
}

/** Checks whether a section is one of rows that repeat in many tables, by its heading. */
export const isRows = (section: Pick<Section, "hierarchy" | "level">, rows: RegExp | undefined) =>
  section.level > 1 && (rows?.test(headingOf(section)) ?? false);

/** The heading of a section itself, without those above it. */
export const headingOf = ({ hierarchy, level }: Pick<Section, "hierarchy" | "level">) =>
  hierarchy[LEVELS[level]!] ?? "";
