import { expect, it } from "vitest";
import { composeCardPath, listDocuments } from "./documents";

const metadata = (permalink: string, image: string | undefined = `/img/cards${permalink}.png`) => ({
  permalink,
  title: `Title of ${permalink}`,
  description: "What it is.",
  frontMatter: { image },
});

it("finds documents of all versions, and release notes", () => {
  const loaded = {
    "docusaurus-plugin-content-docs": {
      default: { loadedVersions: [{ docs: [metadata("/a")] }, { docs: [metadata("/old/a")] }] },
    },
    "docusaurus-plugin-content-blog": { default: { blogPosts: [{ metadata: metadata("/blog/v1") }] } },
    "docusaurus-plugin-content-pages": { default: [] },
  };
  expect(listDocuments(loaded)).toEqual(
    ["/a", "/old/a", "/blog/v1"].map((route) => ({
      route,
      title: `Title of ${route}`,
      description: "What it is.",
      image: `/img/cards${route}.png`,
    })),
  );
  expect(listDocuments({})).toEqual([]);
});

it("leaves a document alone that brings a picture of its own", () => {
  const docs = [metadata("/a", "/img/photo.png"), { ...metadata("/b"), frontMatter: {} }];
  expect(
    listDocuments({ "docusaurus-plugin-content-docs": { default: { loadedVersions: [{ docs }] } } }),
  ).toEqual([]);
});

it("gives a card to documents and release notes alone", () => {
  expect(composeCardPath("docs/concepts/fees.mdx")).toBe("/img/cards/concepts/fees.png");
  expect(composeCardPath("docs\\concepts\\fees.md")).toBe("/img/cards/concepts/fees.png");
  expect(composeCardPath("blog/2025/lockup.md")).toBe("/img/cards/blog/2025/lockup.png");
  expect(composeCardPath("src/pages/components.mdx")).toBeUndefined();
  expect(composeCardPath("docs/concepts/fees.png")).toBeUndefined();
});
