import { expect, it } from "vitest";
import { documentsOf } from "./documents";

const metadata = (permalink: string) => ({
  permalink,
  title: `Title of ${permalink}`,
  description: "What it is.",
});

it("finds documents of all versions, and release notes", () => {
  const loaded = {
    "docusaurus-plugin-content-docs": {
      default: { loadedVersions: [{ docs: [metadata("/a")] }, { docs: [metadata("/old/a")] }] },
    },
    "docusaurus-plugin-content-blog": { default: { blogPosts: [{ metadata: metadata("/blog/v1") }] } },
    "docusaurus-plugin-content-pages": { default: [] },
  };
  expect(documentsOf(loaded)).toEqual(
    ["/a", "/old/a", "/blog/v1"].map((route) => ({
      route,
      title: `Title of ${route}`,
      description: "What it is.",
    })),
  );
  expect(documentsOf({})).toEqual([]);
});
