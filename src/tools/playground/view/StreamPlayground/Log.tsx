import { memo, type ReactNode, useState } from "react";
import type { CodedEntry, LoggedEvent, Scenario } from "@site/src/tools/playground/model";
import { getMoment } from "@site/src/tools/playground/model/picture/picture";
import { formatThousands } from "@site/src/protocol/text/wording";
import { CodeTabs } from "../CodeTabs/CodeTabs";
import shared from "../styles.module.css";
import { RefusalText } from "./texts/RefusalText";
import styles from "./styles.module.css";

interface LogProps {
  readonly id: string;
  readonly entries: readonly CodedEntry[];
  readonly unit: Scenario["unit"];
}

/** All transactions of a playground, the newest first: who called what, events, gas, and the code that does the same. */
export function Log({ id, entries, unit }: LogProps): ReactNode {
  return (
    <div className={styles.log}>
      <p className={shared.heading} id={`${id}log`}>
        <strong>Transactions</strong>
        <span className={shared.hint}>Newest first. Amounts are in base units of the token.</span>
      </p>
      <ol reversed aria-labelledby={`${id}log`}>
        {entries.map((entry) => <LogEntry key={entry.number} entry={entry} unit={unit} />).reverse()}
      </ol>
    </div>
  );
}

interface LogEntryProps {
  readonly entry: CodedEntry;
  readonly unit: Scenario["unit"];
}

// Each view of the engine is a copy, and a line never changes: a log of a hundred is not rendered again for one more.
const LogEntry = memo(LogLine, (before, after) => before.entry.number === after.entry.number);

function LogLine({ entry, unit }: LogEntryProps): ReactNode {
  const { at, by, call, gas, refusal } = entry;
  return (
    <li data-refused={refusal !== undefined || undefined}>
      <p className={styles.call}>
        <span className={styles.when}>
          {getMoment(at, unit)}, {by}:
        </span>{" "}
        <code>{call}</code>{" "}
        {gas !== undefined && <span className={styles.gas}>{formatThousands(gas)} gas</span>}
      </p>
      <TransactionDetails entry={entry} isFolded />
    </li>
  );
}

interface TransactionDetailsProps {
  readonly entry: CodedEntry;
  /** Whether the code waits for a press. */
  readonly isFolded?: boolean;
}

/** Shows the outcome of a transaction: its error or its events, and the code that does the same. */
export function TransactionDetails({ entry, isFolded = false }: TransactionDetailsProps): ReactNode {
  const { events, refusal } = entry;
  return (
    <>
      {refusal && (
        <div className={styles.refused}>
          <RefusalText refusal={refusal} />
        </div>
      )}
      {events.length > 0 && (
        <ul className={styles.events} aria-label="Events">
          {events.map((event, index) => (
            <li key={index}>
              <EventText event={event} />
            </li>
          ))}
        </ul>
      )}
      {isFolded ? <FoldedCode code={entry.code} /> : <CodeTabs code={entry.code} />}
    </>
  );
}

/** Code that is rendered once it is asked for: a log of a hundred transactions would hold two hundred blocks of it. */
function FoldedCode({ code }: Pick<CodedEntry, "code">): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={shared.code} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The same in Solidity and with viem</summary>
      {isOpen && <CodeTabs code={code} />}
    </details>
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
