import type { ReactNode } from "react";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";
import { formatAmount } from "@site/src/protocol/text/amount";
import { computeAmountOver, computeRate } from "@site/src/protocol/streams/flow/ratePerSecond";

interface Row {
  label: string;
  /** Base units of a token with 6 decimals. */
  amount: bigint;
  /** Seconds. */
  duration: bigint;
}

const DAY = 86_400n;
const TOKEN = 10n ** 6n;
const rows: readonly Row[] = [
  { label: "1 a day", amount: 1n * TOKEN, duration: DAY },
  { label: "86.4 a day", amount: (864n * TOKEN) / 10n, duration: DAY },
  { label: "100 a day", amount: 100n * TOKEN, duration: DAY },
  { label: "500 a week", amount: 500n * TOKEN, duration: 7n * DAY },
  { label: "1,000 a week", amount: 1_000n * TOKEN, duration: 7n * DAY },
  { label: "1,000 in 30 days", amount: 1_000n * TOKEN, duration: 30n * DAY },
  { label: "5,000 in 30 days", amount: 5_000n * TOKEN, duration: 30n * DAY },
  { label: "10,000 in 30 days", amount: 10_000n * TOKEN, duration: 30n * DAY },
  { label: "60,000 in 365 days", amount: 60_000n * TOKEN, duration: 365n * DAY },
  { label: "100,000 in 365 days", amount: 100_000n * TOKEN, duration: 365n * DAY },
  { label: "1,000,000 in 365 days", amount: 1_000_000n * TOKEN, duration: 365n * DAY },
];

const computeRowRate = ({ amount, duration }: Row) =>
  computeRate({ amount, period: duration, decimals: 6 }, "down");

const columns: Column<Row>[] = [
  { label: "Tokens", isRowHeader: true, cell: (row) => row.label },
  { label: "Tokens a second", kind: "number", cell: (row) => formatAmount(computeRowRate(row), 18) },
  { label: "Rate", kind: "number", cell: (row) => String(computeRowRate(row)) },
  {
    label: "Debt, 6 decimals",
    kind: "number",
    cell: (row) => formatAmount(computeAmountOver(computeRowRate(row), row.duration, 6), 6),
  },
  {
    label: "Debt, 18 decimals",
    kind: "number",
    cell: (row) => String(computeAmountOver(computeRowRate(row), row.duration, 18)),
  },
];

/** Worked rates, computed by `src/protocol`, which the tests compare with the contract. Static HTML. */
export function RateTable(): ReactNode {
  return (
    <DataTable
      caption="Rates per second, rounded down, and the debt at the end of the period, in tokens with 6 decimals and in base units with 18"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.label}
    />
  );
}
