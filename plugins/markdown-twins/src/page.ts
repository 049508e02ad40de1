import * as cheerio from "cheerio";
import { isTag, type Element } from "domhandler";
import { twinPath } from "../../../src/lib/markdownTwin";
import { blocks } from "./blocks";
import { find, hasClass, textOf } from "./elements";

/** A page as it is written for machines. */
export interface Twin {
  /** Site path of the page, e.g. `/concepts/fees`. */
  readonly route: string;
  /** Site path of the twin, e.g. `/concepts/fees.md`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may show the page, and lists may name it. */
  readonly isListed: boolean;
  /** The whole file. */
  readonly markdown: string;
}

/**
 * Writes a built page as Markdown: what a reader sees, without navigation and controls.
 *
 * @param html the built page
 * @param route its site path
 * @param link turns what a page links to into the address that the twin names
 */
export function twinOf(html: string, route: string, link: (href: string) => string): Twin {
  const $ = cheerio.load(relevantPart(html));
  const meta = (name: string) => $(`meta[name="${name}"]`).attr("content") ?? "";
  const main = $("main").get(0);
  if (!main) throw new Error(`${route}: the built page has no <main>, so its Markdown twin would be empty.`);
  const content =
    find(main, (node) => hasClass(node, "theme-doc-markdown")) ?? find(main, isOnlyArticle(main)) ?? main;
  const heading = find(main, ({ name }) => name === "h1");
  const title = heading ? tidy(textOf(heading)) : $("title").text();
  const description = tidy(meta("description"));
  const written = blocks(content, { link });
  // What a page is about and where it lives comes right after its title.
  const at = written.findIndex((block) => block.startsWith("# "));
  const about = [description && `> ${description}`, `Page: ${link(route).replace(/(?:\/index)?\.md$/, "")}`];
  written.splice(at + 1, 0, ...about.filter(Boolean));
  return {
    route,
    path: twinPath(route),
    title,
    description,
    isListed: !/\bnoindex\b/.test(meta("robots")),
    markdown: `${written.join("\n\n")}\n`,
  };
}

/** Release notes are one article; a list of them is several. */
function isOnlyArticle(main: Element): (node: Element) => boolean {
  const articles = main.children.filter(isTag).filter(({ name }) => name === "article");
  return (node) => articles.length === 1 && node === articles[0];
}

/**
 * The head's metadata and the main part, code without its colours and drawings without their shapes: an HTML parser
 * spends most of its time on those, and a twin holds neither. Of what it returns it leaves everything.
 */
export function relevantPart(html: string): string {
  const head = upTo(html, "</head>").replace(/<script\b[\s\S]*?<\/script>/g, "");
  const main = upTo(html, "</main>")
    .slice(html.indexOf("<main"))
    .replace(
      /(<pre\b[^>]*>)([\s\S]*?)<\/pre>/g,
      (_, tag: string, code: string) => `${tag}${withoutTags(code)}</pre>`,
    )
    .replace(
      /(<svg\b[^>]*>(?:<title\b[\s\S]*?<\/title>)?(?:<desc\b[\s\S]*?<\/desc>)?)[\s\S]*?<\/svg>/g,
      "$1</svg>",
    );
  return head + main;
}

function upTo(html: string, end: string): string {
  const at = html.indexOf(end);
  return at < 0 ? "" : html.slice(0, at + end.length);
}

/** Lines of highlighted code end in `<br>`. */
const withoutTags = (code: string): string => code.replace(/<br\s*\/?>/g, "\n").replace(/<[^>]+>/g, "");

/** Text in one line, without the invisible characters that Docusaurus puts into headings. */
const tidy = (text: string): string =>
  text
    .replace(/[\u200b\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
