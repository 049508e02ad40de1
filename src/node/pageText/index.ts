import path from "node:path";
import { listHtmlFiles, readPage, composeRoute } from "../builtPages";
import { Cache } from "../files/cache";
import { Thread } from "../thread";
import { splitHeadAndMain, isContent } from "./content";
import type * as Page from "./page";
import type { PageText } from "./page";

export type { PageText } from "./page";
export type { Text } from "./sections";

/** What the text of a page depends on, apart from its HTML. */
const DEPENDENCIES = [
  "src/node/pageText",
  "src/site/anchors.ts",
  "src/site/markdownPage.ts",
  ...["rehype-parse", "rehype-remark", "remark-gfm", "remark-math", "remark-stringify"].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];

const readings = new Map<string, Promise<PageText[]>>();

/**
 * Reads the content pages of a built site, each once: a process that asks again gets the same answer. Pages that did not
 * change since the last build are not parsed.
 *
 * @param outDir the built site
 * @param origin the site's address, without a path
 */
export function readPages(outDir: string, origin: string): Promise<PageText[]> {
  const known = readings.get(outDir);
  if (known) return known;
  const reading = readAll(outDir, origin);
  readings.set(outDir, reading);
  return reading;
}

async function readAll(outDir: string, origin: string): Promise<PageText[]> {
  const pages = new Map<string, string>();
  for (const file of listHtmlFiles(outDir)) {
    const html = readPage(file);
    if (isContent(html)) pages.set(composeRoute(path.relative(outDir, file)), splitHeadAndMain(html));
  }
  // The parsers, which a build that finds all pages in the cache does without, are in the thread.
  const thread = new Thread<typeof Page>(path.join(__dirname, "page"));
  const cache = new Cache<PageText>("page-text", DEPENDENCIES);
  // Links lead to the Markdown of pages that have one.
  const site = { origin, routes: [...pages.keys()] };
  const all = await Promise.all(
    [...pages].map(([route, html]) =>
      cache.getOrCompute([JSON.stringify(site), route, html].join("\0"), () =>
        thread.call("readText", html, route, site),
      ),
    ),
  );
  await Promise.all([cache.prune(), thread.close()]);
  return all;
}
