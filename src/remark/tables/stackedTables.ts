/** A node of a syntax tree, as far as this plugin looks at it. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** How many characters of a table's text stand side by side on a phone of 390 pixels, without the cells' padding. */
const PHONE = 46;
const PADDING = 2;

/** A narrower column of prose is a column of crumbs. */
const READABLE = 12;

/** A longer word is a name, which breaks between its parts. */
const LONGEST_WORD = 14;

/**
 * Rehype plugin: on a phone a table becomes rows of label and value where one of its columns would be narrower than a
 * dozen characters. Such tables get the class `stacked`, each cell the words of its header, and the roles that
 * browsers take from tables whose layout is another. src/css/text.css lays them out.
 */
export default function stackedTables() {
  return (tree: Node): void => visit(tree);
}

function visit(node: Node): void {
  if (node.type === "element" && node.tagName === "table") stack(node);
  else node.children?.forEach(visit);
}

function stack(table: Node): void {
  const rows = find(table, ["tr"]).map((row) => ({ row, cells: find(row, ["th", "td"]) }));
  const texts = rows.map(({ cells }) => cells.map((cell) => text(cell).trim()));
  if (!isTooNarrow(texts)) return;
  const labels = texts[0]!;
  add(table, { className: ["stacked"], role: "table" });
  for (const part of find(table, ["thead", "tbody"])) add(part, { role: "rowgroup" });
  rows.forEach(({ row, cells }, index) => {
    add(row, { role: "row" });
    cells.forEach((cell, column) => {
      const isHeader = index === 0 && cell.tagName === "th";
      add(cell, {
        role: isHeader ? "columnheader" : "cell",
        ...(index > 0 && column > 0 && labels[column] ? { dataLabel: labels[column] } : {}),
      });
    });
  });
}

/**
 * Whether a column of a table would be too narrow on a phone, as browsers share the room out: each column gets its
 * longest word, and of the rest the more, the longer its longest cell is.
 *
 * @param rows the texts of the cells, the header's first
 */
export function isTooNarrow(rows: readonly (readonly string[])[]): boolean {
  const columns = (rows[0] ?? []).map((_, column) => {
    const cells = rows.map((row) => row[column] ?? "");
    const longest = Math.max(...cells.map((cell) => cell.length));
    const words = cells.flatMap((cell) => cell.split(/[\s/-]+/).map((word) => word.length));
    return { least: Math.min(Math.max(...words), LONGEST_WORD), most: longest };
  });
  const room = PHONE - PADDING * columns.length;
  const least = sum(columns.map((column) => column.least));
  const most = sum(columns.map((column) => column.most));
  if (most <= room) return false;
  // All cells are short: a grid of numbers or marks is read across, and scrolls.
  if (columns.every((column) => column.most <= 2 * READABLE)) return false;
  // Words alone are wider: the last column would be out of sight.
  if (least > room) return true;
  return columns.some((column) => {
    const width =
      column.least + (Math.max(room - least, 0) * (column.most - column.least)) / (most - least || 1);
    return column.most > READABLE && width < READABLE;
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function add(node: Node, { className, ...properties }: Record<string, unknown>): void {
  const classes = [...((node.properties?.className as string[]) ?? []), ...((className as string[]) ?? [])];
  node.properties = {
    ...node.properties,
    ...properties,
    ...(classes.length > 0 ? { className: classes } : {}),
  };
}

function find(node: Node, names: readonly string[]): Node[] {
  const below = (node.children ?? []).flatMap((child) => find(child, names));
  return names.includes(node.tagName ?? "") ? [node, ...below] : below;
}

function text(node: Node): string {
  return node.type === "text" ? (node.value ?? "") : (node.children ?? []).map(text).join("");
}
