import { type ReactNode, useId } from "react";
import { EnlargeButton } from "@site/src/ui/elements/Enlarge/EnlargeButton";
import { AreaLabels, Axes, PlotFrame, Legend, type Mark, styles } from "@site/src/ui/Plot";
import { computeRate, PERIODS } from "@site/src/protocol/streams/flow/ratePerSecond";
import { plotFlow, type FlowEvent, type FlowScenario } from "@site/src/protocol/streams/plot/flowPlot";
import { FRAME } from "@site/src/protocol/streams/plot/frame";
import { formatThousands } from "@site/src/protocol/text/wording";
import ownStyles from "./styles.module.css";

/** An event as an author writes it: whole tokens, days after the creation. */
export type FlowPlotEvent = { day: number } & (
  | { deposit: number }
  | { withdraw: number }
  | { refund: number }
  | { adjustTo: number }
  | { restartAt: number }
  | { pause: true }
  | { void: true }
);

export interface FlowPlotProps {
  /** What the plot shows, as its caption. */
  title: string;
  /** Whole tokens a day; rounded up to the next rate per second, so that whole days give whole tokens. */
  tokensPerDay: number;
  /** How many days the plot covers. */
  days: number;
  /** Days between two ticks. */
  every?: number;
  /** What happens, in order of time. Rates in tokens a day. */
  events: readonly FlowPlotEvent[];
}

/** The demo token has six decimals, as most stablecoins. */
const DECIMALS = 6;

/**
 * Debt and balance of a Flow stream over time: covered and uncovered debt, what is refundable, and when the balance is
 * depleted. Computed while rendering with the contract's arithmetic; everything is in the static HTML.
 */
export function FlowPlot({ title, ...props }: FlowPlotProps): ReactNode {
  const id = useId();
  const plot = plotFlow(readScenario(props));
  return (
    <div className={styles.frame}>
      <figure className={styles.figure} aria-labelledby={`${id}c`}>
        <div className={styles.plot}>
          <PlotFrame id={id} title={`${title}: debt and balance over time`} description={plot.description}>
            <Axes x={plot.xAxis} y={plot.yAxis} />
            <path className={styles.refundable} d={plot.refundable} />
            <path className={styles.covered} d={plot.covered} />
            <path className={styles.uncovered} d={plot.uncovered} />
            {plot.depletions.map(({ x }) => (
              <path key={x} className={styles.depletion} d={`M${x} ${FRAME.top}V${FRAME.bottom}`} />
            ))}
            <path className={styles.balance} d={plot.balance} />
            <path className={styles.debt} d={plot.debt} />
            <AreaLabels labels={plot.labels} />
          </PlotFrame>
        </div>
        {/* A caption is the last of a figure's children. */}
        <EnlargeButton of={title} />
        <figcaption className={styles.words}>
          <p className={styles.name} id={`${id}c`}>
            {title}
          </p>
          <p className={styles.origin}>Rate: {formatThousands(props.tokensPerDay)} tokens a day.</p>
          <ol className={ownStyles.events}>
            {plot.events.map(({ number, text }) => (
              <li key={number}>{text}</li>
            ))}
          </ol>
          <Legend entries={getLegend(plot.depletions.map(({ name }) => name))} />
        </figcaption>
      </figure>
    </div>
  );
}

function getLegend(depletions: readonly string[]): (readonly [Mark, string])[] {
  const entries: (readonly [Mark, string])[] = [
    ["debt", "Total debt"],
    ["balance", "Balance"],
    ["covered", "Covered debt, withdrawable: below both lines"],
    ["uncovered", "Uncovered debt: between the lines, debt on top"],
    ["refundable", "Refundable: between the lines, balance on top"],
  ];
  if (depletions.length > 0) entries.push(["depletion", `Depleted at ${depletions.join(" and ")}`]);
  return entries;
}

function readScenario({ days, events, every = 2, tokensPerDay }: Omit<FlowPlotProps, "title">): FlowScenario {
  return {
    ratePerSecond: readRate(tokensPerDay),
    tokenDecimals: DECIMALS,
    duration: BigInt(days) * PERIODS.day,
    unit: { name: "day", seconds: PERIODS.day, every },
    events: events.map(findEvent),
  };
}

function findEvent(event: FlowPlotEvent): FlowEvent {
  const at = BigInt(Math.round(event.day * Number(PERIODS.day)));
  if ("deposit" in event) return { at, type: "deposit", amount: toBaseUnits(event.deposit) };
  if ("withdraw" in event) return { at, type: "withdraw", amount: toBaseUnits(event.withdraw) };
  if ("refund" in event) return { at, type: "refund", amount: toBaseUnits(event.refund) };
  if ("adjustTo" in event) return { at, type: "adjust", ratePerSecond: readRate(event.adjustTo) };
  if ("restartAt" in event) return { at, type: "restart", ratePerSecond: readRate(event.restartAt) };
  return "pause" in event ? { at, type: "pause" } : { at, type: "void" };
}

function readRate(tokensPerDay: number): bigint {
  return computeRate({ amount: toBaseUnits(tokensPerDay), period: PERIODS.day, decimals: DECIMALS }, "up");
}

function toBaseUnits(tokens: number): bigint {
  return BigInt(Math.round(tokens * 10 ** DECIMALS));
}
