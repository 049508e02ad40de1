import { type Check } from "./support/check";

/** The part behind "#". A link to a page that does not exist is the business of `links`. */
export const anchors: Check = {
  name: "anchors",
  title: "every link to a place on a page leads to an id that exists there",

  *site(site) {
    for (const page of site.pages) {
      const seen = new Set<string>();
      for (const { href, pathname, hash } of page.links) {
        if (hash === "" || hash === "top" || pathname === undefined || seen.has(href)) continue;
        seen.add(href);
        // The not-found page answers for any address, so its own links to "#..." point to itself.
        const target = href.startsWith("#") ? page : site.byRoute.get(pathname);
        // "#:~:text=" leads to words, not to an id.
        if (!target || target.ids.has(hash) || hash.startsWith(":~:")) continue;
        yield {
          page,
          near: href,
          message: `Links to ${href}, but ${target.route} has no place with the id "${hash}".`,
          remedy: `Give a heading on ${target.source ?? target.route} that id, or name one that it has.`,
        };
      }
    }
  },
};
