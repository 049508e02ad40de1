import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { IndexService } from "../../model/indexService";
import { type Manifest } from "../../model/packed/manifest";
import { type PackedIndex } from "../../model/packed/records";
import { devSearch } from "./devServer";
import { MANIFEST_PATH } from "./pack";

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), "dev-search-"));
  write(
    "docs/concepts/fees.mdx",
    "---\ntitle: Fees\n---\n\nWhat a stream costs.\n\n## Gas\n\nPaid to miners.\n",
  );
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), content);
}

const fees = {
  permalink: "/concepts/fees",
  title: "Fees",
  description: "",
  source: "@site/docs/concepts/fees.mdx",
};
const content = (...docs: object[]) => ({
  "docusaurus-plugin-content-docs": { default: { loadedVersions: [{ docs }] } },
});

/** A running server's answers, as the browser's index sees them. */
function started() {
  const dev = devSearch({ siteDir, origin: "https://docs.example" });
  const { middleware } = dev.answer;
  const ask = (url: string) => {
    const answer = { status: 0, body: "", passedOn: false };
    const response = {
      writeHead: (status: number) => void (answer.status = status),
      end: (body: string) => void (answer.body = body),
    };
    middleware({ url }, response, () => void (answer.passedOn = true));
    return answer;
  };
  const search = async (query: string) => {
    const service = new IndexService({
      manifest: MANIFEST_PATH,
      fetch: (async (address: string) => {
        const { status, body } = ask(address);
        return { ok: status === 200, status, json: async () => JSON.parse(body) as unknown };
      }) as unknown as typeof fetch,
    });
    const response = await service.respond({ query });
    return response.hits.map(({ url }) => url);
  };
  return { dev, ask, search };
}

it("answers from the sources where nothing is built", async () => {
  const { dev, search } = started();
  dev.update(content(fees));
  expect(await search("gas")).toEqual(["https://docs.example/concepts/fees#gas"]);
});

it("answers anew after a change", async () => {
  const { dev, search } = started();
  dev.update(content(fees));
  expect(await search("burning")).toEqual([]);
  write("docs/concepts/fees.mdx", "## Burning\n\nText.\n");
  dev.update(content(fees));
  expect(await search("burning")).toEqual(["https://docs.example/concepts/fees#burning"]);
});

it("finds release notes and pages, as the built site does", async () => {
  write("blog/2026/flow.md", "## Stream recovery\n\nText.\n");
  write("src/pages/about.mdx", "## Imprint\n\nText.\n");
  const note = { permalink: "/blog/flow", title: "Flow 3", source: "@site/blog/2026/flow.md" };
  const about = { type: "mdx", permalink: "/about", title: "About", source: "@site/src/pages/about.mdx" };
  const { dev, ask, search } = started();
  dev.update({
    ...content(fees),
    "docusaurus-plugin-content-blog": {
      default: {
        blogPosts: [{ metadata: note }, { metadata: { ...note, permalink: "/blog/x", unlisted: true } }],
      },
    },
    "docusaurus-plugin-content-pages": {
      default: [about, { type: "jsx", permalink: "/", source: "@site/src/pages/index.tsx" }],
      other: null,
    },
  });
  expect(await search("recovery")).toEqual(["https://docs.example/blog/flow#stream-recovery"]);
  expect(await search("imprint")).toEqual(["https://docs.example/about#imprint"]);
  const { names } = JSON.parse(ask(MANIFEST_PATH).body) as Manifest;
  const { tags, pages } = JSON.parse(ask(names).body) as PackedIndex;
  expect(pages.map(([address, , tag]) => [address, tags[tag]])).toEqual([
    ["/concepts/fees", "docs-default-current"],
    ["/blog/flow", "default"],
    ["/about", "default"],
  ]);
});

it("leaves out drafts and pages that are not listed, and passes other requests on", async () => {
  const { dev, ask, search } = started();
  dev.update(content({ ...fees, unlisted: true }));
  expect(await search("gas")).toEqual([]);
  expect(ask("/concepts/fees").passedOn).toBe(true);
  expect(ask("/assets/search/old.json").status).toBe(404);
});
