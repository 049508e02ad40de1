import type { ReactNode } from "react";
import { formerFlowDeployments, type FormerDeployment } from "@site/data/contracts/formerDeployments";
import { Address } from "@site/src/ui/elements/Address/Address";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";

const columns: Column<FormerDeployment>[] = [
  {
    label: "Chain",
    isRowHeader: true,
    cell: ({ chain, note }) => (note ? `${chain} (${note})` : chain),
  },
  {
    label: "SablierFlow",
    cell: ({ chain, flow }) => <Address value={flow} of={`SablierFlow on ${chain}`} small />,
  },
  {
    label: "FlowNFTDescriptor",
    cell: ({ chain, descriptor }) => (
      <Address value={descriptor} of={`FlowNFTDescriptor on ${chain}`} small />
    ),
  },
];

/** Deployments of a Flow release that were published in April 2025 and that the SDK no longer lists. Static HTML. */
export function FormerDeployments({ release }: { readonly release: FormerDeployment["release"] }): ReactNode {
  const rows = formerFlowDeployments.filter(
    (formerFlowDeployment) => formerFlowDeployment.release === release,
  );
  return (
    <DataTable
      caption={`Flow ${release}, published in April 2025 and not in the SDK: ${rows.length}. Explorers of some of these chains are gone, so there are no links.`}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.chain}
    />
  );
}
