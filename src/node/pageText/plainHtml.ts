// Longer than most files: one function for each component that Markdown lacks.

import type { Element, ElementContent } from "hast";
import { readMark } from "./anchors";
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
import { isLeftOut } from "./leftOut";

/**
 * Turns the site's components into the plain HTML that says the same, which rehype-remark knows: code with its title,
 * admonitions, tabs, definitions, pictures by their words, formulas as `<tex>` and `<tex-block>`. Controls and
 * navigation are left out; `data-markdown="off"` leaves out anything else.
 *
 * @param link turns what the page links to into the address that its Markdown names
 */
export function simplifyHtml(parent: Parent, link: (href: string) => string): ElementContent[] {
  const plain: ElementContent[] = [];
  let before: ElementContent | undefined;
  for (const child of parent.children as ElementContent[]) {
    const written =
      child.type === "text"
        ? [createText(toPlainText(child.value))]
        : isElement(child)
          ? simplifyElement(child, link)
          : [];
    if (written.length === 0) continue;
    if (before && isElement(child) && touches(before, child)) plain.push(createText(" "));
    plain.push(...written);
    before = child;
  }
  return plain;
}

/** Without invisible characters, and with ordinary spaces: where a line may break is for those who see lines. */
const toPlainText = (value: string): string =>
  value.replace(/[\u200b\u2060\ufeff\u00ad]/g, "").replace(/\u00a0/g, " ");

/** Checks whether words that only their styling sets apart, such as a chain and its id, would run together. */
function touches(before: ElementContent, node: Element): boolean {
  const isSetApart = isElement(before, "span") && readProperty(before, "className") !== "";
  if (node.tagName === "code" ? !isElement(before, "code") && !isSetApart : node.tagName !== "span")
    return false;
  if (!isElement(before) && !readProperty(node, "className")) return false;
  const end = isElement(before) ? /\S$/ : /[\p{L}\p{N})]$/u;
  const startsWithCode = isElement(node.children[0] ?? node, "code");
  return end.test(collectText(before)) && (startsWithCode || /^[\p{L}\p{N}[]/u.test(collectText(node)));
}

function simplifyElement(node: Element, link: (href: string) => string): ElementContent[] {
  // Before what is left out: a formula that is hidden from screen readers still has its source.
  if (hasClass(node, "katex-display")) return [createTex("tex-block", node)];
  if (hasClass(node, "katex")) return [createTex("tex", node)];
  if (isLeftOut(node)) return [];
  if (hasClass(node, "theme-code-block")) return simplifyCodeBlock(node);
  if (hasClass(node, "theme-admonition")) return [simplifyAdmonition(node, link)];
  const inside = () => simplifyHtml(node, link);
  if (readProperty(node, "role") === "tabpanel")
    return [unsearched(createBold(createText(getTabName(node)))), ...inside()];
  switch (node.tagName) {
    case "svg":
      return describePicture(node);
    case "dl":
      return [simplifyDefinitions(node, link)];
    case "li":
      return [{ ...node, children: wrapInParagraphs(inside()) }];
    case "summary": {
      const words = inside();
      return collapseWhitespace(words.map(collectText).join("")) ? [createBold(...words)] : [];
    }
    case "iframe":
    case "video": {
      const source = readProperty(node, "src");
      return source
        ? [findElement("p", createAnchor(link(source), createText(readProperty(node, "title") || "Video")))]
        : [];
    }
    case "img":
      return readProperty(node, "alt")
        ? [{ ...node, properties: { src: link(readProperty(node, "src")), alt: readProperty(node, "alt") } }]
        : [];
    case "a":
      return getLink(node, inside(), link);
    case "table":
      return simplifyTable(node, link);
    case "pre":
      return [createCode(collectText(node), getLanguage(node))];
    case "code":
      return [{ ...node, children: [createText(collectText(node))] }];
    default: {
      const children = inside();
      // A formula on its own line parts a paragraph in two.
      const isParted = node.tagName === "p" && children.some((child) => isElement(child, "tex-block"));
      return [
        { ...node, tagName: isParted ? "div" : node.tagName, children: [...children, ...readMark(node)] },
      ];
    }
  }
}

const createAnchor = (href: string, ...children: ElementContent[]): Element => ({
  ...findElement("a", ...children),
  properties: { href },
});

/**
 * Returns a link; a file in an address would fill lines, so of that the text stays alone. A card that is a link is
 * blocks.
 */
function getLink(node: Element, inside: ElementContent[], link: (href: string) => string): ElementContent[] {
  const href = readProperty(node, "href");
  if (!href || href.startsWith("data:")) return inside;
  return [createAnchor(link(href), ...inside)];
}

/** Marks words of the page's form, such as the name of a tab: the Markdown has them, and nobody searches for them. */
const unsearched = (node: Element): Element => ({ ...node, properties: { dataSearch: "off" } });

const createBold = (...children: ElementContent[]): Element => {
  const isBold = children.some((child) => isElement(child, "strong"));
  return findElement("p", ...(isBold ? children : [findElement("strong", ...children)]));
};

function createCode(value: string, language: string): Element {
  const inner = findElement("code", createText(value.trimEnd()));
  if (language && language !== "text") inner.properties = { className: [`language-${language}`] };
  return findElement("pre", inner);
}

const getLanguage = (node: Element): string =>
  /\blanguage-([\w+-]+)/.exec(readProperty(node, "className"))?.[1] ?? "";

function simplifyCodeBlock(node: Element): ElementContent[] {
  const pre = find(node, ({ tagName }) => tagName === "pre");
  if (!pre) return [];
  const title = find(node, (child) => /\bcodeBlockTitle/.test(readProperty(child, "className")));
  const block = createCode(collectText(pre), getLanguage(node));
  return title
    ? [unsearched(createBold(createText(collapseWhitespace(collectText(title))))), block]
    : [block];
}

/** Shows a quote that begins with the kind of the admonition, and its title where that says more. */
function simplifyAdmonition(node: Element, link: (href: string) => string): Element {
  const kind = /\btheme-admonition-(\w+)/.exec(readProperty(node, "className"))?.[1] ?? "note";
  const name = kind[0]!.toUpperCase() + kind.slice(1);
  const [heading, content] = node.children.filter((child) => isElement(child));
  const title = heading ? collapseWhitespace(collectText(heading)) : "";
  const first = title && title.toLowerCase() !== kind ? `${name}: ${title}` : name;
  return findElement(
    "blockquote",
    unsearched(createBold(createText(first))),
    ...(content ? simplifyHtml(content, link) : []),
  );
}

/** The name on the tab of a panel: the tabs are a list before the panels, in the same order. */
const tabNames = new WeakMap<Element, string>();
const getTabName = (panel: Element): string => tabNames.get(panel) ?? "";

/** Notes the name of each panel of tabs, which is in a list before the panels. To be called before `simplifyHtml`. */
export function nameTabs(root: Parent): void {
  for (const group of findAll(root, (node) => hasClass(node, "tabs-container"))) {
    const tabs = findAll(group, (node) => readProperty(node, "role") === "tab");
    const panels = findAll(group, (node) => readProperty(node, "role") === "tabpanel");
    panels.forEach((panel, index) =>
      tabNames.set(panel, collapseWhitespace(collectText(tabs[index] ?? findElement("span")))),
    );
    for (const panel of panels) nameTabs(panel);
  }
}

/** Shows a formula by its source: an attribute, because white space of text would be collapsed. */
function createTex(tagName: "tex" | "tex-block", node: Element): Element {
  const formula = find(node, (child) => child.tagName === "semantics")?.children[0];
  // What a search finds. Without any text the space after would go.
  const words = formula ? collectText(formula) : "formula";
  return { ...findElement(tagName, createText(words)), properties: { source: getTex(node) } };
}

/** The TeX source that KaTeX keeps in its MathML. */
function getTex(node: Element): string {
  return collectText(find(node, ({ tagName }) => tagName === "annotation") ?? node).trim();
}

/** Returns what a picture shows, in words: its title and description; nothing for one that is decoration. */
function describePicture(svg: Element): ElementContent[] {
  if (readProperty(svg, "role") !== "img") return [];
  const words = (name: string) =>
    svg.children
      .filter((child) => isElement(child, name))
      .map(collectText)
      .join(" ")
      .trim();
  const parts = [words("title") || readProperty(svg, "ariaLabel"), words("desc")].filter(Boolean);
  if (parts.length === 0) return [];
  const said = parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
  return [unsearched(findElement("p", createText(`Picture: ${said}`)))];
}

/** Shows a list of terms, each with what is said of it; in one line where that is one paragraph. */
function simplifyDefinitions(node: Element, link: (href: string) => string): Element {
  const items: Element[] = [];
  for (const child of findAll(node, ({ tagName }) => tagName === "dt" || tagName === "dd")) {
    const inside = simplifyHtml(child, link);
    if (child.tagName === "dt" || items.length === 0)
      items.push({
        ...findElement("li", createBold(...inside)),
        properties: { dataTerm: readProperty(child, "id") },
      });
    else items.at(-1)!.children.push(...(inside.some(isBlock) ? inside : [findElement("p", ...inside)]));
  }
  for (const item of items) {
    const [term, said, more] = item.children;
    if (!term || !said || more || !isElement(term, "p") || !isElement(said, "p")) continue;
    const line = findElement("p", findElement("span", ...term.children), createText(": "), ...said.children);
    item.children = [{ ...line, properties: { dataDefinition: true } }];
  }
  return findElement("ul", ...items);
}

const BLOCKS = new Set([
  ...[
    "p",
    "div",
    "section",
    "details",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "pre",
    "table",
    "blockquote",
    "figure",
    "q",
  ],
  ...["h1", "h2", "h3", "h4", "h5", "h6", "tex-block"],
]);
const isBlock = (node: ElementContent): node is Element => isElement(node) && BLOCKS.has(node.tagName);

/** Pictures and formulas say something without text. */
const hasSource = (node: ElementContent): boolean =>
  isElement(node) && (node.tagName === "img" || node.tagName === "tex" || node.children.some(hasSource));

/** Puts what is between blocks into paragraphs: `sup` and `sub` become raw HTML, which would part a bare text. */
function wrapInParagraphs(nodes: ElementContent[]): ElementContent[] {
  if (!nodes.some((node) => isElement(node, "sup") || isElement(node, "sub"))) return nodes;
  const blocks: ElementContent[] = [];
  let run: ElementContent[] = [];
  const flush = () => {
    if (run.some((node) => node.type !== "text" || node.value.trim())) blocks.push(findElement("p", ...run));
    run = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      flush();
      blocks.push(node);
    } else run.push(node);
  }
  flush();
  return blocks;
}

/** Returns a table and, before it, its caption. */
function simplifyTable(node: Element, link: (href: string) => string): ElementContent[] {
  const caption = find(node, ({ tagName }) => tagName === "caption");
  const rows = (parent: Element): ElementContent[] =>
    parent.children.flatMap((child): ElementContent[] => {
      if (!isElement(child) || child.tagName === "caption") return [];
      if (child.tagName !== "td" && child.tagName !== "th") return [{ ...child, children: rows(child) }];
      const align = /text-align:\s*(\w+)/.exec(readProperty(child, "style"))?.[1];
      const content = joinInOneLine(simplifyHtml(child, link));
      // A row that heads a group, as a chain does its contracts, is set apart.
      const isGroup =
        readProperty(child, "scope") === "rowgroup" &&
        collapseWhitespace(content.map(collectText).join("")) !== "";
      const isBold = content.some((child) => isElement(child, "strong"));
      return [
        {
          ...child,
          properties: {
            colSpan: child.properties.colSpan,
            scope: child.properties.scope,
            ...(align && { align }),
          },
          children: isGroup && !isBold ? [findElement("strong", ...content)] : content,
        },
      ];
    });
  return [
    ...(caption ? [findElement("p", ...simplifyHtml(caption, link))] : []),
    { ...node, properties: {}, children: rows(node) },
  ];
}

/** Returns what a cell holds, in one line: paragraphs and items of lists are parted by `<cell-break>`. */
function joinInOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  const lines: ElementContent[][] = [];
  let line: ElementContent[] = [];
  const flush = () => {
    if (line.some((node) => collapseWhitespace(collectText(node)) !== "" || hasSource(node)))
      lines.push(line);
    line = [];
  };
  const walk = (children: readonly ElementContent[]) => {
    for (const node of children) {
      if (isBlock(node)) {
        flush();
        walk(node.tagName === "tex-block" ? [{ ...node, tagName: "tex" }] : node.children);
        flush();
      } else if (isElement(node, "br")) flush();
      else line.push(node);
    }
  };
  walk(nodes);
  flush();
  return lines.flatMap((candidate, index) =>
    index === 0 ? candidate : [findElement("cell-break"), ...candidate],
  );
}
