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
 * Cost of the heaviest page of each kind on 28 November 2026, as `npm run check -- --weights` prints it. The check
 * `weight` holds pages to it, with 5 % to spare, and says what it found where a page costs more. The text of a page is in
 * its own chunk: what authors write costs little beside a component. The desk was measured on 29 November 2026, without its
 * form, which its pages load afterwards.
 */
export const budgets: Record<PageKind, Budget> = {
  home: { scripts: 152_531, styles: 40_837, fonts: 13_892 },
  desk: { scripts: 172_741, styles: 43_484, fonts: 13_892 },
  document: { scripts: 219_125, styles: 46_187, fonts: 48_256 },
  "release notes": { scripts: 166_077, styles: 40_548, fonts: 13_892 },
  search: { scripts: 132_927, styles: 39_066, fonts: 13_892 },
  other: { scripts: 187_250, styles: 45_266, fonts: 48_256 },
};

/** The kind of page at a route, recognised by its address. */
export function kindOf(route: string): PageKind {
  if (route === "/") return "home";
  if (route === "/desk" || route.startsWith("/desk/")) return "desk";
  if (route === "/search") return "search";
  if (route === "/blog" || route.startsWith("/blog/")) return "release notes";
  return /^\/(?:api|apps|concepts|guides|reference|support)\//.test(route) ? "document" : "other";
}
