import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import type { ReactNode } from "react";
import chainList from "@generated/protocol-data/default/chains.json";
import releases from "@generated/protocol-data/default/releases.json";
import {
  conversionExamples,
  interfaceFee,
  interfaceFeeHistory,
  onchainMinimum,
  operationCosts,
  type FeePeriod,
  type OperationCost,
} from "@site/data/contracts/fees";
import { productNames } from "@site/data/site/products";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";
import { formatDecimal, parseDecimal } from "@site/src/protocol/text/amount";
import { computeMinFeeWei, USD_DECIMALS } from "@site/src/protocol/streams/fees";
import type { ReleaseRow } from "@site/plugins/protocol-data/src/types";
import { compareNames, formatDays, formatMonths, joinInSentence } from "@site/src/protocol/text/wording";
import styles from "./styles.module.css";

const renderDate = (iso: string) => <time dateTime={iso}>{formatDays(iso)}</time>;

/** The month in which the minimum was last seen to be zero. */
const minimumMonth = formatMonths(onchainMinimum.forkTestSince);

const operationColumns: Column<OperationCost>[] = [
  { label: "Product", cell: (row) => row.product },
  {
    label: "Operation and its functions",
    isRowHeader: true,
    cell: (row) => (
      <>
        {row.operation}
        <span className={styles.functions}>
          {row.functions.map((name, index) => (
            <span key={name}>
              {index > 0 ? ", " : null}
              <CodeInline>{name}</CodeInline>
            </span>
          ))}
        </span>
      </>
    ),
  },
  { label: "Gas", cell: () => "yes" },
  {
    label: "Interface fee",
    cell: (row) =>
      ({
        none: "none",
        withdraw: `$${interfaceFee.withdrawUsd}`,
        claim: `up to $${interfaceFee.claimMaximumUsd}`,
      })[row.interfaceFee],
  },
  {
    label: "Onchain minimum",
    cell: (row) =>
      ({
        none: "none",
        stream: (
          <>
            $0 on Ethereum in {minimumMonth}, <code>calculateMinFeeWei</code>
          </>
        ),
        campaign: (
          <>
            what the campaign froze at its creation, for new ones $0 on Ethereum in {minimumMonth},{" "}
            <code>calculateMinFeeWei</code>
          </>
        ),
      })[row.onchainMinimum],
  },
];

/** What each operation of the current releases costs. Every cell is filled: "none" is a statement. Static. */
export function OperationCostTable(): ReactNode {
  return (
    <DataTable
      caption={
        <>Cost of each operation, current releases. Interface fee as of {renderDate(interfaceFee.asOf)}.</>
      }
      columns={operationColumns}
      rows={operationCosts}
      rowKey={(row) => `${row.product} ${row.operation}`}
    />
  );
}

const historyColumns: Column<FeePeriod>[] = [
  { label: "Product", isRowHeader: true, cell: (row) => row.product },
  { label: "Operation", cell: (row) => row.operation },
  {
    label: "From",
    cell: (row) =>
      row.from ? (
        <>
          {row.fromIsApproximate ? "about " : null}
          {renderDate(row.from)}
        </>
      ) : (
        "first release"
      ),
  },
  { label: "Until", cell: (row) => (row.until ? <>before {renderDate(row.until)}</> : "in force") },
  { label: "Fee", kind: "number", cell: (row) => `$${row.usd}` },
  { label: "Rule", cell: (row) => row.rule ?? "flat, each time" },
];

/** Every interface fee there has been. Static. */
export function InterfaceFeeHistory(): ReactNode {
  return (
    <DataTable
      caption={<>Interface fees of app.sablier.com, as of {renderDate(interfaceFee.asOf)}</>}
      columns={historyColumns}
      rows={interfaceFeeHistory}
      rowKey={(row) => `${row.product} ${row.from}`}
    />
  );
}

const releaseColumns: Column<ReleaseRow>[] = [
  {
    label: "Release",
    isRowHeader: true,
    cell: (row) => `${productNames[row.product]} ${row.version}${row.isCurrent ? " (current)" : ""}`,
  },
  {
    label: "Interface fee possible",
    cell: (row) => (row.isPayable ? "yes" : "no: the function takes no native token"),
  },
  {
    label: "Onchain minimum",
    cell: (row) => {
      if (row.hasMinimum)
        return row.product === "airdrops"
          ? "yes, from the Comptroller, frozen in each campaign"
          : `yes, from the Comptroller ($0 on Ethereum in ${minimumMonth})`;
      // The one release with a minimum of its own kind, before the Comptroller.
      if (row.product === "airdrops" && row.isPayable)
        return "a fixed amount of native tokens, not from the Comptroller";
      return "no";
    },
  },
];

/** Which release can charge what, from the SDK's feature records. Static. */
export function FeeReleaseTable(): ReactNode {
  return (
    <DataTable
      caption={`Fees by release. Read from the npm package sablier ${chainList.sdkVersion}.`}
      columns={releaseColumns}
      rows={releases}
      rowKey={(row) => `${row.product} ${row.version}`}
    />
  );
}

/** Dollar fees in wei at example prices, computed with the Comptroller's formula. Static. */
export function FeeConversionTable(): ReactNode {
  const rows = conversionExamples.map((example) => {
    const price = parseDecimal(example.priceUsd, USD_DECIMALS);
    const wei = computeMinFeeWei(parseDecimal(example.feeUsd, USD_DECIMALS), { price, updatedAt: 0n }, 0n);
    return { ...example, wei, tokens: formatDecimal(wei, 18) };
  });
  return (
    <DataTable
      caption="Dollar amounts in native tokens at example prices"
      columns={[
        { label: "Fee", kind: "number", isRowHeader: true, cell: (row) => `$${row.feeUsd}` },
        { label: "Price of one token", kind: "number", cell: (row) => `$${row.priceUsd}` },
        { label: "Wei", kind: "number", cell: (row) => row.wei.toString() },
        { label: "Native tokens", kind: "number", cell: (row) => `${row.tokens} ${row.symbol}` },
      ]}
      rows={rows}
      rowKey={(row) => `${row.feeUsd} ${row.symbol} ${row.priceUsd}`}
    />
  );
}

/** Names of the chains on which the former onchain minimum was above zero. */
export function FormerMinimumChains(): ReactNode {
  const names = onchainMinimum.formerChains
    .map((id) => chainList.chains.find((chain) => chain.id === id)?.name ?? `chain ${id}`)
    .sort(compareNames);
  return joinInSentence(names);
}
