import { composeMarkdownPath } from "../../site/markdownPage";

/** What links are read by. */
export interface Site {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  /** The site paths of the pages that are written as Markdown. */
  readonly routes: readonly string[];
}

/**
 * Turns what a page links to into what its Markdown names: addresses in full, because the file is read away from the
 * site, and the Markdown of a page instead of the page. A link to a section leads to the page itself, because a text
 * file has no sections to open; the assistants' server reads both.
 *
 * @param route the page with the link
 */
export function writeMarkdownLink({ origin, routes }: Site, route: string) {
  const written = new Set(routes);
  return (href: string): string => {
    if (!URL.canParse(href, origin + route)) return href;
    const url = new URL(href, origin + route);
    if (url.origin !== origin) return href;
    const target = decodeURI(url.pathname).replace(/(?<=.)\/$/, "");
    const hasMarkdown = written.has(target) && url.hash === "";
    return `${origin}${hasMarkdown ? composeMarkdownPath(target) : url.pathname}${url.search}${url.hash}`;
  };
}
