import { type Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { squeeze, type Content } from "./content";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath, { singleDollarTextMath: false });

/** Returns what a Markdown file holds, as a Markdown parser reads it. */
export function readMarkdown(text: string): Content & { links: string[] } {
  const content = {
    headings: [] as string[],
    code: [] as string[],
    cells: [] as string[],
    links: [] as string[],
  };
  const visit = (node: Nodes): void => {
    if (node.type === "heading") content.headings.push(`h${node.depth} ${headingOf(node)}`);
    if (node.type === "code") content.code.push(squeeze(node.value));
    if (node.type === "tableCell" && squeeze(textOf(node))) content.cells.push(squeeze(textOf(node)));
    if (node.type === "link") content.links.push(node.url);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(parser.parse(text));
  return content;
}

/** Returns the words of a heading without the id after them: `## Fees {#fees}`. */
const headingOf = (node: Nodes): string => squeeze(textOf(node).replace(/ \{#[^{}\s]+\}$/, ""));

/** Returns the text of a node; HTML tags that are between, such as `<br>`, are none. */
function textOf(node: Nodes): string {
  if (node.type === "html") return "";
  if (node.type === "image") return "";
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
