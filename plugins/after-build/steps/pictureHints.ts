import type { Step } from "..";

/**
 * Takes away the hints that React's server draws in front of the page for the pictures in it. The browser finds those
 * pictures a moment later anyway, and Preact could take a hint for one of the page's own elements: it would move
 * everything behind it while it takes over, so that a reader who types there loses the focus.
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
