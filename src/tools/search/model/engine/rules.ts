/** The site's rules about its words and pages. It travels with the index; patterns are regular expressions. */
export interface Rules {
  /** Words of the pages, and what readers say for them, which is looked up by that word as well. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** What is read instead of what matches: verbs of two words, phrases that mean a word of the pages. */
  readonly phrases?: readonly (readonly [pattern: string, replacement: string])[];
  /** How much pages of a kind count. */
  readonly kinds?: readonly Kind[];
  /** Paths of pages that are made from code, of which only the names travel with the first layers. */
  readonly code?: string;
  /** Headings of rows that repeat in many tables. */
  readonly rows?: string;
  /** What a query names exactly, in order: the first that matches counts. */
  readonly exact?: readonly ExactRule[];
}

/** Pages of a kind: their paths, what they count, and for which queries. */
export interface Kind {
  readonly pages: string;
  readonly factor: number;
  /** Only sections, not the page itself. */
  readonly sections?: boolean;
  /** Only for queries that match, only for those that do not, and only for those that name no code. */
  readonly when?: string;
  readonly unless?: string;
  readonly notCode?: boolean;
}

/** What a query names exactly, and where it is explained. */
export interface ExactRule {
  /** The query that names it. */
  readonly query: string;
  /** Whether capital letters matter. */
  readonly cased?: boolean;
  /**
   * What is searched for instead, with `$1` for groups; the query itself if it is left out. A rule with a text alone only
   * says how the query is read, so the rules are asked again about its text.
   */
  readonly text?: string;
  /** The paths of the pages that explain it, which come first. */
  readonly pages?: string;
  /** The anchor of the section of these pages that comes before the others; empty for their introduction. */
  readonly section?: string;
  /** What is searched for where nothing is found. */
  readonly otherwise?: string;
}

/** Rules with their patterns compiled. */
export type CompiledRules = ReturnType<typeof compileRules>;

/** Compiles the patterns of rules once. */
export function compileRules(rules: Rules) {
  const pattern = (source: string | undefined, flags = "i") =>
    source ? new RegExp(source, flags) : undefined;
  return {
    synonyms: byReadersWord(rules.synonyms),
    phrases: (rules.phrases ?? []).map(([from, to]) => [new RegExp(from, "gi"), to] as const),
    kinds: (rules.kinds ?? []).map(({ pages, when, unless, ...kind }) => ({
      ...kind,
      pages: new RegExp(pages),
      when: pattern(when),
      unless: pattern(unless),
    })),
    rows: pattern(rules.rows),
    exact: (rules.exact ?? []).map(({ query, cased, pages, ...exact }) => ({
      ...exact,
      query: new RegExp(query, cased ? "" : "i"),
      pages: pattern(pages, ""),
    })),
  };
}

/** Returns the words of the pages by what readers say for them. */
function byReadersWord(synonyms: Rules["synonyms"] = {}): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const [word, said] of Object.entries(synonyms)) {
    for (const other of said.split(" ")) words.set(other, [...(words.get(other) ?? []), word]);
  }
  return words;
}

/** No rules: all pages and words are alike. */
export const NO_RULES: CompiledRules = compileRules({});

/** Returns a text with what its phrases mean. */
export const addPhrases = (text: string, { phrases }: Pick<CompiledRules, "phrases">): string =>
  phrases.reduce((read, [from, to]) => read.replace(from, to), text);

/**
 * Returns how much a section counts for a query by the kinds of its page: old releases less than current ones, lists of
 * errors or fields less where nobody asks for one.
 *
 * @param isCode whether the query names something of the code.
 */
export function computeKindFactor({ kinds }: CompiledRules, query: string, isCode: boolean) {
  const counting = kinds.filter(
    ({ when, unless, notCode }) =>
      (when?.test(query) ?? true) && !unless?.test(query) && !(notCode && isCode),
  );
  const known = new Map<string, typeof counting>();
  return ({ path, level }: { readonly path: string; readonly level: number }): number => {
    let ofPage = known.get(path);
    if (!ofPage) known.set(path, (ofPage = counting.filter(({ pages }) => pages.test(path))));
    return ofPage.reduce(
      (product, { factor, sections }) => (sections && level === 1 ? product : product * factor),
      1,
    );
  };
}

/** A query that names one thing exactly, and where it is explained. */
export type ExactThing = Partial<Omit<CompiledRules["exact"][number], "query" | "cased">>;

/** How much more the sections of a page count that explains the thing, and the one section that does. */
const OF_PAGE = 30;
const OF_SECTION = 100;

/** Returns what a query names exactly: the ID of a stream, an alias, an old contract, an old app, an error. */
export function findExactThing(query: string, { exact }: Pick<CompiledRules, "exact">): ExactThing {
  const typed = query.trim();
  for (const { query: pattern, text, ...thing } of exact) {
    const match = pattern.exec(typed);
    if (!match) continue;
    const read = text?.replace(/\$(\d)/g, (_, group: string) => match[+group] ?? "");
    const isOnlyRead = read !== undefined && read !== typed && !thing.pages && !thing.otherwise;
    const next = isOnlyRead ? findExactThing(read, { exact }) : {};
    return { ...thing, ...next, text: next.text ?? read };
  }
  return {};
}

/** Returns how much more a section counts because it explains what a query names exactly; 1 for all others. */
export function computeExactFactor(
  { pages, section }: ExactThing,
  { path, url }: { readonly path: string; readonly url: string },
): number {
  if (!pages?.test(path)) return 1;
  const address = section ? `${path}#${section}` : path;
  return section !== undefined && url.endsWith(address) ? OF_SECTION : OF_PAGE;
}
