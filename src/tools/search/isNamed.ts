/** The texts of hits are escaped for HTML. */
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, "text/html").body;
export const readPlain = (html: string): string => parse(html).textContent;

/** Part of a heading that the words of an address must make up. */
const PART_NAMED = 0.5;

/** Checks whether at least half of a hit's heading is what was searched for: a heading with one word of many is chance. */
export function isNamed({ headings }: { readonly headings: readonly string[] }): boolean {
  const heading = parse(headings.at(-1) ?? "");
  const named = [...heading.querySelectorAll("mark")].reduce((sum, mark) => sum + mark.textContent.length, 0);
  return named > 0 && named >= PART_NAMED * heading.textContent.replace(/\s/g, "").length;
}
