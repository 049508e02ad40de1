import { Readability } from "@mozilla/readability";
import { type CheerioAPI } from "cheerio";
import { type AnyNode } from "domhandler";
import { parseHTML } from "linkedom";
import { type Check } from "../support/check";
import { squeeze } from "../support/content";

/** Shorter texts are labels, which a reader view may leave out. */
const SENTENCE = 40; // characters

const FIELDS = "input, select, textarea";

/**
 * Reader views, read-aloud voices and archives take the text of a page by Mozilla's Readability. It weighs paragraphs by
 * their commas and the elements around them: a table, code or an announcement can win over the article.
 */
export const readerView: Check = {
  name: "reader-view",
  title: "reader views (Mozilla's Readability) show every paragraph, and nothing but the text",

  *page(page, site) {
    const { $ } = page;
    const paragraphs = (site.findMarkdown(page)?.paragraphs ?? [])
      .map(getLongest)
      .filter((text) => squeeze(text).length >= SENTENCE && !text.startsWith("Picture: "));
    if (paragraphs.length === 0) return;

    const shown = squeeze(readByReaderView($));
    // Panels of tabs that are not chosen, captions, and lines with a button or beside fields: Readability may take these
    // for controls.
    const besideFields = $("main p").filter(
      (_, line) => $(line).parents().slice(0, 2).not("main, .markdown").find(FIELDS).length > 0,
    );
    const optional = squeeze(besideFields.add("main [hidden], main figcaption, main p:has(button)").text());
    const lost = paragraphs.filter((text) => ![shown, optional].some((all) => all.includes(squeeze(text))));
    if (lost.length > 0) {
      yield {
        near: lost[0]!.trim(),
        message: `A reader view loses ${lost.length} of ${paragraphs.length} paragraphs, the first at "${lost[0]!.trim().slice(0, 60)}".`,
        remedy:
          "Look for what is taken in its place, or for a name around it that means something else to Readability (its REGEXPS.negative).",
      };
    }
    for (const element of $("footer, [role=tooltip], [aria-label=Announcement]").toArray()) {
      const words = findLongestText($, element);
      if (squeeze(words).length < SENTENCE || !shown.includes(squeeze(words))) continue;
      yield {
        message: `A reader view takes "${words.trim().slice(0, 60)}" for a part of the text.`,
        remedy: "Give what stands around the text, or explains a word in it, a role that says so.",
      };
    }
  },
};

/** Returns the longest piece of a text without formulas, links and buttons: no reader view changes it. */
function findLongestText($: CheerioAPI, element: AnyNode): string {
  const copy = $(element).clone();
  copy.find(".katex, a, button, [aria-hidden=true], script, style").remove();
  const nodes = copy.find("*").addBack().contents().toArray();
  return getLongest(nodes.map((node) => (node.type === "text" ? node.data : "")));
}

const getLongest = (pieces: readonly string[]): string =>
  pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");

/**
 * Returns what Readability takes for the text of a page. Styles, scripts and pictures say nothing to it, and cost time.
 */
function readByReaderView($: CheerioAPI): string {
  const page = $.root().clone();
  page.find("style, svg, script").remove();
  const { document } = parseHTML($.html(page));
  const article = new Readability(document).parse();
  return article?.textContent ?? "";
}
