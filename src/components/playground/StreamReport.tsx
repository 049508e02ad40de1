import type { ReactNode } from "react";
import type { Picture } from "@site/src/lib/playground";
import styles from "./styles.module.css";

/**
 * The state of a playground's stream as its contract reports it, each line with the function that was asked, and what
 * the accounts own. Plain HTML; needs no JavaScript.
 */
export function StreamReport({ picture }: { readonly picture: Picture }): ReactNode {
  const { balances, moment, rows, status } = picture;
  return (
    <div className={styles.report}>
      <p className={styles.moment}>
        <span className={styles.status} data-status={status}>
          {status}
        </span>{" "}
        {moment}
      </p>
      <table className={styles.table}>
        <caption>What the contract reports</caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Value</th>
            <th scope="col">Function</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, source, value }) => (
            <tr key={source}>
              <th scope="row">{label}</th>
              <td className={styles.value}>{value}</td>
              <td>
                <code>{source}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.balances}>
        {balances.map(({ role, value }) => (
          <div key={role}>
            <dt>{role} owns</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
