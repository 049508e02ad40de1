import type { Step } from "..";

/**
 * Takes away the hints that React's server draws in front of the page for the pictures in it. The browser finds those
 * pictures a moment later anyway, and no element of the page is drawn there: what takes the page over would have to
 * take the hints away.
 */
export const withoutPictureHints: Step = {
  name: "without picture hints",
  pages: () => (html) =>
    html.replace(
      /(<div id="?__docusaurus"?>)((?:<link\b[^>]*>)+)/,
      (_all, container: string, hints: string) =>
        container + hints.replace(/<link(?=[^>]*\brel="?preload\b)(?=[^>]*\bas="?image\b)[^>]*>/g, ""),
    ),
};
