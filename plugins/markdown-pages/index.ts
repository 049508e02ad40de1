import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { htmlFiles, readPage, routeOf } from "../../src/node/builtPages";
import { Thread } from "../../src/node/thread";
import { Cache } from "../../src/node/files/cache";
import { ANCHORS_PATH } from "../../src/site/anchors";
import { headAndMain, isContent } from "./src/content";
import { llmsFiles, type Section } from "./src/llms";
import { readingOrder } from "./src/order";
import type * as Page from "./src/page";
import type { MarkdownPage } from "./src/page";

export interface Options {
  readonly sections: readonly Section[];
  /** Where the files that programs read are listed, as the path of a Markdown page. */
  readonly data?: string;
  /** The address of the server for coding assistants. */
  readonly assistants?: string;
}

/** What the Markdown of a page depends on, apart from its HTML. */
const DEPENDENCIES = [
  path.join(__dirname, "src"),
  "src/site/markdownPage.ts",
  "src/tools/search/model/packed/records.ts",
  ...["rehype-parse", "rehype-remark", "remark-gfm", "remark-math", "remark-stringify"].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];

/**
 * Writes each built page a second time as Markdown, and lists all of them in `llms.txt`. Reads the finished HTML, so that
 * the Markdown says what the page says: components rendered, samples filled in, tables from data.
 */
export default function markdownPages(
  { siteConfig }: LoadContext,
  { sections, data, assistants }: Options,
): Plugin {
  return {
    name: "markdown-pages",
    async postBuild({ outDir, plugins }) {
      // With the parsers, which a build that finds all pages in the cache does without.
      const thread = new Thread<typeof Page>(path.join(__dirname, "src/page"));
      const cache = new Cache<MarkdownPage>("markdown-pages", DEPENDENCIES);
      const pages = new Map<string, string>();
      for (const file of await htmlFiles(outDir)) {
        const html = readPage(file);
        if (isContent(html)) pages.set(routeOf(path.relative(outDir, file)), headAndMain(html));
      }
      // Links lead to the Markdown of pages that have one.
      const site = { origin: new URL(siteConfig.url).origin, routes: [...pages.keys()] };
      const links = JSON.stringify(site);
      const all = await Promise.all(
        [...pages].map(([route, html]) =>
          cache.getOrCompute([links, route, html].join("\0"), () =>
            thread.call("markdownOf", html, route, site),
          ),
        ),
      );
      await Promise.all([cache.prune(), thread.close()]);
      sort(all, ["/", ...readingOrder(plugins)]);
      const { title, tagline } = siteConfig;
      const files = [
        ...all.map(({ path: address, markdown }) => ({ path: address, text: markdown })),
        {
          path: ANCHORS_PATH,
          text: JSON.stringify(
            Object.fromEntries(
              all
                .filter(({ anchors }) => Object.keys(anchors).length > 0)
                .map(({ route, anchors }) => [route, anchors]),
            ),
          ),
        },
        ...llmsFiles(all, { title, tagline, url: site.origin, sections, data, assistants }),
      ];
      for (const { path: address, text } of files) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
  };
}

/** Sorts pages in reading order; those that no sidebar has follow by address. */
function sort(pages: MarkdownPage[], order: readonly string[]): void {
  const places = new Map(order.map((route, index) => [route, index]));
  const place = ({ route }: MarkdownPage) => places.get(route) ?? order.length;
  pages.sort((a, b) => place(a) - place(b) || (a.route < b.route ? -1 : 1));
}
