import type { ReactNode } from "react";
import type { Built } from "@site/src/tools/batch/worker/protocol";
import { type Column, DataTable } from "@site/src/ui/elements/DataTable/DataTable";
import { formatUtc, formatInZone } from "@site/src/protocol/text/moments";
import type { Moment, TriedStream } from "@site/src/tools/batch/model/trial/trial";
import { formatAmount } from "@site/src/protocol/text/amount";
import { findReaderZone } from "../../useBatch";
import styles from "../../styles.module.css";

interface PayoutsProps {
  readonly streams: readonly TriedStream[];
  readonly token: Built["token"];
}

/** Moments of streams. Their columns are in the order of their dates, and in this one where dates are the same. */
const LABELS = [
  "At the start",
  "At the cliff",
  "Halfway",
  "At the end",
  "After 1 day",
  "After 7 days",
  "After 30 days",
  "Deposit used up",
];

/** What each recipient can withdraw at the moments that matter, as the contracts answered. */
export function Payouts({ streams, token }: PayoutsProps): ReactNode {
  const columns: Column<TriedStream>[] = [
    {
      label: "Recipient",
      kind: "address",
      isRowHeader: true,
      cell: ({ recipient }) => <code className={styles.address}>{recipient}</code>,
    },
  ];
  const getFirst = (label: string) =>
    streams
      .flatMap(({ moments }) => moments.filter((moment) => moment.label === label))
      .reduce((first, { at }) => (at < first ? at : first), 2n ** 64n);
  const labels = LABELS.map((label) => ({ label, first: getFirst(label) })).sort((a, b) =>
    Number(a.first - b.first),
  );
  for (const { label } of labels) {
    const getMoment = ({ moments }: TriedStream) => moments.find((moment) => moment.label === label);
    const times = new Set(streams.flatMap((stream) => getMoment(stream)?.at ?? []));
    if (times.size === 0) continue;
    const [shared] = times.size === 1 ? times : [];
    columns.push({
      label,
      // A line for the date and one for the time: a column is no wider than an amount.
      notes: shared === undefined ? [] : getWhen(shared).map((when) => splitMoment(when).join("\n")),
      kind: "number",
      cell: (stream) => (
        <Payout moment={getMoment(stream)} isDated={shared === undefined} decimals={token.decimals} />
      ),
    });
  }
  return (
    <div className={styles.payouts}>
      <DataTable
        caption={`What can be withdrawn at each time, in ${token.symbol}, if nothing has been withdrawn and the batch is executed now`}
        columns={columns}
        rows={streams}
        rowKey={({ recipient }, index) => `${index} ${recipient}`}
      />
    </div>
  );
}

/** Returns a moment to the minute: in UTC and, where that differs, on the reader's clock. */
function getWhen(at: bigint): string[] {
  const local = formatInZone(at, findReaderZone());
  const utc = formatUtc(at).replace(/(:\d\d):\d\d UTC/u, "$1 UTC");
  return local ? [utc, `${local} here`] : [utc];
}

/** Returns what stays in one line: the date, and the time after it. */
const splitMoment = (when: string) => when.split(/ (?=\d\d:)/u);

interface PayoutProps {
  readonly moment: Moment | undefined;
  /** Whether the moment is another one in other rows. */
  readonly isDated: boolean;
  readonly decimals: number;
}

function Payout({ moment, isDated, decimals }: PayoutProps): ReactNode {
  if (!moment) return "–";
  return (
    <>
      {formatAmount(moment.amount, decimals, 6)}
      {isDated &&
        getWhen(moment.at).map((when) => (
          <span key={when} className={styles.when}>
            {splitMoment(when).map((part) => (
              <span key={part}>{part} </span>
            ))}
          </span>
        ))}
    </>
  );
}
