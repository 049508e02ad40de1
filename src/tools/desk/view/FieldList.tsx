import type { ReactNode } from "react";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { styles as form } from "@site/src/ui/elements/Form";
import styles from "./styles.module.css";

interface FieldListProps {
  /** The fields of a block explorer's form, in its order. A value that is not copied is words, such as `the fee`. */
  readonly fields: readonly { readonly label: string; readonly value: string; readonly isWords?: boolean }[];
  /** All fields as one text. */
  readonly list: string;
}

/** The values of a transaction, to copy one by one or all together. Browser only. */
export function FieldList({ fields, list }: FieldListProps): ReactNode {
  return (
    <>
      <dl className={styles.fields}>
        {fields.map(({ label, value, isWords = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code> {!isWords && <CopyButton value={value} of={label} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className={form.line}>
        <span>All fields as a list</span> <CopyButton value={list} of="all fields" />
      </div>
    </>
  );
}
