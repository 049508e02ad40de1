import type { LoadContext, Plugin } from "@docusaurus/types";
import { type Section } from "./llms";
import { readingOrder } from "./order";
import writeTwins from "./write";

/** Writes each page a second time as Markdown, and lists all of them in `llms.txt`. */
export default function markdownTwins(
  { siteConfig }: LoadContext,
  options: { sections: readonly Section[]; data?: string },
): Plugin {
  return {
    name: "site-markdown-twins",
    async postBuild({ outDir, plugins }) {
      const { title, tagline, url } = siteConfig;
      const site = { title, tagline, url: new URL(url).origin, ...options };
      await writeTwins({ outDir, order: ["/", ...readingOrder(plugins)], site }, outDir);
    },
  };
}
