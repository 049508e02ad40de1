import { useId, useState, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import type { Built, BuiltBatch, RefusedRow } from "@site/src/tools/batch/worker/protocol";
import { saveFile } from "@site/src/ui/saveFile";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { styles as form } from "@site/src/ui/elements/Form";
import { describeLength } from "@site/src/protocol/text/moments";
import { formatAmount } from "@site/src/protocol/text/amount";
import { formatThousands } from "@site/src/protocol/text/wording";
import { TransactionList } from "../../TransactionList";
import styles from "../../styles.module.css";
import { Changes } from "./Changes";
import { Handover } from "./Handover";
import { Payouts } from "./Payouts";

interface BuiltBatchesProps {
  readonly built: Built;
  /** What opens the form again, after `#`; empty where it is too long for an address. */
  readonly link: string;
}

/** What came of a form: sums, each transaction in words, what people can withdraw by when, and the files. Browser only. */
export function BuiltBatches({ built, link }: BuiltBatchesProps): ReactNode {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const { batches, token } = built;
  const batch = batches[chosen] ?? batches[0]!;
  const amount = (units: bigint) => `${formatAmount(units, token.decimals, 18)} ${token.symbol}`;
  return (
    <section className={styles.result} aria-label="The batch">
      {built.warnings.map((warning) => (
        <p key={warning} className={form.error}>
          {warning}
        </p>
      ))}
      <Totals built={built} link={link} />
      {batches.length > 1 && (
        <div className={form.field}>
          <SaveAll built={built} />
          <label htmlFor={`${id}part`}>
            One transaction can use at most 2²⁴ gas, so the list is split into {batches.length} batches
          </label>
          <select id={`${id}part`} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {batches.map(({ firstLine, lastLine, sum }, index) => (
              <option key={firstLine} value={index}>
                {index + 1}: lines {firstLine} to {lastLine}
                {sum > 0n && `, ${amount(sum)}`}
              </option>
            ))}
          </select>
        </div>
      )}
      {batch.refused.length > 0 ? (
        <Refusals refused={batch.refused} />
      ) : (
        <BatchDetails key={chosen} batch={batch} built={built} number={chosen + 1} />
      )}
    </section>
  );
}

/** Saves the file for the Safe of every part, one after the other. */
function SaveAll({ built }: Pick<BuiltBatchesProps, "built">): ReactNode {
  const { batches, chainId } = built;
  const [isPressed, setPressed] = useState(false);
  const areGood = batches.every(({ refused }) => refused.length === 0);
  const save = () => {
    setPressed(true);
    for (const [index, { handover }] of batches.entries()) {
      const file = new Blob([handover.safe], { type: "text/plain" });
      // Browsers drop files that come at the same moment.
      setTimeout(() => saveFile(file, `batch-${chainId}-${index + 1}.json`), index * 300);
    }
  };
  if (!areGood) return null;
  return (
    <>
      <button type="button" className={form.action} onClick={save}>
        Save all {batches.length} files for the Safe
      </button>
      {isPressed && (
        <p className={form.hint} role="status">
          If fewer than {batches.length} files arrive, choose each batch below, and save or copy its file.
        </p>
      )}
    </>
  );
}

function Totals({ built, link }: BuiltBatchesProps): ReactNode {
  const { sum, count, token, batches, example, fee } = built;
  const gas = batches.reduce((total, batch) => total + batch.gas, 0n);
  const amount = (units: bigint) => `${formatAmount(units, token.decimals, 18)} ${token.symbol}`;
  const isWithdrawal = batches.some(({ transactions }) =>
    transactions.some(({ functionName }) => functionName?.startsWith("withdraw")),
  );
  return (
    <dl className={form.facts}>
      {sum > 0n && (
        <>
          <dt>Paid in</dt>
          <dd>
            {amount(sum)} for {formatThousands(count)} {count === 1 ? "stream" : "streams"}, which the Safe
            needs to hold
          </dd>
          <dt>In base units</dt>
          <dd>
            <code>{sum.toString()}</code> <CopyButton value={sum.toString()} of="sum in base units" />
          </dd>
          <dt>Approved</dt>
          <dd>exactly this sum, so no approval is left over</dd>
        </>
      )}
      <dt>Gas</dt>
      <dd>about {formatThousands((gas / 1_000n) * 1_000n)}, plus the Safe’s own gas</dd>
      <dt>Fee</dt>
      <dd>
        <Fee fee={fee} isWithdrawal={isWithdrawal} />
      </dd>
      {example && (
        <>
          <dt>Trial</dt>
          <dd>
            The trial did not read your streams. It opened one for each row: {amount(example.deposit)} paid
            in, lasting {describeLength(example.lasts)}, begun {describeLength(example.elapsed)} before. If
            yours differ, the result differs.
          </dd>
        </>
      )}
      <dt>Link</dt>
      <dd>
        {link === "" ? (
          "There are too many rows for a link. Save the file instead."
        ) : (
          <>
            opens this form again. Anyone with the link can see the rows.{" "}
            <CopyButton value={window.location.origin + window.location.pathname + link} of="link" />
          </>
        )}
      </dd>
    </dl>
  );
}

function Fee({ fee, isWithdrawal }: { readonly fee: bigint; readonly isWithdrawal: boolean }): ReactNode {
  if (fee > 0n) {
    return `${formatAmount(fee, 18, 18)} of the chain’s native token with each batch, once for all of its rows`;
  }
  return isWithdrawal ? (
    <>
      No fee is included. If the chain has a <Link to="/concepts/fees">minimum</Link>, the contract rejects
      the batch
    </>
  ) : (
    <>
      None for this batch. Whoever withdraws pays the <Link to="/concepts/fees">fee</Link>
    </>
  );
}

interface BatchDetailsProps {
  readonly batch: BuiltBatch;
  readonly built: Built;
  /** Counted from 1. */
  readonly number: number;
}

function BatchDetails({ batch, built, number }: BatchDetailsProps): ReactNode {
  return (
    <>
      {batch.changed.length > 0 ? (
        <Changes streams={batch.changed} token={built.token} />
      ) : (
        <Payouts streams={batch.streams} token={built.token} />
      )}
      <TransactionList transactions={batch.transactions} />
      <Handover handover={batch.handover} name={`batch-${built.chainId}-${number}`} />
    </>
  );
}

function Refusals({ refused }: { readonly refused: readonly RefusedRow[] }): ReactNode {
  return (
    <ul className={styles.problems} tabIndex={0} aria-label="Rejected by the contracts">
      {refused.map(({ line, errorName, address, cause, remedy, values }) => (
        <li key={`${line} ${errorName}`}>
          {line !== undefined && `Line ${line}: `}
          {address ? <Link to={address}>{errorName}</Link> : errorName}
          {values.length > 0 && ` (${values.map(({ name, value }) => `${name} ${value}`.trim()).join(", ")})`}
          {cause && `. ${cause}.`} {remedy && `${remedy}.`}
        </li>
      ))}
    </ul>
  );
}
