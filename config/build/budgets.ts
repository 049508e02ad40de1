/** Bytes after brotli that the code of a page may cost before its reader does anything. */
export interface Budget {
  /** Script files that the page names, and its own chunks. */
  scripts: number;
  /** Styles in the page and the style sheets that it names. */
  styles: number;
  /** Font files that the page names. */
  fonts: number;
}

/** Kinds of page that differ in the code that they need. */
export type PageKind = "home" | "desk" | "document" | "release notes" | "search" | "other";

/** How much more than its budget a page may cost before the check `weight` fails. */
export const SPARE = 0.05;

/** What no page may exceed before its reader does anything, whatever its kind. */
export const pageLimits = {
  /** Bytes of its scripts and styles together, after brotli. */
  bytes: 245_000,
  /** Requests for them. */
  requests: 14,
};

/**
 * Cost of the heaviest page of each kind on 29 November 2026, as `npm run check -- --weights` prints it. The check
 * `weight` holds pages to it, with 5 % to spare, and says what it found where a page costs more. The text of a page is in
 * its own chunk: what authors write costs little beside a component. The desk was measured without its form, which its pages load
 * afterwards.
 */
export const budgets: Record<PageKind, Budget> = {
  home: { scripts: 139_272, styles: 42_879, fonts: 13_892 },
  desk: { scripts: 171_313, styles: 46_075, fonts: 13_892 },
  document: { scripts: 192_826, styles: 48_189, fonts: 48_256 },
  "release notes": { scripts: 156_815, styles: 42_281, fonts: 13_892 },
  search: { scripts: 132_970, styles: 40_692, fonts: 13_892 },
  other: { scripts: 179_651, styles: 47_487, fonts: 48_256 },
};

/** The kind of page at a route, recognised by its address. */
export function findKind(route: string): PageKind {
  if (route === "/") return "home";
  if (route === "/desk" || route.startsWith("/desk/")) return "desk";
  if (route === "/search") return "search";
  if (route === "/blog" || route.startsWith("/blog/")) return "release notes";
  return /^\/(?:api|apps|concepts|guides|reference|support)\//.test(route) ? "document" : "other";
}
