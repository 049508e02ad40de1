import { expect, it } from "vitest";
import { factsOf as remembered } from "./facts";

const factsOf = (html: string, file: string, route: string) =>
  remembered(html, file, route, { of: (_, make) => Promise.resolve(make()) });

const page = (more = "") =>
  `<!doctype html><html lang=en class="docs-wrapper docs-doc-page"><head><title>Fees | Site</title>` +
  `<meta name=description content="Costs &amp; limits"/><link rel=canonical href=https://site.test/fees />` +
  `<script>var t = "<h1>"</script>${more}</head><body><main><h1>Fees <code>a &lt; b</code>\u200b</h1>` +
  `<time datetime=2026-03-23T08:17:33.000Z itemprop=dateModified>Mar 23</time></main>`;

it("reads what a page says of itself", async () => {
  expect(await factsOf(page(), "fees.html", "/fees")).toEqual({
    file: "fees.html",
    route: "/fees",
    title: "Fees a < b",
    description: "Costs & limits",
    canonical: "https://site.test/fees",
    isListed: true,
    modified: "2026-03-23T08:17:33.000Z",
    kind: "document",
  });
});

it("knows pages that are not for search engines", async () => {
  const html = page('<meta property="robots" content="noindex, follow"/>').replace(
    "docs-doc-page",
    "mdx-page",
  );
  expect(await factsOf(html, "a.html", "/a")).toMatchObject({ isListed: false, kind: "other" });
});

it("knows what is no page", async () => {
  expect(
    await factsOf('<html><meta http-equiv="refresh" content="0; url=/b">', "a.html", "/a"),
  ).toBeUndefined();
  expect(await factsOf(page(), "404.html", "/404")).toBeUndefined();
});
