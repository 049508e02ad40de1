import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import type { ReactNode } from "react";
import { lockupGas, TRANSACTION_GAS_CAP } from "@site/data/contracts/gas/lockup";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";
import { formatThousands as gas } from "@site/src/protocol/text/wording";

/** Which table is shown. */
export type Part = "linear" | "dynamic" | "tranched" | "batch" | "earlier";

interface Single {
  call: string;
  on: string;
  gas: number;
}

interface Counted {
  count: number;
  createWithDurations: number;
  createWithTimestamps: number;
  ongoingByRecipient: number;
  completedByRecipient: number;
  ongoingByThirdParty: number;
  completedByThirdParty: number;
}

const { linear, dynamic, tranched, release } = lockupGas;

const linearRows: Single[] = [
  { call: "createWithDurationsLL", on: "no cliff", gas: linear.createWithDurations.noCliff },
  { call: "createWithDurationsLL", on: "with a cliff", gas: linear.createWithDurations.cliff },
  { call: "createWithTimestampsLL", on: "no cliff", gas: linear.createWithTimestamps.noCliff },
  { call: "createWithTimestampsLL", on: "with a cliff", gas: linear.createWithTimestamps.cliff },
  { call: "withdraw", on: "before the end, by the recipient", gas: linear.withdraw.ongoingByRecipient },
  { call: "withdraw", on: "after the end, by the recipient", gas: linear.withdraw.completedByRecipient },
  { call: "withdraw", on: "before the end, by anyone else", gas: linear.withdraw.ongoingByThirdParty },
  { call: "withdraw", on: "after the end, by anyone else", gas: linear.withdraw.completedByThirdParty },
  { call: "cancel", on: "1 second before the end", gas: linear.cancel },
  { call: "renounce", on: "pending", gas: linear.renounce },
  { call: "burn", on: "depleted", gas: linear.burn },
];

const createCountedColumns = (parts: string, suffix: "LD" | "LT"): Column<Counted>[] => [
  { label: parts, kind: "number", isRowHeader: true, cell: (row) => gas(row.count) },
  { label: `createWithDurations${suffix}`, kind: "number", cell: (row) => gas(row.createWithDurations) },
  { label: `createWithTimestamps${suffix}`, kind: "number", cell: (row) => gas(row.createWithTimestamps) },
  { label: "withdraw, ongoing, recipient", kind: "number", cell: (row) => gas(row.ongoingByRecipient) },
  { label: "withdraw, ended, recipient", kind: "number", cell: (row) => gas(row.completedByRecipient) },
  { label: "withdraw, ongoing, others", kind: "number", cell: (row) => gas(row.ongoingByThirdParty) },
  { label: "withdraw, ended, others", kind: "number", cell: (row) => gas(row.completedByThirdParty) },
];

/** Returns a batch's gas, marked where one Ethereum transaction cannot hold it. */
const formatBatchGas = (value: number): string => `${gas(value)}${value > TRANSACTION_GAS_CAP ? " *" : ""}`;

/**
 * Published gas figures of Lockup, one table a part. Figures from data/contracts/gas/lockup.ts, with release and method.
 * Props: which part. Static HTML.
 */
export function LockupGas({ part }: { part: Part }): ReactNode {
  switch (part) {
    case "linear":
      return (
        <DataTable
          caption={`Gas of calls on linear streams, Lockup ${release}`}
          rows={linearRows}
          rowKey={(row) => row.call + row.on}
          columns={[
            { label: "Function", isRowHeader: true, cell: (row) => <CodeInline>{row.call}</CodeInline> },
            { label: "Stream and caller", cell: (row) => row.on },
            { label: "Gas", kind: "number", cell: (row) => gas(row.gas) },
          ]}
        />
      );
    case "dynamic":
      return (
        <DataTable
          caption={`Gas of calls on dynamic streams, Lockup ${release}. With 2 segments: cancel ${gas(dynamic.cancel)}, renounce ${gas(dynamic.renounce)}, burn ${gas(dynamic.burn)}.`}
          rows={dynamic.bySegments}
          rowKey={(row) => row.count}
          columns={createCountedColumns("Segments", "LD")}
        />
      );
    case "tranched":
      return (
        <DataTable
          caption={`Gas of calls on tranched streams, Lockup ${release}. With 2 tranches: cancel ${gas(tranched.cancel)}, renounce ${gas(tranched.renounce)}, burn ${gas(tranched.burn)}.`}
          rows={tranched.byTranches}
          rowKey={(row) => row.count}
          columns={createCountedColumns("Tranches", "LT")}
        />
      );
    case "batch":
      return (
        <DataTable
          caption={`Gas of one call to SablierBatchLockup, Lockup ${release}. *: over the cap of a transaction on Ethereum.`}
          rows={lockupGas.batch}
          rowKey={(row) => row.size}
          columns={[
            { label: "Streams", kind: "number", isRowHeader: true, cell: (row) => row.size },
            { label: "Parts in each", kind: "number", cell: (row) => row.parts },
            { label: "Durations LL", kind: "number", cell: (row) => formatBatchGas(row.linear.durations) },
            { label: "Timestamps LL", kind: "number", cell: (row) => formatBatchGas(row.linear.timestamps) },
            { label: "Durations LD", kind: "number", cell: (row) => formatBatchGas(row.dynamic.durations) },
            { label: "Timestamps LD", kind: "number", cell: (row) => formatBatchGas(row.dynamic.timestamps) },
            { label: "Durations LT", kind: "number", cell: (row) => formatBatchGas(row.tranched.durations) },
            {
              label: "Timestamps LT",
              kind: "number",
              cell: (row) => formatBatchGas(row.tranched.timestamps),
            },
          ]}
        />
      );
    case "earlier":
      return (
        <DataTable
          caption="The same calls in earlier releases, each with the harness of its time"
          rows={lockupGas.earlier}
          rowKey={(row) => row.row}
          columns={[
            { label: "Call", isRowHeader: true, cell: (row) => row.row },
            { label: "v2.0", kind: "number", cell: (row) => gas(row.v2_0) },
            { label: "v3.0", kind: "number", cell: (row) => gas(row.v3_0) },
            { label: "v4.0", kind: "number", cell: (row) => gas(row.v4_0) },
          ]}
        />
      );
  }
}
