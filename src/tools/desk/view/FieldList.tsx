import type { ReactNode } from "react";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { styles as form } from "@site/src/ui/elements/Form";
import styles from "./styles.module.css";

interface FieldListProps {
  /** The fields of a block explorer's form, in its order. */
  readonly fields: readonly {
    readonly label: string;
    readonly value: string;
    /** Whether the value is words that nobody copies, such as `the fee`. */
    readonly isWords?: boolean;
    /** What a reader must know about the value. */
    readonly note?: string | undefined;
  }[];
  /** All fields as one text; without it they are only copied one by one. */
  readonly list?: string;
}

/** The values of a transaction in boxes, to copy one by one or all together. Browser only. */
export function FieldList({ fields, list }: FieldListProps): ReactNode {
  return (
    <>
      <dl className={styles.fields}>
        {fields.map(({ label, value, isWords = false, note }) => (
          <div key={label}>
            <dt>
              {label} {!isWords && <CopyButton value={value} of={label} />}
            </dt>
            <dd>
              <code>{value}</code>
              {note !== undefined && <span className={form.hint}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {list !== undefined && (
        <div className={form.line}>
          <span>All fields as a list</span> <CopyButton value={list} of="all fields" />
        </div>
      )}
    </>
  );
}
