import type { Step } from "..";

/**
 * Pages start out dark, as the site's default says. With JavaScript, the script at the top of the body sets the
 * reader's choice or the system's before anything is drawn; without it this attribute is what remains.
 */
export const darkWithoutScript: Step = {
  name: "dark without script",
  pages: () => (html) => html.replace(/<html\b(?![^>]*\bdata-theme=)/, '<html data-theme="dark"'),
};
