import type { ReactNode } from "react";
import { styles as form } from "@site/src/ui/elements/Form";
import { OutcomeMark } from "@site/src/ui/elements/OutcomeMark/OutcomeMark";
import { ScrollTable } from "@site/src/ui/elements/ScrollTable/ScrollTable";
import type { Comparison } from "@site/src/tools/batch/model/comparison/compare";
import styles from "../styles.module.css";

/** A batch beside what was agreed: a sentence with the counts, then every row in the order of the batch. Browser only. */
export function AgreedComparison({ comparison }: { readonly comparison: Comparison | string }): ReactNode {
  if (typeof comparison === "string") return <p className={form.error}>{comparison}</p>;
  const { rows, notes, isEqual, isIncomplete } = comparison;
  return (
    <section aria-label="Comparison with what was agreed">
      <p role="status" className={isEqual ? styles.good : isIncomplete ? styles.caution : styles.bad}>
        {(isEqual || !isIncomplete) && <OutcomeMark kind={isEqual ? "yes" : "no"} />} {describe(comparison)}
      </p>
      {notes.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ScrollTable label="Rows of the batch next to the agreed ones" isStacked>
        <thead>
          <tr>
            <th scope="col">Result</th>
            <th scope="col">Call</th>
            <th scope="col">Who or what</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <td data-label="Result" className={row.status === "equal" ? undefined : styles.bad}>
                <OutcomeMark kind={row.status === "equal" ? "yes" : "no"} /> {row.status}
              </td>
              <td data-label="Call">{row.call ?? "none"}</td>
              <td data-label="Who or what">
                <code className={styles.address}>{row.subject}</code>
              </td>
              <td data-label="Difference">
                {row.differences.length === 0 && "none"}
                {row.differences.map(({ name, agreed, found }) => (
                  <div key={name}>
                    {name}: agreed <code className={styles.address}>{agreed || "nothing"}</code>, in the batch{" "}
                    <code className={styles.address}>{found || "nothing"}</code>
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  );
}

function describe({ rows, counts, isEqual, isIncomplete }: Comparison): string {
  const count = countRows(rows.length);
  if (isEqual) return `${count} equal to what was agreed.`;
  if (isIncomplete) return `${count} equal, but not everything could be compared. Read the next sentences.`;
  if (counts.equal === rows.length)
    return `Not as agreed, although ${count.toLowerCase()} equal. Read the next sentences.`;
  return `Not as agreed: ${counts.equal} equal, ${counts.changed} changed, ${counts.missing} missing, ${counts.added} added.`;
}

const countRows = (count: number): string => (count === 1 ? "The row is" : `All ${count} rows are`);
