import { useId, type ReactNode } from "react";
import clsx from "clsx";
import { Breakable } from "../CodeInline/Breakable";
import styles from "./styles.module.css";

export interface Column<Row> {
  readonly label: string;
  /** Shown under the label, each in lines of its own that break where it says so, such as a date. */
  readonly notes?: readonly string[];
  readonly cell: (row: Row) => ReactNode;
  /**
   * `number`: tabular figures, right-aligned. `code`: the code face. `short`: never broken into lines. `address`: nor
   * this, but on a phone. `prose`: never narrow.
   */
  readonly kind?: "text" | "number" | "code" | "short" | "address" | "prose";
  /** The cell names the row, and assistive technology reads it with every other cell of the row. */
  readonly isRowHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** Says what the table holds; also names the scrolling region. */
  readonly caption: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string | number;
  /** Anchor of a row, where readers link to single rows. */
  readonly rowId?: (row: Row) => string;
}

/** Checks whether a column is prose: numbers, marks and single words are read across, including on a phone. */
const isProse = <Row,>({ kind }: Column<Row>) => kind !== "number" && kind !== "short";

/** Checks whether a phone has no room for columns: for an address and anything next to it, two of code, or several of prose. */
const isTooWide = <Row,>(columns: readonly Column<Row>[]) =>
  columns.some(({ kind }) => kind === "address") ||
  columns.filter(({ kind }) => kind === "code").length > 1 ||
  (columns.length > 2 && columns.filter(isProse).length > 1);

/**
 * A table of typed rows, complete in the static HTML. Where it is wider than the page it scrolls sideways inside a
 * region that the keyboard reaches and that carries the caption as its name; the caption itself does not scroll away.
 * On a phone a table becomes rows of label and value if it has an address, two columns of code, or three columns or
 * more that are not mostly numbers or short.
 * Needs no JavaScript.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowId }: DataTableProps<Row>): ReactNode {
  const captionId = useId();
  const getClass = (column: Column<Row>) => (column.kind ? styles[column.kind] : undefined);
  const isStacked = isTooWide(columns);
  const getLabel = ({ label, notes = [] }: Column<Row>) =>
    isStacked ? { "data-label": [label, ...notes].join(", ").replaceAll("\n", " ") } : {};
  const role = (name: string) => (isStacked ? { role: name } : {});
  return (
    // A scrolling region has to take the focus, or a keyboard cannot scroll it.
    <div className={styles.region} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={clsx(styles.table, isStacked && "stacked")} {...role("table")}>
        <caption id={captionId} className={styles.caption}>
          <span>{caption}</span>
        </caption>
        <thead {...role("rowgroup")}>
          <tr {...role("row")}>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={getClass(column)} {...role("columnheader")}>
                <Breakable name={column.label} />
                {column.notes?.map((note) => (
                  <span key={note} className={styles.note}>
                    {note}
                  </span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role("rowgroup")}>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} id={rowId?.(row)} {...role("row")}>
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th key={column.label} scope="row" className={getClass(column)} {...role("rowheader")}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.label} className={getClass(column)} {...getLabel(column)} {...role("cell")}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
