import { twinPath } from "../../../src/lib/markdownTwin";

/**
 * Turns what a page links to into what its twin names: addresses in full, because a twin is read away from the site,
 * and the twin of a page in place of the page.
 *
 * @param origin where the site lives, without a slash at the end
 * @param hasTwin whether a site path is a page with a twin
 * @param route the page with the link
 */
export function twinLink(origin: string, hasTwin: (route: string) => boolean, route: string) {
  return (href: string): string => {
    if (!URL.canParse(href, origin + route)) return href;
    const url = new URL(href, origin + route);
    if (url.origin !== origin) return href;
    const target = decodeURI(url.pathname).replace(/(?<=.)\/$/, "");
    return `${origin}${hasTwin(target) ? twinPath(target) : url.pathname}${url.search}${url.hash}`;
  };
}
