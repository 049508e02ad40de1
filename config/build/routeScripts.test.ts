import { simpleHash } from "@docusaurus/utils";
import { expect, it } from "vitest";
import { groupScripts } from "./routeScripts";

const getName = (component: string) => simpleHash(component, 8);
const document = getName("@theme/DocItem");
const list = getName("@theme/BlogListPage");

const { documents, notes } = groupScripts({
  "/-1": { __comp: getName("@theme/DocRoot") },
  "/concepts/fees-1": { __comp: document, content: "fees" },
  "/blog-1": {
    __comp: list,
    sidebar: "years",
    items: [{ content: "first" }, { content: "second" }] as never,
  },
  "/blog/first-1": { __comp: getName("@theme/BlogPostPage"), sidebar: "years", content: "first-whole" },
});

/** Checks whether a group takes a module that is in some chunks. */
const takes = (group: typeof documents, ...chunks: readonly string[]) =>
  group!.test(
    {},
    { chunkGraph: { getModuleChunksIterable: () => chunks.map((name) => ({ name, files: [] })) } },
  );

it("puts what is around documents into the script of all documents, and out of the scripts of pages", () => {
  expect(documents!.name).toBe(document);
  expect(takes(documents, getName("@theme/DocRoot"))).toBe(true);
  expect(takes(documents, document, "fees")).toBe(true);
  expect(documents!.chunks({ name: "fees" })).toBe(true);
  // What two pages share by themselves stays theirs, and a release note keeps its own copy.
  expect(takes(documents, "fees", "errors")).toBe(false);
  expect(documents!.chunks({ name: "first-whole" })).toBe(false);
});

it("puts the beginnings of release notes into the script of their list, and leaves what notes load alone", () => {
  expect(notes!.name).toBe(list);
  for (const name of [list, "first", "second"]) expect(notes!.chunks({ name }), name).toBe(true);
  for (const name of ["years", "first-whole", null])
    expect(notes!.chunks({ name }), String(name)).toBe(false);
});
