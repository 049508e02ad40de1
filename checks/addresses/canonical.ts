import { type Check } from "../support/check";

/** Each page has one address, and says so; the site map lists these addresses and nothing else. */
export const canonical: Check = {
  name: "canonical",
  title: "every page names its own address as canonical, and the site map holds exactly these",

  *page(page, site) {
    if (page.isNotFound) return;
    const wanted = site.expected.origin + page.route;
    for (const [what, address] of [
      ["canonical address", page.$('link[rel="canonical"]').attr("href")],
      ["og:url", page.$('meta[property="og:url"]').attr("content")],
    ]) {
      if (address === wanted) continue;
      yield {
        message: `Names ${address ?? "nothing"} as its ${what}.`,
        remedy: `It must be ${wanted}.`,
      };
    }
    const language = page.$("html").attr("lang");
    if (!language) yield { message: "Does not name its language.", remedy: "Set lang on <html>." };
  },

  *site(site) {
    const file = "sitemap.xml";
    const listed = site.files.has(`/${file}`)
      ? [...site.readBuilt(file).matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map((match) => match[1] ?? "")
      : [];
    if (listed.length === 0) {
      yield {
        file,
        message: "Lists no page.",
        remedy: "See that the site map plugin runs (plugins/index.ts).",
      };
      return;
    }
    for (const address of listed) {
      const { origin, pathname } = new URL(address);
      const route = decodeURIComponent(pathname).replace(/(?<=.)\/$/, "");
      if (origin === site.expected.origin && site.byRoute.has(route)) continue;
      yield { file, message: `Lists ${address}, which is no page.`, remedy: "Take it out of the site map." };
    }
    const known = new Set(listed);
    for (const page of site.addressed) {
      const address = site.expected.origin + page.route;
      if (page.source === undefined || !page.isListed || known.has(address) || known.has(`${address}/`))
        continue;
      yield {
        page,
        message: "Is not in the site map.",
        remedy: "See ignorePatterns of the site map (plugins/index.ts).",
      };
    }
  },
};
