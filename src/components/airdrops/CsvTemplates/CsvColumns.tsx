import type { ReactNode } from "react";
import { csvColumns, renamedColumns, type CsvColumn } from "@site/data/csv";
import { DataTable } from "@site/src/components/elements/DataTable";

/** What may stand in each column of the CSV files. Static. */
export function CsvColumns(): ReactNode {
  return (
    <DataTable
      caption="Columns of the CSV files. All columns of a template are required, and there may be no others."
      columns={[
        { label: "Column", kind: "code", isRowHeader: true, cell: ([name]) => name },
        { label: "Holds", cell: ([, { rule }]) => rule.says },
        { label: "Meaning", cell: ([, { meaning }]) => meaning },
      ]}
      rows={Object.entries<CsvColumn>(csvColumns)}
      rowKey={([name]) => name}
    />
  );
}

/** Column names of old templates and their current names. Static. */
export function RenamedColumns(): ReactNode {
  return (
    <DataTable
      caption="Column names of older templates."
      columns={[
        { label: "Was", kind: "code", isRowHeader: true, cell: ({ old }) => old },
        { label: "Is", cell: ({ now }) => (now ? <code>{now}</code> : "dropped") },
      ]}
      rows={renamedColumns}
      rowKey={({ old }) => old}
    />
  );
}
