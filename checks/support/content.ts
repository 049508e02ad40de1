import { type Cheerio, type CheerioAPI } from "cheerio";
import { type AnyNode, type Element } from "domhandler";
import { LEFT_OUT } from "../../src/node/pageText/leftOut";

/** The parts of a page that another form of it must have too, as text without white space, in their order. */
export interface Content {
  headings: string[];
  code: string[];
  cells: string[];
}

/** White space and invisible characters do not show whether two texts are the same. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u200b\u2060\ufeff\u00ad]+/g, "");
}

/** Returns the headings, code blocks and cells of tables that the text of a page holds. */
export function collectContent($: CheerioAPI): Content {
  const root = getRoot($).clone();
  root.find(".katex").each((_, formula) => {
    $(formula).text($(formula).find("annotation").text());
  });
  root.find(LEFT_OUT).remove();
  root.find("br").replaceWith("\n");
  root.find("svg").each((_, picture) => {
    $(picture).text($(picture).attr("role") === "img" ? $(picture).children("title, desc").text() : "");
  });
  const texts = (found: Cheerio<Element>) =>
    found
      .toArray()
      .map((element) => squeeze($(element).text()))
      .filter(Boolean);
  return {
    headings: root
      .find("h1, h2, h3, h4, h5, h6")
      .toArray()
      .map((element) => `${element.name} ${squeeze($(element).text())}`),
    code: texts(root.find("pre")),
    cells: texts(root.find("td, th")),
  };
}

/** Returns the text itself: a document, one release note, or the main part where a page is made otherwise. */
function getRoot($: CheerioAPI): Cheerio<AnyNode> {
  const document = $("main .theme-doc-markdown");
  if (document.length > 0) return document.first();
  const articles = $("main > article");
  return articles.length === 1 ? articles : $("main").first();
}
