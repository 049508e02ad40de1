import path from "node:path";
import { twinPath } from "../../../src/lib/markdownTwin";
import { type PageStep } from "../../after-build";
import { beside } from "../../after-build/beside";
import { htmlFiles, readPage, routeOf } from "../../after-build/pages";
import { type Section } from "./llms";
import { readingOrder } from "./order";
import { isContent, relevantPart } from "./page";
import { type Work } from "./twins.process";

/**
 * Writes each page a second time as Markdown, and lists all of them in `llms.txt`. The content of pages must be final:
 * what a reader sees is what the twin says.
 */
export const markdownTwins = (sections: readonly Section[], data?: string) =>
  beside<Work>(
    "Markdown twins",
    path.join(__dirname, "twins.process.ts"),
    async ({ outDir, context, plugins }) => {
      const pages: Work["pages"][number][] = [];
      for (const file of await htmlFiles(outDir)) {
        const html = readPage(file);
        if (!isContent(html)) continue;
        pages.push({ route: routeOf(path.relative(outDir, file)), html: relevantPart(html) });
      }
      const { title, tagline, url } = context.siteConfig;
      const site = { title, tagline, url: new URL(url).origin, sections, data };
      return { outDir, pages, order: ["/", ...readingOrder(plugins)], site };
    },
  );

/** Names its twin in each page's head. */
export const twinLinks: PageStep = {
  name: "links to Markdown twins",
  pages:
    ({ outDir }) =>
    (html, file) =>
      isContent(html)
        ? html.replace("</head>", `${alternate(routeOf(path.relative(outDir, file)))}</head>`)
        : html,
};

/** `data-page`: it speaks of this page, and is taken out when the reader goes on to another without a new load. */
const alternate = (route: string): string =>
  `<link rel="alternate" type="text/markdown" title="Markdown" href="${twinPath(route)}" data-page>`;
