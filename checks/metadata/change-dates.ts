import { type Check } from "../support/check";

/** Dates of the last change: one truth for the reader, the site map and Git, or none at all. */
export const changeDates: Check = {
  name: "change-dates",
  title:
    "the date of a page's last change is that of its source in Git, on the page and in the site map alike",

  *page(page, site) {
    if (page.isNotFound || !page.isListed) return;
    const shown = page.$('time[itemprop="dateModified"]').attr("datetime")?.slice(0, 10);
    const listed = readLastmod(site.readBuilt("sitemap.xml"), site.expected.origin + page.route);
    if (shown !== undefined && listed !== undefined && shown !== listed) {
      yield {
        message: `Says that it changed on ${shown}, the site map says ${listed}.`,
        remedy: "See config/build/history.ts.",
      };
    }
    if (shown !== undefined && listed === undefined) {
      yield {
        message: `Says that it changed on ${shown}, the site map does not.`,
        remedy: "See lastmod in plugins/index.ts.",
      };
    }
    const { source } = page;
    if (source === undefined && shown === undefined) {
      const newest = findNewestBelow(site.readBuilt("sitemap.xml"), site.expected.origin + page.route);
      if (newest !== listed && newest !== undefined) {
        yield {
          message: `The newest page that it lists changed on ${newest}, the site map says ${listed ?? "nothing"}.`,
          remedy: "See config/metadata/siteMap.ts.",
        };
      }
    }
    const changed = source === undefined ? undefined : site.expected.changes[source];
    // Generated sources are not in Git: they say themselves how old they are. Nor is what is not committed yet.
    if (changed === undefined) return;
    const said = listed ?? shown;
    if (said === undefined && changed !== "unknown") {
      yield {
        message: `Does not say that it changed on ${changed}.`,
        remedy: "See config/build/history.ts.",
      };
    } else if (said !== undefined && said !== changed) {
      yield {
        message: `Says that it changed on ${said}; Git says ${changed}.`,
        remedy:
          changed === "unknown"
            ? "A shallow clone knows no dates: show none."
            : "Build again, or see config/build/history.ts.",
      };
    }
  },
};

function readLastmod(sitemap: string, address: string): string | undefined {
  const entry = sitemap.split("<url>").find((part) => part.includes(`<loc>${address}</loc>`));
  return /<lastmod>([^<T]+)/.exec(entry ?? "")?.[1];
}

/** Returns the newest date of a page below an address: what a list without a source of its own is as old as. */
function findNewestBelow(sitemap: string, address: string): string | undefined {
  return sitemap
    .split("<url>")
    .filter((part) => part.includes(`<loc>${address}/`))
    .flatMap((part) => /<lastmod>([^<T]+)/.exec(part)?.[1] ?? [])
    .sort()
    .at(-1);
}
