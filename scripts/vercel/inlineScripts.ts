// eslint-disable-next-line no-restricted-imports -- makes the theme's inline scripts without a build; no public entry loads a site
import { loadContext } from "@docusaurus/core/lib/server/site";
import themeClassic from "@docusaurus/theme-classic";
import { announcement } from "../../config/navigation/announcement";
import { site } from "../../config/site";
import { bundleInlineScript } from "../../plugins/startup";
import { restoreBuilt, computeHash, filterScripts } from "../../plugins/csp/inlineScripts";

/**
 * Returns the base64 SHA-256 of every inline script of the site, made from their sources, without a build: the site's
 * own and the theme's, which are the same on every page. The build refuses a page that carries another (plugins/csp).
 */
export async function hashInlineScripts(siteDir = process.cwd()): Promise<string[]> {
  const context = await loadContext({ siteDir });
  const ofTheme = themeClassic(context, { customCss: [] }).injectHtmlTags?.({ content: undefined });
  const scripts = [
    bundleInlineScript(announcement?.id, site.baseUrl),
    ...(ofTheme ? filterScripts(ofTheme) : []),
  ];
  return (await Promise.all(scripts.map(restoreBuilt))).map(computeHash);
}
