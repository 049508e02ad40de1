import type { ReactNode } from "react";
import { Fold } from "@site/src/ui/elements/Fold/Fold";
import { styles as form } from "@site/src/ui/elements/Form";
import type { FieldInWords, TransactionInWords } from "@site/src/tools/batch/model/explanation/words";
import type { Finding } from "@site/src/tools/batch/model/reading";
import styles from "./styles.module.css";

/** Sentences that a transaction shows before the fold. */
const MOST_SENTENCES = 3;

/** A transaction that a reader is not sure about. */
interface ListedTransaction extends TransactionInWords {
  /** Its place: `2.1` is the first call inside the second transaction. */
  readonly path?: string;
  readonly findings?: readonly Finding[];
}

/** Transactions in plain words, each with the arguments that its calldata holds. Browser only. */
export function TransactionList({
  transactions,
}: {
  readonly transactions: readonly ListedTransaction[];
}): ReactNode {
  return (
    <section aria-label="Transactions in words">
      <p className={form.title}>
        {transactions.length} {transactions.length === 1 ? "transaction" : "transactions"}, in words
      </p>
      <ol className={styles.transactions}>
        {transactions.map((transaction, index) => (
          <li key={`${index} ${transaction.to}`}>
            <Transaction transaction={transaction} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Transaction({ transaction }: { readonly transaction: ListedTransaction }): ReactNode {
  const { path, to, contract, functionName, value, sentences, fields, warnings, findings } = transaction;
  // Nothing of a batch that someone else made is folded.
  const most = findings ? sentences.length : MOST_SENTENCES;
  const [shown, folded] = [sentences.slice(0, most), sentences.slice(most)];
  const isOdd = findings?.some(({ level }) => level !== "note") ?? false;
  return (
    <>
      <p>
        {path?.includes(".") && `${path} `}
        <code>{functionName ?? "unknown function"}</code> of {contract}
        {to && (
          <>
            , <code className={styles.address}>{to}</code>
          </>
        )}
        {value > 0n && <strong>, with {value.toString()} wei</strong>}
      </p>
      {findings ? (
        <FindingList findings={findings} />
      ) : (
        warnings.map((warning) => (
          <p key={warning} className={form.error}>
            {warning}
          </p>
        ))
      )}
      {shown.map((sentence, index) => (
        <p key={`${index} ${sentence}`}>{sentence}</p>
      ))}
      {folded.length > 0 && (
        <Fold summary={`${folded.length} more`}>
          {folded.map((sentence, index) => (
            <p key={`${index} ${sentence}`}>{sentence}</p>
          ))}
        </Fold>
      )}
      {isOdd && <Fields fields={fields} />}
      {!isOdd && fields.length > 0 && (
        <Fold summary={`Arguments (${fields.length})`}>
          <Fields fields={fields} />
        </Fold>
      )}
    </>
  );
}

const LABELS: Readonly<Record<Finding["level"], string>> = {
  danger: "Danger",
  unknown: "Not known",
  note: "Note",
};

/** What a reader should not pass over, the worst first. Browser only. */
export function FindingList({ findings }: { readonly findings: readonly Finding[] }): ReactNode {
  const levels = ["danger", "unknown", "note"] as const;
  const sorted = levels.flatMap((level) => findings.filter((finding) => finding.level === level));
  return sorted.map(({ level, sentence }, index) => (
    <p key={`${index} ${sentence}`} className={styles[level]}>
      <strong>{LABELS[level]}:</strong> {sentence}
    </p>
  ));
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
