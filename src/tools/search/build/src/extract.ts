// One file, because its functions share what they leave out of a page.
import { load, type CheerioAPI } from "cheerio";
import { type AnyNode, type Element, type ParentNode } from "domhandler";
import { type PackedSection } from "../../model/packed/records";

/** What one built page holds for the index. */
export interface ExtractedPage {
  path: string;
  /** The name under which its hits are grouped: the section of the site and the category within it. */
  group: string;
  tag: string;
  language: string;
  sections: PackedSection[];
  /** For each section the words of what readers ask that it answers (questions.ts). */
  questions?: readonly string[];
}

/** Pages that are content: documents, release notes and their list, pages of one's own. */
const CONTENT_PAGE = /\b(?:docs-doc-page|blog-post-page|blog-list-page|plugin-pages)\b/;

/** A list of posts, which repeats what the posts hold. Its title alone is in the index. */
const LIST = /\bblog-list-page\b/;

/** Pages of one's own that are written text; the others are made of components, as the home page is. */
const WRITTEN_PAGE = /\bmdx-page\b/;

/** What a page shows around its content, what repeats it, and code: names in code are in headings and tables as well. */
const LEFT_OUT = {
  names: new Set(
    "script style noscript template iframe svg pre button select input nav footer annotation".split(" "),
  ),
  classes:
    /(?:^|\s)(?:hash-link|theme-code-block|theme-doc-toc-mobile|theme-doc-version-badge|katex-html)(?:\s|$)/,
  roles: new Set(["tablist", "tooltip", "status"]),
};

const HEADING = /^h[1-6]$/;
/** Elements whose text is one entry. */
const TEXT = new Set(["p", "li", "tr", "dt", "dd", "figcaption", "summary", "caption", "blockquote"]);

/** The section of links to other pages, which are found by themselves. */
const LINKS_ONLY = "Where to go next";

/** No entry is longer: the hosted index refuses records over 10 kB, and a snippet of a long text says nothing. */
const MAX_TEXT = 1200;

/** Checks whether a built page may be content. Looks at its first tag only. */
export const isContent = (html: string): boolean => CONTENT_PAGE.test(/<html[^>]*>/.exec(html)?.[0] ?? "");

/**
 * Reads a built page. The headings become sections with the texts below them: paragraphs, list items, rows of tables.
 *
 * @param html the built page.
 * @param path the address of the page, e.g. `/concepts/fees`.
 * @returns `undefined` for what is no content: redirects, lists, pages that search engines leave out.
 */
export function extractPage(html: string, path: string): ExtractedPage | undefined {
  if (!isContent(html)) return undefined;
  const $ = load(essence(html));
  const meta = (name: string) => $(`meta[name="${name}"]`).attr("content");
  const tag = meta("docsearch:docusaurus_tag") ?? meta("docusaurus_tag");
  const language = meta("docsearch:language") ?? $("html").attr("lang") ?? "en";
  if (!tag) return undefined;
  if (/\bnoindex\b/.test(meta("robots") ?? "")) return undefined;

  const group = groupOf($);
  // All of `main` holds the list of headings as well.
  const root = ["article .markdown", "article", "main"]
    .map((place) => $(place).first())
    .find(({ length }) => length > 0);
  const title = indexedText(root?.find("h1").first().text() || $("main h1").first().text());
  if (!root || !title) return undefined;
  const classes = $("html").attr("class") ?? "";
  const isOverview = /\bplugin-pages\b/.test(classes) && !WRITTEN_PAGE.test(classes);
  const description = isOverview ? "" : indexedText(meta("description") ?? "");

  removeAdditions($, root.get(0) as Element);
  const sections = [[1, title, "", ...(description ? [description] : [])]] as unknown as MutableSection[];
  walk($, root.get(0), sections);
  return {
    path,
    group,
    tag,
    language,
    sections: (LIST.test(classes) ? sections.slice(0, 1) : isOverview ? overviewOf(sections) : sections)
      .filter(([, heading]) => heading !== LINKS_ONLY)
      .map(withoutRepeats),
  };
}

/**
 * Returns what a page of components says of itself: its title, first paragraph and headings. Its description, cards and
 * figures name what other pages are about, and would take readers' words from those. A heading without an address is a
 * text of the page.
 */
function overviewOf([title, ...below]: MutableSection[]): MutableSection[] {
  const names = below.filter(([, , anchor]) => !anchor).map(([, heading]) => heading);
  return [
    [...title!.slice(0, 4), ...names] as unknown as MutableSection,
    ...below.filter(([, , anchor]) => anchor),
  ];
}

/**
 * Returns a page without its sidebar and without SVGs and code, which are most of its elements: parsing takes most of
 * the time. Nothing of it would be read.
 */
export function essence(html: string): string {
  const main = html.indexOf("<main");
  const aside = html.indexOf("<aside");
  const before = aside >= 0 && aside < main ? aside : main;
  const page = main < 0 ? html : html.slice(0, before) + html.slice(main);
  return page.replace(/<(pre|svg|script|style)\b[^]*?<\/\1>/g, "");
}

/**
 * Takes out what is left out, and puts a space between words that only their styling sets apart. By hand: a selector
 * with this number of parts takes a third of the time that a page takes.
 */
function removeAdditions($: CheerioAPI, parent: ParentNode): void {
  for (const child of [...parent.children]) {
    if (child.type !== "tag" && child.type !== "script" && child.type !== "style") continue;
    if (isLeftOut(child)) $(child).remove();
    else {
      if (isSetApart($, child)) $(child).before(" ");
      removeAdditions($, child);
    }
  }
}

/** Checks whether only its styling sets a word apart from the one before it; within code both are one word. */
const isSetApart = ($: CheerioAPI, element: Element): boolean =>
  element.name === "span" &&
  element.prev?.type === "tag" &&
  element.prev.name === "span" &&
  $(element).closest("code").length === 0 &&
  /^[\p{L}\p{N}]/u.test($(element).text());

const isLeftOut = ({ name, attribs }: Element): boolean =>
  LEFT_OUT.names.has(name) ||
  LEFT_OUT.classes.test(attribs.class ?? "") ||
  LEFT_OUT.roles.has(attribs.role ?? "") ||
  attribs["aria-hidden"] === "true" ||
  attribs["data-search"] === "off";

type MutableSection = [level: number, heading: string, anchor: string, ...texts: string[]];

function walk($: CheerioAPI, node: AnyNode | undefined, sections: MutableSection[]): void {
  if (!node || !("children" in node)) return;
  let tableLevel: number | undefined;
  let termLevel: number | undefined;
  for (const child of node.children) {
    if (child.type !== "tag") continue;
    if (child.name === "tbody" && child.attribs.id && $(child).find("th[scope=rowgroup]").length > 0) {
      // A group of rows with a name and an address of its own, as a chain has in a table of contracts, is a section.
      const name = indexedText(cellText($, $(child).find("th[scope=rowgroup]").get(0)!));
      tableLevel ??= Math.min((sections.at(-1)?.[0] ?? 1) + 1, 6);
      sections.push([tableLevel, name, child.attribs.id]);
      walk($, child, sections);
    } else if (entryId(child, node)) {
      // An entry of a list of terms with an address of its own is a section, named after what it defines.
      termLevel ??= Math.min((sections.at(-1)?.[0] ?? 1) + 1, 6);
      const term = $(child).find("dfn").first().remove();
      sections.push([termLevel, indexedText(term.text()), entryId(child, node)!]);
      walk($, child, sections);
    } else if (HEADING.test(child.name)) {
      const level = Number(child.name[1]);
      const heading = indexedText($(child).text());
      // The page's own title begins the first section.
      if (level > 1 && heading) sections.push([Math.min(level, 6), heading, child.attribs.id ?? ""]);
    } else if (TEXT.has(child.name) && !holdsTexts($, child)) {
      sections.at(-1)!.push(...cut(textOf($, child)));
    } else {
      // Text that is between nested entries, as in a list item with a list.
      const own = child.name === "li" || child.name === "blockquote" ? ownText($, child) : "";
      if (own) sections.at(-1)!.push(...cut(own));
      walk($, child, sections);
    }
  }
}

/** Returns the address of a term with its definition, in a list of terms. */
function entryId({ name, children }: Element, parent: ParentNode): string | undefined {
  if (name !== "div" || !("name" in parent) || parent.name !== "dl") return undefined;
  return children.find((child): child is Element => child.type === "tag" && child.name === "dt")?.attribs.id;
}

/** Checks whether an element holds entries of its own: a quote of paragraphs, an item with a list. A row never does. */
function holdsTexts($: CheerioAPI, element: Element): boolean {
  if (element.name === "tr") return false;
  return $(element).find("p, li, tr, dt, dd, h2, h3, h4, h5, h6").length > 0;
}

function textOf($: CheerioAPI, element: Element): string {
  // A term may have a badge next to it.
  if (element.name === "dt") return indexedText(cellText($, element));
  if (element.name !== "tr") return indexedText($(element).text());
  const cells = $(element)
    .children("td, th")
    .toArray()
    .map((cell) => indexedText(cellText($, cell)));
  // A head repeats in no row: the words of columns would match each of them.
  return $(element).children("td").length === 0
    ? ""
    : cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell) && !isFigure(cell)).join(" · ");
}

/** An amount, a share, a gas cost: nobody searches for it, and nothing compresses it. Ids of chains and years stay. */
const isFigure = (cell: string) => /^[-+−~\s]*\d[\d\s]*[.,%][\d\s.,%]*$/.test(cell);

/**
 * Returns the text of a cell; parts of it that only their styling sets apart (`Base` and `8453`) get a space between
 * them.
 */
function cellText($: CheerioAPI, node: AnyNode): string {
  if (node.type === "text") return node.data;
  if (!("children" in node)) return "";
  // An address is rendered in two halves.
  if (node.type === "tag" && node.name === "code") return $(node).text();
  return node.children
    .map(
      (child) =>
        (child.type === "tag" && (child.prev?.type === "tag" || child.name === "span") ? " " : "") +
        cellText($, child),
    )
    .join("");
}

/** Returns the text of an element without that of its nested blocks. */
function ownText($: CheerioAPI, element: Element): string {
  const copy = $(element).clone();
  copy.find("p, ul, ol, table, dl, blockquote, h2, h3, h4, h5, h6").remove();
  return indexedText(copy.text());
}

/**
 * White space as one space, none of the invisible characters that Docusaurus puts into headings, and no addresses of
 * web pages or ids longer than a word: nobody types them, and nothing compresses them. Contract addresses stay.
 */
function indexedText(text: string): string {
  return text
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, "")
    .replace(/\bhttps?:\/\/(\S{40,})/g, "")
    .replace(/\b(?!0x)(?=\w*\d)\w{40,}\b/g, "")
    .replace(/\s+/g, " ")
    .replace(/ · Source$/, "")
    .trim();
}

/** Cuts a long text at ends of sentences. */
function cut(text: string): string[] {
  if (text.length <= MAX_TEXT) return text ? [text] : [];
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > MAX_TEXT) {
    const end = Math.max(rest.lastIndexOf(". ", MAX_TEXT), rest.lastIndexOf("; ", MAX_TEXT));
    const space = end > MAX_TEXT / 2 ? end + 1 : rest.lastIndexOf(" ", MAX_TEXT);
    const at = space > 0 ? space : MAX_TEXT;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest];
}

/** The description often is a sentence of the page: no text is twice in a section. */
function withoutRepeats([level, heading, anchor, ...texts]: MutableSection): PackedSection {
  return [level, heading, anchor, ...new Set(texts)];
}

/** "Guides: Lockup": the active entry of the navbar, and the first category of the breadcrumbs where there is one. */
function groupOf($: CheerioAPI): string {
  const section = indexedText($(".navbar__items .navbar__link--active").first().text());
  const categories = $(".breadcrumbs__item")
    .toArray()
    .filter((item) => !$(item).hasClass("breadcrumbs__item--active"))
    .map((item) => indexedText($(item).text()))
    .filter(Boolean);
  const category = categories.find((name) => name !== section);
  if (/\bblog-(?:post|list)-page\b/.test($("html").attr("class") ?? "")) return "Release notes";
  return [section, category].filter(Boolean).join(": ") || "Documentation";
}
