import { loadContext } from "@docusaurus/core/lib/server/site";
import themeClassic from "@docusaurus/theme-classic";
import { asBuilt, hashOf, scriptsAmong } from "../plugins/content-security-policy/inlineScripts";
import earlyScript from "../plugins/early-script";
import { loader } from "../plugins/first-paint/src/loader";
import { stubScript } from "../plugins/redirects/stubs";

/**
 * The base64 SHA-256 of every inline script of the site, made from their sources, without a build: the early script,
 * the theme's own and the one that fetches the style sheet, which are the same on every page, and that of the redirect
 * stubs. The build refuses a page that carries another (plugins/content-security-policy).
 */
export async function inlineScriptHashes(siteDir = process.cwd()): Promise<string[]> {
  const context = await loadContext({ siteDir });
  const content = undefined;
  const minified = [
    earlyScript(context).injectHtmlTags?.({ content }),
    themeClassic(context, { customCss: [] }).injectHtmlTags?.({ content }),
  ].flatMap((tags) => (tags ? scriptsAmong(tags) : []));
  return [...(await Promise.all(minified.map(asBuilt))), stubScript, loader()].map(hashOf);
}
