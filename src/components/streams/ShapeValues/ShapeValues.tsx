import type { ReactNode } from "react";
import { ScrollTable } from "@site/src/ui/elements/ScrollTable/ScrollTable";
import table from "@site/src/ui/elements/ScrollTable/styles.module.css";
import * as Schedule from "../../../protocol/streams/lockup/schedule";
import { dynamicShapes } from "../../../protocol/streams/shapes/dynamic";
import { linearShapes } from "../../../protocol/streams/shapes/linear";
import { tranchedShapes } from "../../../protocol/streams/shapes/tranched";
import { formatAmount } from "@site/src/protocol/text/amount";

/** Per cent of the time between start and end. */
const MOMENTS = [0n, 10n, 25n, 50n, 75n, 90n, 100n];

const shapes = [...linearShapes, ...dynamicShapes, ...tranchedShapes];

/**
 * Returns the share of the deposit that is streamed when a share of the time has passed, in per cent, cut to two
 * decimals.
 */
function computeShare(schedule: Schedule.Schedule, moment: bigint): string {
  const now = schedule.startTime + ((schedule.endTime - schedule.startTime) * moment) / 100n;
  const streamed = Schedule.streamedAmount(schedule, { now });
  return `${formatAmount((streamed * 10_000n) / schedule.depositedAmount, 2)}%`;
}

/**
 * The shapes of the plots side by side: how much each has released after which part of its time. Computed by `src/protocol`
 * from the same parameters as the plots. Plain HTML that needs no JavaScript.
 */
export function ShapeValues(): ReactNode {
  const title = "Share of the deposit that is streamed, by share of the time that has passed.";
  return (
    <ScrollTable label={title} caption={title}>
      <thead>
        <tr>
          <th scope="col">Shape</th>
          {MOMENTS.map((moment) => (
            <th scope="col" key={String(moment)} className={table.number}>{`${moment}%`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shapes.map(({ demo, id, name }) =>
          demo.kind === "lockup" ? (
            <tr key={id}>
              <th scope="row">
                {name} <code>{id}</code>
              </th>
              {MOMENTS.map((moment) => (
                <td key={String(moment)} className={table.number}>
                  {computeShare(demo.schedule, moment)}
                </td>
              ))}
            </tr>
          ) : null,
        )}
      </tbody>
    </ScrollTable>
  );
}
