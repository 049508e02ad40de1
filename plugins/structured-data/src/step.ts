import { type Step } from "../../after-build";
import { pageFacts } from "../../after-build/facts";
import { readPage, writePage } from "../../after-build/pages";
import { graphOf, type SiteIdentity } from "./graph";

/**
 * Writes what search engines are told of each page into its head, after the social cards, whose pictures it names. It
 * costs readers no script: a data block is not run.
 */
export function structuredData(site: SiteIdentity): Step {
  return {
    name: "structured data",
    async run(built) {
      for (const page of await pageFacts(built)) {
        const html = readPage(page.file);
        const graph = graphOf(page, site, /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]);
        if (!graph) continue;
        // "<" is escaped, so that no text can end the script element.
        const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
        const tag = `<script type="application/ld+json" data-page>${json}</script>`;
        writePage(
          page.file,
          html.replace("</head>", () => `${tag}</head>`),
        );
      }
    },
  };
}
