import { expect, it } from "vitest";
import { type PageFacts } from "../../after-build/facts";
import { graphOf, type SiteIdentity } from "./graph";

const site: SiteIdentity = {
  title: "Docs",
  tagline: "All about it",
  url: "https://site.test",
  language: "en",
  search: "/search?q=",
  logo: "/logo.png",
  organization: { name: "Labs", url: "https://labs.test", sameAs: [] },
};
const page = (more: Partial<PageFacts>): PageFacts => ({
  file: "fees.html",
  route: "/concepts/fees",
  title: "Fees",
  description: "What it costs.",
  canonical: "https://site.test/concepts/fees",
  isListed: true,
  modified: "2026-03-31T10:00:00.000Z",
  kind: "document",
  ...more,
});
const typesOf = (more: Partial<PageFacts>) =>
  (graphOf(page(more), site, undefined)?.["@graph"] as { "@type": string }[] | undefined)?.map(
    (thing) => thing["@type"],
  );

it("says of each kind of page what it is", () => {
  expect(typesOf({})).toEqual(["TechArticle"]);
  expect(typesOf({ route: "/reference/errors" })).toEqual(["APIReference"]);
  expect(typesOf({ route: "/api/overview" })).toEqual(["APIReference"]);
  expect(typesOf({ route: "/", kind: "other" })).toEqual(["Organization", "WebSite"]);
});

it("says nothing of what is not for search engines, or is described already", () => {
  expect(typesOf({ isListed: false })).toBeUndefined();
  expect(typesOf({ kind: "release note" })).toBeUndefined();
});

it("has no date where none is known", () => {
  const [article] = graphOf(page({ modified: undefined }), site, "https://site.test/card.png")!["@graph"];
  expect(article).not.toHaveProperty("dateModified");
  expect(article).toMatchObject({
    headline: "Fees",
    image: "https://site.test/card.png",
    url: page({}).canonical,
  });
});

it("tells where to search", () => {
  const [, webSite] = graphOf(page({ route: "/" }), site, undefined)!["@graph"];
  expect(webSite).toMatchObject({
    potentialAction: {
      target: { urlTemplate: "https://site.test/search?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  });
});
