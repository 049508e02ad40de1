import { type Page } from "./page";
import { type Site } from "./site";

/** Something that a check found wrong. */
export interface Finding {
  /** The page on which it is; `undefined` where it concerns the entire site. */
  page?: Page;
  /** The file to change, where it is not the page's source. */
  file?: string;
  /** The line of `file`, from 1. */
  line?: number;
  /** A piece of the page's source that leads to the line; the built HTML knows no lines. */
  near?: string;
  /** What is wrong, as a sentence. */
  message: string;
  /** What to do about it, as a sentence. */
  remedy: string;
}

/** One check over the built site. `page` sees every page with its parsed HTML; `site` runs once, after all pages. */
export interface Check {
  /** How `--only` names it; the file has the same name. */
  name: string;
  /** What holds when it finds nothing. */
  title: string;
  page?(page: Page, site: Site): Iterable<Finding>;
  site?(site: Site): Iterable<Finding>;
}

/** What a check found. */
export interface Outcome {
  check: Check;
  findings: Finding[];
}

/** Runs checks over a site: each page in scope is parsed once, all checks look at it, then it is released. */
export function runChecks(checks: Check[], site: Site): Outcome[] {
  const outcomes = checks.map((check): Outcome => ({ check, findings: [] }));
  const pages = checks.some((check) => check.page) ? site.pages : [];
  for (const page of pages.filter(({ source, route }) => site.isInScope(source, route))) {
    for (const { check, findings } of outcomes) {
      if (check.page) findings.push(...[...check.page(page, site)].map((finding) => ({ page, ...finding })));
    }
    page.release();
  }
  for (const { check, findings } of outcomes) {
    if (check.site) findings.push(...check.site(site));
  }
  return outcomes;
}

/** Checks whether a finding belongs to what the author asked for; one that has no place of its own always does. */
export function concerns({ page, file }: Finding, site: Site): boolean {
  if (!file && !page) return true;
  return site.isInScope(file, page?.source, page?.route);
}
