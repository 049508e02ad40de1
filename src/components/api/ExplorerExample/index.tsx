import type { ReactNode } from "react";
import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import { DataTable } from "@site/src/ui/elements/DataTable/DataTable";
import { batchElement, fields, timeline } from "@site/src/protocol/streams/lockup/explorerExample";

const inputs = [
  { field: "payableAmount", value: "0", meaning: "In ether: creating a stream costs no fee" },
  { field: "params", value: fields.params, meaning: "The stream, in the order of the struct" },
  {
    field: "unlockAmounts",
    value: fields.unlockAmounts,
    meaning: "Nothing at the start, 2 DAI at the cliff",
  },
  { field: "granularity", value: fields.granularity, meaning: "A release each second" },
  { field: "cliffTime", value: fields.cliffTime, meaning: "1 February 2027, 00:00 UTC" },
];

/**
 * The block explorer guide's example: what to type (`inputs`), what the contract then answers (`timeline`), or the
 * element of a batch (`batch`). Values from src/protocol/streams/lockup/explorerExample.ts. Static HTML.
 */
export function ExplorerExample({ part }: { part: "inputs" | "timeline" | "batch" }): ReactNode {
  if (part === "batch") return <CodeInline>{batchElement}</CodeInline>;
  if (part === "inputs") {
    return (
      <DataTable
        caption="Fields of createWithTimestampsLL in the explorer"
        rows={inputs}
        rowKey={(row) => row.field}
        columns={[
          { label: "Field", isRowHeader: true, cell: (row) => <CodeInline>{row.field}</CodeInline> },
          { label: "Value", kind: "prose", cell: (row) => <CodeInline>{row.value}</CodeInline> },
          { label: "Meaning", kind: "prose", cell: (row) => row.meaning },
        ]}
      />
    );
  }
  return (
    <DataTable
      caption="What streamedAmountOf returns for this stream"
      rows={timeline}
      rowKey={(row) => row.when}
      columns={[
        { label: "When", isRowHeader: true, cell: (row) => row.when },
        { label: "Unix seconds", kind: "number", cell: (row) => String(row.time) },
        {
          label: "Date (UTC)",
          kind: "short",
          cell: (row) => new Date(Number(row.time) * 1000).toISOString().slice(0, 10),
        },
        { label: "streamedAmountOf", kind: "number", cell: (row) => String(row.streamed) },
      ]}
    />
  );
}
