import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { PlainCode } from "@site/src/components/elements/PlainCode";
import type { Entry, LoggedEvent, Refusal, Scenario } from "@site/src/lib/playground";
import { momentOf } from "@site/src/lib/playground/picture";
import { inThousands } from "@site/src/lib/text/wording";
import { explain } from "./explain";
import styles from "./styles.module.css";

interface LogProps {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly unit: Scenario["unit"];
}

/** All transactions of a playground, the newest first: who called what, events, gas, and the code that does the same. */
export function Log({ id, entries, unit }: LogProps): ReactNode {
  return (
    <div className={styles.log}>
      <p className={styles.logTitle} id={`${id}log`}>
        <strong>Transactions</strong>
        <span className={styles.hint}>The newest first; amounts in base units of the token.</span>
      </p>
      <ol reversed aria-labelledby={`${id}log`}>
        {entries.map((entry, index) => <LogEntry key={index} entry={entry} unit={unit} />).reverse()}
      </ol>
    </div>
  );
}

function LogEntry({ entry, unit }: { readonly entry: Entry; readonly unit: Scenario["unit"] }): ReactNode {
  const { at, by, call, refusal } = entry;
  return (
    <li data-refused={refusal !== undefined || undefined}>
      <p className={styles.call}>
        <span className={styles.when}>
          {momentOf(at, unit)}, {by}:
        </span>{" "}
        <code>{call}</code>
      </p>
      <TransactionDetails entry={entry} />
    </li>
  );
}

/** What a transaction came to: its refusal or its gas and events, and the code that does the same. */
export function TransactionDetails({ entry }: { readonly entry: Entry }): ReactNode {
  const { code, events, gas, refusal } = entry;
  return (
    <>
      {gas !== undefined && <span className={styles.gas}>{inThousands(gas)} gas</span>}
      {refusal && <RefusalText refusal={refusal} />}
      {events.length > 0 && (
        <ul className={styles.events} aria-label="Events">
          {events.map((event, index) => (
            <li key={index}>
              <EventText event={event} />
            </li>
          ))}
        </ul>
      )}
      <details className={styles.code}>
        <summary>The same in Solidity and with viem</summary>
        <PlainCode title="Solidity" code={code.solidity} />
        <PlainCode title="viem" code={code.viem} />
      </details>
    </>
  );
}

function EventText({ event: { args, emitter, name } }: { readonly event: LoggedEvent }): ReactNode {
  return (
    <>
      <strong>{name}</strong> <span className={styles.emitter}>from {emitter}</span>
      {args.map((argument) => (
        <span className={styles.argument} key={argument.name}>
          {argument.name} <code>{argument.value}</code>
        </span>
      ))}
    </>
  );
}

/** What a call was refused with, and what the catalogue of errors says of it. */
export function RefusalText({ refusal }: { readonly refusal: Refusal }): ReactNode {
  const { address, cause, remedy, short, values } = explain(refusal);
  return (
    <div className={styles.refusal}>
      <p>
        <strong>Refused:</strong> {address ? <Link to={address}>{short}</Link> : <code>{short}</code>}
        {values.map(({ name, value }) => (
          <span className={styles.argument} key={name}>
            {name} <code>{value}</code>
          </span>
        ))}
      </p>
      {cause && (
        <p>
          {cause}. {remedy}.
        </p>
      )}
    </div>
  );
}
