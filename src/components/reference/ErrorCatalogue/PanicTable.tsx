import type { ReactNode } from "react";
import { panicCodes } from "@site/data/errors/sablier";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";

const columns: Column<[string, string]>[] = [
  {
    label: "Code",
    isRowHeader: true,
    kind: "code",
    cell: ([code]) => `0x${Number(code).toString(16).padStart(2, "0")}`,
  },
  { label: "Meaning", cell: ([, meaning]) => meaning },
];

/** The codes of `Panic(uint256)`. Static HTML. */
export function PanicTable(): ReactNode {
  return (
    <DataTable
      caption="Codes of Panic(uint256)"
      columns={columns}
      rows={Object.entries(panicCodes)}
      rowKey={([code]) => code}
    />
  );
}
