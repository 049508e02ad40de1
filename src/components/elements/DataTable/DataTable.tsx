import { useId, type ReactNode } from "react";
import { Breakable } from "../CodeInline";
import styles from "./styles.module.css";

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * `number`: tabular figures, right-aligned. `code`: the code face. `short`: never broken into lines. `prose`: never
   * narrow.
   */
  readonly kind?: "text" | "number" | "code" | "short" | "prose";
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

/**
 * A table of typed rows, complete in the static HTML. Where it is wider than the page it scrolls sideways inside a
 * region that the keyboard reaches and that carries the caption as its name; the caption itself does not scroll away.
 * Needs no JavaScript.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowId }: DataTableProps<Row>): ReactNode {
  const captionId = useId();
  const classOf = (column: Column<Row>) => (column.kind ? styles[column.kind] : undefined);
  return (
    // A scrolling region has to take the focus, or a keyboard cannot scroll it.
    <div className={styles.region} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={classOf(column)}>
                <Breakable name={column.label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} id={rowId?.(row)}>
              {columns.map((column) =>
                column.isRowHeader ? (
                  <th key={column.label} scope="row" className={classOf(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.label} className={classOf(column)}>
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
