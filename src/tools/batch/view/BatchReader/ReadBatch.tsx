import type { ReactNode } from "react";
import chainList from "@generated/protocol-data/default/chains.json";
import type { ReadAloud } from "@site/src/tools/batch/worker/protocol";
import { joinInSentence } from "@site/src/protocol/text/wording";
import { styles as form } from "@site/src/ui/elements/Form";
import { ScrollTable } from "@site/src/ui/elements/ScrollTable/ScrollTable";
import { FindingList, TransactionList } from "../TransactionList";
import { AgreedComparison } from "./AgreedComparison";
import styles from "../styles.module.css";

/**
 * What a pasted batch does: chain, Safe and checksum of the file, what is dangerous or unknown, who is paid, and every
 * call. Browser only.
 */
export function ReadBatch({ reading }: { readonly reading: ReadAloud }): ReactNode {
  const { report, ownSafe, comparison } = reading;
  const { chainId, safe, name, checksum, findings, payments, totals, steps } = report;
  const chain = chainList.chains.find(({ id }) => id === chainId);
  return (
    <section className={styles.result} aria-label="What it does">
      <dl className={form.facts}>
        <dt>Chain</dt>
        <dd>{chain?.name ?? `${chainId}, where Sablier has no contracts`}</dd>
        {safe && (
          <>
            <dt>Safe</dt>
            <dd>
              <code className={styles.address}>{safe}</code>
              {ownSafe === undefined && ", as the file says. Compare it with yours."}
            </dd>
          </>
        )}
        {name && (
          <>
            <dt>Name</dt>
            <dd>{name}, as the file says</dd>
          </>
        )}
        {checksum && (
          <>
            <dt>Checksum</dt>
            <dd>
              {checksum === "matches"
                ? "matches: the file was not changed after it was written, which does not show who wrote it"
                : "does not match: the file was changed after it was written"}
            </dd>
          </>
        )}
      </dl>
      <FindingList findings={findings} />
      {comparison !== undefined && <AgreedComparison comparison={comparison} />}
      <Payments payments={payments} totals={totals} />
      <TransactionList transactions={steps} />
    </section>
  );
}

/** Every account that the batch pays, and how much. One token for all is named once, above the rows. */
export function Payments({ payments, totals }: Pick<ReadAloud["report"], "payments" | "totals">): ReactNode {
  if (payments.length === 0) return null;
  const [first] = payments;
  const isOfOne = first!.token !== undefined && payments.every(({ token }) => token === first!.token);
  const accounts = new Set(payments.map(({ recipient }) => recipient.toLowerCase())).size;
  const sums = totals.map(({ shown }) => shown);
  const caption = (
    <>
      Who gets what: {accounts === 1 ? "1 account" : `${accounts} accounts`}
      {sums.length > 0 && `, ${joinInSentence(sums)} in total`}
      {isOfOne && (
        <>
          . All of it is the token <code className={styles.address}>{first!.token}</code>
        </>
      )}
    </>
  );
  return (
    <ScrollTable label="Who gets what" caption={caption} isStacked>
      <thead>
        <tr>
          <th scope="col">Recipient</th>
          <th scope="col">Amount</th>
          {!isOfOne && <th scope="col">Token</th>}
          <th scope="col">Steps</th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ recipient, token, shown, steps }) => (
          <tr key={`${recipient} ${token} ${steps.join(" ")}`}>
            <td data-label="Recipient">
              <code className={styles.address}>{recipient}</code>
            </td>
            <td data-label="Amount">{shown}</td>
            {!isOfOne && (
              <td data-label="Token">
                {token ? <code className={styles.address}>{token}</code> : "the stream’s token"}
              </td>
            )}
            <td data-label="Steps">{steps.join(", ")}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
