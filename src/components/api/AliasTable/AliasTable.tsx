import type { ReactNode } from "react";
import aliases from "@generated/protocol-data/default/aliases.json";
import chainList from "@generated/protocol-data/default/chains.json";
import { productNames } from "@site/data/site/products";
import { DataTable } from "@site/src/ui/elements/DataTable/DataTable";

/** Every contract alias with its contract and release, read from the SDK at build time. Static. */
export function AliasTable(): ReactNode {
  return (
    <DataTable
      caption={`Contract aliases: ${aliases.length}. Read from the npm package sablier ${chainList.sdkVersion}.`}
      columns={[
        { label: "Alias", isRowHeader: true, cell: (row) => <code>{row.alias}</code> },
        { label: "Contract", kind: "code", cell: (row) => row.contractName },
        {
          label: "Release",
          kind: "short",
          cell: (row) => `${productNames[row.protocol]} ${row.version}${row.isLatest ? " (current)" : ""}`,
        },
        { label: "Chains", kind: "number", cell: (row) => row.chains },
      ]}
      rows={aliases}
      rowKey={(row) => row.alias}
    />
  );
}
