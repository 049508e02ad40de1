import { isTag, type AnyNode, type Element } from "domhandler";
import { attribute, findAll } from "./elements";
import { inline, type InlineContext } from "./inline";

const ALIGNMENT: Record<string, string> = { left: ":--", right: "--:", center: ":-:" };

/** A table as Markdown blocks: its caption, and the rows. Tables without a head get an empty one, as GFM asks for one. */
export function table(node: Element, context: InlineContext): string[] {
  const cells: InlineContext = { ...context, inCell: true };
  const rows = findAll(node, ({ name }) => name === "tr").map((row) => ({
    isHead: (row.parent as Element | null)?.name === "thead",
    values: row.children.filter(isCell).flatMap((cell) => {
      const span = Number(attribute(cell, "colspan")) || 1;
      const content = text(cell, cells);
      // A row that heads a group, as a chain does its contracts, stands out.
      const isGroup = attribute(cell, "scope") === "rowgroup" && content && !content.includes("**");
      return [isGroup ? `**${content}**` : content, ...Array<string>(span - 1).fill("")];
    }),
    alignment: row.children
      .filter(isCell)
      .map((cell) => /text-align:\s*(\w+)/.exec(attribute(cell, "style"))?.[1] ?? ""),
  }));
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(({ values }) => values.length));
  const line = (values: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => values[column] ?? "").join(" | ")} |`;
  const head = rows[0]!.isHead ? rows.shift()! : { values: [], alignment: [] as string[] };
  const caption = findAll(node, ({ name }) => name === "caption").map(({ children }) =>
    inline(children, context),
  );
  return [
    ...caption.filter(Boolean),
    [
      line(head.values),
      line(Array.from({ length: width }, (_, column) => ALIGNMENT[head.alignment[column] ?? ""] ?? "---")),
      ...rows.map(({ values }) => line(values)),
    ].join("\n"),
  ];
}

const isCell = (node: AnyNode): node is Element => isTag(node) && (node.name === "td" || node.name === "th");

const BLOCKS = new Set(["p", "div", "li", "dt", "dd", "pre", "q"]);

/** What a cell holds, in one line: items of a list and paragraphs are parted by line breaks. */
function text(cell: Element, context: InlineContext): string {
  const lines: string[] = [];
  let run: AnyNode[] = [];
  const flush = () => {
    lines.push(inline(run, context));
    run = [];
  };
  const walk = (nodes: readonly AnyNode[]) => {
    for (const node of nodes) {
      if (
        isTag(node) &&
        (BLOCKS.has(node.name) || node.name === "ul" || node.name === "ol" || node.name === "dl")
      ) {
        flush();
        walk(node.children);
        flush();
      } else run.push(node);
    }
  };
  walk(cell.children);
  flush();
  return lines.filter(Boolean).join("<br>");
}
