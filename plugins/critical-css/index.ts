import { renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readBuiltPage, readPage } from "../../src/node/builtPages";
import { extractCriticalCss, type CriticalCssOptions, type PartialSheet } from "./src/criticalCss";

/** Looks at a page as readers will get it. */
export interface PageInspector {
  /** @param file the page's path below the folder of the build */
  page(file: string, html: string): void;
  /** @throws Error for what was found on the pages */
  finish(): void;
}

export type { CriticalCssOptions };

export interface Options extends CriticalCssOptions {
  /** Each makes a sheet for what only some pages hold, given the folder of the build and the paths of its pages. */
  readonly partialSheets: readonly ((outDir: string, files: readonly string[]) => Promise<PartialSheet>)[];
  /** Looks at each page after it was rewritten. */
  readonly inspector: PageInspector;
}

/**
 * Puts critical CSS into each page. The only plugin that rewrites built HTML. No page changes before all of them are
 * rewritten and inspected: a build that fails leaves the pages as Docusaurus wrote them, with a link to the style sheet.
 */
export default function criticalCssPlugin({ siteConfig }: LoadContext, options: Options): Plugin {
  return {
    name: "site-critical-css",
    async postBuild({ outDir, routesPaths }) {
      const files = [...new Set(routesPaths)].map((route) =>
        readBuiltPage(outDir, route, siteConfig.baseUrl),
      );
      const partial = await Promise.all(options.partialSheets.map((sheet) => sheet(outDir, files)));
      const { rewrite, removeReplacedSheets } = extractCriticalCss(outDir, options, partial);
      const drafts = files.map((file) => ({ file, draft: `${file}.draft` }));
      try {
        for (const { file, draft } of drafts) {
          const html = rewrite(readPage(file), file);
          writeFileSync(draft, html);
          options.inspector.page(path.relative(outDir, file), html);
        }
        options.inspector.finish();
        // Other plugins read the pages at the same time: each is replaced in one go.
        for (const { file, draft } of drafts) renameSync(draft, file);
      } catch (error) {
        for (const { draft } of drafts) rmSync(draft, { force: true });
        throw error;
      }
      removeReplacedSheets();
    },
  };
}
