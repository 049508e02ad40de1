import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { twinPath } from "../../../src/lib/markdownTwin";
import { type Step } from "../../after-build";
import { Memory } from "../../after-build/memory";
import { htmlFiles, readPage, routeOf, writePage } from "../../after-build/pages";
import { twinLink } from "./links";
import { llmsFiles, type Section, type TextFile } from "./llms";
import { readingOrder } from "./order";
import { isContent, relevantPart, twinOf, type Twin } from "./page";

/** What twins are made by. */
const MAKERS = [
  "plugins/markdown-twins/src",
  "plugins/after-build/facts.ts",
  "src/lib/markdownTwin.ts",
  "node_modules/cheerio/package.json",
];

/**
 * Writes each page a second time as Markdown, names it in the page's head, and lists all of them in `llms.txt`. Pages
 * must be final but for their head: what a reader sees is what the twin says.
 */
export function markdownTwins(sections: readonly Section[], data?: string): Step {
  return {
    name: "Markdown twins",
    async run({ outDir, context, plugins }) {
      const origin = new URL(context.siteConfig.url).origin;
      const pages: { file: string; route: string; html: string }[] = [];
      for (const file of await htmlFiles(outDir)) {
        const html = readPage(file);
        if (isContent(html)) pages.push({ file, route: routeOf(path.relative(outDir, file)), html });
      }
      const routes = new Set(pages.map(({ route }) => route));
      const twins: Twin[] = [];
      const memory = new Memory<Twin>("twins", MAKERS);
      // Links lead to the twins of pages that have one.
      const surroundings = JSON.stringify([origin, ...[...routes].sort()]);
      for (const { file, route, html } of pages) {
        const link = twinLink(origin, (target) => routes.has(target), route);
        twins.push(
          await memory.of([surroundings, route, relevantPart(html)].join("\0"), () =>
            twinOf(html, route, link),
          ),
        );
        writePage(file, html.replace("</head>", `${alternate(route)}</head>`));
      }
      await memory.save();
      const { title, tagline } = context.siteConfig;
      const order = new Map(["/", ...readingOrder(plugins)].map((route, index) => [route, index]));
      const place = ({ route }: Twin) => order.get(route) ?? Infinity;
      twins.sort((a, b) => (place(a) === place(b) ? (a.route < b.route ? -1 : 1) : place(a) - place(b)));
      await write(outDir, [
        ...twins.map(({ path: address, markdown }) => ({ path: address, text: markdown })),
        ...llmsFiles(twins, { title, tagline, url: origin, sections, data }),
      ]);
    },
  };
}

/** `data-page`: it speaks of this page, and is taken out when the reader goes on to another without a new load. */
const alternate = (route: string): string =>
  `<link rel="alternate" type="text/markdown" title="Markdown" href="${twinPath(route)}" data-page>`;

async function write(outDir: string, files: readonly TextFile[]): Promise<void> {
  for (const { path: address, text } of files) {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
