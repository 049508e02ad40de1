import { type PageStep } from "../../after-build";
import { pageFacts } from "../../after-build/facts";
import { graphOf, type SiteIdentity } from "./graph";

/**
 * Writes what search engines are told of each page into its head, after the social cards, whose pictures it names. It
 * costs readers no script: a data block is not run.
 */
export function structuredData(site: SiteIdentity): PageStep {
  return {
    name: "structured data",
    async pages(built) {
      const facts = new Map((await pageFacts(built)).map((page) => [page.file, page]));
      return (html, file) => {
        const page = facts.get(file);
        const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
        const graph = page && graphOf(page, site, picture);
        if (!graph) return html;
        // "<" is escaped, so that no text can end the script element.
        const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
        const tag = `<script type="application/ld+json" data-page>${json}</script>`;
        return html.replace("</head>", () => `${tag}</head>`);
      };
    },
  };
}
