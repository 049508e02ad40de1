import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readPages, type PageText } from "../../src/node/pageText";
import { ANCHORS_PATH } from "../../src/site/anchors";
import { writeLlmsFiles, type Section } from "./src/llms";
import { sortForReading } from "./src/order";

export interface Options {
  readonly sections: readonly Section[];
  /** Where the files that programs read are listed, as the path of a Markdown page. */
  readonly data?: string;
  /** The address of the server for coding assistants. */
  readonly assistants?: string;
}

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
      const origin = new URL(siteConfig.url).origin;
      const all = [...(await readPages(outDir, origin))];
      sort(all, ["/", ...sortForReading(plugins)]);
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
        ...writeLlmsFiles(all, { title, tagline, url: origin, sections, data, assistants }),
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
function sort(pages: PageText[], order: readonly string[]): void {
  const places = new Map(order.map((route, index) => [route, index]));
  const getPosition = ({ route }: PageText) => places.get(route) ?? order.length;
  pages.sort((a, b) => getPosition(a) - getPosition(b) || (a.route < b.route ? -1 : 1));
}
