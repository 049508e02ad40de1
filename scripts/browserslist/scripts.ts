import { readFileSync } from "node:fs";

const LOOKBEHIND = /\(\?<[=!]/;

/**
 * Returns the lookbehinds in a built script, one sentence each. es-check takes them for part of their edition of the language, but
 * Safari supports them since 16.4 only: before, a file with one is a syntax error and does nothing at all.
 *
 * @param file a path
 */
export function findLookbehinds(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = LOOKBEHIND.exec(text);
  if (!found) return [];
  const around = text.slice(Math.max(0, found.index - 40), found.index + 60);
  return [`${file}: a regular expression looks behind, which Safari before 16.4 cannot parse: …${around}…`];
}
