import { type CompiledRules } from "../rules";
import { type Section } from "../../packed/records";

/** A query that names one thing exactly, and where it is explained. */
export interface ExactThing {
  /** What is searched for in its place; the query itself where it is left out. */
  text?: string | undefined;
  /** The pages that explain it, which come first. */
  pages?: RegExp | undefined;
  /** The anchor of the section of these pages that comes before the others; empty for their introduction. */
  section?: string | undefined;
  /** What is searched for where nothing is found. */
  otherwise?: string | undefined;
}

/** How much more the sections of a page count that explains the thing, and the one section that does. */
const OF_PAGE = 30;
const OF_SECTION = 100;

/** What a query names exactly: the id of a stream, an alias, an old contract, an old app, an error. */
export function exactThing(query: string, { exact }: Pick<CompiledRules, "exact">): ExactThing {
  const typed = query.trim();
  for (const { query: pattern, text, ...thing } of exact) {
    const match = pattern.exec(typed);
    if (match) return { ...thing, text: text?.replace(/\$(\d)/g, (_, group: string) => match[+group] ?? "") };
  }
  return {};
}

/** How much more a section counts because it explains the thing that a query names exactly; 1 for all others. */
export function exactFactor(
  { pages, section }: ExactThing,
  { path, url }: Pick<Section, "path" | "url">,
): number {
  if (!pages?.test(path)) return 1;
  const address = section ? `${path}#${section}` : path;
  return section !== undefined && url.endsWith(address) ? OF_SECTION : OF_PAGE;
}
