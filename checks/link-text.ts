import { type Check } from "./support/check";
import { CODE } from "./support/passages";

/** Words that say nothing when a screen reader lists the links of a page. */
const EMPTY =
  /^(?:here|there|this|that|it|link|more|see|page|docs|(?:this|that|the) (?:link|page|guide)|click here|read more|learn more|see here)$/i;

export const linkText: Check = {
  name: "link-text",
  title: "every link says where it leads, read without its sentence",

  *site(site) {
    for (const { file, links } of site.passages) {
      for (const { text, line } of links) {
        const words = text.replace(/\s+/g, " ").trim();
        if (!EMPTY.test(words) && /[\p{L}\p{N}\u25a1]/u.test(words)) continue;
        yield {
          file,
          line,
          message: `Has a link that reads "${words.replaceAll(CODE, "…")}".`,
          remedy: "Let the link's words name the page or the thing that it leads to.",
        };
      }
    }
  },
};
