import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import type { ReactNode } from "react";
import earlier from "@generated/protocol-data/default/earlierErrors.json";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";
import { composeErrorAnchor, type EarlierError } from "@site/src/protocol/evm/revert/catalogue";

const columns: Column<EarlierError>[] = [
  { label: "Error", isRowHeader: true, cell: (error) => <CodeInline>{error.name}</CodeInline> },
  { label: "Selector", kind: "code", cell: ({ selector }) => selector },
  { label: "Releases", cell: ({ releases }) => releases.join(", ") },
  {
    label: "Current name or meaning",
    kind: "prose",
    cell: ({ cause, remedy, successor }) =>
      successor ? (
        <a href={`#${successor.toLowerCase()}`}>
          <CodeInline>{successor}</CodeInline>
        </a>
      ) : (
        `${cause}. ${remedy}.`
      ),
  },
];

/**
 * The errors that only earlier releases have, with the name that each has today. Static HTML; rows have their selector
 * as anchor.
 */
export function EarlierTable(): ReactNode {
  return (
    <DataTable
      caption={`Errors of earlier releases: ${earlier.length}. Read from the ABIs in the npm package sablier.`}
      columns={columns}
      rows={earlier}
      rowKey={({ selector }) => selector}
      rowId={composeErrorAnchor}
    />
  );
}
