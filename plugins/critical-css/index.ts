import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { ThemeConfig } from "@docusaurus/theme-common";
import { buildSync } from "esbuild";
import { missingScript } from "./src/inline/missingScript";
import { htmlFiles, isReactPage, readPage, writePage } from "../builtPages";
import { copyMathSheet, mathSheet } from "./src/mathSheet";
import { criticalCss, type CriticalCssOptions } from "./src/criticalCss";

export type { CriticalCssOptions } from "./src/criticalCss";

/** Looks at a page as readers will get it. */
export interface PageInspector {
  /** @param file the page's path below the folder of the build */
  page(file: string, html: string): void;
  /** @throws Error for what was found on the pages */
  finish(): void;
}

export interface Options extends CriticalCssOptions {
  /** Site path of the copy of the style sheet of mathematics that serves where the CDN fails. */
  readonly mathFallback: string;
  /** Looks at each page after it was rewritten. */
  readonly inspector: PageInspector;
}

/**
 * The text of the one inline script of the site's own: the same on every page, so that one hash in the content security
 * policy covers it. What it does: README.md.
 *
 * @param announcementId the id of the announcement on display, if there is one
 * @param baseUrl where the configuration says that the site is, for the message of a page without its scripts
 */
export function inlineScript(announcementId: string | undefined, baseUrl: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, "src/inline/main.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    // It stands inside an HTML document.
    charset: "ascii",
    define: { ANNOUNCEMENT_ID: JSON.stringify(announcementId ?? "") },
  });
  const bundled = (outputFiles[0]?.text ?? "").trim().replaceAll("</", "<\\/");
  return bundled + missingScript(baseUrl);
}

/**
 * Puts critical CSS into each page, and lets its scripts start when it is painted. The only plugin that rewrites built
 * HTML. In a preview (`npm start`) pages are as Docusaurus makes them.
 */
export default function criticalCssPlugin({ siteConfig }: LoadContext, options: Options): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: "site-critical-css",
    injectHtmlTags: () => ({
      headTags: [{ tagName: "script", innerHTML: inlineScript(announcementBar?.id, siteConfig.baseUrl) }],
    }),
    async postBuild({ outDir }) {
      const files = (await htmlFiles(outDir)).filter((file) => isReactPage(readPage(file)));
      const rewrite = criticalCss(outDir, options, [await mathSheet(outDir, files)]);
      for (const file of files) {
        const html = rewrite(readPage(file), file);
        writePage(file, html);
        options.inspector.page(path.relative(outDir, file), html);
      }
      await copyMathSheet(outDir, options.mathFallback);
      options.inspector.finish();
    },
  };
}
