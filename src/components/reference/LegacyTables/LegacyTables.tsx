import type { ReactNode } from "react";
import contracts from "@generated/protocol-data/default/legacy.json";
import { Address } from "@site/src/ui/elements/Address/Address";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";
import { depositFor } from "@site/src/protocol/streams/legacy/stream";
import { formatAmount } from "@site/src/protocol/text/amount";
import type { LegacyContractRow } from "@site/plugins/protocol-data/src/types";

export interface LegacyContractsProps {
  /** Which release's contracts to list. */
  version: "v1.1" | "v1.0";
}

const contractColumns: Column<LegacyContractRow>[] = [
  { label: "Chain", isRowHeader: true, cell: (row) => row.chainName },
  { label: "Chain ID", kind: "number", cell: (row) => row.chainId },
  { label: "Contract", kind: "code", cell: (row) => row.contract },
  {
    label: "Address",
    kind: "address",
    cell: (row) => (
      <Address small value={row.address} href={row.explorerUrl} of={`${row.contract} on ${row.chainName}`} />
    ),
  },
];

/** The addresses of one Legacy release, read from the SDK at build time. Static HTML with copy buttons. */
export function LegacyContracts({ version }: LegacyContractsProps): ReactNode {
  return (
    <DataTable
      caption={`Contracts of Legacy ${version}`}
      columns={contractColumns}
      rows={contracts.filter((row) => row.version === version)}
      rowKey={(row) => `${row.chainId} ${row.contract}`}
    />
  );
}

interface DepositRow {
  amount: bigint;
  symbol: string;
  decimals: number;
  duration: bigint;
  period: string;
}

const DAY = 86_400n;
const amounts: readonly DepositRow[] = [
  { amount: 3_000n * 10n ** 18n, symbol: "DAI", decimals: 18, duration: 30n * DAY, period: "30 days" },
  { amount: 3_000n * 10n ** 18n, symbol: "DAI", decimals: 18, duration: 31n * DAY, period: "31 days" },
  { amount: 3_000n * 10n ** 6n, symbol: "USDC", decimals: 6, duration: 30n * DAY, period: "30 days" },
  { amount: 120_000n * 10n ** 6n, symbol: "USDC", decimals: 6, duration: 365n * DAY, period: "365 days" },
  { amount: 864n * 10n ** 18n, symbol: "DAI", decimals: 18, duration: DAY, period: "1 day" },
  { amount: 5n * 10n ** 6n, symbol: "USDC", decimals: 6, duration: 365n * DAY, period: "365 days" },
];

const depositColumns: Column<DepositRow>[] = [
  {
    label: "Intended",
    isRowHeader: true,
    cell: (row) => `${formatAmount(row.amount, row.decimals)} ${row.symbol} over ${row.period}`,
  },
  { label: "Seconds", kind: "number", cell: (row) => formatAmount(row.duration, 0) },
  {
    label: "Deposit",
    kind: "number",
    cell: (row) => {
      const { deposit } = depositFor(row.amount, row.duration);
      return deposit === 0n ? "none" : formatAmount(deposit, 0);
    },
  },
  {
    label: "Left over",
    kind: "number",
    cell: (row) => formatAmount(depositFor(row.amount, row.duration).remainder, 0),
  },
  {
    label: "Rate per second",
    kind: "number",
    cell: (row) => formatAmount(depositFor(row.amount, row.duration).ratePerSecond, 0),
  },
];

/** Worked numbers of the rule that a Legacy deposit is a multiple of the duration. Computed by `src/protocol`. */
export function LegacyDeposits(): ReactNode {
  return (
    <DataTable
      caption="Deposits that Legacy accepts, in base units"
      columns={depositColumns}
      rows={amounts}
      rowKey={(_row, index) => index}
    />
  );
}
