import type { ReactNode } from "react";
import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import { ScrollTable } from "@site/src/ui/elements/ScrollTable/ScrollTable";
import tableStyles from "@site/src/ui/elements/ScrollTable/styles.module.css";
import { flowExamples, lockupExamples } from "./examples";
import { playFlow } from "./flow";
import { formatAmount } from "@site/src/protocol/text/amount";
import { formatDate } from "./format";
import { playLockup } from "./lockup";
import styles from "./styles.module.css";

export interface TimelineProps {
  /** Key of an example in `examples.ts`. */
  example: keyof typeof lockupExamples | keyof typeof flowExamples;
}

interface Row {
  at: bigint;
  note: string;
  status: string;
  cells: readonly string[];
}

interface Table {
  title: string;
  heads: readonly string[];
  rows: readonly Row[];
}

function createLockupTable(key: keyof typeof lockupExamples): Table {
  const example = lockupExamples[key];
  const { decimals, symbol } = example.token;
  const amount = (value: bigint): string => formatAmount(value, decimals);
  return {
    title: `${example.title} Amounts in ${symbol}.`,
    heads: ["Streamed", "Withdrawn", "Withdrawable", ...(example.cancelable ? ["Refundable"] : [])],
    rows: playLockup(example).map((row) => ({
      at: row.at,
      note: row.note,
      status: row.status,
      cells: [
        amount(row.streamed),
        amount(row.withdrawn),
        amount(row.withdrawable),
        ...(example.cancelable ? [amount(row.refundable)] : []),
      ],
    })),
  };
}

function createFlowTable(key: keyof typeof flowExamples): Table {
  const example = flowExamples[key];
  const { decimals, symbol } = example.token;
  const amount = (value: bigint): string => formatAmount(value, decimals);
  return {
    title: `${example.title} Amounts in ${symbol}.`,
    heads: ["Balance", "Total debt", "Covered", "Uncovered", "Refundable"],
    rows: playFlow(example).map((row) => ({
      at: row.at,
      note: row.note,
      status: row.status,
      cells: [row.balance, row.debt, row.covered, row.uncovered, row.refundable].map(amount),
    })),
  };
}

const isLockup = (key: TimelineProps["example"]): key is keyof typeof lockupExamples => key in lockupExamples;

/**
 * A worked example as a dated table: what happens, and what the stream then holds for each party. Every figure is
 * computed by `src/protocol` when the page is rendered; none is typed. Plain HTML that needs no JavaScript; it scrolls
 * sideways by itself on narrow screens.
 */
export function Timeline({ example }: TimelineProps): ReactNode {
  const table = isLockup(example) ? createLockupTable(example) : createFlowTable(example);
  return (
    <ScrollTable label={table.title} caption={<>{table.title} All times are UTC.</>}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Event, status then</th>
          {table.heads.map((head) => (
            <th scope="col" key={head} className={tableStyles.number}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">
              <time dateTime={new Date(Number(row.at) * 1000).toISOString()}>{formatDate(row.at)}</time>
            </th>
            <td className={styles.text}>
              {row.note}
              <CodeInline className={styles.status}>{row.status}</CodeInline>
            </td>
            {row.cells.map((cell, column) => (
              <td key={table.heads[column]} className={tableStyles.number}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
