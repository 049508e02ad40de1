import type { ReactNode } from "react";
import Papa from "papaparse";
import { DataTable } from "@site/src/ui/elements/DataTable/DataTable";
import { writePaymentsCsv } from "../model/year/csv";
import type { Payment } from "../model/year/payments";

const PAYMENT: Payment = {
  kind: "withdrawal",
  id: "1",
  source: "LK3-1-42",
  product: "Lockup",
  isKnown: true,
  chainId: 1,
  token: { chainId: 1, address: `0x${"d".repeat(40)}`, symbol: "DAI", decimals: 18 },
  amount: 1_500n * 10n ** 18n,
  receiver: `0x${"b".repeat(40)}`,
  at: 1_774_996_209n,
  hash: `0x${"1".repeat(64)}`,
};

/** The columns of the accountant's file, and an invented payment as the file has it. Static HTML. */
export function YearExample(): ReactNode {
  const file = writePaymentsCsv([PAYMENT], "Europe/Berlin", () => "Ethereum").slice(1);
  const { data } = Papa.parse<Record<string, string>>(file, { header: true, skipEmptyLines: true });
  return (
    <DataTable
      caption="One line of the CSV file, with an invented payment"
      columns={[
        { label: "Column", isRowHeader: true, cell: ([name]) => name },
        { label: "Value", cell: ([, value]) => <code>{value}</code> },
      ]}
      rows={Object.entries(data[0]!)}
      rowKey={([name]) => name}
    />
  );
}
