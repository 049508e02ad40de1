import { expect, it } from "vitest";
import { siteMap, addListDates } from "./siteMap";

const entry = (path: string, lastmod: string | null = null) => ({ url: `https://docs.test${path}`, lastmod });

it("gives a list the date of the newest page that it lists, and nothing to any other page", () => {
  const pages = [
    entry("/blog"),
    entry("/blog/one", "2026-11-21"),
    entry("/blog/two", "2026-11-23"),
    entry("/blog/new"),
    entry("/blogger/three", "2026-11-24"),
    entry("/drafts"),
    entry("/drafts/four"),
    entry("/concepts", "2026-01-01"),
    entry("/concepts/fees", "2026-11-22"),
  ];
  expect(addListDates(pages).map(({ lastmod }) => lastmod)).toEqual([
    "2026-11-23",
    ...pages.slice(1).map(({ lastmod }) => lastmod),
  ]);
});

it("does so in the site map", async () => {
  const site = { siteConfig: {} as never, routes: [] };
  const pages = [entry("/blog"), entry("/blog/one", "2026-11-21")];
  const made = await siteMap.createSitemapItems({ ...site, defaultCreateSitemapItems: async () => pages });
  expect(made.map(({ lastmod }) => lastmod)).toEqual(["2026-11-21", "2026-11-21"]);
});
