import clientRedirects from "@docusaurus/plugin-client-redirects";
import type { Plugin, Props } from "@docusaurus/types";
import { sourcesOf, type RedirectTable } from "../../src/lib/redirects";
import { type Step } from "../after-build";
import { htmlFiles, readPage, writePage } from "../after-build/pages";

type PostBuild = Parameters<NonNullable<Plugin<void>["postBuild"]>>[0];

/**
 * The script of every stub. Upstream writes the target into each, which would need a hash a stub in the content
 * security policy; this one reads it from the page, so that one hash covers all. Query and hash go along.
 */
export const stubScript =
  `var u=document.querySelector('link[rel="canonical"]').getAttribute("href");` +
  `window.location.replace(u+window.location.search+window.location.hash)`;

/** Gives a stub of upstream's the script that is the same in all of them. */
export const withCommonScript = (html: string): string =>
  html.replace(
    /<script>\s*window\.location\.href = '[^']*' \+ window\.location\.search \+ window\.location\.hash;\s*<\/script>/,
    () => `<script>${stubScript}</script>`,
  );

/**
 * Writes a page for each old address of a page that exists, which sends the reader on. The host redirects by itself;
 * these serve readers of a copy of the site on any other host. A step and not a plugin, because what looks at all
 * pages after it must find these too.
 */
export function redirectStubs(table: RedirectTable): Step {
  return {
    name: "redirect stubs",
    async run({ outDir, routesPaths, context }) {
      const { siteConfig, baseUrl } = context;
      const plugin = clientRedirects(context, {
        id: "default",
        fromExtensions: [],
        toExtensions: [],
        redirects: [],
        createRedirects: (route: string) => sourcesOf(table, route),
      });
      // What upstream's hook reads of what Docusaurus gives to one.
      const known: Pick<Props, "siteConfig" | "baseUrl" | "outDir"> = { siteConfig, baseUrl, outDir };
      const pages = new Set(await htmlFiles(outDir));
      await plugin?.postBuild?.({ ...known, routesPaths: [...routesPaths] } as PostBuild);
      const stubs = (await htmlFiles(outDir)).filter((file) => !pages.has(file));
      for (const stub of stubs) writePage(stub, withCommonScript(readPage(stub)));
    },
  };
}
