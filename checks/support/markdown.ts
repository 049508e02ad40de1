import { type Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { squeeze, type Content } from "./content";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath, { singleDollarTextMath: false });

/** What a Markdown file holds. */
export interface MarkdownContent extends Content {
  links: string[];
  /** The text of each paragraph outside lists, tables and quotations, in its pieces between links, code and formulas. */
  paragraphs: string[][];
  /** The paragraphs before the first heading of level 2. */
  beginning: string;
  /** All of its text, code included. */
  text: string;
}

/** Returns what a Markdown file holds, as a Markdown parser reads it. */
export function readMarkdown(text: string): MarkdownContent {
  const tree = parser.parse(text);
  const content: MarkdownContent = {
    headings: [],
    code: [],
    cells: [],
    links: [],
    paragraphs: [],
    beginning: "",
    text: tree.children.map(getText).join("\n"),
  };
  const end = tree.children.findIndex((node) => node.type === "heading" && node.depth === 2);
  for (const [index, node] of tree.children.entries()) {
    if (node.type !== "paragraph") continue;
    content.paragraphs.push(node.children.flatMap((child) => (child.type === "text" ? [child.value] : [])));
    if (index < end) content.beginning += `${getText(node)}\n`;
  }
  const visit = (node: Nodes): void => {
    if (node.type === "heading") content.headings.push(`h${node.depth} ${getHeading(node)}`);
    if (node.type === "code") content.code.push(squeeze(node.value));
    if (node.type === "tableCell" && squeeze(getText(node))) content.cells.push(squeeze(getText(node)));
    if (node.type === "link") content.links.push(node.url);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(tree);
  return content;
}

/** Returns the words of a heading without the id after them: `## Fees {#fees}`. */
const getHeading = (node: Nodes): string => squeeze(getText(node).replace(/ \{#[^{}\s]+\}$/, ""));

/** Returns the text of a node; HTML tags that are between, such as `<br>`, are none. */
function getText(node: Nodes): string {
  if (node.type === "html") return "";
  if (node.type === "image") return "";
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(getText).join("") : "";
}
