import clsx from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface ScrollTableProps {
  /** Names the region in which the table scrolls. */
  readonly label: string;
  readonly caption?: ReactNode;
  /** A class added to the common one. */
  readonly className?: string | undefined;
  /** On a phone rows of label and value: each cell brings its label as `data-label`. */
  readonly isStacked?: boolean;
  /** The table's head and body. */
  readonly children: ReactNode;
}

/**
 * A table of any form that scrolls sideways in a region of its own where it is wider than the page, so that the page
 * never does. The region takes the focus, or a keyboard could not scroll it. Plain HTML. For rows of data there is
 * `DataTable`.
 */
export function ScrollTable({
  label,
  caption,
  className,
  isStacked = false,
  children,
}: ScrollTableProps): ReactNode {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={clsx(styles.table, isStacked && "stacked", className)}>
        {caption !== undefined && (
          <caption className={styles.caption}>
            <span>{caption}</span>
          </caption>
        )}
        {children}
      </table>
    </div>
  );
}
