import type { ReactNode } from "react";
import { Fold } from "@site/src/components/elements/Fold";
import { styles as form } from "@site/src/components/elements/Form";
import type { FieldInWords, TransactionInWords } from "@site/src/lib/batch/explanation/words";
import styles from "./styles.module.css";

/** Sentences that a transaction shows before the fold. */
const MOST_SENTENCES = 3;

/** Transactions in plain words, each with the arguments that its calldata holds. Browser only. */
export function TransactionList({
  transactions,
}: {
  readonly transactions: readonly TransactionInWords[];
}): ReactNode {
  return (
    <section aria-label="Transactions in words">
      <p className={form.title}>
        {transactions.length} {transactions.length === 1 ? "transaction" : "transactions"}, in words
      </p>
      <ol className={styles.transactions}>
        {transactions.map((one, index) => (
          <li key={`${index} ${one.to}`}>
            <Transaction transaction={one} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Transaction({ transaction }: { readonly transaction: TransactionInWords }): ReactNode {
  const { to, contract, functionName, value, sentences, fields, warnings } = transaction;
  const [shown, folded] = [sentences.slice(0, MOST_SENTENCES), sentences.slice(MOST_SENTENCES)];
  return (
    <>
      <p>
        <code>{functionName ?? "unknown function"}</code> of {contract}
        {to && (
          <>
            , <code className={styles.address}>{to}</code>
          </>
        )}
        {value > 0n && <strong>, with {value.toString()} wei</strong>}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className={form.error}>
          {warning}
        </p>
      ))}
      {shown.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {folded.length > 0 && (
        <Fold summary={`${folded.length} more`}>
          {folded.map((sentence, index) => (
            <p key={`${index} ${sentence}`}>{sentence}</p>
          ))}
        </Fold>
      )}
      {fields.length > 0 && (
        <Fold summary={`Arguments (${fields.length})`}>
          <Fields fields={fields} />
        </Fold>
      )}
    </>
  );
}

function Fields({ fields }: { readonly fields: readonly FieldInWords[] }): ReactNode {
  return (
    <dl className={styles.fields}>
      {fields.map(({ name, value, explanation }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{value}</code>
            {explanation && <span>{explanation}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
