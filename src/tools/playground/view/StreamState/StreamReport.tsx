import clsx from "clsx";
import type { ReactNode } from "react";
import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import type { Picture } from "@site/src/tools/playground/model";
import shared from "../styles.module.css";
import styles from "./styles.module.css";

/** A value with more characters may break before its unit: a rate with 18 decimals. */
const LONG_VALUE = 20;

/**
 * The state of a playground's stream as its contract reports it, each line with the function that was asked. Plain
 * HTML; needs no JavaScript.
 */
export function StreamReport({ picture }: { readonly picture: Picture }): ReactNode {
  const { moment, rows, status } = picture;
  return (
    <div className={styles.report}>
      <p className={styles.moment}>
        <CodeInline key={status} className={styles.status}>
          {status}
        </CodeInline>{" "}
        <TranslatableText>{moment}</TranslatableText>
      </p>
      <table className={shared.table}>
        <caption>What the contract reports</caption>
        <thead>
          <tr>
            <th scope="col">The contract reports</th>
            <th scope="col" className={shared.value}>
              Value
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, source, value }) => (
            <tr key={source}>
              <th scope="row">
                {label} <code>{source}</code>
              </th>
              <td
                className={clsx(shared.value, styles.value)}
                data-long={value.length > LONG_VALUE || undefined}
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the accounts of a playground own of the stream's token. */
export function Balances({ picture }: { readonly picture: Picture }): ReactNode {
  return (
    <dl className={styles.balances}>
      {picture.balances.map(({ role, value }) => (
        <div key={role}>
          <dt>{role} owns</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
