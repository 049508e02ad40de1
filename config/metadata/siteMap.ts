import type { Options as SitemapOptions } from "@docusaurus/plugin-sitemap";

/** A page of the site map: its address and the day of its last change, where that is known. */
interface Entry {
  url: string;
  lastmod?: string | null;
}

/**
 * Gives a list without a source of its own, as the list of release notes is, the date of the newest page that it lists:
 * those are the pages below its address.
 */
export function addListDates<E extends Entry>(entries: readonly E[]): E[] {
  return entries.map((entry) => {
    if (entry.lastmod) return entry;
    const listed = entries.filter(({ url }) => url.startsWith(`${entry.url}/`));
    const newest = listed
      .flatMap(({ lastmod }) => lastmod ?? [])
      .sort()
      .at(-1);
    return newest === undefined ? entry : { ...entry, lastmod: newest };
  });
}

/** The addresses in the site map, each with the date of its last change; they use nothing else. */
export const siteMap = {
  lastmod: "date",
  changefreq: null,
  priority: null,
  ignorePatterns: ["/search"],
  createSitemapItems: async ({ defaultCreateSitemapItems, ...site }) =>
    addListDates(await defaultCreateSitemapItems(site)),
} satisfies SitemapOptions;
