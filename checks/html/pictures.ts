import { type Check } from "../support/check";
import { isHidden, writeTag } from "../support/elements";
import { findLine } from "../support/passages";

/** Words that are where a description should. */
const EMPTY_WORDS =
  /^(?:image|picture|photo|screenshot|diagram|figure|logo|icon|img)\.?$|\.(?:png|jpe?g|svg|webp|gif|avif)$/i;

const FENCE = /^([ \t]*)(`{3,}|~{3,})mermaid\b[^\n]*\n([\s\S]*?)^\1?\2[ \t]*$/gm;

/** axe finds a picture without any alternative; it cannot see that one in the text says nothing. */
export const pictures: Check = {
  name: "pictures",
  title: "every picture in the text says what is to be seen, every diagram its title and description",

  *page({ $ }) {
    for (const element of $("article .markdown img").toArray()) {
      const { alt = "", src = "" } = element.attribs;
      if (isHidden($, element) || (alt.trim() !== "" && !EMPTY_WORDS.test(alt.trim()))) continue;
      yield {
        near: src,
        message: `${writeTag(element)} has the alt "${alt}", which says nothing.`,
        remedy: "Say what is to be seen; where it only decorates, hide it with aria-hidden.",
      };
    }
    for (const svg of $("article .markdown svg").toArray()) {
      if (isHidden($, svg) || /^(?:img|presentation|none)$/.test(svg.attribs.role ?? "")) continue;
      // Inside a named image or control the SVG itself needs no name.
      if ($(svg).parents('[role="img"], button, a, summary').length > 0) continue;
      // The icon of an admonition is next to the word that says the same.
      if ($(svg).closest('[class*="admonitionIcon"]').length > 0) continue;
      yield {
        message: `${writeTag(svg)} in the text says neither what it shows nor that it only decorates.`,
        remedy: 'Give it role="img" and a <title>, or aria-hidden="true".',
      };
    }
  },

  *site(site) {
    for (const file of site.markdown) {
      const text = site.read(file) ?? "";
      for (const match of text.matchAll(FENCE)) {
        const diagram = match[3] ?? "";
        const missing = ["accTitle", "accDescr"].filter(
          (word) => !new RegExp(`^\\s*${word}\\s*[:{]\\s*\\S`, "m").test(diagram),
        );
        if (missing.length === 0) continue;
        yield {
          file,
          line: findLine({ line: 1, text }, match.index),
          message: `A diagram has no ${missing.join(" and no ")}.`,
          remedy: "Add `accTitle: ...` and `accDescr: ...` below the first line of the diagram.",
        };
      }
    }
  },
};
