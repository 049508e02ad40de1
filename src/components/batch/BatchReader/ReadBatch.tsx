import type { ReactNode } from "react";
import chainList from "@generated/protocol-data/default/chains.json";
import type { ReadAloud } from "@site/src/client/batch/protocol";
import { styles as form } from "@site/src/components/elements/Form";
import { TransactionList } from "../TransactionList";
import { AgreedComparison } from "./AgreedComparison";
import styles from "../styles.module.css";

/** What a pasted batch says: chain, Safe and checksum of the file, warnings, and each transaction. Browser only. */
export default function ReadBatch({ reading }: { readonly reading: ReadAloud }): ReactNode {
  const { chainId, safe, name, isUnchanged, warnings, transactions, comparison } = reading;
  const chain = chainList.chains.find(({ id }) => id === chainId);
  return (
    <section className={styles.result} aria-label="What it does">
      <dl className={form.facts}>
        <dt>Chain</dt>
        <dd>{chain?.name ?? `${chainId}, which has no contracts of Sablier`}</dd>
        {safe && (
          <>
            <dt>Safe</dt>
            <dd>
              <code>{safe}</code>
            </dd>
          </>
        )}
        {name && (
          <>
            <dt>Name</dt>
            <dd>{name}</dd>
          </>
        )}
        {isUnchanged !== undefined && (
          <>
            <dt>Checksum</dt>
            <dd>
              {isUnchanged
                ? "fits: the file is as it was written, which says nothing about who wrote it"
                : "does not fit: the file was changed after it was written"}
            </dd>
          </>
        )}
      </dl>
      {warnings.map((warning) => (
        <p key={warning} className={form.error}>
          {warning}
        </p>
      ))}
      {comparison !== undefined && <AgreedComparison comparison={comparison} />}
      <TransactionList transactions={transactions} />
    </section>
  );
}
