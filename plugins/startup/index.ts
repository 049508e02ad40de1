import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { ThemeConfig } from "@docusaurus/theme-common";
import { buildSync } from "esbuild";
import { writeMissingScript } from "./src/missingScript";

/**
 * Returns the text of the one inline script of the site's own: the same on every page, so that one hash in the content
 * security policy covers it. What it does: README.md.
 *
 * @param announcementId the id of the announcement on display, if there is one
 * @param baseUrl where the configuration says that the site is, for the message of a page without its scripts
 */
export function bundleInlineScript(announcementId: string | undefined, baseUrl: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, "src/main.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    // It is inside an HTML document.
    charset: "ascii",
    define: { ANNOUNCEMENT_ID: JSON.stringify(announcementId ?? "") },
  });
  const bundled = (outputFiles[0]?.text ?? "").trim().replaceAll("</", "<\\/");
  return bundled + writeMissingScript(baseUrl);
}

/**
 * Puts the inline script into the head of each page. It starts the scripts that wait there
 * (`config/build/pageTemplate.ts`).
 */
export default function startup({ siteConfig }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: "site-startup",
    injectHtmlTags: () => ({
      headTags: [
        { tagName: "script", innerHTML: bundleInlineScript(announcementBar?.id, siteConfig.baseUrl) },
      ],
    }),
  };
}
