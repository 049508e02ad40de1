/** A node of a syntax tree, as far as this plugin looks at it. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/**
 * Rehype plugin: every Markdown table gets a region of its own that scrolls sideways, takes the focus so that the
 * keyboard can scroll it, and is named by the table's header cells. Tables written as JSX bring their own. An empty
 * cell in the corner is no header of anything and becomes an ordinary cell. Columns of a few letters are marked, so that a
 * phone gives them no more than they need, and columns of numbers, which end on one line.
 */
export default function markTableRegions() {
  return (tree: Node): void => {
    const names = new Map<string, number>();
    wrapTables(tree, (table) => {
      const name = readHeader(table);
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      // Regions that are called the same cannot be distinguished in a list of landmarks.
      return count === 1 ? name : `${name} (${count})`;
    });
  };
}

function wrapTables(node: Node, nameOf: (table: Node) => string): void {
  node.children = node.children?.map((child) => {
    if (child.type !== "element" || child.tagName !== "table") {
      wrapTables(child, nameOf);
      return child;
    }
    for (const cell of find(child, "th")) if (readText(cell).trim() === "") cell.tagName = "td";
    markColumns(child);
    return {
      type: "element",
      tagName: "div",
      properties: { className: ["table-region"], role: "region", tabIndex: 0, ariaLabel: nameOf(child) },
      children: [child],
    };
  });
}

/** Number of characters up to which the longest cell of a column needs no width to wrap in. */
const SHORT = 10;

/** Number of characters up to which a name in the first column is on one line of a wide window. */
const NAME = 24;

/** `1,000`, `0.5`, `-3`, `12 %`. */
const NUMBER = /^[-−]?\d[\d,]*(?:\.\d+)?(?: ?%)?$/;

/**
 * Gives the cells of columns that hold letters, numbers or single words the class `short`, those of columns of numbers the
 * class `number`, and those of a first column of names in code the class `name`.
 */
function markColumns(table: Node): void {
  const rows = find(table, "tr").map((row) => (row.children ?? []).filter(({ type }) => type === "element"));
  rows[0]?.forEach((_, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const texts = cells.map((cell) => readText(cell).trim());
    const figures = texts.slice(1).filter(Boolean);
    const classes = [
      ...(texts.every(({ length }) => length <= SHORT) ? ["short"] : []),
      ...(figures.length > 0 && figures.every((figure) => NUMBER.test(figure)) ? ["number"] : []),
      ...(column === 0 && cells.length > 1 && cells.slice(1).every(isName) ? ["name"] : []),
    ];
    if (classes.length === 0) return;
    for (const cell of cells) cell.properties = { ...cell.properties, className: classes };
  });
}

/** Checks whether a cell has one name in code, with or without a link, and nothing else. */
function isName(cell: Node): boolean {
  const [name, ...rest] = find(cell, "code").map(readText);
  return name !== undefined && rest.length === 0 && name === readText(cell).trim() && name.length <= NAME;
}

function readHeader(table: Node): string {
  const cells = find(table, "th").map((cell) => readText(cell).trim());
  const named = cells.filter(Boolean);
  return named.length > 0 ? `Table: ${named.join(", ")}` : "Table";
}

function find(node: Node, tagName: string): Node[] {
  const below = (node.children ?? []).flatMap((child) => find(child, tagName));
  return node.tagName === tagName ? [node, ...below] : below;
}

function readText(node: Node): string {
  return node.type === "text" ? (node.value ?? "") : (node.children ?? []).map(readText).join("");
}
