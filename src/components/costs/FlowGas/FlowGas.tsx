import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import type { ReactNode } from "react";
import { flowGas, type FlowGasRow } from "@site/data/contracts/gas/flow";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";
import { formatAmount } from "@site/src/protocol/text/amount";

const formatGas = (value: number | undefined): string =>
  value === undefined ? "–" : formatAmount(BigInt(value), 0);

const columns: Column<FlowGasRow>[] = [
  { label: "Call", isRowHeader: true, cell: (row) => <CodeInline>{row.call}</CodeInline> },
  { label: "Stream", cell: (row) => row.solvency },
  { label: "v3.0", kind: "number", cell: (row) => formatGas(row.v3_0) },
  { label: "v2.0", kind: "number", cell: (row) => formatGas(row.v2_0) },
  { label: "v1.1", kind: "number", cell: (row) => formatGas(row.v1_1) },
  { label: "v1.0", kind: "number", cell: (row) => formatGas(row.v1_0) },
];

/** Gas of each Flow call by release, from the published benchmarks. Static HTML. */
export function FlowGas(): ReactNode {
  return (
    <DataTable
      caption="Gas of a Flow call in the project's benchmarks, mostly on warm storage and without the transaction's own 21,000"
      columns={columns}
      rows={flowGas}
      rowKey={(row) => `${row.call} ${row.solvency}`}
    />
  );
}
