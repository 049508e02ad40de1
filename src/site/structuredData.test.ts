import { expect, it } from "vitest";
import {
  composeDocumentGraph,
  composeSiteGraph,
  type DocumentFacts,
  type SiteIdentity,
} from "./structuredData";

const site: SiteIdentity = {
  title: "Docs",
  tagline: "All about it",
  url: "https://site.test",
  language: "en",
  search: "/search?q=",
  logo: "/logo.png",
  organization: { name: "Labs", url: "https://labs.test", sameAs: [] },
};
const document: DocumentFacts = {
  route: "/concepts/fees",
  title: "Fees",
  description: "What it costs.",
  modified: Date.UTC(2026, 2, 31, 10),
  picture: "/img/cards/fees.png",
};
const createArticle = (changes: Partial<DocumentFacts>) =>
  composeDocumentGraph({ ...document, ...changes }, site)["@graph"][0];

it("says of each kind of document what it is", () => {
  expect(createArticle({})).toMatchObject({ "@type": "TechArticle" });
  expect(createArticle({ route: "/reference/errors" })).toMatchObject({ "@type": "APIReference" });
  expect(createArticle({ route: "/api/overview" })).toMatchObject({ "@type": "APIReference" });
});

it("gives addresses and dates in full, and none that is not known", () => {
  expect(createArticle({})).toMatchObject({
    headline: "Fees",
    url: "https://site.test/concepts/fees",
    image: "https://site.test/img/cards/fees.png",
    dateModified: "2026-03-31T10:00:00.000Z",
  });
  expect(createArticle({ modified: undefined })).not.toHaveProperty("dateModified");
  expect(createArticle({ picture: undefined })).not.toHaveProperty("image");
});

it("tells on the home page whose site it is and where to search", () => {
  const [organization, webSite] = composeSiteGraph(site)["@graph"];
  expect(organization).toMatchObject({ "@type": "Organization", name: "Labs" });
  expect(webSite).toMatchObject({
    "@type": "WebSite",
    potentialAction: {
      target: { urlTemplate: "https://site.test/search?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  });
});
