import type { ReactNode } from "react";
import { formatThousands } from "@site/src/protocol/text/wording";
import { lockupGas, TRANSACTION_GAS_CAP } from "../../../../data/contracts/gas/lockup";

export interface CreationGasProps {
  /** Which model's rows to show; all three without it. */
  model?: "linear" | "dynamic" | "tranched";
}

interface Row {
  model: string;
  configuration: string;
  durations: number;
  timestamps: number;
}

const rows: Record<NonNullable<CreationGasProps["model"]>, readonly Row[]> = {
  linear: [
    {
      model: "Linear",
      configuration: "No cliff, any granularity",
      durations: lockupGas.linear.createWithDurations.noCliff,
      timestamps: lockupGas.linear.createWithTimestamps.noCliff,
    },
    {
      model: "Linear",
      configuration: "Cliff with an unlock amount",
      durations: lockupGas.linear.createWithDurations.cliff,
      timestamps: lockupGas.linear.createWithTimestamps.cliff,
    },
  ],
  dynamic: lockupGas.dynamic.bySegments.map((row) => ({
    model: "Dynamic",
    configuration: `${row.count} segments`,
    durations: row.createWithDurations,
    timestamps: row.createWithTimestamps,
  })),
  tranched: lockupGas.tranched.byTranches.map((row) => ({
    model: "Tranched",
    configuration: `${row.count} tranches`,
    durations: row.createWithDurations,
    timestamps: row.createWithTimestamps,
  })),
};

/** What a transaction pays in addition to the call that the benchmarks measure, without its calldata. */
const TRANSACTION_GAS = 21_000;

/**
 * How many segments or tranches, rounded down to tens, one transaction on Ethereum can create with durations: the
 * straight line through the last two benchmarks, up to the cap. Calldata, which they leave out, lowers it.
 */
export function PartsLimit({ model }: { readonly model: "dynamic" | "tranched" }): ReactNode {
  const points = model === "dynamic" ? lockupGas.dynamic.bySegments : lockupGas.tranched.byTranches;
  const [before, last] = points.slice(-2) as [(typeof points)[number], (typeof points)[number]];
  const each = (last.createWithDurations - before.createWithDurations) / (last.count - before.count);
  const more = (TRANSACTION_GAS_CAP - TRANSACTION_GAS - last.createWithDurations) / each;
  return <>{Math.floor((last.count + more) / 10) * 10}</>;
}

/**
 * What creating one stream costs in gas, by model, from the published benchmarks. Plain HTML; needs no JavaScript. In the
 * look of Markdown's tables: the styles of `DataTable` would put its pages above their budget.
 */
export function CreationGas({ model }: CreationGasProps): ReactNode {
  const shown = model === undefined ? [...rows.linear, ...rows.tranched, ...rows.dynamic] : rows[model];
  return (
    <div className="table-region" role="region" tabIndex={0} aria-label="Gas that creating one stream costs">
      <table>
        <thead>
          <tr>
            <th scope="col">Configuration</th>
            <th scope="col">Model</th>
            <th scope="col">Gas, with durations</th>
            <th scope="col">Gas, with timestamps</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={`${row.model} ${row.configuration}`}>
              <th scope="row">{row.configuration}</th>
              <td>{row.model}</td>
              <td>{formatThousands(row.durations)}</td>
              <td>{formatThousands(row.timestamps)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
