import { describe, expect, it } from "vitest";
import { SearchEngine } from "./engine/engine";
import { answerRequest } from "./protocol";
import { type PackedIndex } from "./packed/records";

const index: PackedIndex = {
  origin: "https://docs.example",
  groups: ["Concepts"],
  pages: Array.from({ length: 30 }, (_, page) => [
    `/concepts/page-${page}`,
    0,
    [
      [1, `Page ${page}`, ""] as const,
      [2, "Streams", "streams", `About <i>streams</i> number ${page}`] as const,
    ],
  ]),
};
const engine = new SearchEngine(index);
const request = { query: "streams number", words: 3 };

describe("answerRequest", () => {
  it("answers with what a window shows", () => {
    const { response } = answerRequest(engine, request);
    expect(response).toMatchObject({
      nbHits: 30,
      nbPages: 2,
    });
    expect(response.hits).toHaveLength(20);
    expect(response.hits[0]).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(/^\/concepts\/page-\d+#streams$/),
      area: "Concepts",
      headings: [expect.stringMatching(/^Page \d+$/), "<mark>Streams</mark>"],
      text: expect.stringContaining("<mark>streams</mark>"),
    });
  });

  it("escapes texts and headings", () => {
    const [hit] = answerRequest(engine, request).response.hits;
    expect(hit!.text).toMatch(/^About &lt;i&gt;<mark>streams<\/mark>&lt;\/i&gt;/);
    const image = "<img src=x onerror=alert(1)>";
    const hostile = new SearchEngine({
      ...index,
      pages: [["/a", 0, [[1, image, ""], [2, `${image} fees`, "f", `fees ${image}`] as never]]],
    });
    const { hits } = answerRequest(hostile, { query: "fees" }).response;
    expect(hits).toHaveLength(1);
    for (const html of [...hits[0]!.headings, hits[0]!.text])
      expect(html.replaceAll(/<\/?mark>/g, "")).not.toMatch(/[<>]/);
  });

  it("has a second page, and nothing behind the last", () => {
    expect(answerRequest(engine, { ...request, page: 1 }).response.hits).toHaveLength(10);
    expect(answerRequest(engine, { ...request, page: 2 }).response.hits).toHaveLength(0);
  });

  it("counts all that it finds, and pages through the first thousand", () => {
    const sections = Array.from({ length: 1_101 }, (_, number) => [2, `Stream ${number}`, `s${number}`]);
    const many = new SearchEngine({ ...index, pages: [["/many", 0, sections as never]] });
    const last = answerRequest(many, { query: "stream", page: 49 }).response;
    expect(last).toMatchObject({ nbHits: 1_101, nbPages: 50 });
    expect(last.hits).toHaveLength(20);
    expect(answerRequest(many, { query: "stream", page: 50 }).response.hits).toEqual([]);
  });

  it.each(["", "absent"])("has no hits for the query %j", (query) => {
    expect(answerRequest(engine, { query }).response).toMatchObject({ nbHits: 0, hits: [] });
  });
});
