import { expect, it } from "vitest";
import { routes } from "../support/routes";
import { ask, findPage, fetchText } from "./pages";

// What every page has around its text, and what it says of itself to machines.

it("leads to six sections on the left of the navbar and three sites on the right", async () => {
  const page = await findPage("/");
  const items = page(".navbar__item.navbar__link").toArray();
  expect(items.map((link) => [page(link).text().trim(), page(link).attr("href")])).toEqual([
    ["Concepts", "/concepts/what-is-sablier"],
    ["Guides", "/guides/lockup/overview"],
    ["References", "/reference/overview"],
    ["APIs", "/api/overview"],
    ["Apps", "/apps/features/overview"],
    ["Support", "/support/faq"],
    ["Discord", "https://discord.sablier.com"],
    ["GitHub", "https://github.com/sablier-labs"],
    ["Links", "https://linktr.ee/SablierLabs"],
  ]);
});

it.each([
  ["/concepts/lockup/segments", "Concepts"],
  ["/guides/flow/overview", "Guides"],
  ["/reference/errors", "References"],
  ["/api/caveats", "APIs"],
  ["/apps/v1", "Apps"],
  ["/support/how-to", "Support"],
  ["/", ""],
  ["/blog", ""],
])("marks the section of %s in the navbar", async (route, section) => {
  const page = await findPage(route);
  expect(page(".navbar__link--active").text().trim()).toBe(section);
});

it("lists company, community and developers in the footer, each with its addresses in order", async () => {
  const page = await findPage("/");
  const columns = page("footer nav")
    .toArray()
    .map((column) => [
      page(column).attr("aria-label"),
      ...page(column)
        .find("a")
        .toArray()
        .map((link) => [page(link).text().trim(), page(link).attr("href")]),
    ]);
  expect(columns).toEqual([
    [
      "Company",
      ["About", "https://sablierlabs.co.uk"],
      ["Risk Notice", "https://files.sablier.com/risk-notice.pdf"],
      ["Terms of Service", "https://files.sablier.com/terms-of-service.pdf"],
      ["Privacy Policy", "https://files.sablier.com/privacy-policy.pdf"],
    ],
    [
      "Community",
      ["X", "https://x.com/Sablier"],
      ["Discord", "https://discord.sablier.com"],
      ["Blog", "https://blog.sablier.com"],
      ["Branding", "https://github.com/sablier-labs/branding"],
    ],
    [
      "Developers",
      ["Lockup Contracts", "https://github.com/sablier-labs/evm-monorepo/tree/main/lockup"],
      ["Lockup Integration Template", "https://github.com/sablier-labs/lockup-integration-template"],
      ["Flow Contracts", "https://github.com/sablier-labs/evm-monorepo/tree/main/flow"],
      ["Flow Integration Template", "https://github.com/sablier-labs/flow-integration-template"],
      ["Subgraphs", "https://github.com/sablier-labs/indexers"],
    ],
  ]);
});

it("gives a page breadcrumbs, a list of headings of two levels and an edit link", async () => {
  const page = await findPage("/concepts/lockup/segments");
  const crumbs = page("nav[aria-label=Breadcrumbs] li").toArray();
  expect(crumbs.map((crumb) => page(crumb).text())).toEqual(["Concepts", "Lockup", "Segments"]);
  const tags = page(".theme-doc-toc-desktop a")
    .toArray()
    .map((link) => page(`[id="${decodeURIComponent(page(link).attr("href")!.slice(1))}"]`).prop("tagName"));
  expect(tags.length).toBeGreaterThan(1);
  expect(tags.filter((tag) => tag !== "H2" && tag !== "H3")).toEqual([]);
  const edit = page("a").filter((_, link) => page(link).text().trim() === "Edit this page");
  expect(edit.attr("href")).toMatch(/segments\.mdx$/);
});

it.each([
  ["/concepts/fees", "website"],
  ["/blog/lockup-v4-0", "article"],
])("says to previews what kind of page %s is and on which site", async (route, type) => {
  const page = await findPage(route);
  expect(page('meta[property="og:type"]').toArray()).toHaveLength(1);
  expect(page('meta[property="og:type"]').attr("content")).toBe(type);
  expect(page('meta[property="og:site_name"]').attr("content")).toBe("Sablier Docs");
});

it("shows a release note no day that no source has, and British dates otherwise", async () => {
  expect((await findPage("/blog/bob-v1-0"))("time").text()).toBe("March 2026");
  expect((await findPage("/blog/lockup-v3-0"))("time").text()).toBe("7 October 2025");
});

it("says in the feeds whose they are and where", async () => {
  const atom = await fetchText("/blog/atom.xml");
  expect(atom).toMatch(
    /<link rel="self" type="application\/atom\+xml" href="https:[^"]+\/blog\/atom\.xml"\/>/,
  );
  const entries = atom.split("<entry>").slice(1);
  expect(entries.length).toBeGreaterThan(5);
  for (const entry of entries) expect(entry).toMatch(/<author>\s*<name>Sablier Labs<\/name>/);
  expect(await fetchText("/blog/rss.xml")).toMatch(
    /<atom:link href="https:[^"]+\/blog\/rss\.xml" rel="self"/,
  );
});

it("answers an unknown address with 404 and a page that leads on without a script", async () => {
  const answer = await ask("/no/such/page");
  expect(answer.status).toBe(404);
  const page = await findPage("/no/such/page");
  expect(page("h1").text()).toBe("Page not found");
  const sections = page("main a").filter((_, link) => page(link).text() === "Concepts");
  expect(sections).toHaveLength(1);
});

it("gives every page its critical CSS, and the full style sheet that is not fetched for it", async () => {
  for (const route of routes) {
    const html = await fetchText(route);
    expect(html, route).toMatch(
      /<style>[^]*?@layer (?:(?!<\/style>)[^])+<\/style><link rel="stylesheet" href="\/assets\/css\/[^"]+\.css" media="not all" data-full-sheet disabled><noscript><link rel="stylesheet" href="\/assets\/css\/[^"]+\.css"><\/noscript>/,
    );
    expect(html.match(/<link[^>]*stylesheet[^>]*\/assets\/css\//g), route).toHaveLength(2);
  }
});

it("lists all documents in the data of the version", async () => {
  const [main = ""] = /\/assets\/js\/main\.[\da-f]+\.js/.exec(await fetchText("/")) ?? [];
  const script = await fetchText(main);
  const documents = routes.filter((route) => route !== "/" && !/^\/(?:blog|search)(?:\/|$)/.test(route));
  expect(documents.length).toBeGreaterThan(200);
  expect(documents.filter((route) => !script.includes(`"path":"${route}"`))).toEqual([]);
});
