import type { ReactNode } from "react";
import type { MendedRows } from "@site/src/tools/batch/worker/protocol";
import { LineList } from "@site/src/ui/elements/LineList/LineList";
import { styles as form } from "@site/src/ui/elements/Form";
import styles from "../../styles.module.css";

/** What the builder changed in the rows, and what they were before. */
export interface CorrectionNotice extends MendedRows {
  readonly before: string;
}

/** Maximum number of changes that are listed. */
const MOST = 100;

interface CorrectedRowsProps {
  readonly correction: CorrectionNotice;
  readonly onRestore: (rows: string) => void;
}

/** Lists what the builder changed in the rows that are in the field now, and gives the reader their own back. */
export function CorrectedRows({ correction, onRestore }: CorrectedRowsProps): ReactNode {
  return (
    <div className={styles.mended}>
      <p>The builder corrected the rows. Compare each change with your list:</p>
      <LineList label="Changes" lines={correction.changes} most={MOST} />
      <button type="button" className={form.action} onClick={() => onRestore(correction.before)}>
        Restore my rows
      </button>
    </div>
  );
}
