import type { Element, Root } from "hast";
import type { Link, List, Nodes } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { composeMarkdownPath } from "../../site/markdownPage";
import {
  findElement,
  find,
  findAll,
  hasClass,
  isElement,
  readProperty,
  createText,
  collectText,
  collapseWhitespace,
  type Parent,
} from "./html";
import { listAnchors } from "./anchors";
import { type Anchor } from "../../site/anchors";
import { writeMarkdownLink, type Site } from "./links";
import { nameTabs, simplifyHtml } from "./plainHtml";
import { splitSections, type TextSection } from "./sections";

/** What a built page says, for its Markdown, the search and the checks. */
export interface PageText {
  /** Site path of the page, e.g. `/concepts/fees`. */
  readonly route: string;
  /** Site path of its Markdown, e.g. `/concepts/fees.md`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may show the page, and lists may name it. */
  readonly isListed: boolean;
  /** The text of the file. */
  readonly markdown: string;
  /** The ids of the page that are not those of headings. */
  readonly anchors: Readonly<Record<string, Anchor>>;
  /** The same text in parts, without code. */
  readonly sections: readonly TextSection[];
  /** The classes of its `<html>`, by which Docusaurus says which plugin made it. */
  readonly kind: string;
  readonly language: string;
  /** The version of the documentation, by which searches are filtered; empty where the page belongs to none. */
  readonly tag: string;
  /** The names of the categories that it is in, from the outermost. */
  readonly categories: readonly string[];
}

const parser = unified().use(rehypeParse);

const createRaw = (value: string) => ({ type: "html" as const, value });

/** Puts items close together where each is one block, or one with a list below it. */
function tightenLists(tree: Nodes): void {
  if (!("children" in tree)) return;
  for (const child of tree.children) tightenLists(child);
  if (tree.type !== "list") return;
  const isTight = tree.children.every(
    ({ children }) => children.length < 2 || (children.length === 2 && children[1]!.type === "list"),
  );
  for (const list of [tree as List, ...tree.children]) list.spread = !isTight;
}

/** Plain HTML to Markdown. The dialect: GFM, and formulas between two dollar signs, as one alone is money. */
const writer = unified()
  .use(rehypeRemark, {
    handlers: {
      tex: (_, node: Element) => ({ type: "inlineMath", value: readProperty(node, "source") }),
      "tex-block": (_, node: Element) => ({ type: "math", value: readProperty(node, "source"), meta: null }),
      "cell-break": () => createRaw("<br>"),
      // An address that stays one, instead of becoming a link.
      verbatim: (_, node: Element) => createRaw(collectText(node)),
      sup: (state, node: Element) => [createRaw("<sup>"), ...state.all(node), createRaw("</sup>")],
      sub: (state, node: Element) => [createRaw("<sub>"), ...state.all(node), createRaw("</sub>")],
      time: (state, node: Element) => state.all(node),
    },
  })
  .use(() => tightenLists)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath, { singleDollarTextMath: false })
  .use(remarkStringify, {
    bullet: "-",
    rule: "-",
    listItemIndent: "one",
    handlers: {
      // Addresses as they are: `\&` in one would be copied with its backslash.
      link(node: Link, _parent, state, info) {
        const leave = state.enter("link");
        const words = state.containerPhrasing(node, { ...info, before: "[", after: "]" });
        leave();
        return `[${words}](${node.url.replace(/[\s()<>]/g, encodeURIComponent)})`;
      },
      // Fewer escapes: within a word `_` marks nothing, and names are full of it; addresses may become links; `&` begins
      // something only where a semicolon follows.
      text: (node: { value: string }, _parent, state, info) =>
        state
          .safe(node.value, info)
          .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])|\\[:@]|(?<=w)\\\.|\\&(?!#?\w+;)/gu, (escape) =>
            escape.slice(1),
          ),
    },
  });

/**
 * Reads a built page: what a reader sees, without navigation and controls.
 *
 * @param html what {@link headAndMain} leaves of the built page
 * @param route its site path
 * @param site its address, and the pages that are written as Markdown
 * @throws Error for a page without a main part
 */
export function readText(html: string, route: string, site: Site): PageText {
  const link = writeMarkdownLink(site, route);
  const tree = parser.parse(html);
  const page = find(tree, ({ tagName }) => tagName === "html")!;
  const main = find(page, ({ tagName }) => tagName === "main");
  if (!main) throw new Error(`${route}: the built page has no <main>, so its Markdown would be empty.`);
  const content = find(main, (node) => hasClass(node, "theme-doc-markdown")) ?? findOnlyArticle(main) ?? main;
  const heading = find(main, ({ tagName }) => tagName === "h1");
  const title = collapseWhitespace(
    collectText(heading ?? find(tree, ({ tagName }) => tagName === "title") ?? findElement("title")),
  );
  const description = collapseWhitespace(readMeta(tree, "description"));
  nameTabs(content);
  const plain: Root = { type: "root", children: simplifyHtml(content, link) };
  const sections = splitSections(plain, title);
  // The description and the address of a page come right after its title.
  const about = [
    ...(description ? [findElement("blockquote", findElement("p", createText(description)))] : []),
    findElement(
      "p",
      findElement("verbatim", createText(`Page: ${link(route).replace(/(?:\/index)?\.md$/, "")}`)),
    ),
  ];
  if (!insertAfter(plain, "h1", about)) plain.children.unshift(...about);
  const markdown = writer.stringify(writer.runSync(plain) as never);
  return {
    route,
    path: composeMarkdownPath(route),
    title,
    description,
    isListed: !/\bnoindex\b/.test(readMeta(tree, "robots")),
    markdown,
    anchors: listAnchors(content),
    sections,
    kind: readProperty(page, "className"),
    language: readProperty(page, "lang"),
    tag: readMeta(tree, "docsearch:docusaurus_tag") || readMeta(tree, "docusaurus_tag"),
    categories: findAll(main, (node) => hasClass(node, "breadcrumbs__item"))
      .filter((node) => !hasClass(node, "breadcrumbs__item--active"))
      .map((node) => collapseWhitespace(collectText(node))),
  };
}

function readMeta(tree: Root, name: string): string {
  const found = find(tree, (node) => node.tagName === "meta" && readProperty(node, "name") === name);
  return found ? readProperty(found, "content") : "";
}

/** Release notes are one article; a list of them is several. */
function findOnlyArticle(main: Element): Element | undefined {
  const articles = main.children.filter((child) => isElement(child, "article"));
  return articles.length === 1 ? (articles[0] as Element) : undefined;
}

/** Puts nodes after the first element of a kind, wherever it is; says whether there was one. */
function insertAfter(parent: Parent, tagName: string, nodes: Element[]): boolean {
  const at = parent.children.findIndex((child) => isElement(child, tagName));
  if (at >= 0) {
    parent.children.splice(at + 1, 0, ...nodes);
    return true;
  }
  return parent.children.some((child) => isElement(child) && insertAfter(child, tagName, nodes));
}
