import { expect, it } from "vitest";
import { writeLlmsFiles } from "./llms";
import { sortForReading } from "./order";
import { type PageText } from "../../../src/node/pageText";

const page = (route: string, more: Partial<PageText> = {}): PageText => ({
  route,
  path: `${route === "/" ? "/index" : route}.md`,
  title: `Title of ${route}`,
  description: "",
  isListed: true,
  markdown: `# ${route}\n`,
  anchors: {},
  sections: [],
  kind: "",
  language: "en",
  tag: "",
  categories: [],
  ...more,
});

const site = {
  title: "Site",
  tagline: "What it is",
  data: "/guides/b.md",
  url: "https://site.test",
  sections: [
    { id: "guides", name: "Guides" },
    { id: "blog", name: "Release notes" },
  ],
};

it("lists the pages by section, with a file for each section", () => {
  const files = writeLlmsFiles(
    [
      page("/"),
      page("/guides/b", { description: "How to b." }),
      page("/guides/a", { title: "Array [0]" }),
      page("/draft", { isListed: false }),
    ],
    site,
  );
  expect(files.map(({ path }) => path)).toEqual([
    "/llms.txt",
    "/llms-full.txt",
    "/guides/llms.txt",
    "/guides/llms-full.txt",
  ]);
  expect(files[0]!.text).toBe(
    [
      "# Site",
      "> What it is",
      "Every page exists as Markdown too: its address with `.md` at the end. The links below lead there.",
      "Files of data for programs, such as all addresses and all errors, are listed in https://site.test/guides/b.md",
      "## Guides\n\n- [Title of /guides/b](https://site.test/guides/b.md): How to b.\n- [Array \\[0\\]](https://site.test/guides/a.md)",
      "## More\n\n- [Title of /](https://site.test/index.md)",
      "## Optional\n\n- [The whole site in one file](https://site.test/llms-full.txt)\n- [Guides, in one file](https://site.test/guides/llms-full.txt)\n",
    ].join("\n\n"),
  );
  expect(files[1]!.text).toBe("# /guides/b\n\n---\n\n# /guides/a\n\n---\n\n# /\n");
  expect(files[3]!.text).toBe("# /guides/b\n\n---\n\n# /guides/a\n");
});

it("reads sidebars from their top, with the pages of categories before what they hold", () => {
  const sidebars = {
    one: [
      { type: "doc", id: "b" },
      {
        type: "category",
        link: { type: "doc", id: "c" },
        items: [{ type: "doc", id: "a" }, { type: "link" }],
      },
    ],
    two: [{ type: "ref", id: "b" }],
  };
  const docs = ["a", "b", "c"].map((id) => ({ id, permalink: `/${id}` }));
  const plugin = {
    name: "docusaurus-plugin-content-docs",
    content: { loadedVersions: [{ docs, sidebars }] },
  };
  expect(sortForReading([plugin] as unknown as Parameters<typeof sortForReading>[0])).toEqual([
    "/b",
    "/c",
    "/a",
  ]);
});
