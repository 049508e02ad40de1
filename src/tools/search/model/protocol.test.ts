import { describe, expect, it } from "vitest";
import { SearchEngine } from "./engine/engine";
import { answerRequest, facetFilter } from "./protocol";
import { type PackedIndex, type Section } from "./packed/records";

const index: PackedIndex = {
  origin: "https://docs.example",
  language: "en",
  groups: ["Concepts"],
  tags: ["docs-default-current"],
  pages: Array.from({ length: 30 }, (_, page) => [
    `/concepts/page-${page}`,
    0,
    0,
    [
      [1, `Page ${page}`, ""] as const,
      [2, "Streams", "streams", `About <i>streams</i> number ${page}`] as const,
    ],
  ]),
};
const engine = new SearchEngine(index);
const request = {
  indexName: "sablierdocs",
  query: "streams number",
  attributesToSnippet: ["hierarchy.lvl1:10", "hierarchy.lvl2:10", "content:3"],
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  snippetEllipsisText: "…",
  hitsPerPage: 20,
};

describe("answerRequest", () => {
  it("answers as the hosted service does", () => {
    const { response } = answerRequest(engine, request);
    expect(response).toMatchObject({
      nbHits: 30,
      page: 0,
      nbPages: 2,
      hitsPerPage: 20,
    });
    expect(response.hits).toHaveLength(20);
    expect(response.hits[0]).toMatchObject({
      type: "content",
      url: expect.stringMatching(/^https:\/\/docs\.example\/concepts\/page-\d+#streams$/),
      _snippetResult: {
        hierarchy: { lvl1: { value: expect.stringMatching(/^Page/) } },
        content: { value: expect.stringContaining("<mark>streams</mark>") },
      },
    });
    expect(Object.keys(response.hits[0]!._highlightResult.hierarchy)).toEqual(["lvl0", "lvl1", "lvl2"]);
  });

  it("marks in full only what it is asked to, and snippets all the same", () => {
    const { hits } = answerRequest(engine, {
      ...request,
      attributesToHighlight: ["hierarchy.lvl0"],
    }).response;
    const [all] = answerRequest(engine, request).response.hits;
    expect(hits[0]!._highlightResult).toEqual({ hierarchy: { lvl0: all!._highlightResult.hierarchy.lvl0 } });
    expect(hits[0]!._snippetResult).toEqual(all!._snippetResult);
  });

  it("escapes texts in highlights and snippets", () => {
    const [hit] = answerRequest(engine, request).response.hits;
    expect(hit!._highlightResult.content?.value).toMatch(/^About &lt;i&gt;<mark>streams<\/mark>&lt;\/i&gt;/);
  });

  it("has a second page, and nothing behind the last", () => {
    expect(answerRequest(engine, { ...request, page: 1 }).response.hits).toHaveLength(10);
    expect(answerRequest(engine, { ...request, page: 2 }).response.hits).toHaveLength(0);
  });

  it("counts all that it finds, and pages through the first thousand", () => {
    const sections = Array.from({ length: 1_101 }, (_, number) => [2, `Stream ${number}`, `s${number}`]);
    const many = new SearchEngine({ ...index, pages: [["/many", 0, 0, sections as never]] });
    const last = answerRequest(many, { indexName: "x", query: "stream", page: 49 }).response;
    expect(last).toMatchObject({ nbHits: 1_101, nbPages: 50 });
    expect(last.hits).toHaveLength(20);
    expect(answerRequest(many, { indexName: "x", query: "stream", page: 50 }).response.hits).toEqual([]);
  });

  it.each([undefined, "", "absent"])("has no hits for the query %j", (query) => {
    expect(
      answerRequest(engine, { indexName: "x", ...(query === undefined ? {} : { query }) }).response,
    ).toMatchObject({
      nbHits: 0,
      hits: [],
    });
  });
});

describe("facetFilter", () => {
  const section = { language: "en", tag: "docs-default-current" } as Section;
  it.each([
    [["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]], true],
    [["language:en", ["docusaurus_tag:default"]], false],
    [["language:fr"], false],
    ["language:en", true],
    [[], true],
    [undefined, true],
  ])("%j lets a document through: %s", (filters, through) =>
    expect(facetFilter(filters as Parameters<typeof facetFilter>[0])(section)).toBe(through),
  );
});
