import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listSections } from "../../model/packed/records";
import { readText } from "../../../../node/pageText/page";
import { extractPage, type ExtractedPage } from "./extract";
import { indexFiles, writeManifest, pack } from "./pack";

const html = readFileSync(path.join(__dirname, "../fixtures/page.html"), "utf8");

const extracted = (page: string, route: string) =>
  extractPage(readText(page, route, { origin: "https://docs.example", routes: [] }));

describe("extractPage", () => {
  it("makes sections of headings, texts, lists, tables, groups of rows and terms with an address", () => {
    expect(extracted(html, "/guides/lockup/fees")).toEqual({
      path: "/guides/lockup/fees",
      group: "Guides: Lockup",
      sections: [
        [1, "Fees & gas", "", "What a stream costs.", "Written as a < b, not markup."],
        [2, "Who pays?", "who-pays", "The sender", "pays gas", "cliff Lockup"],
        [3, "uncovered debt", "debt", "Flow", "Owed, and not there."],
        [3, "In numbers", "custom"],
        [4, "Base", "chain-8453", "SablierLockup v4.0 · 0xC12C0d80E7c9DB0DB19bF2a5F1eC4CB6a3d5C29e"],
      ],
    });
  });

  it.each([
    ["a redirect", html.replace(/<meta name="docsearch[^>]+>/g, "")],
    [
      "a page that is hidden",
      html.replace("<head>", '<head><meta name="robots" content="noindex, nofollow" />'),
    ],
  ])("leaves out %s", (_, page) => expect(extracted(page, "/x")).toBeUndefined());
});

it("takes of a list of posts its title, because the posts are found themselves", () => {
  const list = extracted(html.replace("docs-doc-page", "blog-list-page"), "/blog");
  expect(list?.group).toBe("Release notes");
  expect(list?.sections.map(([, heading]) => heading)).toEqual(["Fees & gas"]);
});

it("takes of a page made of components its title, first paragraph and headings, and of a written one all", () => {
  const page = (classes: string) =>
    extracted(
      `<html class="${classes} plugin-pages plugin-id-default"><meta name="docsearch:docusaurus_tag" content="default">` +
        '<meta name="description" content="Of payroll."><main><h1>Home</h1><p>What it is.</p><ul><li>A card</li></ul>' +
        '<h2>Sections</h2><ul><li>Another</li></ul><h2 id="find">Find</h2><p>By its number.</p></main>',
      "/",
    )?.sections;
  expect(page("")).toEqual([
    [1, "Home", "", "What it is.", "Sections"],
    [2, "Find", "find", "By its number."],
  ]);
  expect(page("mdx-page")).toEqual([
    [1, "Home", "", "Of payroll.", "What it is.", "A card"],
    [2, "Sections", "", "Another"],
    [2, "Find", "find", "By its number."],
  ]);
});

it("sets words apart that only their styling does, but for those of code", () => {
  const html =
    '<html class="docs-doc-page"><meta name="docsearch:docusaurus_tag" content="x"><main><article>' +
    "<h1>Fees</h1><p><span>See also: cliff</span><span>, fee</span><span>Read on: " +
    "<code><span>0x12</span><span>34</span></code></span></p></article></main>";
  expect(extracted(html, "/fees")?.sections).toEqual([
    [1, "Fees", "", "See also: cliff, fee Read on: 0x1234"],
  ]);
});

describe("the files of the index", () => {
  const page = (address: string): ExtractedPage => extracted(html, address)!;
  const pages = [page("/guides/lockup/fees"), page("/concepts/fees"), page("/reference/lockup/x")];

  it("keep the urls of all sections, also where the anchor follows from the heading", () => {
    expect(listSections(pack([pages[0]!], "https://docs.example")).map(({ url }) => url)).toEqual([
      "https://docs.example/guides/lockup/fees",
      "https://docs.example/guides/lockup/fees#who-pays",
      "https://docs.example/guides/lockup/fees#debt",
      "https://docs.example/guides/lockup/fees#custom",
      "https://docs.example/guides/lockup/fees#chain-8453",
    ]);
  });

  it("are one for each layer, named after their content", () => {
    const files = indexFiles(pages, "https://docs.example");
    expect(files.map(({ path: address }) => address)).toEqual(
      ["names", "texts", "rest", "values"].map((layer) =>
        expect.stringMatching(new RegExp(`^/assets/search/${layer}\\.[0-9a-f]{12}\\.json$`)),
      ),
    );
    expect(indexFiles([...pages].reverse(), "https://docs.example")).toEqual(files);
  });

  it("have a new name when a page has changed", () => {
    const names = (pages: ExtractedPage[]) =>
      indexFiles(pages, "https://docs.example").map(({ path: address }) => address);
    const [fees, ...others] = pages;
    const changed = { ...fees!, sections: [...fees!.sections, [2, "New", "new", "Text."] as const] };
    const [before, after] = [names(pages), names([changed, ...others])];
    expect(before[0]).not.toBe(after[0]);
    expect(before[1]).not.toBe(after[1]);
    expect(writeManifest(indexFiles(pages, "x")).version).not.toBe(
      writeManifest(indexFiles([changed], "x")).version,
    );
  });

  it("hold more words of each text the more bytes there are", () => {
    const long: ExtractedPage = {
      ...pages[0]!,
      sections: [
        [1, "Title", "", "a", "b", Array.from({ length: 60 }, (_, word) => `word${word}`).join(" ")],
      ],
    };
    const textsWith = (bytesAPage: number, most?: number) =>
      indexFiles([long], "x", { bytesAPage, ...(most ? { most } : {}) }).find(
        ({ layer }) => layer === "texts",
      )!.content;
    expect(textsWith(1)).toContain("word3…");
    expect(textsWith(10_000)).toContain("word39…");
    expect(textsWith(10_000, 1), "a large site sends no more than it must").toContain("word3…");
  });
});
