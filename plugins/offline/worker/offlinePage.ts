import { removeEnd } from "../../../src/protocol/text/ends";
// The page that the service worker answers with where there is no connection, and what it reads out of cached pages.

/** A page that can be read without a connection. */
export interface CachedPage {
  /** Its address on the site. */
  readonly path: string;
  /** Its title, as HTML. */
  readonly title: string;
}

/** Returns one address for each page: hosts answer `/a/`, `/a.html` and `/a/index.html` with `/a`. */
export const cleanPath = (pathname: string): string =>
  removeEnd(pathname, "/").replace(/(?:\/index)?(?:\.html)?$/, "") || "/";

/** Returns addresses of the scripts and styles that a page's HTML names, in attributes or in data. */
export const findFiles = (html: string): string[] => [
  ...new Set(html.match(/\/assets\/[\w./~@-]+\.(?:js|css)\b/g) ?? []),
];

/** Returns the title of a page without the name of the site, as HTML. */
export const readTitle = (html: string): string | undefined =>
  /<title[^>]*>([^<]*)/.exec(html)?.[1]?.split(" | ")[0];

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Says that there is no connection, and leads to what can be read without one. It works without scripts, and is dark, as
 * all pages of the site are without them.
 *
 * @param pages those that can be read
 * @param stylesheet the address of the site's styles, if they are cached; else the browser's own colours are used
 */
export function writeOfflinePage(pages: readonly CachedPage[], stylesheet: string | undefined): string {
  const links = pages.map(({ path, title }) => `<li><a href="${escapeHtml(path)}">${title}</a></li>`);
  const list = links.length > 0 ? `<h2>You can read</h2><ul>${links.join("")}</ul>` : "";
  const styles = stylesheet ? `<link rel="stylesheet" href="${escapeHtml(stylesheet)}">` : "";
  return `<!doctype html><html lang="en" data-theme="dark"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark"><title>No connection</title>
<style>@layer ground{html{background:Canvas;color:CanvasText}}</style>${styles}
<style>main{max-width:40rem;margin:4rem auto;padding:0 1rem}ul{list-style:none;padding:0}li a,p a{display:inline-block;padding:.25rem 0;text-decoration:underline}</style>
<main><h1>No connection</h1><p>This page is not among those that were stored when you visited them.</p><p><a href="">Try again</a></p>${list}</main></html>`;
}
