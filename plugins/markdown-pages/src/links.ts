import { markdownPath } from "../../../src/lib/links/markdownPage";

/**
 * Turns what a page links to into what its Markdown names: addresses in full, because the file is read away from the
 * site, and the Markdown of a page in place of the page.
 *
 * @param origin address of the site, without a slash at the end
 * @param hasMarkdown whether a site path is a page that is written as Markdown
 * @param route the page with the link
 */
export function markdownLink(origin: string, hasMarkdown: (route: string) => boolean, route: string) {
  return (href: string): string => {
    if (!URL.canParse(href, origin + route)) return href;
    const url = new URL(href, origin + route);
    if (url.origin !== origin) return href;
    const target = decodeURI(url.pathname).replace(/(?<=.)\/$/, "");
    return `${origin}${hasMarkdown(target) ? markdownPath(target) : url.pathname}${url.search}${url.hash}`;
  };
}
