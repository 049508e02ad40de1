import type { ReactNode } from "react";
import type { Built, ChangedStream } from "@site/src/tools/batch/worker/protocol";
import { type Column, DataTable } from "@site/src/ui/elements/DataTable/DataTable";
import type { StreamState } from "@site/src/tools/batch/model/trial/examples";
import { formatAmount, formatCut } from "@site/src/protocol/text/amount";
import styles from "../../styles.module.css";

interface ChangesProps {
  readonly streams: readonly ChangedStream[];
  readonly token: Built["token"];
}

/** What becomes of the trial's streams: each value before the batch and after it. */
export function Changes({ streams, token }: ChangesProps): ReactNode {
  const column = (label: string, say: (state: StreamState) => string): Column<ChangedStream> => ({
    label,
    kind: "number",
    cell: ({ before, after }) => <Change before={say(before)} after={say(after)} />,
  });
  const amount = (units: bigint) => formatAmount(units, token.decimals, 6);
  const columns: Column<ChangedStream>[] = [
    { label: "Stream", kind: "short", isRowHeader: true, cell: ({ streamId }) => streamId.toString() },
    { ...column("State", ({ status }) => status), kind: "text" },
    column("The recipient can withdraw", ({ withdrawable }) => amount(withdrawable)),
    column("The sender can get back", ({ refundable }) => amount(refundable)),
    ...(streams.some(({ before }) => before.rate !== undefined)
      ? [column("A day", ({ rate = 0n }) => formatCut(rate * 86_400n, 18, 6))]
      : []),
  ];
  return (
    <div className={styles.payouts}>
      <DataTable
        caption={`The trial’s streams in ${token.symbol}: before the batch → after it`}
        columns={columns}
        rows={streams}
        rowKey={({ streamId }) => streamId.toString()}
      />
    </div>
  );
}

function Change({ before, after }: { readonly before: string; readonly after: string }): ReactNode {
  return before === after ? before : `${before} → ${after}`;
}
