import { readFileSync } from "node:fs";

/** How Mermaid's own build keeps the names of its classes. */
const KEPT_NAME = /static\{(?:\(0,[\w$]+\.[\w$]+\)|[\w$]+)\(this,"/;

/**
 * Whether a built script is part of Mermaid, which no page of a build loads: diagrams are SVG in the HTML, and Mermaid
 * renders them in the preview. It supports fewer browsers than the site.
 *
 * @param file a path
 */
export const isOfMermaid = (file: string): boolean => KEPT_NAME.test(readFileSync(file, "utf8"));

const LOOKBEHIND = /\(\?<[=!]/;

/**
 * Lookbehinds in a built script, one sentence each. es-check takes them for part of their edition of the language, but
 * Safari supports them since 16.4 only: before, a file with one is a syntax error and does nothing at all.
 *
 * @param file a path
 */
export function lookbehindsIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = LOOKBEHIND.exec(text);
  if (!found) return [];
  const around = text.slice(Math.max(0, found.index - 40), found.index + 60);
  return [`${file}: a regular expression looks behind, which Safari before 16.4 cannot parse: …${around}…`];
}
