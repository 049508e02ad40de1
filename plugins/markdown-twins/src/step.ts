import path from "node:path";
import { twinPath } from "../../../src/lib/markdownTwin";
import { type PageStep } from "../../after-build";
import { type LongWork } from "../../after-build/beside";
import { routeOf } from "../../after-build/pages";
import { isContent } from "./content";
import { type Section } from "./llms";
import { readingOrder } from "./order";
import { type Facts } from "./write";

/**
 * Writes each page a second time as Markdown, and lists all of them in `llms.txt`. The content of pages must be final:
 * what a reader sees is what the twin says.
 */
export const markdownTwins = (sections: readonly Section[], data?: string): LongWork<Facts> => ({
  name: "Markdown twins",
  script: path.join(__dirname, "write.ts"),
  prepare({ outDir, context, plugins }) {
    const { title, tagline, url } = context.siteConfig;
    const site = { title, tagline, url: new URL(url).origin, sections, data };
    return { outDir, order: ["/", ...readingOrder(plugins)], site };
  },
});

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
