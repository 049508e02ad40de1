import { type Check } from "./support/check";
import { resources, styleUrls, tag } from "./support/elements";

/** Nobody but the site learns of a visit, except for those that config/origins.ts names with a reason. */
export const thirdParties: Check = {
  name: "third-parties",
  title: "no page asks another origin for anything, but those that config/origins.ts names",

  *page(page, site) {
    const seen = new Set<string>();
    for (const { url, element } of resources(page.$)) {
      const origin = foreignOrigin(url, site.expected.origin + page.route, site.expected.origin);
      if (!origin || site.expected.origins.includes(origin) || seen.has(origin)) continue;
      seen.add(origin);
      yield {
        near: origin,
        message: `${tag(element)} asks ${origin} as soon as the page opens.`,
        remedy:
          "Serve the file from the site, load it when the reader asks, or name the origin in config/origins.ts.",
      };
    }
  },

  *site(site) {
    for (const file of [...site.files].filter((name) => name.endsWith(".css"))) {
      for (const url of styleUrls(site.readBuilt(file))) {
        const origin = foreignOrigin(url, site.expected.origin + file, site.expected.origin);
        if (!origin || site.expected.origins.includes(origin)) continue;
        yield {
          file,
          message: `The style sheet asks ${origin} for ${url}.`,
          remedy: "Serve the file from the site, or name the origin in config/origins.ts.",
        };
      }
    }
  },
};

/** The origin of an address where it is not the site's own. */
function foreignOrigin(url: string, base: string, own: string): string | undefined {
  try {
    const { origin, protocol } = new URL(url, base);
    return origin === own || !protocol.startsWith("http") ? undefined : origin;
  } catch {
    return undefined;
  }
}
