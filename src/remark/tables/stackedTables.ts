/** A node of a syntax tree, as far as this plugin looks at it. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** How many characters of a table's text fit side by side on a phone of 390 pixels, with the cells' padding. */
const PHONE = 46;
const PADDING = 2;

/** A narrower column of prose is a column of crumbs: src/css/text.css gives each but the short ones as much. */
const READABLE = 12;

/** A longer name in code breaks between its parts. */
const LONGEST_NAME = 14;

const ADDRESS_OR_HASH = /^(?:0x)?[0-9a-f]{20,}$/i;

/** `1,000`, `0.5`, `-3`, `12 %`, `3.5 days`. */
const FIGURE = /^[-−$]?[\d,]+(?:\.\d+)?…?(?: ?%| [A-Za-z]+)?$/;

/** What a cell says, and the longest part of it that is in one line whatever happens. */
export interface Cell {
  readonly text: string;
  /** In characters. */
  readonly word: number;
}

/**
 * Rehype plugin: on a phone a table becomes rows of label and value where it would be wider than the window, or one
 * of its columns narrower than a dozen characters. Such tables get the class `stacked`, each cell the words of its header, and the roles that
 * browsers take from tables whose layout is another. src/css/text.css lays them out.
 */
export default function stackTables() {
  return (tree: Node): void => visit(tree);
}

function visit(node: Node): void {
  if (node.type === "element" && node.tagName === "table") stack(node);
  else node.children?.forEach(visit);
}

function stack(table: Node): void {
  const rows = find(table, ["tr"]).map((row) => ({ row, cells: find(row, ["th", "td"]) }));
  const contents = rows.map(({ cells }) =>
    cells.map((cell) => ({ text: readText(cell).trim(), word: measureLongestWord(cell) })),
  );
  if (!isTooNarrow(contents)) return;
  const labels = contents[0]!.map((cell) => cell.text);
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
 * Checks whether a table is too wide for a phone, or a column of it would be too narrow, as browsers share the room out: each
 * column gets its longest word and READABLE at least, and of the rest the more, the longer its longest cell is.
 *
 * @param rows the cells, the header's first
 */
export function isTooNarrow(rows: readonly (readonly Cell[])[]): boolean {
  const columns = (rows[0] ?? []).map((_, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const most = Math.max(...cells.map((cell) => cell.text.length));
    return { word: Math.max(...cells.map((cell) => cell.word)), most, cells: cells.slice(1) };
  });
  const room = PHONE - PADDING * columns.length;
  const words = sum(columns.map(({ word }) => word));
  const most = sum(columns.map((column) => column.most));
  if (most <= room) return false;
  const isBrief = columns.every((column) => column.most <= 2 * READABLE);
  const isFigure = ({ text }: Cell) => text.length <= READABLE || FIGURE.test(text);
  // A grid of figures or marks is read across, and scrolls.
  if (isBrief && columns.slice(1).every(({ cells }) => cells.every(isFigure))) return false;
  // The last column would be out of sight.
  if (sum(columns.map(({ word, most }) => (most > READABLE ? Math.max(word, READABLE) : word))) > room)
    return true;
  if (isBrief) return false;
  return columns.some((column) => {
    const width = column.word + ((room - words) * (column.most - column.word)) / (most - words || 1);
    return column.most > READABLE && width < READABLE;
  });
}

/** Returns the number of characters of the longest word of a cell. Names in code break between their parts, addresses and hashes never. */
function measureLongestWord(node: Node): number {
  if (node.tagName === "code") {
    const name = readText(node);
    if (ADDRESS_OR_HASH.test(name)) return name.length;
    return Math.min(measureLongest(name.split(/[\s/-]+/)), LONGEST_NAME);
  }
  if (node.type === "text") return measureLongest((node.value ?? "").split(/[\s/-]+/));
  return Math.max(0, ...(node.children ?? []).map(measureLongestWord));
}

const measureLongest = (words: readonly string[]) => Math.max(...words.map((word) => word.length));

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

function readText(node: Node): string {
  return node.type === "text" ? (node.value ?? "") : (node.children ?? []).map(readText).join("");
}
